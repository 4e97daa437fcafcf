import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Suspense } from 'react';
import { ownCriterion } from '#form/filter/own-criterion.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const OverdueField = lazyPart(async () => ({ default: (await import('./overdue-field.tsx')).OverdueField }));
const moreThanDays: PluralForms = ['дня', 'дней', 'дней'];

/** Criterion of plots that wait to be actualized (D-06, N-05). */
export const overdueCriterion = ownCriterion<number>({
  label: 'Просрочена актуализация',
  short: 'Просрочены',
  Field: (props) => (
    <Suspense>
      <OverdueField {...props} />
    </Suspense>
  ),
  words: (overdueDays) => `больше ${formatCountOf(overdueDays, moreThanDays)}`,
});
