import { TECHNICAL_CONNECTION } from '@gektar/contract/land/utility.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { Suspense } from 'react';
import type { OwnFieldProps } from '#form/filter/criterion.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import type { UtilityCriterion } from './utility-criterion-field.tsx';

const UtilityCriterionField = lazyPart(async () => ({
  default: (await import('./utility-criterion-field.tsx')).UtilityCriterionField,
}));

/** Field and words of a utility's criterion. */
export function utilityCriterion(measure: string) {
  return {
    Field: ({ label, value, onChange }: OwnFieldProps) => (
      <Suspense>
        <UtilityCriterionField
          label={label}
          measure={measure}
          value={(value ?? {}) as UtilityCriterion}
          onChange={onChange}
        />
      </Suspense>
    ),
    words: (value: unknown) => utilityWords(value as UtilityCriterion, measure),
  };
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
