import { addressOf, brief, decimal, marketPlots, numbered, spaced, writeLines } from './market-plot.ts';
import { kind } from './one-sheet.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';

/** Lists made for clients and by funds, developers and consultants. */
export const clientPlotKinds: readonly WrittenKind[] = [
  kind('an investment map of a region', 'csv', (sheet, chance) => {
    sheet.add(
      'Наименование площадки',
      'Муниципальное образование',
      'Кадастровый номер ЗУ',
      'Площадь, га',
      'Категория',
      'Форма собственности',
      'Наличие газоснабжения',
      'Свободная мощность электроснабжения, МВт',
      'Наличие ж/д ветки',
      'Стоимость приобретения, руб.',
      'Координаты (широта, долгота)',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        `Инвестиционная площадка № ${index + 1}`,
        truth.district,
        truth.number,
        decimal(truth.area),
        truth.category,
        truth.ownership,
        index % 2 === 0 ? 'Да' : 'Нет',
        decimal(truth.kilowatts / 1_000, 3),
        index % 3 === 0 ? 'Да' : 'Нет',
        spaced(truth.price),
        `${truth.latitude}, ${truth.longitude}`,
      ],
      values: {
        ...numbered(truth),
        address: truth.district,
        area: truth.area,
        category: truth.category,
        ownershipType: truth.ownership,
        ...(index % 2 === 0 ? { 'gasSupply.type': 2 } : {}),
        'electricitySupply.type': 2,
        'electricitySupply.value': truth.kilowatts,
        hasIndustrialRailway: index % 3 === 0,
        price: truth.price,
        latitude: truth.latitude,
        longitude: truth.longitude,
      },
    }));
  }),
  kind('a broker’s working table with nicknames', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Дата',
      'Направл.',
      'Км',
      'Ориентир',
      'S, Га',
      'Цена (млн)',
      'Кадастр',
      'Собственник / конт.',
      'Статус переговоров',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        new Date(Date.UTC(2026, 10, 2 + index)),
        truth.highway === 'М-4 «Дон»'
          ? 'М-4'
          : truth.highway.replace('ское шоссе', 'ка').replace('Новорижка', 'Новая Рига'),
        truth.km,
        truth.village,
        truth.area,
        truth.price / 1e6,
        truth.number,
        `${truth.person} ${truth.phone}`,
        index % 2 === 0 ? 'жду документы' : 'показ в пятницу',
      ],
      values: {
        ...numbered(truth),
        landHighway: truth.highway,
        kmFromCity: truth.km,
        address: truth.village,
        area: truth.area,
        price: truth.price,
      },
    }));
  }),
  kind('an auction of property of a bankrupt', 'xls', (sheet, chance) => {
    sheet.add('Сведения о ходе продажи имущества');
    sheet.add(
      '№ лота',
      'Описание имущества',
      'Начальная цена (НДС не облагается), руб.',
      'Минимальная цена, руб.',
      'Статус лота',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        index + 1,
        `Земельный участок, кадастровый номер: ${truth.number}, общая площадь ${truth.sotki * 100} кв.м, расположен по адресу: ${addressOf(truth)}`,
        truth.price,
        truth.price / 2,
        'Приём заявок',
      ],
      values: { ...numbered(truth), area: truth.area, address: addressOf(truth), price: truth.price },
    }));
  }),
  kind('a fund’s portfolio with totals of districts', 'xlsx', (sheet, chance) => {
    const truths = marketPlots(chance, 9);
    sheet.add(null, 'Портфель земельных активов', null, null, null, 'тыс. руб.');
    sheet.add(
      'Код',
      'Актив',
      'Кадастровый номер',
      'Площадь, кв. м',
      'Балансовая стоимость',
      'Рыночная стоимость',
      'Вид права',
    );
    const objects: ExpectedObject[] = [];
    for (const part of [0, 1, 2]) {
      const own = truths.slice(part * 3, part * 3 + 3);
      objects.push(
        ...writeLines(sheet, own, (truth, index) => ({
          cells: [
            `A-${part}${index}`,
            `Участок, ${truth.village}`,
            truth.number,
            truth.sotki * 100,
            truth.price / 1_500,
            truth.price / 1_000,
            'собственность',
          ],
          values: {
            ...numbered(truth),
            area: truth.area,
            price: truth.price,
            ownershipType: 'Частная собственность',
          },
        })),
      );
      sheet.add(
        null,
        `Итого по кластеру ${part + 1}`,
        null,
        own.reduce((sum, { sotki }) => sum + sotki * 100, 0),
      );
    }
    return objects;
  }),
  kind('a list from a messenger with tabs', 'tsv-utf16', (sheet, chance) => {
    sheet.add('Предложения недели');
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        `${index + 1}.`,
        truth.number,
        `${decimal(truth.area)} га`,
        `${brief.highway(truth.highway)} ${truth.km} км`,
        `${truth.perSotka} тыс/сот`,
        index % 2 === 0 ? 'торг' : 'документы готовы',
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        landHighway: truth.highway,
        kmFromCity: truth.km,
        price: truth.price,
        ...(index % 2 === 0 ? { hasBarganing: true } : {}),
      },
    }));
  }),
];
