import { expect, test } from 'vitest';
import { dayOf, onlyDayOf } from './title-words.ts';

const now = new Date('2026-11-28T12:00:00+03:00');

test.each<[titles: readonly string[], day: string]>([
  [['Склады (кроме автозапчастей) 26.11'], '2026-11-26'],
  [['Участки собственника', 'Новая Рига и север 3.12'], '2025-12-03'],
  [['Прайс 09.06.'], '2026-06-09'],
])('%j names the day %s without a word', (titles, day) => {
  expect(onlyDayOf(titles, now)).toEqual([day]);
});

test.each<[titles: readonly string[]]>([
  [['Склады 26.11', 'Обновлено 24.11.2026']],
  [['Склады 26.11', 'Север 25.11']],
  [['Склады 24.11, 26.11']],
  [['Площадь: 26.11']],
  [['Общая площадь 26.11']],
  [['Лот № 26.11']],
  [['Участок 26.11 га']],
  [['Площадь 26.1125']],
  [['Скидка действует до 26.11']],
  [['Сдача корпуса 26.11']],
  [['Склады 31.13']],
  [['Склады']],
])('%j names no day', (titles) => {
  expect(onlyDayOf(titles, now)).toEqual([]);
});

test.each([
  ['Чемальский район, земля под туризм (обновл. 20.11)', '2026-11-20'],
  ['Актуал. 3.12', '2025-12-03'],
  ['Обновлено: 05.11.26', '2026-11-05'],
])("'%s' names the day %s", (title, day) => {
  expect(dayOf(title, now)).toEqual([day]);
});
