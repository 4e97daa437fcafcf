import { choice, day, flag, number, remark } from '@gektar/contract/fields.ts';
import { expect, test } from 'vitest';
import { changedFields, changeOf, type FieldChange, isComplete } from './field-change.ts';

const fields = {
  price: number('Цена', { unit: 'руб.', max: 999_999 }),
  area: number('Площадь', { unit: 'га', max: 999, decimals: 4 }),
  comment: remark('Комментарий'),
  lastConversationDate: day('Разговор'),
  onSale: flag('Продажа'),
  category: choice('Категория', 'categories'),
};

const row = (field: string, operation: FieldChange['operation'], value: unknown): FieldChange => ({
  ...changeOf(1, field, fields),
  operation,
  value,
});

test('steps of one field run downwards, everything else is a value on the wire', () => {
  const rows = [
    row('price', 'percent', 5),
    row('price', 'round', 50),
    row('area', 'amount', -0.5),
    row('comment', 'set', 'Звонить утром'),
    row('lastConversationDate', 'set', '2027-02-01'),
    row('onSale', 'set', true),
  ];
  expect(changedFields(rows, fields)).toEqual({
    price: [{ multiply: 1.05 }, { round: 50 }],
    area: [{ add: -0.5 }],
    comment: 'Звонить утром',
    lastConversationDate: '2027-02-01T00:00:00',
    onSale: true,
  });
});

test.each<[string, FieldChange['operation'], unknown, boolean]>([
  ['price', 'set', null, false],
  ['price', 'set', 0, true],
  ['price', 'percent', 0, false],
  ['price', 'percent', -7.5, true],
  ['comment', 'set', '', true],
  ['category', 'set', null, false],
  ['onSale', 'set', false, true],
])('%s, %s %j: complete is %s', (field, operation, value, expected) => {
  expect(isComplete(row(field, operation, value), fields)).toBe(expected);
});

test('rows without a field and unfinished ones are no part of the call', () => {
  expect(changedFields([changeOf(1, undefined, fields), row('price', 'set', null)], fields)).toEqual({});
});
