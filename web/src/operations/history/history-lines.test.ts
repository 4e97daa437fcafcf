import { number, option, text } from '@gektar/contract/fields.ts';
import { units } from '@gektar/format/unit.ts';
import { expect, test } from 'vitest';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import type { HistoryEvent, HistoryKind } from './history-kind.ts';
import {
  dayHeads,
  fieldChips,
  filteredLines,
  type HistoryLine,
  historyGroups,
  historyLines,
  MONEY,
} from './history-lines.ts';
import { isSameValue } from './same-value.ts';

const anna = '0199a000-0000-7000-8000-000000000004';
const mark = '0199a000-0000-7000-8000-000000000005';
const names = { employee: (id: string) => ({ [anna]: 'Анна Лугова', [mark]: 'Марк Озёрный' })[id] };

const fields = {
  name: text('Название'),
  rate: number('Ставка', { unit: units.roublePerSquareMetre, max: 1e6, gender: 'she' }),
  opex: number('OPEX', { unit: units.roublePerSquareMetre, max: 1e6 }),
  status: option('Статус', [
    { id: 1, name: 'Активная' },
    { id: 2, name: 'Забронирована' },
  ]),
};
const about = { offered: ['rate', 'status'], fields } as unknown as ChangedEntity;
const kind: HistoryKind = { about, noun: 'Вакансия', gender: 'she', fields, texts: {} };

let last = 100;
/** Events are written newest first. */
function event(given: Partial<HistoryEvent>): HistoryEvent {
  last -= 1;
  return {
    id: String(last),
    dateTime: '2026-11-18T10:12:00',
    employeeId: anna,
    action: 'update',
    changes: {},
    operation: null,
    entity: 'vacancy',
    entityId: 'v1',
    ...given,
  };
}

const linesOf = (events: readonly HistoryEvent[]) => historyLines(events, { vacancy: kind }, names);
const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value);
const wordsOf = ({ title, change }: HistoryLine) =>
  title ?? `${change?.label}: ${plain(change?.was)} → ${plain(change?.is)}`;

test('each changed field is a line in the order of the screen, a whole event is one line, a comment is none', () => {
  const lines = linesOf([
    event({ changes: { status: [1, 2], rate: [12_800, 13_500] } }),
    event({ action: 'comment-create', changes: { text: [null, 'Торг'] } }),
    event({ action: 'actualize' }),
    event({ action: 'create' }),
  ]);
  expect(lines.map(wordsOf)).toEqual([
    'Ставка: 12 800,00 → 13 500,00 руб./м²',
    'Статус: Активная → Забронирована',
    'Вакансия актуализирована',
    'Вакансия создана',
  ]);
});

test('the newest value of a field is the present one; an older value that differs from it can be restored', () => {
  const lines = linesOf([
    event({ dateTime: '2026-11-18T10:12:00', changes: { rate: [12_800, 13_500] } }),
    event({ dateTime: '2026-11-17T16:40:00', changes: { rate: [13_500, 12_800] } }),
    event({ dateTime: '2026-06-12T11:31:00', changes: { rate: [12_000, 13_500], opex: [null, 2_400] } }),
    event({ dateTime: '2025-03-01T09:00:00', action: 'create' }),
  ]);
  expect(lines.map((line) => [wordsOf(line).split(':')[0], line.isNow, line.isRestorable])).toEqual([
    ['Ставка', true, true],
    // Restoring it would write the current value.
    ['Ставка', false, false],
    ['Ставка', false, true],
    // No input of the table can write OPEX here.
    ['OPEX', true, false],
    ['Вакансия создана', false, false],
  ]);
  expect(lines.map(({ wasFrom }) => wasFrom)).toEqual([
    '2026-11-17T16:40:00',
    '2026-06-12T11:31:00',
    '2025-03-01T09:00:00',
    '2025-03-01T09:00:00',
    null,
  ]);
  expect(lines[0]?.change?.restore).toEqual({
    field: 'rate',
    value: 12_800,
    text: expect.stringMatching(/^12.800,00$/),
  });
});

