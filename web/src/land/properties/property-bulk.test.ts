import { expect, test } from 'vitest';
import { type BulkTally, doneText, refusedText } from '#ui/bulk/bulk-outcome.ts';
import { bulkObjects, bulkWords } from './property-bulk.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const tally = (about: Partial<BulkTally>): BulkTally => ({
  total: 3,
  done: [],
  unchanged: [],
  gone: [],
  broken: undefined,
  ...about,
});
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('one object is told in the second wording of the specification [LAND-PROP-078, LAND-PROP-079]', () => {
  expect(doneText(bulkWords.archive, tally({ total: 1, done: ids(1) }))).toEqual(['Объект архивирован!', undefined]);
  expect(doneText(bulkWords.unarchive, tally({ total: 1, done: ids(1) }))).toEqual([
    'Объект разархивирован!',
    undefined,
  ]);
});

test('what was done is counted, and what was so already', () => {
  const [title, text] = doneText(bulkWords.archive, tally({ total: 2_363, done: ids(2_361), unchanged: ids(2) }));
  expect([plain(title), plain(text)]).toEqual(['2 361 объект в архиве', '2 объекта уже в архиве']);
  expect(plain(doneText(bulkWords.actualize, tally({ done: ids(3) }))[0])).toBe('3 объекта актуализированы');
});

test('where nothing was left to do, that alone is said', () => {
  const [title, text] = doneText(bulkWords.unarchive, tally({ unchanged: ids(3) }));
  expect([plain(title), text]).toEqual(['3 объекта и так не в архиве', undefined]);
});

test('a run that was cancelled says how far it came', () => {
  expect(plain(doneText(bulkWords.archive, tally({ total: 2_363, done: ids(200) }))[1])).toBe('Отменено: 200 из 2 363');
});

test('what was refused is told with the reason', () => {
  expect(refusedText(bulkObjects, tally({ done: ids(3) }))).toBeUndefined();
  expect(plain(refusedText(bulkObjects, tally({ done: ids(1), gone: ids(2) })))).toBe(
    '2 объекта: удалены другим сотрудником',
  );
  expect(plain(refusedText(bulkObjects, tally({ done: ids(1), broken: 'Нет связи' })))).toBe('2 объекта: Нет связи');
  expect(refusedText(bulkObjects, tally({ total: 1, broken: 'Нет связи' }))).toBe('Нет связи');
});
