import { TECHNICAL_CONNECTION } from '@gektar/contract/land/utility.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { Suspense } from 'react';
import type { CriterionAbout } from '#form/filter/criterion.ts';
import { ownCriterion } from '#form/filter/own-criterion.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import type { UtilityCriterion } from './utility-criterion-field.tsx';

const UtilityCriterionField = lazyPart(async () => ({
  default: (await import('./utility-criterion-field.tsx')).UtilityCriterionField,
}));

/** Filter criterion of one utility. */
export function utilityCriterion(name: string, measure: string): CriterionAbout {
  return ownCriterion<UtilityCriterion>({
    label: name,
    Field: ({ label, value, onChange }) => (
      <Suspense>
        <UtilityCriterionField label={label} measure={measure} value={value ?? {}} onChange={onChange} />
      </Suspense>
    ),
    words: (value) => utilityWords(value, measure),
  });
}

/** 'есть, от 60,00 кВт' */
export function utilityWords(
  { isPresent = null, type = null, atLeast = null }: UtilityCriterion,
  measure: string,
): string {
  const words: string[] = [];
  if (isPresent !== null) words.push(isPresent ? 'есть' : 'нет');
  if (type !== null) words.push(type === TECHNICAL_CONNECTION ? 'тех. присоединение' : 'тех. условия');
  if (atLeast !== null) words.push(`от ${formatQuantity(atLeast, measure)}`);
  return words.join(', ');
}
