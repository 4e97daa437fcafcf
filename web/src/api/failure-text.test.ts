import { CallBroken, ForeignAnswer } from '@gektar/contract/call.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { expect, test } from 'vitest';
import { failureText, placeText } from './failure-text.ts';

test('a refusal is told in its own words, a lost connection in ours', () => {
  expect(failureText(new Failure('property.not_found', { message: 'Объект не найден' }))).toBe('Объект не найден');
  expect(failureText(new CallBroken('no answer'))).toBe('Нет связи с сервером. Проверьте подключение и повторите');
});

test('an answer that carries no message has the default text [ERR-010]', () => {
  expect(failureText(new ForeignAnswer(502))).toBe('An error occurred');
  expect(failureText(new Failure('property.not_found', { message: '' }))).toBe('An error occurred');
  expect(failureText(new TypeError('x is undefined'))).toBe('An error occurred');
});

test('an answer of somebody else is told by its own message', () => {
  expect(failureText(new ForeignAnswer(500, 'boom'))).toBe('boom');
});

test('a place that has words of its own for any failure tells a forbidden action as such [AUTH-014]', () => {
  const forbidden = new Failure('access.forbidden', { message: failureTexts['access.forbidden'] });
  const words = 'Произошла ошибка. Пожалуйста, попробуйте позже';
  expect(placeText(forbidden, words)).toBe('У вас нет прав доступа на выполнение этого действия');
  expect(placeText(new CallBroken('no answer'), words)).toBe(words);
});
