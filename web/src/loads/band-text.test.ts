import type { Load } from '@gektar/contract/loads/load.ts';
import { expect, test } from 'vitest';
import { bandText } from './band-text.ts';

const rows = { all: 86, ofObjects: 64, refused: 7, ofTable: 15 };
const open = { state: 'questions', rows, undoneDateTime: null, undoneBy: null } as const;
const about = {
  step: 'objects',
  isNarrow: true,
  isLost: false,
  nameOf: (id: string) => (id === 'м' ? 'Марк Озёрный' : undefined),
} as const;
const text = (load: Parameters<typeof bandText>[0], over: object = {}) =>
  bandText(load, { ...about, ...over })?.replaceAll('\u00a0', ' ');

test('a long table says on a telephone that a computer is easier; a short one and a wide screen say nothing', () => {
  expect(text(open)).toBe('Удобнее с компьютера: 86 строк. Загрузка сохранена');
  expect(text({ ...open, rows: { ...rows, all: 12 } })).toBeUndefined();
  expect(text(open, { isNarrow: false })).toBeUndefined();
});

test('an acceptance whose progress cannot be read says that what is written is being found out', () => {
  const lost = { isLost: true, step: 'run' };
  expect(text({ ...open, state: 'accepting' }, lost)).toBe('Связь прервалась, проверяем, что записано');
  expect(text({ ...open, state: 'accepting' }, { step: 'run' })).toBeUndefined();
  expect(text(open, { ...lost, isNarrow: false })).toBeUndefined();
});

test('the steps of a load that was taken back name who did it and when', () => {
  const undone: Pick<Load, 'state' | 'rows' | 'undoneDateTime' | 'undoneBy'> = {
    ...open,
    ...{ state: 'undone', undoneDateTime: '2026-11-20T15:20:00', undoneBy: 'м' },
  };
  expect(text(undone)).toBe('Загрузка возвращена назад: Марк Озёрный, 20.11.2026');
  expect(text(undone, { step: 'run' })).toBeUndefined();
});
