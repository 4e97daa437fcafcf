import { useState } from 'react';
import { TextField } from '#form/field/text-field.tsx';
import type { OwnCriterionProps } from '#form/filter/own-criterion.ts';

/** Criterion of cadastral numbers: any number of them, or of parts of them, in one input. */
export function NumbersCriterion({ label, value, onChange }: OwnCriterionProps<readonly string[]>) {
  const [text, setText] = useState((value ?? []).join(', '));
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
