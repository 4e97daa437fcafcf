import { expect, test } from 'vitest';
import { lettersOf, sheetColumns, textsInRow } from './sheet-letters.ts';

test('letters of columns', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(lettersOf)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test('a column is as wide as its usual text, a hidden one is a strip, a long title above widens nothing', () => {
  const rows = [
    { cells: ['Свободные склады на 17.11.2026, Новая Рига и север'] },
    ...Array.from({ length: 20 }, () => ({ cells: ['17 200', 'Ориентир Запад, корпус 4', '690'] })),
  ];
  const widths = sheetColumns(rows, 4, ['C']).map(({ letters, isHidden, widthPx }) => [letters, isHidden, widthPx]);
  expect(widths).toEqual([
    ['A', false, 62],
    ['B', false, 196],
    ['C', true, 22],
    ['D', false, 56],
  ]);
});

test('titles, sections, notes and refused rows do not widen the column that they begin in', () => {
  const of = (meaning: 'title' | 'section' | 'note' | 'refused' | null, text: string) => ({
    meaning,
    cells: [text, '12,5'],
  });
  const rows = [
    of('title', 'Загородные участки, Московская область'),
    of('section', 'Новорижское шоссе'),
    of(null, '1'),
    of(null, '2'),
    of('section', 'Калужское шоссе'),
    of(null, '3'),
    of('refused', 'Ищем участок 2 га в Клину'),
    of('note', '* цена за сотку в тысячах рублей'),
  ];
  expect(sheetColumns(rows, 2, []).map(({ widthPx }) => widthPx)).toEqual([56, 56]);
});

test('the text of merged cells stands once, equal texts of separate cells each', () => {
  const [road, note] = ['Калужское шоссе', 'цены за сотку'];
  expect(textsInRow([road, road, road])).toEqual([road]);
  expect(textsInRow(['', road, road, note, '', road])).toEqual([road, note, road]);
  expect(textsInRow(['', ''])).toEqual([]);
});
