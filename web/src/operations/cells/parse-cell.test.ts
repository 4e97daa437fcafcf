import { choice, day, flag, link, maybeFlag, number, option, person, remark, text } from '@gektar/contract/fields.ts';
import { expect, test } from 'vitest';
import { parseCell } from './parse-cell.ts';

const fields = {
  price: number('Цена', { unit: 'руб.', max: 999_999_999_999 }),
  area: number('Площадь', { unit: 'га', max: 999_999, decimals: 4 }),
  share: number('Доля', { unit: '%', max: 100 }),
  name: text('Название'),
  comment: remark('Комментарий'),
  linkToDisk: link('Ссылка'),
  from: day('С'),
  onSale: flag('Продажа', { yes: 'Продаётся', no: 'Снят' }),
  crane: maybeFlag('Кран'),
  vat: option('НДС', [
    { id: 1, name: 'Включен' },
    { id: 4, name: 'Не включен' },
  ]),
  category: choice('Категория', 'categories'),
  responsible: person('Ответственный', 'employee'),
};
const entries = [
  { id: 7, name: 'Земли населённых пунктов', code: 'lnp' },
  { id: 9, name: 'Земли запаса' },
];
const refused = 'Такого значения нет в списке';

test.each<[keyof typeof fields, string, unknown]>([
  ['price', '9250', 9_250],
  ['price', '9 250,50', 9_250.5],
  ['price', '1,234,567.89', 1_234_567.89],
  ['price', '385 млн', 385_000_000],
  ['price', '+5 %', [{ multiply: 1.05 }]],
  ['price', '−7,5%', [{ multiply: 0.925 }]],
  ['price', '', null],
  ['price', '—', null],
  ['area', '15 соток', 0.15],
  ['share', '12,5 %', 12.5],
  ['share', '+5 %', 5],
  ['name', ' Склад № 7 ', 'Склад № 7'],
  ['comment', '', ''],
  ['from', '1.2.27', '2027-02-01T00:00:00'],
  ['from', '20.11.2026', '2026-11-20T00:00:00'],
  ['from', '', null],
  ['onSale', 'продаётся', true],
  ['onSale', 'нет', false],
  ['onSale', '+', true],
  ['crane', '', null],
  ['vat', 'не включен', 4],
  ['category', 'земли запаса', entries[1]],
  ['category', 'LNP', entries[0]],
])('%s: %j is %j', (name, given, wire) => {
  expect(parseCell(fields, name, given, entries)).toEqual({ wire });
});

test.each<[string, string, string]>([
  ['price', 'по запр.', 'Только цифры'],
  ['price', '-120 %', 'Только цифры'],
  ['from', '31.02.2026', 'Некорректная дата'],
  ['onSale', 'может быть', refused],
  ['vat', 'Включена', refused],
  ['category', 'Леса', refused],
  ['responsible', 'Ида Полевая', 'Выберите в ячейке'],
  ['nothing', '1', 'Нельзя править: считается сама'],
])('%s: %j is refused: %s', (name, given, message) => {
  expect(parseCell(fields, name, given, entries)).toEqual({ message });
});
