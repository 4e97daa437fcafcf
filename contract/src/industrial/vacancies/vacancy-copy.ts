import { withoutFields } from '#copies.ts';
import { totalArea } from '#industrial/areas/area-figures.ts';
import type { AreaSetWithPriceDraft } from '#industrial/areas/area-set.ts';
import { ACTIVE_STATUS, BOOKED_STATUS, CLOSED_STATUS } from '#industrial/dictionaries/enumerations.ts';
import { nameBeforeSplit } from './rest-name.ts';
import type { Vacancy } from './vacancy.ts';
import { copyOfVacancy } from './vacancy-fields.ts';

const NAME_LENGTH = 500;

/**
 * Fields for the copy of a vacancy in a copied building. Deals and bookings are not copied, so a closed or booked
 * vacancy becomes active.
 */
export function fieldsInCopiedBuilding(original: Vacancy): Partial<Vacancy> {
  return { ...withoutFields(original, copyOfVacancy.leftOut), vacancyStatus: statusOfCopy(original) };
}

/** Input of an employee for the copy of a vacancy. */
export interface EnteredForCopy {
  readonly name: string;
  readonly areaSetWithPrice: AreaSetWithPriceDraft;
  readonly salePrice: number | null;
}

/** Fields of the copy of a vacancy; the smallest blocks are reduced to its area. */
export function fieldsOfVacancyCopy(original: Vacancy, entered: EnteredForCopy): Partial<Vacancy> & EnteredForCopy {
  const area = totalArea(entered.areaSetWithPrice);
  const atMostArea = (block: number | null) => (block === null || area === null ? block : Math.min(block, area));
  return {
    ...withoutFields(fieldsInCopiedBuilding(original), copyOfVacancy.differing),
    minimalRentalBlockArea: atMostArea(original.minimalRentalBlockArea),
    minimalSaleBlockArea: atMostArea(original.minimalSaleBlockArea),
    ...entered,
  };
}

function statusOfCopy({ vacancyStatus }: Pick<Vacancy, 'vacancyStatus'>): number {
  return vacancyStatus === CLOSED_STATUS || vacancyStatus === BOOKED_STATUS ? ACTIVE_STATUS : vacancyStatus;
}

/**
 * The name proposed for a copy: the next free number, 'Блок 3' → 'Блок 4', 'Блок 09' → 'Блок 10'; a name without a
 * number gets ' 2'. The mark of a remainder is left out.
 * @param taken names of the vacancies of the building
 */
export function nameOfVacancyCopy(name: string, taken: readonly string[]): string {
  const own = nameBeforeSplit(name);
  const [, head = '', digits = ''] = /^(.*?)(\d{1,9})$/s.exec(own) ?? [];
  const isNumbered = digits !== '';
  const isTaken = new Set(taken.map(inSmallLetters));
  const first = isNumbered ? Number(digits) + 1 : 2;
  for (let number = first; ; number += 1) {
    const tail = isNumbered ? String(number).padStart(digits.length, '0') : ` ${number}`;
    const next = `${(isNumbered ? head : own).slice(0, NAME_LENGTH - tail.length)}${tail}`;
    if (!isTaken.has(inSmallLetters(next))) return next;
  }
}

function inSmallLetters(text: string): string {
  return text.trim().toLowerCase();
}
