import { DateField } from '#form/field/date-field.tsx';
import type { OwnCriterionProps } from '#form/filter/own-criterion.ts';

/** A range of days of which only the end is used. */
export interface UpTo {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** Criterion of a last day; the start of the range is not used (M-04). */
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
