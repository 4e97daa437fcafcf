import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { landChoices } from '#importing/sheets/testing/choices.ts';
import { sheetsNow } from '#importing/sheets/testing/score.ts';
import { bytesOf, type Typed, WrittenSheet } from '#importing/sheets/testing/written-sheet.ts';
import { plotSheets } from './read-plot-sheets.ts';

async function readRows(...rows: readonly (readonly Typed[])[]) {
  const sheet = new WrittenSheet();
  for (const row of rows) sheet.add(...row);
  const opened = await openSheets(bytesOf([sheet], 'csv'));
  return readSheets(opened, plotSheets, { choices: landChoices, now: sheetsNow });
}

test('a row of sums alone is a total, sold rows counted', async () => {
  const { objects, refused } = await readRows(
    ['Код', 'Кадастровый номер', 'Площадь, м2', 'Цена, руб.', 'Статус'],
    ['000123', '50:28:0110142:88', '15300', '22950000,00', 'в продаже'],
    ['000124', '50:28:0110142:89', '8 700', '13 050 000,00', 'продан'],
    ['000125', '50:28:0060112:310', '42100', '105250000', 'в продаже'],
    [null, null, '66100', '141250000', null],
  );
  expect(objects.map(({ sourceRow }) => sourceRow)).toEqual([2, 4]);
  expect(refused).toMatchObject([{ row: 3 }, { row: 5, reason: 'Итог, а не объект' }]);
});

test('a rent of a month is no price of a plot', async () => {
  const { objects, questions } = await readRows(
    ['Адрес', 'Площадь м2', 'Ставка, руб/м2/мес', 'Покрытие'],
    ['Москва, ул. Рябиновая, 44', '6000', '120', 'асфальт'],
    ['Мытищи, Волковское ш., 15', '2500', '95', 'щебень'],
  );
  expect(objects.map((object) => object['price'])).toEqual([undefined, undefined]);
  expect(questions).toMatchObject(
    [2, 3].map((row) => ({ row, field: 'price', reason: 'Названа ставка аренды, а не цена' })),
  );
});

test('a row of another type of object is refused; a plot for a warehouse is one', async () => {
  const heads = ['Тип', 'Площадь', 'Цена', 'Адрес'];
  const mixed = await readRows(
    heads,
    ['Участок', '25 сот.', '4 500 000 ₽', 'Чехов, д. Кулаково'],
    ['Склад', '900 м²', '36 000 000 ₽', 'Подольск'],
    ['Дом', '140 м²', '12 500 000 ₽', 'Серпухов'],
  );
  expect(mixed.objects).toMatchObject([{ sourceRow: 2, area: 0.25 }]);
  expect(mixed.refused).toMatchObject([
    { row: 3, reason: 'Не участок: «Склад»' },
    { row: 4, reason: 'Не участок: «Дом»' },
  ]);
  const forWarehouses = await readRows(
    heads,
    ['Склад', '2,5 га', '45 000 000 ₽', 'Чехов'],
    ['Производство', '1,8 га', '36 000 000 ₽', 'Подольск'],
  );
  expect(forWarehouses.objects.length).toBe(2);
});