test('equal lines of one person and one day in a row are one group; another day, person or value begins a new one', () => {
  const made = (entityId: string, given: Partial<HistoryEvent> = {}) => event({ action: 'create', entityId, ...given });
  const all = [
    ...Array.from({ length: 15 }, (_, index) => made(`v${index}`)),
    made('v20', { employeeId: mark }),
    made('v21', { employeeId: mark, dateTime: '2026-11-17T23:59:00' }),
    event({ entityId: 'v22', employeeId: mark, changes: { rate: [1, 2] } }),
    event({ entityId: 'v23', employeeId: mark, changes: { rate: [1, 2] } }),
    event({ entityId: 'v24', employeeId: mark, changes: { rate: [1, 3] } }),
  ];
  const groups = historyGroups(linesOf(all));
  expect(groups.map((group) => [wordsOf(group[0]), group.length])).toEqual([
    ['Вакансия создана', 15],
    ['Вакансия создана', 1],
    ['Вакансия создана', 1],
    ['Ставка: 1,00 → 2,00 руб./м²', 2],
    ['Ставка: 1,00 → 3,00 руб./м²', 1],
  ]);
  expect(groups.flat()).toHaveLength(all.length);
});

test('chips count the lines of each field, amounts together; a filter shows just as many', () => {
  const lines = linesOf([
    event({ changes: { rate: [1, 2], opex: [3, 4] } }),
    event({ employeeId: mark, changes: { rate: [2, 5], name: ['A', 'Б'] } }),
    event({ employeeId: null, dateTime: '2026-10-01T00:00:00', action: 'create' }),
  ]);
  const chips = fieldChips(lines);
  expect(chips.map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Все 5',
    'Цены 3',
    'Ставка 2',
    'OPEX 1',
    'Название 1',
  ]);
  for (const { key, count } of chips) expect(filteredLines(lines, { field: key })).toHaveLength(count);
  expect(filteredLines(lines, { field: MONEY, employeeId: mark })).toHaveLength(1);
  expect(filteredLines(lines, { employeeId: 'server' }).map(wordsOf)).toEqual(['Вакансия создана']);
  expect(filteredLines(lines, { from: '2026-11-18' })).toHaveLength(4);
});

test('one field of amounts has no chip besides its own', () => {
  expect(fieldChips(linesOf([event({ changes: { rate: [1, 2] } })])).map(({ label }) => label)).toEqual([
    'Все',
    'Ставка',
  ]);
});

test('values are equal whatever the order of their keys, and not when one differs', () => {
  expect(isSameValue({ id: 1, name: 'Склад' }, { name: 'Склад', id: 1 })).toBe(true);
  expect(isSameValue([{ id: 1, name: 'Склад' }], [{ name: 'Склад', id: 2 }])).toBe(false);
  expect(isSameValue(null, undefined)).toBe(true);
  expect(isSameValue(0, null)).toBe(false);
});

test('a long history has a head for each day of a person, with all lines of it; a short one has none', () => {
  const day = (count: number, about: Partial<HistoryEvent>) =>
    Array.from({ length: count }, (_, index) => event({ changes: { rate: [index, index + 1] }, ...about }));
  const second = { employeeId: mark, dateTime: '2026-11-17T09:00:00' };
  const groups = historyGroups(
    linesOf([
      ...day(2, { action: 'create' }),
      ...day(20, {}),
      ...day(5, { employeeId: mark }),
      ...day(6, second),
      ...day(1, { dateTime: '2026-11-17T08:00:00' }),
    ]),
  );
  const heads = [...dayHeads(groups)].map(([[{ event: first }], count]) => [first.dateTime, first.employeeId, count]);
  expect(heads).toEqual([
    ['2026-11-18T10:12:00', anna, 22],
    ['2026-11-18T10:12:00', mark, 5],
    ['2026-11-17T09:00:00', mark, 6],
    ['2026-11-17T08:00:00', anna, 1],
  ]);
  expect(dayHeads(groups.slice(0, 30)).size).toBe(0);
});
