import { CheckField } from '#form/field/check-field.tsx';
import type { CriterionAbout } from '#form/filter/criterion.ts';
import { type OwnCriterionProps, ownCriterion } from '#form/filter/own-criterion.ts';

/** A flag criterion that restricts only when it is set. */
export function askedFlag(label: string, short?: string): CriterionAbout {
  return ownCriterion<boolean>({ label, ...(short !== undefined && { short }), Field: AskedFlag, words: () => 'Да' });
}

function AskedFlag({ label, value, onChange }: OwnCriterionProps<boolean>) {
  return <CheckField label={label} value={value === true} onChange={(is) => onChange(is || undefined)} />;
}
