import { decimal, spaced, writeLines } from './market-plot.ts';
import { isFirst, marketBlocks, namedBlock, quarterOf } from './market-vacancy.ts';
import { kind } from './one-sheet.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';
import { areaPath, ratePath } from './vacancy-truth.ts';

/** Lists made for clients and by funds, developers and consultants. */
export const clientVacancyKinds: readonly WrittenKind[] = [
  kind('a shortlist for a client', 'xlsx', (sheet, chance) => {
    sheet.add('SHORTLIST: склады для клиента «Пример»');
    sheet.add('Дата: 20.11.2026');
    sheet.add();
    sheet.add(
      '№',
      'Название объекта и адрес',
      'Класс объекта',
      'Доступная к аренде площадь (кв.м)',
      'Ставка аренды (руб/кв.м/год) без НДС',
      'Ставка OPEX (руб/кв.м/год)',
      'Рабочая высота потолка',
      'Готовность помещения',
    );
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        index + 1,
        `${block.complex}\n${block.address}`,
        block.className,
        block.area,
        block.rate,
        block.opex,
        `${block.height} м`,
        `${['I', 'II', 'III', 'IV'][quarterOf(block.day) - 1]} кв. 2027`,
      ],
      values: {
        'complex.name': block.complex,
        'complex.fullAddress': block.address,
        'building.buildingClass': block.classId,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        opexPerSqm: block.opex,
        'building.workingHeight': block.height,
        availabilityDate: `${block.day}T00:00:00`,
      },
    }));
  }),
  kind('a price list of a developer', 'xls', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add('Прайс-лист на аренду. Цены в рублях за кв. м в месяц, включая НДС 22 % и эксплуатационные расходы');
    sheet.add('Парк', 'Юнит', 'Этаж', 'Пл. склада', 'Пл. АБК', 'Цена', 'Ворота', 'Статус юнита');
    const objects: ExpectedObject[] = [];
    for (const [index, block] of blocks.entries()) {
      const isSold = index % 5 === 4;
      const row = sheet.add(
        block.complex,
        block.block,
        1,
        block.area,
        block.office,
        block.rate / 12,
        block.docks,
        isSold ? 'Арендован' : 'Доступен',
      );
      if (isSold) continue;
      objects.push({
        sheet: sheet.name,
        row,
        values: {
          ...namedBlock(block),
          floors: ['1 этаж'],
          [areaPath]: block.area,
          'areaSetWithPrice.office.areaValue': block.office,
          [ratePath]: block.rate,
          leaseVat: 1,
          isOpexIncluded: true,
          dockNumber: block.docks,
        },
        doubtful: block === blocks[0] ? ['dockNumber'] : [],
      });
    }
    return objects;
  }),
  kind('a table of a consultant by submarkets', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add(
      'Submarket',
      'Property',
      'Owner',
      'GBA, sq m',
      'Vacant, sq m',
      'Asking rent, RUB/sq m/year, net of VAT & OPEX',
      'OPEX',
      'Ceiling, m',
      'Floor load, t/sq m',
      'Year built',
    );
    const objects: ExpectedObject[] = [];
    for (const [index, block] of blocks.entries()) {
      if (!isFirst(blocks, index)) continue;
      const row = sheet.add(
        'North',
        block.complex,
        block.developer,
        block.area * 5,
        block.area,
        block.rate,
        block.opex,
        block.height,
        block.load,
        2011 + index,
      );
      objects.push({
        sheet: sheet.name,
        row,
        values: {
          'complex.name': block.complex,
          'building.totalArea': block.area * 5,
          [areaPath]: block.area,
          [ratePath]: block.rate,
          leaseVat: 2,
          isOpexIncluded: false,
          opexPerSqm: block.opex,
          'building.workingHeight': block.height,
          'building.floorLoad': block.load,
          'building.commissioningDate': `${2011 + index}-01-01T00:00:00`,
        },
        doubtful: [],
      });
    }
    return objects;
  }),
  kind('an owner’s letter in a table', 'csv-1251', (sheet, chance) => {
    sheet.add('Уважаемые коллеги, предлагаем в аренду:');
    sheet.add('Где находится', 'Что свободно', 'Метраж', 'Сколько стоит (без НДС)', 'С какого числа');
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [
        `${block.complex}, ${block.address}`,
        `Блок ${block.block}`,
        `${spaced(block.area)} м2`,
        `${decimal(block.rate / 12, 0)} р/м2/мес`,
        block.day.split('-').reverse().join('.'),
      ],
      values: {
        'complex.name': block.complex,
        'complex.fullAddress': block.address,
        name: `Блок ${block.block}`,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        availabilityDate: `${block.day}T00:00:00`,
      },
    }));
  }),
  kind('blocks of a building by gates and storeys', 'html', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add(
      'Объект',
      'Корпус',
      'Отсек',
      'Площадь отсека, кв.м',
      null,
      'Кол-во доков',
      'Арендная ставка, руб. за 1 кв. м в год',
      'НДС',
      'Комиссия',
    );
    sheet.add(null, null, null, '1 этаж', 'антресоль', null, null, null, null);
    sheet.merge(1, 3, 1, 4);
    for (const column of [0, 1, 2, 5, 6, 7, 8]) sheet.merge(1, column, 2, column);
    return writeLines(sheet, blocks, (block) => ({
      cells: [
        block.complex,
        block.building,
        block.block,
        spaced(block.area),
        spaced(block.mezzanine),
        String(block.docks),
        spaced(block.rate),
        'не вкл.',
        '100 % месячной',
      ],
      values: {
        ...namedBlock(block),
        'building.name': block.building,
        [areaPath]: block.area,
        'areaSetWithPrice.mezzanine.areaValue': block.mezzanine,
        dockNumber: block.docks,
        [ratePath]: block.rate,
        leaseVat: 2,
      },
    }));
  }),
];
