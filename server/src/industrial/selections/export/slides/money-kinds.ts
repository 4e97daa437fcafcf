import type { PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { isOnlySold, isSold } from '@gektar/contract/industrial/vacancies/offered-block.ts';

/** A rate belongs to lease and storage, a price to sale. */
export type MoneyKind = 'rate' | 'price';

/**
 * Whether to show the rate, the price or both: those the client asked for, or all that apply when none of these does.
 * @param asked bits of `vacancyTypes` in the request; 0 or absent: anything
 */
export function moneyKinds({ vacancyTypes }: Pick<PublicVacancy, 'vacancyTypes'>, asked = 0): MoneyKind[] {
  const wanted = kindsOf(vacancyTypes & asked);
  return wanted.length > 0 ? wanted : kindsOf(vacancyTypes, ['rate']);
}

function kindsOf(vacancyTypes: number, none: MoneyKind[] = []): MoneyKind[] {
  if (vacancyTypes === 0) return none;
  return [
    ...(isOnlySold({ vacancyTypes }) ? [] : (['rate'] as const)),
    ...(isSold({ vacancyTypes }) ? (['price'] as const) : []),
  ];
}
