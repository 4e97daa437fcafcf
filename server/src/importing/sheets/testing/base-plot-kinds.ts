import { addressOf, brief, decimal, marketPlots, numbered, spaced, writeLines } from './market-plot.ts';
import { kind } from './one-sheet.ts';
import type { WrittenKind } from './sheet-kind.ts';

/** Bases of agencies, registers of companies, parks with units. */
export const basePlotKinds: readonly WrittenKind[] = [
  kind('a base of an agency with codes', 'xlsx', (sheet, chance) => {
    sheet.add(
      'ID',
      'Тип',
      'Трасса',
      'От МКАД',
      'Нас. пункт',
      'Пл-дь, сот.',
      'Ст-ть, т.р.',
      'Кад. №',
      'Свет',
      'Газ',
      'Агент',
      'Обновлено',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        `Z-${1000 + index}`,
        'Участок',
        brief.highway(truth.highway),
        truth.km,
        truth.village,
        truth.sotki,
        truth.price / 1_000,
        truth.number,
        `${truth.kilowatts} кВт`,
        index % 2 === 0 ? 'есть' : 'нет',
        truth.person,
        new Date(Date.UTC(2026, 9, 2 + index)),
      ],
      values: {
        ...numbered(truth),
        landHighway: truth.highway,
        kmFromCity: truth.km,
        address: truth.village,
        area: truth.area,
        price: truth.price,
        'electricitySupply.type': 2,
        'electricitySupply.value': truth.kilowatts,
        ...(index % 2 === 0 ? { 'gasSupply.type': 2 } : {}),
      },
    }));
  }),
  kind('plots with prices for cash and on credit', 'csv', (sheet, chance) => {
    sheet.add(
      'Кадастровый номер участка',
      'Общая площадь участка (га)',
      'Цена при 100% оплате, руб.',
      'Цена в рассрочку, руб.',
      'Цель использования',
    );
    return writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: [truth.number, decimal(truth.area), spaced(truth.price), spaced(truth.price * 1.1), truth.use.name],
      values: { ...numbered(truth), area: truth.area, price: truth.price },
    }));
  }),
  kind('a register of a company, units in brackets', 'xls', (sheet, chance) => {
    sheet.add('РЕЕСТР ЗЕМЕЛЬНЫХ УЧАСТКОВ ООО «ПРИМЕР»');
    sheet.add('на 01.11.2026 г.');
    sheet.add(
      '№',
      'Наименование объекта недвижимости',
      'Адрес (место нахождения)',
      'Условный (кадастровый) номер',
      'Площадь (кв.м)',
      'Назначение (категория)',
      'Предполагаемая цена реализации (млн руб. без НДС)',
    );
    const truths = marketPlots(chance);
    const objects = writeLines(sheet, truths, (truth, index) => ({
      cells: [
        index + 1,
        'Земельный участок',
        addressOf(truth),
        truth.number,
        truth.sotki * 100,
        truth.category,
        truth.price / 1e6,
      ],
      values: {
        ...numbered(truth),
        address: addressOf(truth),
        area: truth.area,
        category: truth.category,
        price: truth.price,
      },
    }));
    sheet.add(
      'ИТОГО:',
      null,
      null,
      null,
      truths.reduce((sum, { sotki }) => sum + sotki * 100, 0),
    );
    sheet.add('Генеральный директор', null, null, 'В. Вымышленный');
    return objects;
  }),
  kind('lines with several prices', 'xlsx', (sheet, chance) => {
    sheet.add('Участок', 'га', 'за сотку', 'за всё', 'комментарии брокера');
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        truth.number,
        truth.area,
        `${truth.perSotka} тыс.`,
        `${spaced(truth.price)} р.`,
        index % 2 === 0 ? 'собственник торгуется до 5 млн' : 'звонил 12.10, думает',
      ],
      values: { ...numbered(truth), area: truth.area, price: truth.price },
    }));
  }),
  kind('English portfolio by clusters', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Cluster',
      'Plot',
      'Cadastral no.',
      'Size (ha)',
      'Zoning',
      'Price (RUB m)',
      'Price per sotka (RUB k)',
      'Km to MKAD',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        index < 5 ? 'North' : 'South',
        `Plot ${index + 1}`,
        truth.number,
        truth.area,
        brief.category(truth.category),
        truth.price / 1e6,
        truth.perSotka,
        truth.km,
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        category: truth.category,
        price: truth.price,
        kmFromCity: truth.km,
      },
    }));
  }),
];
