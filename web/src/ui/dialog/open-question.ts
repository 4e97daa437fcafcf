import type { Question } from './question.ts';

/** A question that waits for its answer. */
export interface OpenQuestion {
  readonly question: Question;
  readonly answer: (isConfirmed: boolean) => void;
}
