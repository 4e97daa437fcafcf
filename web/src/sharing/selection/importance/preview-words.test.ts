import { expect, test } from 'vitest';
import { formerPlace, percents, previewText, suggestionText } from './preview-words.ts';

const nameOf = (criterion: string) => ({ buildingClasses: 'класс' })[criterion] ?? criterion;
const one = (percent: number, place: number | null, before: number, group: 'exact' | 'near' | 'none' = 'near') => ({
  object: undefined,
  percent,
  before: { group, place, percent: before },
});
const preview = {
  before: { exact: 2, near: 28 },
  after: { exact: 7, near: 27 },
  first: [one(92, 4, 87), one(89, 2, 93), one(84, 5, 86)],
  obstacle: null,
};

test('the effect says what is found, and that the first three have changed', () => {
  expect(previewText(preview, true, nameOf)).toEqual({
    found: 'Найдено 30 → 34.',
    groups: 'Подходят 2 → 7, почти подходят 28 → 27.',
    first: 'Первые три из почти подходящих изменились:',
    isListed: true,
  });
});

test('numbers that stay are said once; first ones at their places are the former ones', () => {
  const first = [one(90, 1, 91), one(80, 2, 80), one(70, 3, 60)];
  const same = { ...preview, after: { exact: 2, near: 28 }, first };
  expect(previewText(same, true, nameOf)).toEqual({
    found: 'Найдено 30.',
    groups: 'Подходят 2, почти подходят 28.',
    first: 'Первые три прежние.',
    isListed: false,
  });
  expect(previewText({ ...same, first: first.slice(0, 2) }, true, nameOf).first).toBe('Первые два прежние.');
  expect(previewText({ ...same, first: first.slice(0, 1) }, true, nameOf).first).toBe('Первый прежний.');
  expect(previewText({ ...same, first: [one(70, 3, 60)] }, true, nameOf).first).toBe(
    'Первый из почти подходящих изменился:',
  );
});

test('before a change, and without near objects, the first ones are not spoken of', () => {
  expect(previewText(preview, false, nameOf)).toMatchObject({ first: undefined, isListed: false });
  expect(previewText({ ...preview, first: [] }, true, nameOf)).toMatchObject({ first: undefined, isListed: false });
});

test('when nothing is left the must that excludes most is named, if there is one', () => {
  const none = { ...preview, after: { exact: 0, near: 0 }, first: [] };
  expect(previewText({ ...none, obstacle: 'buildingClasses' }, true, nameOf)).toMatchObject({
    found: 'Ничего не останется.',
    groups: 'Мешает: класс',
  });
  expect(previewText(none, true, nameOf).groups).toBe('');
  const wasNear = { ...none, before: { exact: 0, near: 3 } };
  expect(previewText(wasNear, true, nameOf).found).toBe('Ничего не останется.');
  const neverAny = { ...none, before: { exact: 0, near: 0 } };
  expect(previewText(neverAny, false, nameOf).found).toBe('Ничего не найдено.');
});

test.each([
  [one(92, 4, 87), 0, 'была 4-й', 'был 4-м'],
  [one(92, 1, 87), 0, 'без перемен', 'без перемен'],
  [one(92, null, 100, 'exact'), 0, 'подходила', 'подходил'],
  [one(92, null, 31, 'none'), 2, 'не подходила', 'не подходил'],
])('the former place of %j', (first, index, she, he) => {
  expect([formerPlace(first, index, 'she'), formerPlace(first, index, 'he')]).toEqual([she, he]);
});

test('a percent has its former one, unless it is the same or the object was not found', () => {
  expect(percents(one(92, 4, 87))).toEqual({ before: '87 → ', after: '92\u00A0%' });
  expect(percents(one(92, 4, 92)).before).toBeUndefined();
  expect(percents(one(92, null, 31, 'none')).before).toBeUndefined();
});

test.each([
  [
    { right: 3, all: 40 },
    { right: 33, all: 40 },
    'Предложено по подборке: объясняет 8 из 10 выборов, нынешние веса — 0 из 10',
  ],
  [
    { right: 2, all: 6 },
    { right: 5, all: 6 },
    'Предложено по подборке: объясняет 5 из 6 выборов, нынешние веса — 2 из 6',
  ],
  [
    { right: 20, all: 40 },
    { right: 20, all: 40 },
    'Других весов подборка не подсказывает: нынешние объясняют 5 из 10 выборов',
  ],
  [{ right: 0, all: 0 }, { right: 0, all: 0 }, 'Сравнить не с чем: всё, что почти подходит, уже в подборке'],
])('a suggestion says what it explains: %j → %j', (now, suggested, text) => {
  expect(suggestionText({ now, suggested })).toBe(text);
});
