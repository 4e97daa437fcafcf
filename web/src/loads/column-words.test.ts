import type { LoadColumn, LoadQuestion, LoadTable } from '@gektar/contract/loads/load.ts';
import type { LoadAnswer } from '@gektar/contract/loads/load-answer.ts';
import { expect, test } from 'vitest';
import { columnAsking, columnWords, holderOf, rowWords } from './column-words.ts';

const column = (about: Partial<LoadColumn>): LoadColumn => ({
  ...{ letters: 'G', title: 'Аренда, руб. ставка', use: 'field', field: 'rate', label: 'Ставка', unit: 'month' },
  ...{ unitLabel: 'руб./м² в месяц', doubt: null, candidates: [], isByHand: false, valueCount: 64, readCount: 64 },
  ...about,
});

test('the head of a column names its field, its unit and how many of its cells were read', () => {
  expect(columnWords(column({}))).toEqual({
    ...{ name: 'Ставка', unit: 'руб./м² в месяц', state: 'все', tone: 'all' },
  });
  expect(columnWords(column({ readCount: null }))).toMatchObject({ name: 'Ставка', state: 'читаем' });
  expect(columnWords(column({ readCount: 62 }))).toMatchObject({ state: '62 из 64', tone: 'part' });
});

test('a column that asks says whether its unit or its field is asked for', () => {
  expect(columnWords(column({ doubt: 'Период не назван' }))).toMatchObject({ name: 'Ставка', state: 'спросим' });
  const candidates = [
    { field: 'dockNumber', label: 'Доки' },
    { field: 'numberGatesZero', label: 'Ворота на 0' },
  ];
  expect(columnWords(column({ doubt: 'Похоже на два поля', candidates }))).toMatchObject({
    ...{ name: 'Выберите', state: '2 поля', tone: 'asks' },
  });
});

test('a column whose cells have two facts each is understood; amber is for an answer that is due', () => {
  const doubt = 'Столбец похож на два поля: Категория, ВРИ';
  const candidates = [
    { field: 'category', label: 'Категория' },
    { field: 'permittedUse', label: 'ВРИ' },
  ];
  const both = column({ letters: 'H', field: 'category', label: 'Категория', unitLabel: '', doubt, candidates });
  const nothing = { questions: [], answers: [] };
  expect(columnAsking(both, 'Лист1!3', nothing)).toBe('none');
  expect(columnWords(both, {}, 'none')).toMatchObject({ name: 'Категория и ВРИ', state: 'все', tone: 'all' });
  const sum = column({ doubt: 'Столбец похож на два поля: Площадь, Цена', candidates });
  expect(columnWords(sum, {}, 'none').name).toBe('Площадь и цена');
  const question = { reason: doubt, table: null, letters: null } as LoadQuestion;
  expect(columnAsking(both, 'Лист1!3', { ...nothing, questions: [question] })).toBe('asked');
  const given = { answer: { kind: 'group', group: `category: ${doubt}` } } as LoadAnswer;
  expect(columnAsking(both, 'Лист1!3', { ...nothing, answers: [given] })).toBe('answered');
  expect(columnWords(both, {}, 'answered')).toMatchObject({ name: 'Категория', tone: 'all' });
});

test('columns for the comment and columns left out', () => {
  expect(columnWords(column({ use: 'comment', field: null })).name).toBe('В комментарий');
  expect(columnWords(column({ use: 'skip', field: null })).tone).toBe('skip');
});

test('the gutter says what a row is; an object has no word', () => {
  expect(rowWords({ meaning: null, reason: '' })).toBe('');
  expect(rowWords({ meaning: 'head', reason: '' })).toBe('шапка');
  expect(rowWords({ meaning: 'refused', reason: 'Сдано: слово в столбце «Своб. с»' })).toBe(
    'сдано: слово в столбце «Своб. с»',
  );
});

test('a field that another column has is found, the column itself and comments are not', () => {
  const table = { columns: [column({}), column({ letters: 'H', use: 'comment' })] } as unknown as LoadTable;
  expect(holderOf(table, 'rate', 'J')?.letters).toBe('G');
  expect(holderOf(table, 'rate', 'G')).toBeUndefined();
});
