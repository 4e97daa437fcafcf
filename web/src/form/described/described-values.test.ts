import {
  choice,
  choices,
  day,
  type FieldDescription,
  flag,
  link,
  mask,
  maybeFlag,
  moment,
  number,
  option,
  options,
  own,
  person,
  range,
  text,
} from '@gektar/contract/fields.ts';
import { expect, test } from 'vitest';
import { emptyValue, isValueFilled, plainNames, valuesOf, wireOf } from './described-values.ts';

const names = [{ id: 1, name: 'Аренда' }];
const noRange = { from: null, to: null };

interface Kind {
  readonly field: FieldDescription;
  readonly empty: unknown;
  readonly isEmptyFilled?: boolean;
  readonly emptyWire: unknown;
  readonly typed: unknown;
  readonly wire: unknown;
}

const kinds: Readonly<Record<string, Kind>> = {
  number: { field: number('Площадь', { unit: 'м²', max: 1_000 }), empty: null, emptyWire: null, typed: 0, wire: 0 },
  'range from': {
    field: range('Ставка', { unit: 'руб.', max: 2_000 }),
    empty: noRange,
    emptyWire: null,
    typed: { from: 3, to: null },
    wire: { from: 3, to: null },
  },
  'range to': {
    field: range('Ставка', { unit: 'руб.', max: 2_000 }),
    empty: noRange,
    emptyWire: null,
    typed: { from: null, to: 5 },
    wire: { from: null, to: 5 },
  },
  text: { field: text('Имя'), empty: '', emptyWire: '', typed: 'Склад', wire: 'Склад' },
  link: {
    field: link('Сайт'),
    empty: '',
    emptyWire: '',
    typed: 'https://disk.example/7',
    wire: 'https://disk.example/7',
  },
  day: { field: day('Сдан'), empty: null, emptyWire: null, typed: '2026-11-24', wire: '2026-11-24T00:00:00' },
  moment: {
    field: moment('Изменён'),
    empty: null,
    emptyWire: null,
    typed: '2026-11-24T10:20:30',
    wire: '2026-11-24T10:20:30',
  },
  flag: { field: flag('Пруд'), empty: false, isEmptyFilled: true, emptyWire: false, typed: true, wire: true },
  'flag that may be unanswered': {
    field: maybeFlag('Лифт'),
    empty: null,
    emptyWire: null,
    typed: false,
    wire: false,
  },
  choice: { field: choice('Район', 'regions'), empty: null, emptyWire: null, typed: { id: 'r' }, wire: { id: 'r' } },
  choices: { field: choices('Районы', 'regions'), empty: [], emptyWire: [], typed: ['r'], wire: ['r'] },
  option: { field: option('Тип', names), empty: null, emptyWire: null, typed: 1, wire: 1 },
  options: { field: options('Типы', names), empty: [], emptyWire: [], typed: [1], wire: [1] },
  mask: { field: mask('Виды', names), empty: 0, emptyWire: null, typed: 1, wire: 1 },
  person: { field: person('Ответственный', 'employee'), empty: null, emptyWire: null, typed: 'e', wire: 'e' },
};

test.each(Object.entries(kinds))('%s: empty, filled, to the wire and back', (_, kind) => {
  const { field, empty, isEmptyFilled = false, emptyWire, typed, wire } = kind;
  expect(plainNames({ field }, ['field'])).toEqual(['field']);
  expect(emptyValue(field)).toEqual(empty);
  expect(isValueFilled(field, empty)).toBe(isEmptyFilled);
  expect(isValueFilled(field, typed)).toBe(true);
  expect(wireOf({ field }, ['field'], { field: empty }, undefined)).toEqual({ field: emptyWire });
  expect(wireOf({ field }, ['field'], { field: typed }, undefined)).toEqual({ field: wire });
  expect(valuesOf({ field }, ['field'], { field: wire })).toEqual({ field: typed });
  expect(valuesOf({ field }, ['field'], { field: emptyWire })).toEqual({ field: empty });
});

test('a field of its own is not plain', () => {
  expect(plainNames({ areas: own('Площади'), name: text('Имя') }, ['areas', 'name'])).toEqual(['name']);
});

test('the same day keeps its time, the same link its tail, whatever else is typed', () => {
  const fields = { built: day('Сдан'), site: link('Сайт') };
  const loaded = { built: '2026-11-24T15:30:00', site: ' https://disk.example/7 ' };
  expect(wireOf(fields, ['built', 'site'], { built: '2026-11-24', site: loaded.site }, loaded)).toEqual(loaded);
  expect(wireOf(fields, ['built', 'site'], { built: '2026-11-25', site: ' https://disk.example/8 ' }, loaded)).toEqual({
    built: '2026-11-25T00:00:00',
    site: 'https://disk.example/8',
  });
});
