import { CheckField } from '#form/field/check-field.tsx';
import type { CriterionAbout, OwnFieldProps } from '#form/filter/criterion.ts';

/** A criterion that only its being set restricts. */
export function askedFlag(label: string, short?: string): CriterionAbout {
  return { kind: 'own', label, ...(short !== undefined && { short }), Field: AskedFlag, words: () => 'Да' };
}

function AskedFlag({ label, value, onChange }: OwnFieldProps) {
  return <CheckField label={label} value={value === true} onChange={(is) => onChange(is || undefined)} />;
}
