import { bitsIn } from '@gektar/contract/fields.ts';
import { bitNames, enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { inSentence } from '#industrial/areas/area-words.ts';

/** An offer type, as a mark and as a word. */
export interface Offer {
  readonly mark: string;
  readonly name: string;
}

/** Initials of a name: 'А', 'ОХ'. */
function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0).toLocaleUpperCase('ru'))
    .join('');
}

/** Offer types in a sum of bits of 'vacancy-types' (F-09), in the order of that enumeration. */
export function offersOf(vacancyTypes: number): Offer[] {
  return bitsIn(enumerations['vacancy-types'], vacancyTypes).map(({ name }) => ({ mark: initials(name), name }));
}

/** 'аренда, ответственное хранение'; empty when there are no offer types. */
export function offerWords(vacancyTypes: number): string {
  return bitNames('vacancy-types', vacancyTypes).map(inSentence).join(', ');
}
