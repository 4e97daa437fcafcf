import { DateField } from '#form/field/date-field.tsx';
import type { OwnFieldProps } from '#form/filter/criterion.ts';

/** Only the last day counts (M-04). */
export function UpToDay({ label, value, onChange }: OwnFieldProps) {
  const { to = null } = (value ?? {}) as { to?: string | null };
  return (
    <DateField
      label={label}
      value={to?.slice(0, 10) ?? null}
      onChange={(day) => onChange(day === null ? undefined : { from: null, to: day })}
    />
  );
}
