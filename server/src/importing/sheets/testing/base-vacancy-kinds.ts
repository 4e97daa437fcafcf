import { spaced, writeLines } from './market-plot.ts';
import { isFirst, marketBlocks, namedBlock } from './market-vacancy.ts';
import { kind } from './one-sheet.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';
import { areaPath, ratePath } from './vacancy-truth.ts';

/** Bases of agencies, registers of companies, parks with units. */
export const baseVacancyKinds: readonly WrittenKind[] = [
  kind('a base of an agency with codes', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Код',
      'Назв. комплекса',
      'Трасса',
      'Км',
      'Кл.',
      'Пл., м2',
      'Аренда, р./м2/год',
      'НДС',
      'Выс., м',
      'Дата своб.',
      'Агент',
    );
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        `W${200 + index}`,
        block.complex,
        block.highway.replace('шоссе', 'ш.'),
        block.km,
        block.className,
        block.area,
        block.rate,
        index % 2 === 0 ? 'вкл' : 'не вкл',
        block.height,
        new Date(`${block.day}T00:00:00Z`),
        'Марина',
      ],
      values: {
        'complex.name': block.complex,
        'complex.highway': block.highway,
        'complex.distanceFromRingRoad': block.km,
        'building.buildingClass': block.classId,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: index % 2 === 0 ? 1 : 2,
        'building.workingHeight': block.height,
        availabilityDate: `${block.day}T00:00:00`,
      },
    }));
  }),
  kind('premises of a business park', 'csv', (sheet, chance) => {
    sheet.add(
      'Корпус/этаж',
      'Номер помещения',
      'Тип',
      'Площадь арендуемая, кв.м',
      'Стоимость аренды за 1 кв.м в месяц, руб. (с НДС)',
      'Стоимость аренды в месяц, руб.',
    );
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        `${block.building}, ${1 + (index % 2)} этаж`,
        block.block,
        'склад',
        spaced(block.area),
        spaced(block.rate / 12),
        spaced((block.rate / 12) * block.area),
      ],
      values: {
        'building.name': block.building,
        floors: [`${1 + (index % 2)} этаж`],
        name: block.block,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 1,
      },
    }));
  }),
  kind('a plan of handovers', 'xls', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add(
      'Очередь',
      'Комплекс',
      'Блок',
      'Площадь, кв.м',
      'Из них офис, кв.м',
      'Плановая дата ввода',
      'Ставка, руб./кв.м/год (triple net)',
      'Примечание',
    );
    return writeLines(sheet, blocks, (block) => ({
      cells: [
        '1',
        block.complex,
        block.block,
        block.area,
        block.office,
        block.day.split('-').reverse().join('.'),
        block.rate,
        'shell & core',
      ],
      values: {
        ...namedBlock(block),
        'building.name': '1',
        [areaPath]: block.area,
        'areaSetWithPrice.office.areaValue': block.office,
        'building.commissioningDate': `${block.day}T00:00:00`,
        [ratePath]: block.rate,
        isOpexIncluded: false,
      },
      doubtful: block === blocks[0] ? ['leaseVat'] : [],
    }));
  }),
  kind('light industrial units', 'xlsx', (sheet, chance) => {
    sheet.add('Light Industrial, свободные юниты');
    sheet.add(
      'Парк',
      'Юнит №',
      'Площадь юнита всего, м²',
      'в т.ч. производственно-складская, м²',
      'в т.ч. офисная, м²',
      'Цена продажи, руб./м² без НДС',
      'Мощность, кВт',
    );
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [
        block.complex,
        block.block,
        block.area + block.office,
        block.area,
        block.office,
        95_000,
        block.docks * 10,
      ],
      values: {
        ...namedBlock(block),
        'areaSetWithPrice.production.areaValue': block.area,
        'areaSetWithPrice.office.areaValue': block.office,
        salePrice: (block.area + block.office) * 95_000,
        saleVat: 2,
      },
    }));
  }),
  kind('complexes with facts in lines, blocks below', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    const objects: ExpectedObject[] = [];
    for (const [index, block] of blocks.entries()) {
      if (isFirst(blocks, index)) {
        if (index > 0) sheet.add();
        sheet.add(`${block.complex}, класс ${block.className}`);
        sheet.add('Блок', 'Площадь, м²', 'Ставка, руб./м²/год', 'Условия');
      }
      const row = sheet.add(block.block, block.area, block.rate, 'НДС сверху');
      objects.push({
        sheet: sheet.name,
        row,
        values: {
          ...namedBlock(block),
          'building.buildingClass': block.classId,
          [areaPath]: block.area,
          [ratePath]: block.rate,
          leaseVat: 2,
        },
        doubtful: [],
      });
    }
    return objects;
  }),
];
