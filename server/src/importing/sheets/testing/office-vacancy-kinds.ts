import { spaced, writeLines } from './market-plot.ts';
import { isFirst, type MarketBlock, marketBlocks, namedBlock } from './market-vacancy.ts';
import { kind } from './one-sheet.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';
import { areaPath, ratePath } from './vacancy-truth.ts';

const sum = (blocks: readonly MarketBlock[]) => blocks.reduce((whole, { area }) => whole + area, 0);

/** Reports of offices of owners: tenants in a column, sums above their rows, terms of lease and sale together. */
export const officeVacancyKinds: readonly WrittenKind[] = [
  kind('all premises with their tenants', 'xlsx', (sheet, chance) => {
    sheet.add('Реестр помещений складского комплекса «Быково»');
    sheet.add(
      '№',
      'Литера',
      'Этаж',
      '№ помещения',
      'Площадь, м²',
      'Ставка, руб./м²/мес. без НДС',
      'Арендатор',
      'Срок договора',
    );
    const objects: ExpectedObject[] = [];
    for (const [index, block] of marketBlocks(chance).entries()) {
      const isFree = index % 3 === 0;
      const row = sheet.add(
        index + 1,
        'А',
        1,
        block.block,
        block.area,
        block.rate / 12,
        isFree ? (index % 2 === 0 ? 'свободно' : null) : `ООО «Пример ${index}»`,
        isFree ? null : '31.12.2028',
      );
      if (!isFree) continue;
      objects.push({
        sheet: sheet.name,
        row,
        values: {
          'complex.name': 'Быково',
          'building.name': 'А',
          floors: ['1 этаж'],
          name: block.block,
          [areaPath]: block.area,
          [ratePath]: block.rate,
          leaseVat: 2,
        },
        doubtful: [],
      });
    }
    return objects;
  }),
  kind('lease and sale in groups of columns', 'xlsx', (sheet, chance) => {
    sheet.add('Объект', 'Блок', 'Площадь, кв. м', 'Аренда', null, null, 'Продажа', null);
    sheet.add(null, null, null, 'ставка, руб./кв. м/год', 'НДС', 'OPEX, руб./кв. м/год', 'цена, млн руб.', 'НДС');
    for (const column of [0, 1, 2]) sheet.merge(1, column, 2, column);
    sheet.merge(1, 3, 1, 5);
    sheet.merge(1, 6, 1, 7);
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [block.complex, block.block, block.area, block.rate, 'без НДС', block.opex, block.area / 20, 'с НДС'],
      values: {
        ...namedBlock(block),
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        opexPerSqm: block.opex,
        salePrice: (block.area / 20) * 1e6,
        saleVat: 1,
      },
    }));
  }),
  kind('regions and towns in columns', 'csv-1251', (sheet, chance) => {
    sheet.add(
      'Регион',
      'Город',
      'Объект',
      'Блок',
      'Площадь, кв.м',
      'Ставка, руб/кв.м/год с НДС',
      'Шоссе',
      'Удаленность, км',
    );
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        'Московская обл.',
        ['Подольск', 'Химки', 'Истра'][index % 3],
        block.complex,
        block.block,
        String(block.area),
        String(block.rate),
        block.highway,
        String(block.km),
      ],
      values: {
        ...namedBlock(block),
        'complex.region': 'Московская область',
        'complex.fullAddress': ['Подольск', 'Химки', 'Истра'][index % 3],
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 1,
        'complex.highway': block.highway,
        'complex.distanceFromRingRoad': block.km,
      },
    }));
  }),
  kind('totals of every complex, heads of three lines', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add(
      'Складской\nкомплекс',
      'Блок',
      'Свободная\nплощадь\n(кв. м)',
      'Ставка аренды\n(руб./кв. м в год,\nбез НДС и OPEX)',
      'Высота\n(м)',
    );
    const objects: ExpectedObject[] = [];
    for (const [index, block] of blocks.entries()) {
      const row = sheet.add(
        isFirst(blocks, index) ? block.complex : null,
        block.block,
        block.area,
        block.rate,
        block.height,
      );
      objects.push({
        sheet: sheet.name,
        row,
        values: {
          ...namedBlock(block),
          [areaPath]: block.area,
          [ratePath]: block.rate,
          leaseVat: 2,
          isOpexIncluded: false,
          'building.workingHeight': block.height,
        },
        doubtful: [],
      });
      if (blocks[index + 1]?.complex !== block.complex)
        sheet.add(`Итого ${block.complex}`, null, sum(blocks.filter(({ complex }) => complex === block.complex)));
    }
    return objects;
  }),
  kind('sums above their rows', 'xls', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add('Свободные помещения');
    sheet.add('Комплекс / Блок', 'Площадь, м²', 'Ставка, руб./м²/год без НДС');
    const objects: ExpectedObject[] = [];
    for (const [index, block] of blocks.entries()) {
      const own = blocks.filter(({ complex }) => complex === block.complex);
      if (isFirst(blocks, index)) sheet.add(block.complex, sum(own));
      const row = sheet.add(`Блок ${block.block}`, block.area, block.rate);
      objects.push({
        sheet: sheet.name,
        row,
        values: {
          'complex.name': block.complex,
          name: `Блок ${block.block}`,
          [areaPath]: block.area,
          [ratePath]: block.rate,
          leaseVat: 2,
        },
        doubtful: [],
      });
    }
    sheet.add('Итого', sum(blocks));
    return objects;
  }),
  kind('English phases and units', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Park',
      'Phase',
      'Unit',
      'GLA, sqm',
      'Mezzanine, sqm',
      'Office, sqm',
      'Rent, RUB/sqm/yr net of VAT',
      'Opex, RUB/sqm/yr',
      'Available',
    );
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        `Phase ${1 + (index % 2)}`,
        block.block,
        block.area,
        block.mezzanine,
        block.office,
        block.rate,
        block.opex,
        'Now',
      ],
      values: {
        ...namedBlock(block),
        'building.name': `Phase ${1 + (index % 2)}`,
        [areaPath]: block.area,
        'areaSetWithPrice.mezzanine.areaValue': block.mezzanine,
        'areaSetWithPrice.office.areaValue': block.office,
        [ratePath]: block.rate,
        leaseVat: 2,
        opexPerSqm: block.opex,
        availabilityDate: '2026-11-23T00:00:00',
      },
    }));
  }),
  kind('numbered names, prices with currency signs', 'html', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add('Складские площади в аренду');
    sheet.add('№ п.п.', 'Наименование', 'Секция №', 'S помещения', 'Цена, ₽/м²/год', 'Налог', 'Менеджер');
    return writeLines(sheet, blocks, (block, index) => ({
      cells: [
        `${index + 1}.`,
        block.complex,
        block.block,
        `${spaced(block.area)} кв.м.`,
        `${spaced(block.rate)} ₽`,
        index % 2 === 0 ? 'НДС не облагается' : 'с НДС',
        'Ольга',
      ],
      values: {
        ...namedBlock(block),
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: index % 2 === 0 ? 3 : 1,
      },
    }));
  }),
];
