import { ForeignAnswer } from '@gektar/contract/call.ts';
import { expect, test } from 'vitest';
import { failureText } from '#api/failure-text.ts';
import { createdOf, type StoredEntity } from './entity-form.ts';

test('an answer without an id creates nothing [IND-BLD-052]', () => {
  const made: StoredEntity = { id: '0190a5b0-0000-7000-8000-000000000001', rowVersion: 1, isEnabled: true };
  expect(createdOf(made)).toBe(made);
  for (const answer of [{ ...made, id: undefined }, {}, null, 'ok']) {
    expect(() => createdOf(answer as unknown as StoredEntity)).toThrow(ForeignAnswer);
  }
  expect(failureText(new ForeignAnswer(201))).toBe('An error occurred');
});
