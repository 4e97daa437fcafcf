import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { expect, test } from 'vitest';
import { outcomeText } from './outcome-words.ts';

const outcome = (about: Partial<ChangeOutcome>): ChangeOutcome => ({
  id: 'a',
  state: 'done',
  rowVersion: null,
  changes: {},
  code: null,
  message: null,
  fields: {},
  current: null,
  left: [],
  notes: [],
  object: null,
  ...about,
});

test('an object says what an action did to it, and what its undo did', () => {
  const done = (
    kind: 'delete' | 'add-to-selection' | 'archive' | 'undo',
    undoneKind: 'delete' | 'archive' | null = null,
  ) => outcomeText(outcome({}), { kind, undoneKind }, {}).text;
  expect(done('delete')).toBe('удалено');
  expect(done('add-to-selection')).toBe('добавлено');
  expect(done('undo', 'delete')).toBe('восстановлено');
  expect(done('undo', 'archive')).toBe('возвращено из архива');
  expect(done('undo')).toBe('возвращено');
});

test('a refused object gives its reason, a deletion in the words of the trash', () => {
  const undo = { kind: 'undo', undoneKind: 'delete' } as const;
  const gone = outcome({ state: 'gone', code: 'trash.not_found', message: 'Этого уже нет в корзине' });
  expect(outcomeText(gone, undo, {})).toEqual({ text: 'Этого уже нет в корзине', isRefused: true });
  const entry = 'Сначала восстановите из корзины: здание «1»';
  const refused = outcome({ state: 'refused', code: 'trash.parent_gone', message: 'Сначала', fields: { entry } });
  expect(outcomeText(refused, undo, {})).toEqual({ text: entry, isRefused: true });
  expect(outcomeText(outcome({ state: 'gone' }), undo, {}).text).toBe('Удалено другим сотрудником');
  expect(outcomeText(outcome({ state: 'same' }), undo, {})).toEqual({ text: 'без изменений', isRefused: false });
});
