import { parseNumber } from '@gektar/format/typed-number.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepDigitsAndDot } from '#form/typing/number-text.ts';
import { messages } from './messages.ts';
import { isFilled, isReversed, numberProblem } from './rules.ts';

test('every message of the fields is written letter for letter', () => {
  expect(messages).toMatchObject({
    required: 'Обязательное поле',
    positive: 'Положительное число',
    integer: 'Целое число',
    incorrect: 'Данные введены не корректно',
    enter: 'Введите данные',
    choose: 'Введите или выберите из списка',
    range: 'Данные введены некорректно',
    rangeTooltip: 'Ошибка',
    zero: 'Недопустимое значение',
    digits: 'Только цифры',
    date: 'Некорректная дата',
    contact: 'Данные ведены некорректно',
    rangeOrder: "Значение в поле 'От' должно быть меньше или равно значению в поле 'До'",
    noOptions: 'Нет данных',
    fillRequired: 'Заполните обязательные поля',
    fillRequiredText: 'Для сохранения формы необходимо заполнить обязательные поля во всех разделах',
  });
});

describe('a required field', () => {
  test('is filled by any boolean and any number [VAL-013]', () => {
    expect([false, true, 0, -1].every(isFilled)).toBe(true);
  });

  test('is not filled by nothing, blanks or an empty list', () => {
    expect([null, undefined, '', '  ', []].some(isFilled)).toBe(false);
  });
});

describe('a number', () => {
  test('is understood with spaces, comma or dot, and with its unit [VAL-021]', () => {
    expect(parseNumber('12,5 га')).toBe(12.5);
    expect(parseNumber('1\u00A0250\u202F000 руб.')).toBe(1_250_000);
    expect(parseNumber('1.250.000,50')).toBe(1_250_000.5);
    expect(parseNumber('1,250.5')).toBe(1250.5);
    expect(parseNumber('−25')).toBe(-25);
    expect(parseNumber('площадь: 3,06.')).toBe(3.06);
  });

  test('is not there in an empty text or in words', () => {
    for (const text of ['', '  ', 'га', '-', ',']) expect(parseNumber(text)).toBeUndefined();
  });

  test('of Russian form always comes back', () => {
    const format = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (hundredths) => {
        expect(parseNumber(format.format(hundredths / 100))).toBe(hundredths / 100);
      }),
    );
  });

  test('that is whole keeps digits and a dot of what is typed [VAL-026]', () => {
    expect(keepDigitsAndDot('1 2а.3-')).toBe('12.3');
  });

  test('that is not whole where it should be is told so [VAL-003]', () => {
    expect(numberProblem(2.5, { isInteger: true })).toBe('Целое число');
    expect(numberProblem(2, { isInteger: true })).toBeUndefined();
  });

  test('of exactly zero is flagged where zero is disallowed [VAL-009]', () => {
    expect(numberProblem(0, { isZeroForbidden: true })).toBe('Недопустимое значение');
    expect(numberProblem(0, {})).toBeUndefined();
    expect(numberProblem(0.01, { isZeroForbidden: true })).toBeUndefined();
    expect(numberProblem(null, { isZeroForbidden: true })).toBeUndefined();
  });
});

describe('a range', () => {
  test('is wrong when from is greater than to [VAL-027]', () => {
    expect(isReversed({ from: 2, to: 1 })).toBe(true);
    expect(isReversed({ from: 1, to: 1 })).toBe(false);
    expect(isReversed({ from: null, to: 1 })).toBe(false);
    expect(isReversed({ from: '2026-11-26', to: '2026-11-12' })).toBe(true);
  });
});
