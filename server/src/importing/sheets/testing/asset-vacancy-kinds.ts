import { spaced, writeLines } from './market-plot.ts';
import { marketBlocks, namedBlock, quarterOf } from './market-vacancy.ts';
import { kind } from './one-sheet.ts';
import type { WrittenKind } from './sheet-kind.ts';
import { areaPath, ratePath } from './vacancy-truth.ts';

/** Assets for sale, settlements, results of searches, weekly changes, operators and bases. */
export const assetVacancyKinds: readonly WrittenKind[] = [
  kind('weekly changes of a market', 'xlsx', (sheet, chance) => {
    sheet.add('Изменения за неделю 16–22.11.2026');
    sheet.add(
      'Комплекс',
      'Что изменилось',
      'Блок',
      'Новая площадь, м²',
      'Новая ставка, руб./м²/год',
      'Было, руб./м²/год',
      'НДС',
    );
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [block.complex, 'снижена ставка', block.block, block.area, block.rate, block.rate + 600, 'без НДС'],
      values: { ...namedBlock(block), [areaPath]: block.area, [ratePath]: block.rate, leaseVat: 2 },
    }));
  }),
  kind('an offer of a third-party operator', 'csv', (sheet, chance) => {
    sheet.add(
      'Площадка',
      'Зона хранения',
      'Площадь зоны, кв.м.',
      'Аренда зоны, руб./кв.м./мес. (без НДС)',
      'Высота хранения, м',
      'Готовность',
    );
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [
        block.complex,
        `Зона ${block.block}`,
        spaced(block.area),
        spaced(block.rate / 12),
        String(block.height),
        'сразу',
      ],
      values: {
        'complex.name': block.complex,
        name: `Зона ${block.block}`,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        'building.workingHeight': block.height,
        availabilityDate: '2026-11-23T00:00:00',
      },
    }));
  }),
  kind('a bank’s pledged warehouses', 'xls', (sheet, chance) => {
    sheet.add('Залоговое имущество к реализации');
    sheet.add(
      '№',
      'Наименование залога',
      'Адрес местонахождения',
      'Площадь здания, кв. м',
      'Год постройки',
      'Цена реализации, руб.',
      'в т. ч. НДС 22 %, руб.',
    );
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        index + 1,
        `Склад «${block.complex}»`,
        block.address,
        block.area,
        2001 + index,
        block.area * 40_000,
        Math.round((block.area * 40_000 * 22) / 122),
      ],
      values: {
        'complex.name': `Склад «${block.complex}»`,
        'complex.fullAddress': block.address,
        [areaPath]: block.area,
        'building.commissioningDate': `${2001 + index}-01-01T00:00:00`,
        salePrice: block.area * 40_000,
      },
    }));
  }),
  kind('speculative construction by quarters', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Project name',
      'Developer',
      'Direction',
      'Distance from MKAD (km)',
      'Total area (sq m)',
      'Available (sq m)',
      'Rent (RUB/sq m/year, triple net)',
      'Delivery date',
    );
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        block.developer,
        block.highway,
        block.km,
        block.area * 3,
        block.area,
        block.rate,
        `${quarterOf(block.day)}Q 2027`,
      ],
      values: {
        'complex.name': block.complex,
        'complex.highway': block.highway,
        'complex.distanceFromRingRoad': block.km,
        'building.totalArea': block.area * 3,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        isOpexIncluded: false,
        availabilityDate: `${block.day}T00:00:00`,
      },
      doubtful: index === 0 ? ['leaseVat'] : [],
    }));
  }),
  kind('garages and boxes', 'csv-1251', (sheet, chance) => {
    sheet.add('База', 'Бокс', 'кв м', 'руб в мес за кв м', 'отопл', 'ворота в ноль', 'налог');
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        block.block,
        String(block.area),
        String(block.rate / 12),
        index % 2 === 0 ? 'да' : 'нет',
        '2',
        'УСН',
      ],
      values: {
        ...namedBlock(block),
        [areaPath]: block.area,
        [ratePath]: block.rate,
        'building.hasHeating': index % 2 === 0,
        numberGatesZero: 2,
        leaseVat: 3,
      },
    }));
  }),
];
