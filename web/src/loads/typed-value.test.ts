import { expect, test } from 'vitest';
import { typedValue } from './typed-value.ts';

const options = [
  { id: '0', label: 'Не включен', effect: '', isLikely: false },
  { id: '1', label: 'Включен', effect: '', isLikely: false },
];
const typed = (value: unknown, text: string, question?: { options: typeof options }) =>
  typedValue({ value }, question, text);

test('a cell with a number takes a number, however its digits are grouped', () => {
  expect(typed(8, '12 520,5')).toEqual({ choice: { value: 12_520.5 } });
  expect(typed(8, 'двенадцать')).toEqual({ message: 'Введите число' });
});

test('a cell with a day takes a day', () => {
  expect(typed('2027-02-01T00:00:00', '15.03.2027')).toEqual({ choice: { value: '2027-03-15T00:00:00' } });
  expect(typed('2027-02-01T00:00:00', 'весной')).toEqual({ message: 'Введите дату: 01.02.2027' });
});

test('a text stays a text; an empty one empties the cell', () => {
  expect(typed('Логопарк Север', 'Логопарк Север 2')).toEqual({ choice: { value: 'Логопарк Север 2' } });
  expect(typed(8, '  ')).toEqual({ choice: { empty: true } });
});

test('an answer of the question is taken by its words; other words are refused', () => {
  expect(typed(null, 'не включен', { options })).toEqual({ choice: { option: '0' } });
  expect(typed(null, 'пополам', { options })).toEqual({ message: 'Выберите один из ответов' });
});

test('a cell without a value takes what the text looks like', () => {
  expect(typed(null, '15.03.2027')).toEqual({ choice: { value: '2027-03-15T00:00:00' } });
  expect(typed(null, '6 040')).toEqual({ choice: { value: 6_040 } });
  expect(typed(null, 'Корпус 3')).toEqual({ choice: { value: 'Корпус 3' } });
});

test('a value of several parts is corrected in the object', () => {
  expect(typed({ warehouse: { areaValue: 5_400 } }, '6 040')).toEqual({
    message: 'Исправить можно после приёма, в самом объекте',
  });
});
