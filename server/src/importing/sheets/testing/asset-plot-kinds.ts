import { addressOf, brief, decimal, marketPlots, numbered, spaced, writeLines } from './market-plot.ts';
import { kind } from './one-sheet.ts';
import type { WrittenKind } from './sheet-kind.ts';

/** Assets for sale, settlements, results of searches, weekly changes, operators and bases. */
export const assetPlotKinds: readonly WrittenKind[] = [
  kind('surplus land of a railway', 'xls', (sheet, chance) => {
    sheet.add('Перечень непрофильных активов');
    sheet.add(
      '№ п/п',
      'Субъект РФ',
      'Наименование актива',
      'Кадастровый (или условный) номер',
      'Площадь участка, тыс. кв. м',
      'Оценочная стоимость без НДС, млн руб.',
      'Ближайшая станция',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        index + 1,
        truth.region,
        `Земельный участок № ${index + 1}`,
        truth.number,
        truth.sotki / 10,
        truth.price / 1e6,
        'Вымышленная',
      ],
      values: { ...numbered(truth), area: truth.area, price: truth.price },
    }));
  }),
  kind('a dacha settlement by streets', 'xlsx', (sheet, chance) => {
    sheet.add('Улица', 'Уч.', 'Кадастровый №', 'Сотки', 'Цена сотки', 'Цена участка', 'Бронь до');
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        `ул. ${['Лесная', 'Полевая'][index % 2]}`,
        index + 1,
        truth.number,
        truth.sotki,
        truth.perSotka * 1_000,
        truth.price,
        null,
      ],
      values: {
        ...numbered(truth),
        address: `ул. ${['Лесная', 'Полевая'][index % 2]}`,
        area: truth.area,
        price: truth.price,
      },
    }));
  }),
  kind('results of a search of a broker', 'csv', (sheet, chance) => {
    sheet.add(
      'Источник',
      'Заголовок объявления',
      'Цена, ₽',
      'Площадь, сот',
      'Адрес объявления',
      'КН (если есть)',
      'Дата',
      'Комментарий',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        'сайт',
        `Участок ${truth.sotki} сот. промназначения`,
        spaced(truth.price),
        String(truth.sotki),
        addressOf(truth),
        index % 3 === 0 ? null : truth.number,
        '17.11.2026',
        'цена снижена на 10 %',
      ],
      values: {
        ...(index % 3 === 0 ? { region: truth.region } : numbered(truth)),
        price: truth.price,
        area: truth.area,
        address: addressOf(truth),
      },
    }));
  }),
  kind('a table for a commission, two numbers of a cell', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Участок (КН / площадь)',
      'Разрешённый вид',
      'Начальная цена права собственности, руб.',
      'Вид собственности',
    );
    return writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: [
        `${truth.number} / ${spaced(truth.sotki * 100)} кв. м`,
        truth.use.name,
        truth.price,
        brief.ownership(truth.ownership),
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        permittedUseTypes: [truth.use.name],
        price: truth.price,
        ownershipType: truth.ownership,
      },
    }));
  }),
  kind('land of farms', 'csv-1251', (sheet, chance) => {
    sheet.add('Хозяйство', 'Район', 'Площадь пашни, га', 'Цена за га, тыс. руб.', 'Кадастровый номер', 'Категория');
    return writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: ['КФХ «Пример»', truth.district, decimal(truth.area), String(truth.perSotka * 100), truth.number, 'с/х'],
      values: {
        ...numbered(truth),
        address: truth.district,
        area: truth.area,
        price: truth.price,
        category: 'Земли сельскохозяйственного назначения',
      },
    }));
  }),
];
