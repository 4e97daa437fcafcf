import { expect, test } from 'vitest';
import { districtForm, findByTextQuery, otherLayout, readTextQuery, switchedLayout } from './search-text.ts';

test.each([
  ['ghbdtn', 'привет'],
  ['привет', 'ghbdtn'],
  ['j,kfcnm', 'область'],
  ['Ghbjphcrjt 5', 'приозрское 5'],
  ['`krbyj', 'елкино'],
  ['кщьфырлф', 'romashka'],
])('%s on the other layout is %s', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});

test.each(['', '50:20', '7 916', 'ООО Agro', '…'])('%j has no other layout', (typed) => {
  expect(otherLayout(typed)).toBeUndefined();
});

test('a text is taken apart into words, without the signs around them', () => {
  expect(readTextQuery(' ООО «Ромашка»,  Ёлкин ').words.map(({ text }) => text)).toEqual(['ооо', 'ромашка', 'елкин']);
  expect(readTextQuery('б/н').words.map(({ text }) => text)).toEqual(['б/н']);
  expect(readTextQuery('%%%').words).toEqual([]);
});

test.each([
  ['502000102031450', '502000102031450', ':502000102031450'],
  ['50:20:10203:145', undefined, ':50:20:10203:145'],
  ['50 20 0010203 145', '50200010203145', ':50:20:10203:145'],
  ['50Ж20Ж0010203Ж145', '50200010203145', ':50:20:10203:145'],
  ['50^20^0010203', '50200010203', ':50:20:10203'],
  ['0997807:840', undefined, ':997807:840'],
  ['145', undefined, undefined],
  ['Лесная 5', undefined, undefined],
  ['б/н', undefined, undefined],
])('%s may be a number: its digits %s, without leading zeros %s', (typed, digits, plain) => {
  expect(readTextQuery(typed)).toMatchObject({ numberDigits: digits, plainNumber: plain });
});

test.each([
  ['8 (916) 123-45-67', ['89161234567', '79161234567']],
  ['+7 916 123 45 67', ['79161234567']],
  ['916123', ['916123']],
  ['123-45-67', ['1234567']],
  ['8916', []],
  ['123', []],
  ['Лесная 5', []],
])('%s may be a part of a telephone: %j', (typed, phones) => {
  expect(readTextQuery(typed).phones).toEqual(phones);
});

test('a telephone among words is one word, however it is spaced', () => {
  const [name, phone, ...rest] = readTextQuery('Иванов 8 916 123-45-67').words;
  expect(name).toEqual({ text: 'иванов', phones: [] });
  expect(phone?.phones).toEqual(['89161234567', '79161234567']);
  expect(rest).toEqual([]);
});

const people = [
  { name: 'Берёзкин Пётр', phone: '79161234567', note: 'После обеда' },
  { name: 'Жнецова Анна', phone: null, note: 'ghbdtn' },
];
const find = (typed: string) =>
  findByTextQuery(people, typed, ({ name, phone, note }) => ({ texts: [name, note], phones: [phone] })).map(
    ({ name }) => name,
  );

test('a text is found by all of its words, in any order and either layout', () => {
  expect(find('петр берез')).toEqual(['Берёзкин Пётр']);
  expect(find('обеда берез')).toEqual(['Берёзкин Пётр']);
  expect(find('ytwx')).toEqual([]);
  expect(find(';ytw')).toEqual(['Жнецова Анна']);
  expect(find('8 916 123')).toEqual(['Берёзкин Пётр']);
  expect(find('берез 89161234567')).toEqual(['Берёзкин Пётр']);
  expect(find('анна 89161234567')).toEqual([]);
  expect(find(' ')).toHaveLength(2);
});

test('the other layout is asked only where what was typed finds nothing', () => {
  expect(find('ghbdtn')).toEqual(['Жнецова Анна']);
});

test.each([
  ['№ 50:20:0010203:145', '50:20:0010203:145'],
  ['кад. номер 50:20:0010203:145', '50:20:0010203:145'],
  ['Кадастровый номер: 50:21:0010203:7', '50:21:0010203:7'],
  ['кад.№50:22', '50:22'],
  ['КН 50:23:1', '50:23:1'],
  ['к/н 5024', '5024'],
  ['5О:2о:ОО1O2o3:145', '50:20:0010203:145'],
  ['50：26：0010203：８', '50:26:0010203:8'],
])('%s is the number %s', (typed, number) => {
  expect(readTextQuery(typed).text).toBe(number);
});

test.each(['№ 5', 'КН-Сервис', 'кадниково', 'ООО', 'ООО 12345', 'номер один', 'Склад №4'])(
  '%s is no number',
  (typed) => {
    expect(readTextQuery(typed).text).toBe(typed);
  },
);

test.each([
  ['одинцово', 'одинцовский'],
  ['пушкино', 'пушкинский'],
  ['щелково', 'щелковский'],
  ['орехово-зуево', 'орехово-зуевский'],
])('%s also stands for the district %s', (town, district) => {
  expect(districtForm(town)).toBe(district);
});

test.each(['кино', 'молоко', 'подольск', 'авеню'])('%s has no form of a district', (word) => {
  expect(districtForm(word)).toBeUndefined();
});

test('the other layout keeps capital letters, and knows the key of the full stop and the comma', () => {
  expect(switchedLayout('Ljvjltljdj? dk/ 12')).toBe('Домодедово, вл. 12');
  expect(switchedLayout('Hjuf4')).toBe('Рога4');
  expect(switchedLayout('12')).toBeUndefined();
});
