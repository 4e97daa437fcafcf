import { number, option } from '@gektar/contract/fields.ts';
import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { units } from '@gektar/format/unit.ts';
import { expect, test } from 'vitest';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import type { HistoryKind } from '#operations/history/history-kind.ts';
import { leftRows } from './left-rows.ts';

const mark = '0199a000-0000-7000-8000-000000000005';
const fields = {
  rate: number('Ставка', { unit: units.roublePerSquareMetre, max: 1e6, gender: 'she' }),
  status: option('Статус', [
    { id: 1, name: 'Активная' },
    { id: 2, name: 'Забронирована' },
  ]),
};
const about = { offered: ['rate', 'status'], fields } as unknown as ChangedEntity;
const kind: HistoryKind = { about, noun: 'Вакансия', gender: 'she', fields, texts: {} };
const undo = { kind: 'undo', undoneKind: 'change' } as const;

const outcome = (given: Partial<ChangeOutcome>): ChangeOutcome => ({
  ...{ id: 'v1', state: 'left', rowVersion: 3, changes: {}, code: null, message: null, fields: {}, current: null },
  ...{ left: [], notes: [], object: null },
  ...given,
});
const plain = (text: unknown) => String(text).replaceAll('\u00a0', ' ');
const rowsOf = (outcomes: readonly ChangeOutcome[]) => leftRows(outcomes, undo, kind, { employee: () => undefined });

test('each field that an undo left has its value before and now, who wrote it, and what a button restores', () => {
  const by = { employeeId: mark, dateTime: '2026-11-18T10:12:00' };
  const rows = rowsOf([
    outcome({
      left: [
        { field: 'rate', before: 12_800, now: 13_500, ...by },
        { field: 'status', before: 1, now: 2, employeeId: null, dateTime: null },
      ],
    }),
    outcome({ id: 'v2', state: 'done', left: [{ field: 'rate', before: null, now: 9_000, ...by }] }),
  ]);
  expect(rows.map(({ id, value }) => [id, value?.label, plain(value?.was), plain(value?.now)])).toEqual([
    ['v1', 'Ставка', '12 800,00 руб./м²', '13 500,00 руб./м²'],
    ['v1', 'Статус', 'Активная', 'Забронирована'],
    ['v2', 'Ставка', 'undefined', '9 000,00 руб./м²'],
  ]);
  expect(rows.map(({ value }) => plain(value?.restore))).toEqual([
    'Вернуть 12 800,00',
    'Вернуть «Активная»',
    'Вернуть пустое',
  ]);
  expect(rows.map(({ value }) => value?.who)).toEqual([by, { employeeId: null, dateTime: null }, by]);
  expect(rows[1]?.value?.changes).toEqual({ status: [1, 2] });
});

test('an object that was refused as a whole has the reason instead', () => {
  const [gone, refused] = rowsOf([
    outcome({ id: 'v3', state: 'gone' }),
    outcome({ id: 'v4', state: 'refused', fields: { rate: 'Положительное число' } }),
  ]);
  expect(gone).toMatchObject({ id: 'v3', reason: 'Удалено другим сотрудником' });
  expect(refused).toMatchObject({ id: 'v4', reason: 'Ставка: Положительное число' });
});
