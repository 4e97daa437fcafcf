import { decimal, spaced, writeLines } from './market-plot.ts';
import { isFirst, type MarketBlock, marketBlocks, quarterOf } from './market-vacancy.ts';
import { kind } from './one-sheet.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';
import { areaPath, cyrillicClass, ratePath } from './vacancy-truth.ts';
import { WrittenSheet } from './written-sheet.ts';

const mezzaninePath = 'areaSetWithPrice.mezzanine.areaValue';
const officePath = 'areaSetWithPrice.office.areaValue';
const at = (day: string) => `${day}T00:00:00`;
const sum = (blocks: readonly MarketBlock[], of: (block: MarketBlock) => number) =>
  blocks.reduce((whole, block) => whole + of(block), 0);
const short = (name: string) => name.replace(' шоссе', ' ш.');

/** Sheets of vacancies as reviews of the market, owners, portals and accounting programs write them. */
export const marketVacancyKinds: readonly WrittenKind[] = [
  kind('a review of the market in two languages', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance).filter((_, index, all) => isFirst(all, index));
    sheet.add('Складская недвижимость. Московский регион, III кв. 2026');
    sheet.add('Источник: исследования рынка');
    sheet.add(
      'Проект / Project',
      'Девелопер / Developer',
      'Класс / Class',
      'Направление / Direction',
      'Удалённость от МКАД, км',
      'Общая площадь комплекса, кв. м',
      'Доступно в аренду, кв. м',
      'Запрашиваемая ставка аренды, руб./кв. м/год (triple net, без НДС)',
      'OPEX, руб./кв. м/год',
      'Комментарий',
    );
    const objects = writeLines(sheet, blocks, (block, index) => ({
      cells: [
        block.complex,
        block.developer,
        cyrillicClass(block.className),
        short(block.highway),
        block.km,
        block.area * 6,
        block.area,
        index % 4 === 2 ? 'по запросу' : block.rate,
        block.opex,
        index % 2 === 0 ? 'возможна нарезка' : null,
      ],
      values: {
        'complex.name': block.complex,
        'building.buildingClass': block.classId,
        'complex.highway': block.highway,
        'complex.distanceFromRingRoad': block.km,
        'complex.complexArea': block.area * 6,
        [areaPath]: block.area,
        ...(index % 4 === 2 ? { isRentalPriceOnRequest: true } : { [ratePath]: block.rate }),
        leaseVat: 2,
        isOpexIncluded: false,
        opexPerSqm: block.opex,
      },
    }));
    sheet.add(
      'Всего / Total',
      null,
      null,
      null,
      null,
      null,
      sum(blocks, ({ area }) => area),
    );
    return objects;
  }),
  kind('an owner’s list of one complex, a column of sums', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add('Складской комплекс «Атлант-Парк»: вакантные площади на 23.11.2026');
    sheet.add('Ставка аренды указана за кв. м в год, без учёта НДС и OPEX');
    sheet.add('Корпус', 'Блок', 'Площади, м²', null, null, null, 'Ставка', 'Ворота/доки', 'Готовность');
    sheet.add(null, null, 'склад', 'мезонин', 'офис (АБК)', 'Итого', null, null, null);
    sheet.merge(3, 2, 3, 5);
    const objects = writeLines(sheet, blocks, (block) => ({
      cells: [
        block.building,
        block.block,
        block.area,
        block.mezzanine,
        block.office,
        block.area + block.mezzanine + block.office,
        block.rate,
        `${block.docks} доков`,
        block.day.split('-').reverse().join('.'),
      ],
      values: {
        'complex.name': 'Атлант-Парк',
        'building.name': block.building,
        name: block.block,
        [areaPath]: block.area,
        [mezzaninePath]: block.mezzanine,
        [officePath]: block.office,
        [ratePath]: block.rate,
        leaseVat: 2,
        isOpexIncluded: false,
        dockNumber: block.docks,
        availabilityDate: at(block.day),
      },
    }));
    const whole = [
      sum(blocks, ({ area }) => area),
      sum(blocks, ({ mezzanine }) => mezzanine),
      sum(blocks, ({ office }) => office),
    ];
    sheet.add(
      'ИТОГО',
      null,
      ...whole,
      whole.reduce((one, other) => one + other, 0),
    );
    return objects;
  }),
  kind('rates of a month with everything included', 'xls', (sheet, chance) => {
    sheet.add('Объект', 'Адрес', 'Этаж', 'Свободно, кв.м.', 'Ставка, руб/кв.м/мес с НДС и ОРЕХ', 'Контакт');
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        `Склад «${block.complex}»`,
        block.address,
        `${(index % 2) + 1} этаж`,
        block.area,
        block.rate / 12,
        block.phone,
      ],
      values: {
        'complex.name': `Склад «${block.complex}»`,
        'complex.fullAddress': block.address,
        floors: [`${(index % 2) + 1} этаж`],
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 1,
        isOpexIncluded: true,
      },
    }));
  }),
  kind('an old program, capital letters', 'csv-866', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add('ОБЪЕКТ', 'СЕКЦИЯ', 'ПЛОЩ,КВ.М', 'СТАВКА Р/М2/ГОД БЕЗ НДС', 'ВЫСОТА,М', 'ПРИМ.');
    const objects = writeLines(sheet, blocks, (block) => ({
      cells: [
        block.complex.toUpperCase(),
        block.block,
        `${block.area},0`,
        String(block.rate),
        String(block.height),
        'тел. у охраны',
      ],
      values: {
        'complex.name': block.complex.toUpperCase(),
        name: block.block,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        'building.workingHeight': block.height,
      },
    }));
    sheet.add('ВСЕГО', null, `${sum(blocks, ({ area }) => area)},0`);
    return objects;
  }),
  kind('an export of a portal, the rent of the whole block', 'csv', (sheet, chance) => {
    sheet.add(
      'ID объявления',
      'Тип сделки',
      'Название',
      'Адрес',
      'Площадь, м²',
      'Арендная плата в месяц, руб.',
      'НДС',
      'Класс здания',
      'Высота потолков, м',
      'Ссылка на объявление',
      'Телефон',
      'Дата обновления',
    );
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        String(290_000_000 + index * 331),
        'Аренда',
        block.complex,
        `Московская область, ${block.address}`,
        String(block.area),
        String((block.rate / 12) * block.area),
        index % 3 === 0 ? 'Включён' : index % 3 === 1 ? 'Не облагается (УСН)' : 'Не включён',
        block.className,
        String(block.height),
        `https://example.org/sklad/${index}`,
        block.phone,
        '19.11.2026',
      ],
      values: {
        'complex.name': block.complex,
        'complex.fullAddress': `Московская область, ${block.address}`,
        'complex.region': 'Московская область',
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: [1, 3, 2][index % 3],
        'building.buildingClass': block.classId,
        'building.workingHeight': block.height,
      },
    }));
  }),
  kind('a tree of complexes and buildings in one column', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add('Помещение', 'Площадь, м2', 'Ставка без НДС, руб./м2 в год', 'Свободно с', 'Класс');
    const objects: ExpectedObject[] = [];
    let building = '';
    for (const [index, block] of blocks.entries()) {
      if (isFirst(blocks, index)) {
        sheet.add(`СК «${block.complex}»`);
        building = '';
      }
      if (block.building !== building) sheet.add(`    ${block.building}`);
      building = block.building;
      const row = sheet.add(`        Блок ${block.block}`, block.area, block.rate, 'свободно', block.className);
      objects.push({
        sheet: sheet.name,
        row,
        values: {
          'complex.name': `СК «${block.complex}»`,
          'building.name': block.building,
          'building.buildingClass': block.classId,
          name: `Блок ${block.block}`,
          [areaPath]: block.area,
          [ratePath]: block.rate,
          leaseVat: 2,
          availabilityDate: '2026-11-23T00:00:00',
        },
        doubtful: [],
      });
    }
    return objects;
  }),
  kind('a web page with merged names', 'html', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add(
      'Название парка',
      'Шоссе, км',
      'Блок',
      'Площадь',
      'Базовая ставка, руб./м²/год',
      'Налогообложение',
      'Экспл. расходы',
    );
    const objects = writeLines(sheet, blocks, (block, index) => ({
      cells: [
        isFirst(blocks, index) ? block.complex : null,
        isFirst(blocks, index) ? `${short(block.highway)}, ${block.km} км` : null,
        block.block,
        `${spaced(block.area)} м²`,
        spaced(block.rate),
        index % 3 === 0 ? 'ОСН, + НДС' : index % 3 === 1 ? 'УСН' : 'НДС в цене',
        spaced(block.opex),
      ],
      values: {
        'complex.name': block.complex,
        'complex.highway': block.highway,
        'complex.distanceFromRingRoad': block.km,
        name: block.block,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: [2, 3, 1][index % 3],
        opexPerSqm: block.opex,
      },
    }));
    for (const [index, { complex }] of blocks.entries()) {
      const last = blocks.findLastIndex((block) => block.complex === complex);
      if (!isFirst(blocks, index) || last === index) continue;
      sheet.merge(index + 2, 0, last + 2, 0);
      sheet.merge(index + 2, 1, last + 2, 1);
    }
    return objects;
  }),
  kind('a comparison of complexes, a column each', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance).filter((_, index, all) => isFirst(all, index));
    sheet.add('Сравнение предложений');
    sheet.add('Параметр', ...blocks.map((_, index) => `Вариант ${index + 1}`));
    sheet.add('Комплекс', ...blocks.map(({ complex }) => complex));
    sheet.add('Шоссе', ...blocks.map(({ highway }) => highway));
    sheet.add('Удаление от МКАД, км', ...blocks.map(({ km }) => km));
    sheet.add('Класс', ...blocks.map(({ className }) => className));
    sheet.add('Площадь склада, м²', ...blocks.map(({ area }) => area));
    sheet.add('Площадь мезонина, м²', ...blocks.map(({ mezzanine }) => mezzanine));
    sheet.add('Ставка склада, руб./м²/год без НДС', ...blocks.map(({ rate }) => rate));
    sheet.add('Высота, м', ...blocks.map(({ height }) => height));
    sheet.add('Нагрузка на пол, т/м²', ...blocks.map(({ load }) => load));
    sheet.add('Дата готовности', ...blocks.map(({ day }) => `${quarterOf(day)} кв. ${day.slice(0, 4)}`));
    return blocks.map((block, index) => ({
      sheet: sheet.name,
      row: index + 2,
      values: {
        'complex.name': block.complex,
        'complex.highway': block.highway,
        'complex.distanceFromRingRoad': block.km,
        'building.buildingClass': block.classId,
        [areaPath]: block.area,
        [mezzaninePath]: block.mezzanine,
        [ratePath]: block.rate,
        leaseVat: 2,
        'building.workingHeight': block.height,
        'building.floorLoad': block.load,
        availabilityDate: at(block.day),
      },
      doubtful: [],
    }));
  }),
  kind('chambers of cold stores in columns', 'xlsx', (sheet, chance) => {
    sheet.add('Комплекс', 'Блок', 'Сухой склад', null, 'Холодильный', null, 'Морозильный', null, 'НДС');
    sheet.add(null, null, 'м²', 'руб./м²/год', 'м²', 'руб./м²/год', 'м²', 'руб./м²/год', null);
    sheet.merge(1, 2, 1, 3);
    sheet.merge(1, 4, 1, 5);
    sheet.merge(1, 6, 1, 7);
    const path = (name: string, of: 'areaValue' | 'leasePricePerSqm') => `areaSetWithPrice.warehouse.${name}.${of}`;
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        block.block,
        block.area,
        block.rate,
        index % 2 === 0 ? block.mezzanine : null,
        index % 2 === 0 ? block.rate + 3_600 : null,
        index % 3 === 0 ? block.office : null,
        index % 3 === 0 ? block.rate + 9_600 : null,
        'без НДС',
      ],
      values: {
        'complex.name': block.complex,
        name: block.block,
        [path('dry', 'areaValue')]: block.area,
        [path('dry', 'leasePricePerSqm')]: block.rate,
        ...(index % 2 === 0
          ? {
              [path('temperature', 'areaValue')]: block.mezzanine,
              [path('temperature', 'leasePricePerSqm')]: block.rate + 3_600,
            }
          : {}),
        ...(index % 3 === 0
          ? {
              [path('freezer', 'areaValue')]: block.office,
              [path('freezer', 'leasePricePerSqm')]: block.rate + 9_600,
            }
          : {}),
        leaseVat: 2,
      },
    }));
  }),
  kind('rent and sale in one column of prices', 'xlsx', (sheet, chance) => {
    sheet.add('Объект', 'Сделка', 'Площадь', 'Цена', 'Адрес');
    return writeLines(sheet, marketBlocks(chance), (block, index) => {
      const isSale = index % 3 === 2;
      const price = Math.round(block.area / 25) * 1e6;
      return {
        cells: [
          block.complex,
          isSale ? 'Продажа' : 'Аренда',
          `${spaced(block.area)} кв.м`,
          isSale ? `${price / 1e6} млн руб. с НДС` : `${spaced(block.rate)} руб./кв.м/год + НДС`,
          block.address,
        ],
        values: {
          'complex.name': block.complex,
          'complex.fullAddress': block.address,
          [areaPath]: block.area,
          ...(isSale ? { salePrice: price, saleVat: 1 } : { [ratePath]: block.rate, leaseVat: 2 }),
        },
      };
    });
  }),
  kind('ranges, least numbers, words after rates', 'csv-1251', (sheet, chance) => {
    sheet.add('Комплекс', 'Блок', 'Площадь, кв.м', 'Мин. блок', 'Ставка за кв.м в год', 'Обеспечительный платёж');
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        block.block,
        index % 5 === 3 ? `${block.area - 500}-${block.area}` : String(block.area),
        `от ${block.office * 2}`,
        [
          `${block.rate} без НДС`,
          `от ${block.rate} без НДС`,
          `${block.rate}-${block.rate + 600} без НДС`,
          `${block.rate} + НДС + OPEX`,
          `${block.rate} с НДС, вкл. OPEX`,
        ][index % 5],
        '2 месяца',
      ],
      values: {
        'complex.name': block.complex,
        name: block.block,
        [areaPath]: block.area,
        minimalRentalBlockArea: block.office * 2,
        [ratePath]: block.rate,
        leaseVat: index % 5 === 4 ? 1 : 2,
        ...(index % 5 === 3 ? { isOpexIncluded: false } : index % 5 === 4 ? { isOpexIncluded: true } : {}),
        securityPayment: '2 месяца',
      },
      doubtful: [...(index % 5 === 3 ? [areaPath] : []), ...(index % 5 === 1 || index % 5 === 2 ? [ratePath] : [])],
    }));
  }),
  kind('days in every spelling, serial numbers', 'tsv-utf16', (sheet, chance) => {
    sheet.add('Парк', 'Помещение', 'GLA', 'Rent RUB/sqm/year', 'VAT', 'Available from');
    return writeLines(sheet, marketBlocks(chance), (block, index) => {
      const [year = '', month = '', day = ''] = block.day.split('-');
      const serial = Math.round((Date.parse(block.day) - Date.UTC(1899, 11, 30)) / 86_400_000);
      const words = { '01': 'январь', '04': 'апрель', '07': 'июль', '10': 'октябрь' }[month];
      return {
        cells: [
          block.complex,
          block.block,
          String(block.area),
          String(block.rate),
          'excl.',
          [
            `с ${day}.${month}.${year}`,
            `Q${quarterOf(block.day)} ${year}`,
            `${words} ${year}`,
            String(serial),
            `${quarterOf(block.day)}Q${year}`,
            `${['I', 'II', 'III', 'IV'][quarterOf(block.day) - 1]} кв. ${year} г.`,
          ][index % 6],
        ],
        values: {
          'complex.name': block.complex,
          name: block.block,
          [areaPath]: block.area,
          [ratePath]: block.rate,
          leaseVat: 2,
          availabilityDate: at(block.day),
        },
      };
    });
  }),
  {
    title: 'a complex a sheet, its facts in labels, one sheet hidden',
    write(chance) {
      const blocks = marketBlocks(chance);
      const names = [...new Set(blocks.map(({ complex }) => complex))];
      const objects: ExpectedObject[] = [];
      const sheets = names.map((name, index) => {
        const own = blocks.filter(({ complex }) => complex === name);
        const sheet = new WrittenSheet(name);
        const [first] = own;
        sheet.add('Название:', name);
        sheet.add('Адрес:', first?.address);
        sheet.add('Шоссе:', first?.highway);
        sheet.add('Расстояние от МКАД:', `${first?.km} км`);
        sheet.add('Класс:', first?.className);
        sheet.add('Рабочая высота:', `${first?.height} м`);
        sheet.add();
        sheet.add('Блок', 'Площадь', 'Ставка, руб./кв.м/год, без НДС', 'Кол-во доков');
        const lines = writeLines(sheet, own, (block) => ({
          cells: [block.block, block.area, block.rate, block.docks],
          values: {
            'complex.name': name,
            'complex.fullAddress': block.address,
            'complex.highway': block.highway,
            'complex.distanceFromRingRoad': block.km,
            'building.buildingClass': block.classId,
            'building.workingHeight': first?.height,
            name: block.block,
            [areaPath]: block.area,
            [ratePath]: block.rate,
            leaseVat: 2,
            dockNumber: block.docks,
          },
        }));
        sheet.isHidden = index === 3;
        if (!sheet.isHidden) objects.push(...lines);
        return sheet;
      });
      return { sheets, format: 'xlsx', objects };
    },
  },
  kind('let blocks below their own heading, a wish, doubles', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add('ВАКАНТНЫЕ ПЛОЩАДИ');
    sheet.add('Комплекс', 'Блок', 'Площадь, м²', 'Ставка, руб./м²/год', 'Условия');
    const objects = writeLines(sheet, blocks, (block) => ({
      cells: [block.complex, block.block, block.area, block.rate, 'без НДС, OPEX отдельно'],
      values: {
        'complex.name': block.complex,
        name: block.block,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        isOpexIncluded: false,
      },
    }));
    const [first, second] = blocks;
    sheet.add(first?.complex, first?.block, first?.area, first?.rate, 'без НДС, OPEX отдельно');
    sheet.add(
      'Итого вакантно',
      null,
      sum(blocks, ({ area }) => area),
    );
    sheet.add('СДАННЫЕ ПЛОЩАДИ');
    sheet.add(second?.complex, 'Z9', 4_470, 7_920, 'арендатор до 2029');
    sheet.add('Ищем для клиента: 3 000–5 000 м², Ленинградское ш., до 9 000 руб.');
    return objects;
  }),
  kind('technical columns with words', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Объект',
      'Блок',
      'Класс',
      'Площадь, м²',
      'Рабочая высота',
      'Нагрузка на пол',
      'Шаг колонн',
      'Ворота докового типа',
      'Пол',
      'Пожаротушение',
      'Ставка, руб./м²/год с НДС',
    );
    return writeLines(sheet, marketBlocks(chance), (block, index) => ({
      cells: [
        block.complex,
        block.block,
        index % 2 === 0 ? `${cyrillicClass(block.className)} класс` : `Класс ${block.className}`,
        block.area,
        `${block.height} м до балки`,
        `${block.load} т/м²`,
        '12х24 м',
        `${block.docks} шт.`,
        'бетон, топпинг',
        'спринклерная',
        block.rate,
      ],
      values: {
        'complex.name': block.complex,
        name: block.block,
        'building.buildingClass': block.classId,
        [areaPath]: block.area,
        'building.workingHeight': block.height,
        'building.floorLoad': block.load,
        'building.columnPitch.x': 12,
        'building.columnPitch.y': 24,
        dockNumber: block.docks,
        'building.flooringTypes': ['Бетон с упрочнённым верхним слоем'],
        'building.fireExtinguishingSystems': ['Спринклерная'],
        [ratePath]: block.rate,
        leaseVat: 1,
      },
    }));
  }),
  kind('an English list, rates of a month', 'csv-comma', (sheet, chance) => {
    sheet.add(
      'Warehouse complex',
      'Building',
      'Unit no.',
      'Vacant area (sqm)',
      'Base rent (RUB per sqm per month, VAT excl.)',
      'Service charge (RUB per sqm per year)',
      'Dock doors',
      'Ceiling height (m)',
    );
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [
        block.complex,
        block.building,
        block.block,
        String(block.area),
        String(block.rate / 12),
        String(block.opex),
        String(block.docks),
        String(block.height),
      ],
      values: {
        'complex.name': block.complex,
        'building.name': block.building,
        name: block.block,
        [areaPath]: block.area,
        [ratePath]: block.rate,
        leaseVat: 2,
        opexPerSqm: block.opex,
        dockNumber: block.docks,
        'building.workingHeight': block.height,
      },
    }));
  }),
  kind('floors and mezzanines as rows of a block', 'xlsx', (sheet, chance) => {
    const blocks = marketBlocks(chance);
    sheet.add('№', 'Название СК', 'Блок', 'Уровень', 'Кв.м', 'Руб./кв.м в год (без НДС и ЭР)');
    const objects: ExpectedObject[] = [];
    for (const [index, block] of blocks.entries()) {
      const base = {
        'complex.name': block.complex,
        name: block.block,
        leaseVat: 2,
        isOpexIncluded: false,
      };
      const row = sheet.add(index + 1, block.complex, block.block, '1 этаж', block.area, block.rate);
      objects.push({
        sheet: sheet.name,
        row,
        values: { ...base, floors: ['1 этаж'], [areaPath]: block.area, [ratePath]: block.rate },
        doubtful: [],
      });
      if (index % 2 === 0) continue;
      const lower = sheet.add(null, block.complex, block.block, 'Мезонин', block.mezzanine, block.rate - 1_200);
      objects.push({
        sheet: sheet.name,
        row: lower,
        values: {
          ...base,
          floors: ['Мезонин'],
          [mezzaninePath]: block.mezzanine,
          'areaSetWithPrice.mezzanine.leasePricePerSqm': block.rate - 1_200,
        },
        doubtful: [],
      });
    }
    return objects;
  }),
  kind('thousands of roubles, areas of a decimal comma', 'csv-1251', (sheet, chance) => {
    sheet.add('Складской комплекс', 'Помещ.', 'Аренд. площадь', 'Аренда, тыс. руб. за м2 в год без НДС', 'Шоссе');
    return writeLines(sheet, marketBlocks(chance), (block) => ({
      cells: [
        block.complex,
        block.block,
        `${spaced(block.area)},5`,
        decimal(block.rate / 1_000),
        block.highway.replace(' шоссе', ''),
      ],
      values: {
        'complex.name': block.complex,
        name: block.block,
        [areaPath]: block.area + 0.5,
        [ratePath]: Math.round(block.rate / 10) * 10,
        leaseVat: 2,
        'complex.highway': block.highway,
      },
    }));
  }),
];
