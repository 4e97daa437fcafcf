import { DateField } from '#form/field/date-field.tsx';
import type { OwnCriterionProps } from '#form/filter/own-criterion.ts';

/** A last day, without a first one. */
export interface UpTo {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** Only the last day counts (M-04). */
export function UpToDay({ label, value, onChange }: OwnCriterionProps<UpTo>) {
  const to = value?.to;
  return (
    <DateField
      label={label}
      value={to?.slice(0, 10) ?? null}
      onChange={(day) => onChange(day === null ? undefined : { from: null, to: day })}
    />
  );
}
