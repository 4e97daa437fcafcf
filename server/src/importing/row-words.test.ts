import { expect, test } from 'vitest';
import { readHeader } from './columns.ts';
import type { Result } from './import-rows.ts';
import { expectationOf, linesOf, summaryOf, tookNothing } from './row-words.ts';

const columns = [
  { name: 'code', titles: ['Код'], isRequired: true },
  { name: 'area', titles: ['Площадь, га'], isRequired: false },
] as const;
const header = readHeader(['Код', 'Площадь, га'], columns);
const outcome = (
  result: Result,
  reason: string,
  about: { column?: 'area'; others?: string[] } = { column: 'area' },
) => ({
  row: 7,
  id: 'У-3',
  result,
  remarks: [{ reason, column: about.column }],
  others: about.others ?? [],
});

test.each([
  ['Обязательное поле', 'заполните ячейку'],
  ['Введите или выберите из списка', 'заполните ячейку'],
  ['Только цифры', 'впишите число'],
  ['Нет в справочнике: «Болото»', 'впишите значение из справочника'],
  ['Не больше 500 знаков', 'сократите текст'],
  ['Комментарий не может быть длиннее', 'сократите текст'],
  ['Номер уже используется', 'проверьте, нет ли такой записи'],
  ['Столбцов 5, а нужно 6', 'сделайте столько ячеек, сколько в строке названий'],
  ['Кавычка не закрыта', 'удвойте кавычки внутри ячейки'],
  ['Что-то ещё', 'исправьте значение'],
])('a refused row says what to do about «%s»', (reason, advice) => {
  expect(linesOf(outcome('refused', reason), header)).toEqual([
    `строка 7, столбец B «Площадь, га», У-3: ${advice} (${reason}) — строка не принята`,
  ]);
});

test.each([
  ['accepted', 'исправьте значение (Странно) — значение не взято', 'будет принята'],
  ['repaired', 'Странно — исправлено', 'будет исправлена'],
  ['present', 'исправьте значение (Странно) — уже было', 'уже есть'],
  [
    'different',
    'внесите в программе, если верно то, что в файле (Странно) — не изменено, запись уже загружена',
    'уже есть с другим содержанием, останется как есть',
  ],
  ['refused', 'исправьте значение (Странно) — строка не принята', 'не будет принята'],
] as const)('a row that is %s says so, before and after', (result, line, expectation) => {
  expect(linesOf(outcome(result, 'Странно', {}), header)).toEqual([`строка 7, У-3: ${line}`]);
  expect(expectationOf(outcome(result, 'Странно'))).toBe(`строка 7, У-3: ${expectation}`);
});

test.each([
  ['refused', 'проверьте, нет ли такой записи (Номер уже используется) — строка не принята'],
  [
    'different',
    'внесите в программе, если верно то, что в файле (Номер уже используется) — не изменено, запись уже загружена',
  ],
] as const)('a row that is %s because of another record leads to that one', (result, line) => {
  const others = ['50:20:1:1, Клин, /land/property/7', '50:20:1:2, Чехов, строка 4 этого файла'];
  expect(linesOf(outcome(result, 'Номер уже используется', { others }), header)).toEqual([
    `строка 7, У-3: ${line}; см. ${others.join('; ')}`,
  ]);
});

test('the closing line leaves out repaired and different rows when there are none', () => {
  const none = { leftOut: 0, accepted: 0, repaired: 0, present: 0, different: 0, refused: 0 };
  expect(summaryOf({ ...none, accepted: 3, refused: 2 }, false)).toBe('Принято 3, уже было 0, не принято 2');
  expect(summaryOf({ leftOut: 8, accepted: 1, repaired: 2, present: 3, different: 4, refused: 5 }, true)).toBe(
    'Будет принято 1, исправлено 2, уже было 3, с другим содержанием 4, не принято 5',
  );
  expect(tookNothing({ ...none, refused: 9 })).toBe(true);
  for (const key of ['accepted', 'repaired', 'present', 'different'] as const)
    expect(tookNothing({ ...none, refused: 9, [key]: 1 })).toBe(false);
});
