import { addressOf, decimal, marketPlots, numbered, spaced, writeLines } from './market-plot.ts';
import { kind } from './one-sheet.ts';
import type { WrittenKind } from './sheet-kind.ts';

/** Lists that private people type: numbers of two units, letters of another alphabet, quotes and lines within cells. */
export const privatePlotKinds: readonly WrittenKind[] = [
  kind('numbers of two units', 'xlsx', (sheet, chance) => {
    sheet.add('Кадастровый номер', 'Площадь', 'Цена');
    return writeLines(sheet, marketPlots(chance), (truth, index) => {
      const hectares = Math.floor(truth.sotki / 100);
      const rest = truth.sotki % 100;
      const millions = Math.floor(truth.price / 1e6);
      const thousands = Math.round((truth.price % 1e6) / 1_000);
      const isTwo = index % 2 === 0 && hectares > 0 && rest > 0;
      return {
        cells: [
          truth.number,
          isTwo ? `${hectares} га ${rest} соток` : `${decimal(truth.area)} га`,
          millions > 0 && thousands > 0 ? `${millions} млн ${thousands} тыс. руб.` : `${spaced(truth.price)} руб.`,
        ],
        values: { ...numbered(truth), area: truth.area, price: truth.price },
      };
    });
  }),
  kind('Latin letters in units and heads', 'csv-1251', (sheet, chance) => {
    sheet.add('Kaдастровый номep', 'Площадь, ra', 'Цeнa, pyб.', 'Aдpec');
    return writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: [truth.number, decimal(truth.area), spaced(truth.price), addressOf(truth)],
      values: { ...numbered(truth), area: truth.area, price: truth.price, address: addressOf(truth) },
    }));
  }),
  kind('quotes and lines within cells', 'csv', (sheet, chance) => {
    sheet.add('Объект', 'Кад. №', 'Площадь, м.кв.', 'Цена*', 'Описание');
    const objects = writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        `Участок "${truth.village}"`,
        truth.number,
        String(truth.sotki * 100),
        `${spaced(truth.price)} р.`,
        `Ровный; огорожен\nрядом "Лента", ${index + 2} линия`,
      ],
      values: { ...numbered(truth), area: truth.area, price: truth.price, address: `Участок "${truth.village}"` },
    }));
    sheet.add('* цена без торга');
    return objects;
  }),
  kind('several highways, several categories', 'xlsx', (sheet, chance) => {
    sheet.add('КН', 'Площадь, Га', 'Шоссе', 'Категория земли', 'Цена за Га, млн руб.', 'Примечание');
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        truth.number,
        truth.area,
        index % 4 === 1 ? 'Киевское / Минское' : truth.highway,
        truth.category.replace('Земли ', 'земли '),
        truth.perSotka / 10,
        index % 2 === 0 ? 'цена за кв. м ниже рынка' : null,
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        landHighway: truth.highway,
        category: truth.category,
        price: truth.price,
      },
      doubtful: index % 4 === 1 ? ['landHighway'] : [],
    }));
  }),
  kind('a long preface, the table below', 'xlsx', (sheet, chance) => {
    for (const line of [
      'Коммерческое предложение',
      'Компания «Пример» предлагает к продаже земельные участки от 10 соток до 40 га',
      'Все участки в собственности, возможна рассрочка до 12 месяцев, скидка 5 % при 100 % оплате',
      'Минимальная цена 90 000 руб. за сотку',
    ])
      sheet.add(line);
    sheet.add();
    sheet.add(
      '№ п/п',
      'Кадастровый номер',
      'Площадь, кв.м.',
      'Стоимость за 1 сотку, руб.',
      'Общая стоимость, руб.',
      'Наличие',
    );
    const objects = writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [index + 1, truth.number, truth.sotki * 100, truth.perSotka * 1_000, truth.price, 'в наличии'],
      values: { ...numbered(truth), area: truth.area, price: truth.price, ownershipType: 'Частная собственность' },
    }));
    sheet.add('С уважением, отдел продаж', null, null, '8 (495) 000-00-19');
    return objects;
  }),
  kind('advertisements, one a line', 'csv', (sheet, chance) =>
    writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: [
        `Продаю участок ${decimal(truth.area)} га (КН ${truth.number}), ${truth.highway}, ${truth.km} км от МКАД, цена ${spaced(truth.price)} руб.`,
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        landHighway: truth.highway,
        kmFromCity: truth.km,
        price: truth.price,
      },
    })),
  ),
];
