import { spaced, writeLines } from './market-plot.ts';
import { isFirst, type MarketBlock, marketBlocks, namedBlock, quarterOf } from './market-vacancy.ts';
import { kind } from './one-sheet.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';
import { areaPath, ratePath } from './vacancy-truth.ts';

/** Lists of agencies: three levels merged down, units in a column, taxes in per cent, English days. */
export const agencyVacancyKinds: readonly WrittenKind[] = [
  kind('a table off the corner with blank columns', 'xlsx', (sheet, chance) => {
    sheet.add();
    sheet.add(null, 'Предложения на 23.11.2026');
    sheet.add();
    sheet.add(null, 'Складской\nкомплекс', 'Блок', null, 'Площадь,\nм²', null, 'Ставка,\nруб./м²/год\nбез НДС');
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [null, block.complex, block.block, null, block.area, null, block.rate],
      values: { ...namedBlock(block), [areaPath]: block.area, [ratePath]: block.rate, leaseVat: 2 },
    }));
  }),
  kind('a column each, units next to the labels', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance).filter((_, index, all) => isFirst(all, index));
    sheet.add('Характеристика', 'Ед. изм.', ...blocks.map((_, index) => `Объект ${index + 1}`));
    sheet.add('Название комплекса', null, ...blocks.map(({ complex }) => complex));
    sheet.add('Класс', null, ...blocks.map(({ className }) => className));
    sheet.add('Свободная площадь', 'кв. м', ...blocks.map(({ area }) => area));
    sheet.add('Рабочая высота', 'м', ...blocks.map(({ height }) => height));
    sheet.add('Ставка аренды без НДС', 'руб./кв. м/мес', ...blocks.map(({ rate }) => rate / 12));
    sheet.add('Эксплуатационные расходы', 'руб./кв. м/год', ...blocks.map(({ opex }) => opex));
    return blocks.map((block, index) => ({
      sheet: sheet.name,
      row: index + 3,
      values: {
        'complex.name': block.complex,
        'building.buildingClass': block.classId,
        [areaPath]: block.area,
        'building.workingHeight': block.height,
        [ratePath]: block.rate,
        leaseVat: 2,
        opexPerSqm: block.opex,
      },
      doubtful: [],
    }));
  }),
  kind('complex and building merged down', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add('№', 'Комплекс', 'Адрес', 'Здание', 'Класс', 'Блок', 'Площадь, м²', 'Ставка, руб./м²/год (без НДС)');
    const objects = writeLines(sheet, blocks, (block, index) => {
      const isNewBuilding = isFirst(blocks, index) || blocks[index - 1]?.building !== block.building;
      return {
        cells: [
          isFirst(blocks, index) ? index + 1 : null,
          isFirst(blocks, index) ? block.complex : null,
          isFirst(blocks, index) ? block.address : null,
          isNewBuilding ? block.building : null,
          isNewBuilding ? block.className : null,
          block.block,
          block.area,
          block.rate,
        ],
        values: {
          ...namedBlock(block),
          'complex.fullAddress': block.address,
          'building.name': block.building,
          'building.buildingClass': block.classId,
          [areaPath]: block.area,
          [ratePath]: block.rate,
          leaseVat: 2,
        },
      };
    });
    for (const [index, { complex }] of blocks.entries()) {
      const last = blocks.findLastIndex((block) => block.complex === complex);
      if (!isFirst(blocks, index) || last === index) continue;
      for (const column of [0, 1, 2]) sheet.merge(index + 2, column, last + 2, column);
      sheet.merge(index + 2, 3, index + 3, 3);
      sheet.merge(index + 2, 4, index + 3, 4);
    }
    return objects;
  }),
  kind('taxes in per cent', 'csv-1251', (sheet, chance) => {
    sheet.add('Объект', 'Блок', 'кв.м', 'руб/кв.м/год', 'НДС', 'Эксплуатация');
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        block.block,
        spaced(block.area),
        spaced(block.rate),
        ['сверху', 'в т.ч. НДС', 'УСН (5%)', '+22%'][index % 4],
        index % 2 === 0 ? 'включена' : String(block.opex),
      ],
      values: {
        ...namedBlock(block),
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: [2, 1, 3, 2][index % 4],
        ...(index % 2 === 0 ? { isOpexIncluded: true } : { opexPerSqm: block.opex }),
      },
    }));
  }),
  kind('the period in every cell', 'xlsx', (sheet, chance) => {
    sheet.add('Комплекс', 'Блок', 'Площадь, м²', 'Ставка без НДС');
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        block.block,
        block.area,
        index % 2 === 0 ? `${block.rate / 12} руб./мес.` : `${block.rate} руб./год`,
      ],
      values: { ...namedBlock(block), [areaPath]: block.area, [ratePath]: block.rate, leaseVat: 2 },
    }));
  }),
  kind('temperatures in a column', 'xlsx', (sheet, chance) => {
    sheet.add('Склад', 'Камера', 'Температурный режим', 'Площадь, м²', 'Ставка, руб./м²/год, без НДС');
    return writeLines(sheet, marketBlocks(chance), (block, index) => {
      const part = ['temperature', 'freezer', 'dry'][index % 3];
      const path = (name: string) => `areaSetWithPrice.warehouse.${part}.${name}`;
      return {
        cells: [
          block.complex,
          block.block,
          ['холодильная камера +2…+6', 'морозильная камера −18', 'сухой склад'][index % 3],
          block.area,
          block.rate,
        ],
        values: {
          ...namedBlock(block),
          [path('areaValue')]: block.area,
          [path('leasePricePerSqm')]: block.rate,
          ...(index % 3 === 0 ? { [path('temperatureFrom')]: 2, [path('temperatureTo')]: 6 } : {}),
          ...(index % 3 === 1 ? { [path('temperatureFrom')]: -18, [path('temperatureTo')]: -18 } : {}),
          leaseVat: 2,
        },
      };
    });
  }),
  kind('buildings for sale, prices of a metre and of all', 'xls', (sheet, chance) => {
    sheet.add('Объект', 'Адрес', 'Общая площадь, м²', 'Цена за м², руб.', 'Цена продажи, млн руб.', 'НДС');
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [block.complex, block.address, block.area, 52_000, (block.area * 52_000) / 1e6, 'включён'],
      values: {
        'complex.name': block.complex,
        'complex.fullAddress': block.address,
        [areaPath]: block.area,
        salePrice: block.area * 52_000,
        saleVat: 1,
      },
    }));
  }),
  kind('English days, unknown ones', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Scheme',
      'Class',
      'Available area, sq m',
      'Asking rent, RUB/sq m/year (excl. VAT and OPEX)',
      'Delivery',
      'Developer',
    );
    return writeLines(sheet, marketBlocks(chance), (block, index) => {
      const quarter = quarterOf(block.day);
      const day = ['2027-03-01', block.day, undefined, '2026-11-23'][index % 4];
      return {
        cells: [
          block.complex,
          block.className,
          block.area,
          block.rate,
          ['Mar-27', `Q${quarter} 2027`, 'TBC', 'vacant'][index % 4],
          block.developer,
        ],
        values: {
          'complex.name': block.complex,
          'building.buildingClass': block.classId,
          [areaPath]: block.area,
          [ratePath]: block.rate,
          leaseVat: 2,
          isOpexIncluded: false,
          ...(day === undefined ? {} : { availabilityDate: `${day}T00:00:00` }),
        },
        doubtful: day === undefined ? ['availabilityDate'] : [],
      };
    });
  }),
  kind('production halls', 'csv', (sheet, chance) => {
    sheet.add(
      'Площадка',
      'Цех',
      'Площадь цеха, кв.м',
      'Потолки, м',
      'Кран-балка',
      'Мощность, кВт',
      'Аренда, руб. за кв.м в месяц, УСН',
      'Телефон',
    );
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        `Цех ${block.block}`,
        spaced(block.area),
        index % 2 === 0 ? String(block.height) : `${block.height},5`,
        index % 2 === 0 ? '5 т' : 'нет',
        String(block.docks * 50),
        String(block.rate / 12),
        block.phone,
      ],
      values: {
        'complex.name': block.complex,
        name: `Цех ${block.block}`,
        'areaSetWithPrice.production.areaValue': block.area,
        'areaSetWithPrice.production.leasePricePerSqm': block.rate,
        'building.workingHeight': index % 2 === 0 ? block.height : block.height + 0.5,
        leaseVat: 3,
      },
    }));
  }),
  kind('two complexes next to each other', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    const [left, right] = [blocks.slice(0, 5), blocks.slice(5, 10)];
    sheet.add(
      'Комплекс',
      'Блок',
      'Площадь, м²',
      'Ставка, руб./м²/год без НДС',
      null,
      'Комплекс',
      'Блок',
      'Площадь, м²',
      'Ставка, руб./м²/год без НДС',
    );
    const objects: ExpectedObject[] = [];
    for (const [index, block] of left.entries()) {
      const other = right[index];
      const cellsOf = (one: MarketBlock | undefined) => [one?.complex, one?.block, one?.area, one?.rate];
      const row = sheet.add(...cellsOf(block), null, ...cellsOf(other));
      for (const one of [block, other]) {
        if (!one) continue;
        objects.push({
          sheet: sheet.name,
          row,
          values: { ...namedBlock(one), [areaPath]: one.area, [ratePath]: one.rate, leaseVat: 2 },
          doubtful: [],
        });
      }
    }
    return objects;
  }),
];
