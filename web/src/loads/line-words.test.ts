import type { LoadLine, LoadOutcomeCounts } from '@gektar/contract/loads/load.ts';
import { expect, test } from 'vitest';
import { formerText, outcomeLine, senderText, undoEndedText, whenText } from './line-words.ts';

const words = {
  forms: ['вакансия', 'вакансии', 'вакансий'],
  newForms: ['новая', 'новых', 'новых'],
} as const;

const none: LoadOutcomeCounts = {
  ...{ total: 0, created: 0, drafts: 0, updated: 0, failed: 0, skipped: 0, waiting: 0, isStopped: false, left: 0 },
};
const line = (about: Partial<LoadLine>): LoadLine => ({
  id: '01990000-0000-7000-8000-000000000001',
  rowVersion: 3,
  domain: 'industrial',
  fileName: 'Складской двор, ноябрь.xlsx',
  isText: false,
  byteCount: 48_213,
  hasFile: true,
  state: 'questions',
  refusal: null,
  employeeId: '01990000-0000-7000-8000-00000000000e',
  dateTime: '2026-11-20T14:32:10',
  sender: null,
  objects: null,
  questionCount: 0,
  outcome: null,
  operationId: null,
  acceptedDateTime: null,
  acceptedBy: null,
  undoneDateTime: null,
  undoneBy: null,
  ...about,
});
const shown = (about: Partial<LoadLine>) => {
  const { tone, text, note } = outcomeLine(line(about), words);
  return [tone, text.replaceAll('\u00a0', ' '), note.replaceAll('\u00a0', ' ')];
};

test('a load that asks says how many answers it waits for; without questions it waits for its acceptance', () => {
  expect(shown({ questionCount: 9 })).toEqual(['asks', 'ждёт 9 ответов', '']);
  expect(shown({ questionCount: 1 })).toEqual(['asks', 'ждёт 1 ответ', '']);
  expect(shown({})).toEqual(['asks', 'ждёт приёма', '']);
});

test('a load is taken back for 90 days, then the day on which that ended is named', () => {
  const load = line({ dateTime: '2026-11-22T23:50:00' });
  expect(undoEndedText(load, '2027-02-20')).toBeUndefined();
  expect(undoEndedText(load, '2027-02-21')).toBe('срок возврата вышел 20.02.2027');
});

test('the outcome names what was made, then what is left to do', () => {
  const outcome = { ...none, total: 48, created: 31, updated: 9, drafts: 7, failed: 1 };
  expect(shown({ state: 'done', outcome })).toEqual([
    'done',
    '31 новая, 9 обновлено',
    '7 черновиков ждут дополнения, не записано 1',
  ]);
  expect(shown({ state: 'done', outcome: { ...none, drafts: 1 } })).toEqual(['done', 'создана черновиком', '']);
  expect(shown({ state: 'done', outcome: { ...none, updated: 112, created: 6, isStopped: true } })).toEqual([
    'done',
    '6 новых, 112 обновлено',
    'остановлена',
  ]);
  expect(shown({ state: 'done', outcome: none })).toEqual(['done', 'ничего не записано', '']);
});

test('a load on its way, taken back and refused', () => {
  expect(shown({ state: 'reading' })).toEqual(['busy', 'читаем', '']);
  expect(shown({ state: 'accepting', outcome: { ...none, total: 59, created: 30, drafts: 7 } })).toEqual([
    'busy',
    'принимаем',
    '37 из 59',
  ]);
  expect(shown({ state: 'undone', outcome: { ...none, left: 3 } })).toEqual(['back', 'возвращена назад', 'осталось 3']);
  expect(shown({ state: 'refused', refusal: 'password' })).toEqual(['refused', 'не прочитана', 'файл закрыт паролем']);
});

test('a file that was loaded before names the day and the outcome of its former load', () => {
  const former = line({ state: 'done', outcome: { ...none, created: 31 } });
  expect(formerText(former, words)).toBe('Этот файл уже загружен 20.11.2026, итог: 31 новая');
  expect(formerText(line({ state: 'refused', refusal: 'damaged' }), words)).toBe(
    'Этот файл уже загружен 20.11.2026, итог: файл повреждён',
  );
});

test('a moment of this day has its time, another one its date', () => {
  expect(whenText('2026-11-23T14:32:10', '2026-11-23')).toBe('сегодня 14:32');
  expect(whenText('2026-11-20T14:32:10', '2026-11-23')).toBe('20.11.2026');
});

test('a sender: columns, number of loads, what is remembered', () => {
  const sender = { id: '', name: 'ООО «Складской двор»', dateTime: '2026-11-20T10:00:00' };
  const text = (about: { columnCount: number; loadCount: number; remembered: string[] }) =>
    senderText({ ...sender, ...about }).replaceAll('\u00a0', ' ');
  expect(text({ columnCount: 14, loadCount: 3, remembered: ['ставка за месяц'] })).toBe(
    '14 столбцов · 3-й раз · ставка за месяц',
  );
  expect(text({ columnCount: 22, loadCount: 1, remembered: [] })).toBe('22 столбца · один раз');
});
