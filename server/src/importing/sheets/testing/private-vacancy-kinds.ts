import { spaced, writeLines } from './market-plot.ts';
import { marketBlocks, namedBlock } from './market-vacancy.ts';
import { kind } from './one-sheet.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';
import { areaPath, ratePath } from './vacancy-truth.ts';

/** Lists of owners: let and free areas in columns, doubles in another alphabet, taxes with per cents in heads. */
export const privateVacancyKinds: readonly WrittenKind[] = [
  kind('total, let and free areas', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Комплекс',
      'Блок',
      'Общая площадь блока, м²',
      'Сдано, м²',
      'Свободно, м²',
      'Ставка, руб./м²/год (без НДС 22 %)',
    );
    const objects: ExpectedObject[] = [];
    for (const [index, block] of marketBlocks(chance).entries()) {
      const isFree = index % 4 !== 3;
      const row = sheet.add(
        block.complex,
        block.block,
        block.area + 800,
        isFree ? 800 : block.area + 800,
        isFree ? block.area : 0,
        block.rate,
      );
      if (!isFree) continue;
      objects.push({
        sheet: sheet.name,
        row,
        values: { ...namedBlock(block), [areaPath]: block.area, [ratePath]: block.rate, leaseVat: 2 },
        doubtful: [],
      });
    }
    return objects;
  }),
  kind('doubles in another alphabet and spelling', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add('Складской комплекс', 'Блок', 'Площадь, м²', 'Ставка, р/кв.м/г без НДС');
    const objects = writeLines(sheet, blocks, (block) => ({
      cells: [block.complex, block.block, block.area, block.rate],
      values: { ...namedBlock(block), [areaPath]: block.area, [ratePath]: block.rate, leaseVat: 2 },
    }));
    const [first] = blocks;
    if (first) sheet.add(`СК «${first.complex}»`, first.block.replace('A', 'А'), first.area, first.rate);
    return objects;
  }),
  kind('classes of two kinds, ranges of heights', 'csv-1251', (sheet, chance) => {
    sheet.add('Объект', 'Класс', 'Площадь, кв м', 'Высота потолка (м)', 'Ставка (руб. кв.м в год, с НДС 22%)');
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        index % 4 === 2 ? 'A/B+' : block.className,
        spaced(block.area),
        index % 3 === 1 ? `${block.height}-${block.height + 2}` : String(block.height),
        String(block.rate),
      ],
      values: {
        'complex.name': block.complex,
        'building.buildingClass': block.classId,
        [areaPath]: block.area,
        'building.workingHeight': block.height,
        [ratePath]: block.rate,
        leaseVat: 1,
      },
      doubtful: [
        ...(index % 4 === 2 ? ['building.buildingClass'] : []),
        ...(index % 3 === 1 ? ['building.workingHeight'] : []),
      ],
    }));
  }),
  kind('the rent of a month next to the rate', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Комплекс',
      'Помещение',
      'Площадь, м²',
      'Ставка за м² в год, руб. (+НДС)',
      'Арендная плата в месяц, руб.',
      'Обеспечительный платёж',
    );
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [block.complex, block.block, block.area, block.rate, Math.round((block.area * block.rate) / 12), '2 мес.'],
      values: {
        ...namedBlock(block),
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        securityPayment: '2 мес.',
      },
    }));
  }),
  kind('some taxes are not named', 'xlsx', (sheet, chance) => {
    sheet.add('Комплекс', 'Блок', 'Площадь, м²', 'Ставка в год за м²', 'НДС');
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        block.block,
        block.area,
        block.rate,
        index % 3 === 0 ? null : index % 3 === 1 ? 'нет' : 'да',
      ],
      values: {
        ...namedBlock(block),
        [areaPath]: block.area,
        [ratePath]: block.rate,
        ...(index % 3 === 0 ? {} : { leaseVat: index % 3 === 1 ? 2 : 1 }),
      },
      doubtful: index % 3 === 0 ? ['leaseVat'] : [],
    }));
  }),
  kind('advertisements, one a line', 'csv', (sheet, chance) =>
    writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [
        `Аренда: СК «${block.complex}», ${block.highway}, ${block.km} км от МКАД, класс ${block.className}, ${spaced(block.area)} кв. м, ставка ${spaced(block.rate)} руб./кв. м/год без НДС`,
      ],
      values: {
        'complex.name': block.complex,
        'complex.highway': block.highway,
        'complex.distanceFromRingRoad': block.km,
        'building.buildingClass': block.classId,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
      },
    })),
  ),
];
