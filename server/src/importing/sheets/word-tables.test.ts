import { expect, test } from 'vitest';
import { amountDoubts, numberWords, readAmount } from './amounts.ts';
import { dittoWords } from './dittos.ts';
import { fold } from './fold.ts';
import { highwayWords, regionWords } from './place-words.ts';
import { nowWords, partsOfYear, readAvailability } from './read-days.ts';
import { readCadastral, readPosition } from './read-places.ts';
import { readUtility, utilityWords } from './read-utility.ts';
import { landChoices } from './testing/choices.ts';
import { readUnits, unitWords } from './units.ts';
import {
  blankWords,
  bookedWords,
  demandWords,
  findChoice,
  flagWords,
  meaningOf,
  noteWords,
  notOffered,
  offerWords,
  partWords,
  requirementWords,
  totalWords,
} from './value-words.ts';

test.each(unitWords)('the example of a unit is read as its line says: $example', ({ example, gives }) => {
  expect(readUnits(example).units).toMatchObject(gives);
});

test.each([
  ['руб. за кв. м (в т.ч. НДС, ОРЕХ включены)', 1, 'included'],
  ['руб./м² (НДС в т. ч.)', 1, undefined],
  ['руб./м² c НДС', 1, undefined],
  ['руб./м² (не вкл. НДС и ЭР)', 2, 'excluded'],
  ['руб./м², не включая ЭР и НДС', 2, 'excluded'],
  ['руб./м², не вкл. НДС', 2, undefined],
])('taxes and expenses of a head: %s', (text, vat, opex) => {
  expect([readUnits(text).units.vat, readUnits(text).units.opex]).toEqual([vat, opex]);
});

test.each(numberWords)('the example of a number word is read: $example', ({ example, value }) => {
  const amount = readAmount(example);
  expect((amount?.value ?? 0) / (amount?.units.size ?? 1)).toBe(value);
});

test.each([
  ...[...blankWords, ...flagWords, ...notOffered, ...offerWords, ...bookedWords, ...nowWords].map((words) => ({
    ...words,
    table: 'a value or a state',
  })),
  ...[...demandWords, ...requirementWords, ...totalWords, ...partWords, ...noteWords, ...utilityWords].map((words) => ({
    ...words,
    table: 'a row',
  })),
])('the example of $table is found: $example', ({ pattern, example }) => {
  expect(fold(example)).toMatch(pattern);
});

test.each([...regionWords])('a region is found by its short name: $example', ({ example, name }) => {
  expect(findChoice(example, landChoices['regions'] ?? [], regionWords)?.value.name).toBe(name);
});

test.each([...highwayWords])('a highway is found by its short name: $example', ({ example, name }) => {
  expect(findChoice(example, landChoices['land-highway'] ?? [], highwayWords)?.value.name).toBe(name);
});

test.each([
  ['12,5 млн', 12_500_000, undefined],
  ['45 000 000 руб.', 45_000_000, undefined],
  ['1.250.000', 1_250_000, undefined],
  ['450 т.р./сотка', 450_000, undefined],
  ['полтора млн', 1_500_000, undefined],
  ['640+120+60', 820, amountDoubts.sum],
  ['8–10 м', 8, amountDoubts.range],
  ['5-8 тыс', 5_000, amountDoubts.range],
  ['от 8 000', 8_000, amountDoubts.from],
  ['до 9 000', 9_000, amountDoubts.upTo],
  ['≈ 5,2 га', 5.2, amountDoubts.about],
  ['ориентировочно 1 700', 1_700, amountDoubts.about],
  ['1 600 м² (уточняется)', 1_600, amountDoubts.about],
  ['12 500 $', 12_500, amountDoubts.currency],
])('an amount is read with its words: %s', (text, value, doubt) => {
  expect(readAmount(text)).toMatchObject({ value, ...(doubt === undefined ? {} : { doubt }) });
  expect(readAmount(text)?.doubt).toBe(doubt);
});

test.each(['', 'нет', 'по запросу'])('a text without a number is no amount: «%s»', (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test.each([
  ['50:26:0100203:145', ['50:26:0100203:145'], undefined],
  ['5О:26:О1ОО2О3:145', ['50:26:0100203:145'], undefined],
  ['50:26:0100203:145, 146, :147', ['50:26:0100203:145', '50:26:0100203:146', '50:26:0100203:147'], undefined],
  ['КН 40:03:030101:512 (2 га)', ['40:03:030101:512'], undefined],
  ['50:26:0100203:145-149', ['50:26:0100203:145'], 'Назван диапазон кадастровых номеров'],
  ['50:26:0100203', [], 'Кадастровый номер неполный или с опиской'],
])('cadastral numbers are read: %s', (text, numbers, doubt) => {
  expect(readCadastral(text)).toEqual({ numbers, ...(doubt === undefined ? {} : { doubt }) });
});

test('a point is read in degrees and minutes; a swapped one is put right with a doubt', () => {
  expect(readPosition('55,7512; 37,6184')).toEqual({ latitude: 55.7512, longitude: 37.6184 });
  expect(readPosition('55°45′04″ 37°37′06″')).toEqual({ latitude: 55.751111, longitude: 37.618333 });
  expect(readPosition('37.6184, 55.7512')).toMatchObject({ latitude: 55.7512, doubt: 'Широта и долгота переставлены' });
});

test('a utility has its state and amount', () => {
  expect(readUtility('ТУ 630 кВт', 1)?.value).toEqual({ type: 1, value: 630, from: null, to: null });
  expect(readUtility('есть, 1,5 МВт', 1)?.value).toEqual({ type: 2, value: 1_500, from: null, to: null });
  expect(readUtility('100–150 кВт', 1)?.value).toEqual({ type: 2, value: null, from: 100, to: 150 });
  expect(readUtility('нет', 1)).toEqual({ value: null });
});

test('an area is free from the day of the list, a quarter or a month', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const read = (text: string) => readAvailability(text, now, '2026-11-17');
  expect(read('сейчас')).toEqual({ day: '2026-11-17' });
  expect(read('II кв. 2027')).toEqual({ day: '2027-04-01' });
  expect(read('апрель')).toEqual({ day: '2027-04-01', doubt: 'Назван срок без года' });
  for (const { example } of partsOfYear) expect(read(example)?.day).toMatch(/^2027-\d\d-01$/);
  expect(read('свободно с 15.02.2027')).toEqual({ day: '2027-02-15' });
  expect(read('01-Sep-27')).toEqual({ day: '2027-09-01' });
  expect(read('March 15, 2027')).toEqual({ day: '2027-03-15' });
  expect(read('1Q27')).toEqual({ day: '2027-01-01' });
  expect(read('15 марта')).toEqual({ day: '2027-03-15', doubt: 'Назван срок без года' });
  expect(read('через 2 месяца')).toEqual({ day: '2027-01-17', doubt: 'Срок назван приблизительно' });
  expect(read('immediately')).toEqual({ day: '2026-11-17' });
  expect(read('vacant now')).toEqual({ day: '2026-11-17' });
  expect(read('Q1 2027')).toEqual({ day: '2027-01-01' });
  expect(read('после ремонта')).toBeUndefined();
});

test('a word of another thing does not refuse a row', () => {
  expect(meaningOf(notOffered, 'не продан')).toBe('Продано');
  expect(meaningOf(notOffered, 'продажа')).toBeUndefined();
});

test.each(dittoWords)('the example of a cell that means the cell above is found: $example', ({ pattern, example }) => {
  expect(example).toMatch(pattern);
});
