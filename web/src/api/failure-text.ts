import { CallBroken, ForeignAnswer } from '@gektar/contract/call.ts';
import { Failure, type FieldMessages } from '@gektar/contract/failure.ts';

/** Fallback for an answer without a message (1§8, K-10). */
const NO_MESSAGE = 'An error occurred';
const NO_ANSWER = 'Нет связи с сервером. Проверьте подключение и повторите';

/** The message of a failed call. */
export function failureText(error: unknown): string {
  if (error instanceof Failure || error instanceof ForeignAnswer) return error.message || NO_MESSAGE;
  return error instanceof CallBroken ? NO_ANSWER : NO_MESSAGE;
}

/** Text for a failure: the given words of the screen; only a forbidden action has the same text everywhere (1§8). */
export function placeText(error: unknown, words: string): string {
  return isFailure(error, 'access.forbidden') ? failureText(error) : words;
}

/** Messages by form field; empty when the refusal has none. */
export function fieldFailures(error: unknown): FieldMessages {
  return error instanceof Failure ? (error.fields ?? {}) : {};
}

export function isFailure(error: unknown, code: Failure['code']): error is Failure {
  return error instanceof Failure && error.code === code;
}
