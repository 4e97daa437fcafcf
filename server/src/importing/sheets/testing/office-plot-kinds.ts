import { addressOf, marketPlots, numbered, spaced, writeLines } from './market-plot.ts';
import { kind } from './one-sheet.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';

/** Reports of offices: sums above their rows, rents next to values, plots reserved and withdrawn. */
export const officePlotKinds: readonly WrittenKind[] = [
  kind('sums above their rows', 'xls', (sheet, chance) => {
    const truths = marketPlots(chance, 9);
    sheet.add('Массив / участок', 'Площадь, га', 'Цена, млн руб.');
    const objects: ExpectedObject[] = [];
    for (const part of [0, 1, 2]) {
      const own = truths.slice(part * 3, part * 3 + 3);
      sheet.add(
        `Массив «${own[0]?.village}»`,
        Number(own.reduce((sum, { area }) => sum + area, 0).toFixed(2)),
        own.reduce((sum, { price }) => sum + price, 0) / 1e6,
      );
      objects.push(
        ...writeLines(sheet, own, (truth) => ({
          cells: [truth.number, truth.area, truth.price / 1e6],
          values: { ...numbered(truth), area: truth.area, price: truth.price },
        })),
      );
    }
    return objects;
  }),
  kind('rents of a year next to prices', 'xlsx', (sheet, chance) => {
    sheet.add('Кадастровый номер', 'Площадь, кв.м', 'Арендная плата в год, руб.', 'Выкупная цена, руб.', 'Адрес');
    return writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: [truth.number, truth.sotki * 100, truth.price * 0.02, truth.price, addressOf(truth)],
      values: { ...numbered(truth), area: truth.area, price: truth.price, address: addressOf(truth) },
    }));
  }),
  kind('statuses of every kind', 'csv', (sheet, chance) => {
    sheet.add('№', 'Кад. номер', 'Площадь, га', 'Цена, руб.', 'Состояние');
    const objects: ExpectedObject[] = [];
    const states = ['в продаже', 'Продан', 'актуально', 'снят', 'свободен', 'не актуально', 'в работе', 'АРХИВ'];
    for (const [index, truth] of marketPlots(chance, 12).entries()) {
      const row = sheet.add(
        index + 1,
        truth.number,
        String(truth.area).replace('.', ','),
        spaced(truth.price),
        states[index % 8],
      );
      if (index % 2 === 1) continue;
      objects.push({
        sheet: sheet.name,
        row,
        values: { ...numbered(truth), area: truth.area, price: truth.price },
        doubtful: [],
      });
    }
    return objects;
  }),
  kind('numbers and prices in one text', 'xlsx', (sheet, chance) => {
    sheet.add('Участок', 'Характеристики', 'Цена');
    return writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: [
        truth.number,
        `Площадь ${String(truth.area).replace('.', ',')} га, ${truth.highway}, ${truth.km} км от МКАД, эл-во ${truth.kilowatts} кВт`,
        `${spaced(truth.price)} ₽`,
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        landHighway: truth.highway,
        kmFromCity: truth.km,
        'electricitySupply.type': 2,
        'electricitySupply.value': truth.kilowatts,
        price: truth.price,
      },
    }));
  }),
];
