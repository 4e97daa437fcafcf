import type { LoadAnswer } from '@gektar/contract/loads/load-answer.ts';
import { useState } from 'react';
import { storedEmployeeId } from '#api/session.ts';

/** Tells which answers a colleague has given since the list of answers is shown. */
export function useNewAnswers(answers: readonly LoadAnswer[]): (answer: LoadAnswer) => boolean {
  const [known] = useState(() => new Set(answers.map(({ id }) => id)));
  return (answer) => isNewOfColleague(answer, known, storedEmployeeId());
}

export function isNewOfColleague(
  { id, employeeId }: Pick<LoadAnswer, 'id' | 'employeeId'>,
  known: ReadonlySet<string>,
  me: string | undefined,
): boolean {
  return !known.has(id) && employeeId !== me;
}
