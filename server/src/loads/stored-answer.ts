import type { GivenAnswer, LoadAnswer } from '@gektar/contract/loads/load-answer.ts';

/** An answer as stored in the database. */
export interface StoredAnswer extends Omit<LoadAnswer, 'answer'> {
  readonly answer: GivenAnswer;
}

const nothing = { group: null, keys: null, field: null, table: null, letters: null, sheet: null, row: null };

/** Response shape of a stored answer. */
export function toLoadAnswer({ answer, ...about }: StoredAnswer): LoadAnswer {
  const { kind, ...parts } = answer;
  const named = Object.entries(parts).filter(([name]) => Object.hasOwn(nothing, name));
  return { ...about, answer: { ...nothing, ...Object.fromEntries(named), kind } };
}
