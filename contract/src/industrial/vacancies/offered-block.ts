import type { VacancyRow } from './vacancy.ts';

type Offer = Pick<VacancyRow, 'vacancyTypes' | 'isWholeForRent' | 'minimalRentalBlockArea' | 'minimalSaleBlockArea'>;

/** Bit for sale in `vacancyTypes` (F-09). */
const SALE = 2;

/** The label of a vacancy that is not let in parts. */
export const WHOLE_ONLY = 'Только целиком';

/** Whether a vacancy is for sale only: it has no rate and no rental block. */
export function isOnlySold({ vacancyTypes }: Pick<Offer, 'vacancyTypes'>): boolean {
  return vacancyTypes === SALE;
}

export function isSold({ vacancyTypes }: Pick<Offer, 'vacancyTypes'>): boolean {
  return (vacancyTypes & SALE) !== 0;
}

/**
 * The smallest part on offer (m²): for lease, or for sale when it is only sold; 'whole' when it is not let in parts,
 * whatever block is stored; undefined when unknown. One rule for pages, slides and sheets.
 */
export function offeredBlock(vacancy: Offer): number | 'whole' | undefined {
  if (isOnlySold(vacancy)) return vacancy.minimalSaleBlockArea ?? undefined;
  return vacancy.isWholeForRent === true ? 'whole' : (vacancy.minimalRentalBlockArea ?? undefined);
}
