import { typesIn } from '@gektar/contract/industrial/request-types.ts';
import { textOrMissing } from '@gektar/format/words.ts';
import type { Choices } from '#form/filter/criterion.ts';
import { choicesOf } from '#industrial/dictionaries/industrial-choices.ts';

const useTypes = choicesOf('request-type');
const useColleagues = choicesOf('employees');

/** Names of the request types in a sum of bits; 'Не указано' for none. */
export function RequestTypeNames({ sum }: { sum: number | null }) {
  return namesOf(useTypes(), typesIn(sum));
}

/** Names of colleagues; 'Не указано' for none. */
export function ColleagueNames({ ids }: { ids: readonly string[] }) {
  return namesOf(useColleagues(), ids);
}

function namesOf(choices: Choices, ids: readonly (number | string)[]): string {
  const names = new Map(choices.map(({ value, label }) => [value, label]));
  return textOrMissing(ids.map((id) => names.get(id) ?? '…').join(', '));
}
