import { spaced, writeLines } from './market-plot.ts';
import { isFirst, marketBlocks, namedBlock } from './market-vacancy.ts';
import { kind } from './one-sheet.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';
import { areaPath, ratePath } from './vacancy-truth.ts';

/** Notes of secretaries, annexes to contracts, boards of advertisements, summaries. */
export const notesVacancyKinds: readonly WrittenKind[] = [
  kind('notes of a secretary', 'csv-1251', (sheet, chance) => {
    sheet.add('какой склад', 'где', 'сколько м2', 'почём в месяц за м2', 'ндс', 'когда свободен', 'телефон');
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        block.address,
        String(block.area),
        String(block.rate / 12),
        index % 2 === 0 ? 'есть' : 'усн',
        index % 2 === 0 ? 'сразу' : block.day.split('-').reverse().join('.'),
        block.phone,
      ],
      values: {
        'complex.name': block.complex,
        'complex.fullAddress': block.address,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: index % 2 === 0 ? 1 : 3,
        availabilityDate: index % 2 === 0 ? '2026-11-23T00:00:00' : `${block.day}T00:00:00`,
      },
    }));
  }),
  kind('an annex to a contract', 'xls', (sheet, chance) => {
    sheet.add('Приложение № 2. Состав помещений');
    sheet.add('Здание', 'Помещение', 'Арендуемая площадь', null, 'Арендная плата', null);
    sheet.add(
      null,
      null,
      'склад, кв. м',
      'офис, кв. м',
      'руб./кв. м в год без НДС',
      'эксплуатационный платёж, руб./кв. м в год',
    );
    for (const column of [0, 1]) sheet.merge(2, column, 3, column);
    sheet.merge(2, 2, 2, 3);
    sheet.merge(2, 4, 2, 5);
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [block.building, block.block, block.area, block.office, block.rate, block.opex],
      values: {
        'building.name': block.building,
        name: block.block,
        [areaPath]: block.area,
        'areaSetWithPrice.office.areaValue': block.office,
        [ratePath]: block.rate,
        leaseVat: 2,
        opexPerSqm: block.opex,
      },
    }));
  }),
  kind('an advertisement board', 'html', (sheet, chance) => {
    sheet.add('Объявление', 'Цена', 'Площадь', 'Расположение', 'Класс', 'Контакты');
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        `Склад в аренду, ${block.complex}`,
        `${spaced(block.rate)} ₽ за м² в год`,
        `${spaced(block.area)} м²`,
        block.address,
        block.className,
        block.phone,
      ],
      values: {
        'complex.fullAddress': block.address,
        'building.buildingClass': block.classId,
        [areaPath]: block.area,
        [ratePath]: block.rate,
      },
      doubtful: index === 0 ? ['leaseVat'] : [],
    }));
  }),
  kind('a summary of a property manager', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add(
      'Объект управления',
      'Блок / секция',
      'GLA блока, кв. м',
      'Статус на 23.11.2026',
      'Ставка предложения, руб./кв. м/год, без НДС',
      'Доступен с',
    );
    const objects: ExpectedObject[] = [];
    for (const [index, block] of blocks.entries()) {
      const isLet = index % 4 === 1;
      const row = sheet.add(
        isFirst(blocks, index) ? block.complex : null,
        block.block,
        block.area,
        isLet ? 'Занят' : 'Вакантен',
        block.rate,
        isLet ? null : block.day.split('-').reverse().join('.'),
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
          availabilityDate: `${block.day}T00:00:00`,
        },
        doubtful: [],
      });
    }
    return objects;
  }),
  kind('a comparison of a tenant', 'csv', (sheet, chance) => {
    sheet.add(
      'Вариант',
      'Склад',
      'Метры',
      'Ставка (без НДС), ₽/м²/год',
      'ОРЕХ, ₽/м²/год',
      'Доки',
      'Высота до фермы, м',
      'Км',
      'Плюсы и минусы',
    );
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        String(index + 1),
        block.complex,
        spaced(block.area),
        spaced(block.rate),
        spaced(block.opex),
        String(block.docks),
        String(block.height),
        String(block.km),
        'близко к трассе',
      ],
      values: {
        'complex.name': block.complex,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        opexPerSqm: block.opex,
        dockNumber: block.docks,
        'building.workingHeight': block.height,
        'complex.distanceFromRingRoad': block.km,
      },
    }));
  }),
];
