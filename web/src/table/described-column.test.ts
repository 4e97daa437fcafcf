import { choices, flag, mask, number, option, range, text } from '@gektar/contract/fields.ts';
import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { describedColumn } from './described-column.tsx';

const list = [
  { id: 1, name: 'Аренда' },
  { id: 2, name: 'Продажа' },
];
const fields = {
  types: mask('Типы', list),
  status: option('Статус', list),
  floors: choices('Этажи', 'floor'),
  area: number('Площадь', { unit: 'м²', max: 9 }),
  height: range('Высота', { unit: 'м', max: 9 }),
  name: text('Название'),
  isOpen: flag('Открыта'),
};
type Row = Partial<Record<keyof typeof fields, unknown>>;

/** Text of a cell, without its elements. */
function textIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textIn).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textIn(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
const shown = (name: keyof typeof fields, value: unknown) =>
  textIn(describedColumn<Row>(fields, name, { width: 1 }).cell({ [name]: value }));

test('values of fixed lists and dictionaries stand in cells by their names', () => {
  expect(shown('types', 3)).toBe('Аренда, Продажа');
  expect(shown('types', null)).toBe(shown('name', null));
  expect(shown('status', 2)).toBe('Продажа');
  expect(shown('status', null)).toBe(shown('name', null));
  expect(
    shown('floors', [
      { id: 1, name: 'Первый' },
      { id: 2, name: 'Цоколь' },
    ]),
  ).toBe('Первый, Цоколь');
});

test('a column has its unit and its edge from the kind of its field', () => {
  expect(describedColumn<Row>(fields, 'area', { width: 1 })).toMatchObject({
    title: 'Площадь',
    unit: 'м²',
    align: 'end',
  });
  expect(describedColumn<Row>(fields, 'types', { width: 1 })).not.toHaveProperty('align');
});

test('columns of words grow, those of numbers and flags do not', () => {
  const growing = (Object.keys(fields) as (keyof typeof fields)[]).filter(
    (name) => describedColumn<Row>(fields, name, { width: 1 }).grows,
  );
  expect(growing).toEqual(['types', 'status', 'floors', 'name']);
});
