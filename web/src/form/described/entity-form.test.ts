import { ForeignAnswer } from '@gektar/contract/call.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { expect, test } from 'vitest';
import { failureText } from '#api/failure-text.ts';
import { createdOf, refusalText, type StoredEntity } from './entity-form.ts';

test('an answer without an id creates nothing [IND-BLD-052]', () => {
  const made: StoredEntity = { id: '0190a5b0-0000-7000-8000-000000000001', rowVersion: 1, isEnabled: true };
  expect(createdOf(made)).toBe(made);
  const foreign: readonly unknown[] = [{ ...made, id: undefined }, {}, null, 'ok'];
  for (const answer of foreign) {
    expect(() => createdOf(answer as StoredEntity)).toThrow(ForeignAnswer);
  }
  expect(failureText(new ForeignAnswer(201))).toBe('An error occurred');
});

test('a refusal says once what a field says in the same words', () => {
  const refused = new Failure('vacancy.unknown_reference', { message: 'Значение удалено из справочника' });
  expect(refusalText(refused, new Map([['name', 'Значение удалено из справочника']]))).toBeUndefined();
  expect(refusalText(refused, new Map([['name', 'Не больше 500 символов']]))).toBe('Значение удалено из справочника');
  expect(refusalText(refused, new Map())).toBe('Значение удалено из справочника');
});
