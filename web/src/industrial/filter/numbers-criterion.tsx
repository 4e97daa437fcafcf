import { useState } from 'react';
import { TextField } from '#form/field/text-field.tsx';
import type { OwnFieldProps } from '#form/filter/criterion.ts';

/** Any number of cadastral numbers or parts of them, in one line. */
export function NumbersCriterion({ label, value, onChange }: OwnFieldProps) {
  const [text, setText] = useState(((value ?? []) as readonly string[]).join(', '));
  return (
    <TextField
      label={label}
      placeholder="Номера через запятую"
      maxLength={2_000}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next.split(/[\s,;]+/).filter(Boolean));
      }}
    />
  );
}
