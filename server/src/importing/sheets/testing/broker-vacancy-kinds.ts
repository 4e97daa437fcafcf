import { decimal, spaced, writeLines } from './market-plot.ts';
import { isFirst, marketBlocks, namedBlock, quarterOf } from './market-vacancy.ts';
import { kind } from './one-sheet.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';
import { areaPath, ratePath } from './vacancy-truth.ts';
import type { Typed } from './written-sheet.ts';

/** Lists of vacancies that brokers pass on: two rates, places in one cell, notes below, cells that contradict. */
export const brokerVacancyKinds: readonly WrittenKind[] = [
  kind('rates with and without VAT', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Комплекс',
      'Блок',
      'Площадь, кв. м',
      'Ставка без НДС, руб./кв. м/год',
      'Ставка с НДС, руб./кв. м/год',
      'OPEX, руб./кв. м/год',
    );
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [block.complex, block.block, block.area, block.rate, block.rate * 1.22, block.opex],
      values: {
        ...namedBlock(block),
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        opexPerSqm: block.opex,
      },
    }));
  }),
  kind('building, floor and block in one cell', 'xlsx', (sheet, chance) => {
    sheet.add('Комплекс', 'Расположение блока', 'Площадь, м²', 'Ставка, руб./м²/год без НДС');
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [block.complex, `${block.building}, 1 этаж, блок ${block.block}`, block.area, block.rate],
      values: {
        'complex.name': block.complex,
        'building.name': block.building,
        floors: ['1 этаж'],
        name: `блок ${block.block}`,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
      },
    }));
  }),
  kind('facts of buildings that are no vacancies', 'xls', (sheet, chance) => {
    sheet.add(
      'Название',
      'Год постройки',
      'Площадь участка, га',
      'Общая площадь здания, м²',
      'Свободная площадь, м²',
      'Этажность',
      'Арендаторы',
      'Ставка аренды без НДС, руб./м²/год',
    );
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        2004 + index,
        block.docks / 2,
        block.area * 4,
        block.area,
        1 + (index % 2),
        'Пример Ритейл, Пример Авто',
        block.rate,
      ],
      values: {
        'complex.name': block.complex,
        'building.commissioningDate': `${2004 + index}-01-01T00:00:00`,
        'building.totalArea': block.area * 4,
        'complex.landPlotArea': block.docks / 2,
        [areaPath]: block.area,
        'building.floorsNumber': 1 + (index % 2),
        [ratePath]: block.rate,
        leaseVat: 2,
      },
    }));
  }),
  kind('units in number formats', 'xlsx', (sheet, chance) => {
    sheet.add('Комплекс', 'Блок', 'Площадь', 'Ставка без НДС', 'Высота');
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [
        block.complex,
        block.block,
        { value: block.area, format: '#,##0" м²"' } satisfies Typed,
        { value: block.rate / 12, format: '#,##0.00" ₽/м²/мес."' } satisfies Typed,
        { value: block.height, format: '0" м"' } satisfies Typed,
      ],
      values: {
        ...namedBlock(block),
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        'building.workingHeight': block.height,
      },
    }));
  }),
  kind('areas in thousands of square metres', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Объект',
      'Класс',
      'Предлагаемая площадь, тыс. кв. м',
      'Ставка, тыс. руб./кв. м/год (без НДС)',
      'Срок ввода',
    );
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [
        block.complex,
        block.className,
        Number((block.area / 1_000).toFixed(3)),
        block.rate / 1_000,
        `${quarterOf(block.day)} кв. 2027`,
      ],
      values: {
        'complex.name': block.complex,
        'building.buildingClass': block.classId,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        'building.commissioningDate': `${block.day}T00:00:00`,
      },
    }));
  }),
  kind('a note of VAT below the table', 'csv', (sheet, chance) => {
    sheet.add('Комплекс', 'Блок', 'Площадь (кв.м)', 'Ставка (руб/кв.м/год)*');
    const objects = writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [block.complex, block.block, spaced(block.area), spaced(block.rate)],
      values: {
        ...namedBlock(block),
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        isOpexIncluded: false,
      },
    }));
    sheet.add('* ставки указаны без НДС и эксплуатационных расходов');
    return objects;
  }),
  kind('expenses and their sum with the rate', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Комплекс',
      'Блок',
      'Площадь, м²',
      'Базовая ставка, руб./м²/год',
      'Эксплуатационные расходы, руб./м²/год',
      'Итого, руб./м²/год',
      'НДС',
    );
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [block.complex, block.block, block.area, block.rate, block.opex, block.rate + block.opex, 'не включён'],
      values: {
        ...namedBlock(block),
        [areaPath]: block.area,
        [ratePath]: block.rate,
        opexPerSqm: block.opex,
        leaseVat: 2,
      },
    }));
  }),
  kind('complexes in rows merged over the table', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add('Блок', 'Площадь, м²', 'Ставка, руб./м²/год', 'НДС', 'Доки');
    const objects: ExpectedObject[] = [];
    for (const [index, block] of blocks.entries()) {
      if (isFirst(blocks, index)) {
        const title = sheet.add(`${block.complex} (${block.highway}, ${block.km} км от МКАД)`);
        sheet.merge(title, 0, title, 4);
      }
      const row = sheet.add(block.block, block.area, block.rate, 'без НДС', block.docks);
      objects.push({
        sheet: sheet.name,
        row,
        values: {
          ...namedBlock(block),
          'complex.highway': block.highway,
          'complex.distanceFromRingRoad': block.km,
          [areaPath]: block.area,
          [ratePath]: block.rate,
          leaseVat: 2,
          dockNumber: block.docks,
        },
        doubtful: [],
      });
    }
    return objects;
  }),
  kind('rates in dollars, errors, a monthly rate among annual ones', 'xlsx', (sheet, chance) => {
    sheet.add('Комплекс', 'Блок', 'Площадь, м²', 'Ставка, руб./м²/год без НДС');
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        block.block,
        index === 3 ? '#ССЫЛКА!' : block.area,
        index === 1 ? '110 $' : index === 4 ? block.rate / 12 : block.rate,
      ],
      values: { ...namedBlock(block), [areaPath]: block.area, [ratePath]: block.rate, leaseVat: 2 },
      doubtful: index === 3 ? [areaPath] : index === 1 || index === 4 ? [ratePath] : [],
    }));
  }),
  kind('booked and let in a column of free dates', 'csv-1251', (sheet, chance) => {
    sheet.add('Комплекс', 'Секция', 'Площадь, м2', 'Ставка, р/м2/год, без НДС', 'Доступность');
    const blocks = marketBlocks(chance);
    const objects: ExpectedObject[] = [];
    for (const [index, block] of blocks.entries()) {
      const isLet = index % 5 === 4;
      const row = sheet.add(
        block.complex,
        block.block,
        String(block.area),
        String(block.rate),
        isLet ? 'сдано' : index % 2 === 0 ? 'свободно' : `${block.day.split('-').reverse().join('.')}`,
      );
      if (isLet) continue;
      objects.push({
        sheet: sheet.name,
        row,
        values: {
          ...namedBlock(block),
          [areaPath]: block.area,
          [ratePath]: block.rate,
          leaseVat: 2,
          availabilityDate: index % 2 === 0 ? '2026-11-23T00:00:00' : `${block.day}T00:00:00`,
        },
        doubtful: [],
      });
    }
    return objects;
  }),
  kind('parts of a block in one cell', 'xlsx', (sheet, chance) => {
    sheet.add('Складской комплекс', 'Блок', 'Площадь, м²', 'Ставка, руб./м²/год без НДС', 'Телефон');
    return writeLines(sheet, marketBlocks(chance), (block, index) => {
      const isNamed = index % 2 === 0;
      return {
        cells: [
          block.complex,
          block.block,
          isNamed ? `склад ${block.area}, мезонин ${block.mezzanine}, офис ${block.office}` : block.area,
          block.rate,
          block.phone,
        ],
        values: {
          ...namedBlock(block),
          [areaPath]: block.area,
          ...(isNamed
            ? {
                'areaSetWithPrice.mezzanine.areaValue': block.mezzanine,
                'areaSetWithPrice.office.areaValue': block.office,
              }
            : {}),
          [ratePath]: block.rate,
          leaseVat: 2,
        },
      };
    });
  }),
  kind('sentences for rates', 'csv-1251', (sheet, chance) => {
    sheet.add('Где', 'Склад', 'Сколько метров', 'Почём', 'Когда освободится');
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.address,
        block.complex,
        `${spaced(block.area)} кв. метров`,
        index % 2 === 0
          ? `${decimal(block.rate / 12, 0)} руб. за метр в месяц, без НДС`
          : `${spaced(block.rate)} руб. за кв. м в год плюс НДС`,
        index % 2 === 0 ? 'сейчас' : `с ${block.day.split('-').reverse().join('.')}`,
      ],
      values: {
        'complex.fullAddress': block.address,
        'complex.name': block.complex,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        availabilityDate: index % 2 === 0 ? '2026-11-23T00:00:00' : `${block.day}T00:00:00`,
      },
    }));
  }),
];
