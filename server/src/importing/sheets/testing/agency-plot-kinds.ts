import {
  addressOf,
  brief,
  decimal,
  type MarketPlot,
  marketPlots,
  numbered,
  spaced,
  writeLines,
} from './market-plot.ts';
import { kind } from './one-sheet.ts';
import type { WrittenKind } from './sheet-kind.ts';
import { WrittenSheet } from './written-sheet.ts';

const thousandsByDots = (value: number) => spaced(value).replaceAll(' ', '.');

/** Lists of agencies: tables off the corner, units in a column of their own, continued sheets, shared prices. */
export const agencyPlotKinds: readonly WrittenKind[] = [
  kind('a table off the corner with blank columns', 'xlsx', (sheet, chance) => {
    sheet.add();
    sheet.add(null, null, 'Агентство «Пример»');
    sheet.add();
    sheet.add(null, null, 'Кадастровый\nномер', null, 'Площадь,\nга', null, 'Цена,\nмлн руб.', null, 'Направ-\nление');
    return writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: [null, null, truth.number, null, truth.area, null, truth.price / 1e6, null, truth.highway],
      values: { ...numbered(truth), area: truth.area, price: truth.price, landHighway: truth.highway },
    }));
  }),
  kind('a column each, units next to the labels', 'xlsx', (sheet, chance) => {
    const truths = marketPlots(chance, 5);
    sheet.add('Показатель', 'Ед. изм.', ...truths.map((_, index) => `Участок ${index + 1}`));
    sheet.add('Кадастровый номер', '-', ...truths.map(({ number }) => number));
    sheet.add('Местоположение', '-', ...truths.map(addressOf));
    sheet.add('Площадь', 'га', ...truths.map(({ area }) => area));
    sheet.add('Удалённость от МКАД', 'км', ...truths.map(({ km }) => km));
    sheet.add('Категория земель', '-', ...truths.map(({ category }) => category));
    sheet.add('Цена', 'млн руб.', ...truths.map(({ price }) => price / 1e6));
    return truths.map((truth, index) => ({
      sheet: sheet.name,
      row: index + 3,
      values: {
        ...numbered(truth),
        address: addressOf(truth),
        area: truth.area,
        kmFromCity: truth.km,
        category: truth.category,
        price: truth.price,
      },
      doubtful: [],
    }));
  }),
  {
    title: 'a sheet that continues another, a sheet of wishes',
    write(chance) {
      const [first, second, wishes] = [
        new WrittenSheet('Участки'),
        new WrittenSheet('Участки (2)'),
        new WrittenSheet('Запросы клиентов'),
      ];
      const line = (truth: MarketPlot) => ({
        cells: [truth.number, addressOf(truth), truth.area, truth.price],
        values: { ...numbered(truth), address: addressOf(truth), area: truth.area, price: truth.price },
      });
      first.add('Кадастровый номер', 'Адрес', 'Площадь, га', 'Цена, руб.');
      const objects = [
        ...writeLines(first, marketPlots(chance, 6), line),
        ...writeLines(second, marketPlots(chance, 6), line),
      ];
      wishes.add('Клиент', 'Площадь, га', 'Бюджет, млн руб.', 'Направление');
      wishes.add('ООО «Покупатель»', '5-7', 120, 'Киевское шоссе');
      wishes.add('Иван', '1', 15, 'любое');
      return { sheets: [first, second, wishes], format: 'xlsx', objects };
    },
  },
  kind('dots between thousands', 'csv', (sheet, chance) => {
    sheet.add('Кадастровый номер', 'Площадь, м2', 'Стоимость, руб.', 'Сотка, руб.');
    return writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: [
        truth.number,
        thousandsByDots(truth.sotki * 100),
        `${thousandsByDots(truth.price)},00`,
        thousandsByDots(truth.perSotka * 1_000),
      ],
      values: { ...numbered(truth), area: truth.area, price: truth.price },
    }));
  }),
  kind('both areas, heads without units of prices', 'xlsx', (sheet, chance) => {
    sheet.add('КН', 'Площадь', 'Площадь, кв.м', 'Цена за м²', 'Цена');
    return writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: [truth.number, truth.area, truth.sotki * 100, truth.perSotka * 10, truth.price],
      values: { ...numbered(truth), area: truth.area, price: truth.price },
    }));
  }),
  kind('regions and highways as sections', 'xlsx', (sheet, chance) => {
    sheet.add('Кадастровый номер', 'Площадь, га', 'Цена, млн руб.');
    const truths = marketPlots(chance, 12).filter(({ region }) => region === 'Московская область');
    const half = Math.ceil(truths.length / 2);
    sheet.add('МОСКОВСКАЯ ОБЛАСТЬ');
    sheet.add('  Каширское ш.');
    const line = (highway: string) => (truth: MarketPlot) => ({
      cells: [truth.number, truth.area, truth.price / 1e6],
      values: { ...numbered(truth), area: truth.area, price: truth.price, landHighway: highway },
    });
    const upper = writeLines(sheet, truths.slice(0, half), line('Каширское шоссе'));
    sheet.add('  Симферополька');
    return [...upper, ...writeLines(sheet, truths.slice(half), line('Симферопольское шоссе'))];
  }),
  kind('one price merged over several plots', 'xlsx', (sheet, chance) => {
    const truths = marketPlots(chance, 9);
    sheet.add('№', 'Кадастровый номер', 'Площадь, га', 'Цена за массив, млн руб.');
    const objects = writeLines(sheet, truths, (truth, index) => ({
      cells: [index + 1, truth.number, truth.area, index % 3 === 0 ? truth.price / 1e6 : null],
      values: { ...numbered(truth), area: truth.area, price: truth.price },
      doubtful: ['price'],
    }));
    for (const from of [2, 5, 8]) sheet.merge(from, 3, from + 2, 3);
    return objects;
  }),
  kind('points in every spelling, kilometres in words', 'xlsx', (sheet, chance) => {
    sheet.add('Кадастровый номер', 'Точка', 'Площадь, га', 'Шоссе и км', 'Цена, руб.');
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        truth.number,
        [
          `N${truth.latitude} E${truth.longitude}`,
          `${String(truth.latitude).replace('.', ',')}; ${String(truth.longitude).replace('.', ',')}`,
          `${truth.latitude}° с.ш., ${truth.longitude}° в.д.`,
          `https://yandex.ru/maps/?ll=${truth.longitude}%2C${truth.latitude}`,
        ][index % 4],
        truth.area,
        `${brief.highway(truth.highway)}, ${truth.km}-й км`,
        truth.price,
      ],
      values: {
        ...numbered(truth),
        latitude: truth.latitude,
        longitude: truth.longitude,
        area: truth.area,
        landHighway: truth.highway,
        kmFromCity: truth.km,
        price: truth.price,
      },
    }));
  }),
  kind('uses in sentences, rights of lease', 'xls', (sheet, chance) => {
    sheet.add('Кадастровый номер', 'Площадь, кв. м', 'Разрешённое использование', 'Категория', 'Цена, тыс. руб.');
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        truth.number,
        truth.sotki * 100,
        index % 3 === 0 ? 'для иных целей согласно проекту' : `${truth.use.code} ${truth.use.name}`,
        index % 2 === 0 ? truth.category.toUpperCase() : brief.category(truth.category),
        truth.price / 1_000,
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        permittedUseTypes: [truth.use.name],
        category: truth.category,
        price: truth.price,
      },
      doubtful: index % 3 === 0 ? ['permittedUseTypes'] : [],
    }));
  }),
  kind('thousands of roubles, lines without separators', 'tsv-utf16', (sheet, chance) => {
    sheet.add('лот', 'кад.номер', 'га', 'тыс.руб', 'тыс.руб/сот', 'комментарий');
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        String(index + 1),
        truth.number,
        decimal(truth.area),
        spaced(truth.price / 1_000),
        String(truth.perSotka),
        'рядом ж/д станция 2 км, сосед продаёт 3 га',
      ],
      values: { ...numbered(truth), area: truth.area, price: truth.price },
    }));
  }),
];
