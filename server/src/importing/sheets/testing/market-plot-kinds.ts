import {
  addressOf,
  brief,
  decimal,
  type MarketPlot,
  marketPlots,
  millionsOf,
  numbered,
  spaced,
  writeLines,
} from './market-plot.ts';
import { kind } from './one-sheet.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';
import { type Typed, WrittenSheet } from './written-sheet.ts';

const total = (truths: readonly MarketPlot[], of: (truth: MarketPlot) => number) =>
  Number(truths.reduce((sum, truth) => sum + of(truth), 0).toFixed(2));

/** Sheets of plots as owners, portals, officials, auctions and accounting programs write them. */
export const marketPlotKinds: readonly WrittenKind[] = [
  kind('a list of a municipality', 'xls', (sheet, chance) => {
    const truths = marketPlots(chance, 12);
    sheet.add('Приложение № 2 к постановлению от 14.10.2026 № 1187');
    sheet.add('ПЕРЕЧЕНЬ');
    sheet.add('земельных участков, предназначенных для предоставления субъектам малого и среднего предпринимательства');
    sheet.add();
    sheet.add(
      '№ п/п',
      'Местоположение (адрес) земельного участка',
      'Кадастровый номер земельного участка',
      'Площадь земельного участка, кв. м',
      'Категория земель',
      'Вид разрешённого использования земельного участка',
      'Кадастровая стоимость, руб.',
      'Сведения об обременениях',
    );
    sheet.add('1', '2', '3', '4', '5', '6', '7', '8');
    const objects = writeLines(sheet, truths, (truth, index) => ({
      cells: [
        index + 1,
        addressOf(truth),
        truth.number,
        truth.sotki * 100,
        truth.category,
        `${truth.use.name} (${truth.use.code})`,
        truth.sotki * 137 + 0.37,
        index % 2 === 0 ? 'не зарегистрированы' : 'охранная зона ЛЭП 10 кВ, 0,4 га',
      ],
      values: {
        ...numbered(truth),
        address: addressOf(truth),
        area: truth.area,
        category: truth.category,
        permittedUseTypes: [truth.use.name],
      },
    }));
    sheet.add(
      null,
      'ВСЕГО:',
      `${truths.length} участков`,
      total(truths, ({ sotki }) => sotki * 100),
    );
    sheet.add();
    sheet.add('Начальник отдела земельных отношений', null, null, '____________', 'А. Б. Вымышленный');
    return objects;
  }),
  kind('lots of an auction', 'xlsx', (sheet, chance) => {
    sheet.add('Извещение о проведении аукциона в электронной форме');
    sheet.add('Дата и время окончания приёма заявок:', '11.12.2026 18:00');
    sheet.add(
      'Номер лота',
      'Предмет аукциона',
      'Начальная цена предмета аукциона, руб.',
      'Шаг аукциона (3 %), руб.',
      'Размер задатка, руб.',
      'Форма собственности',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        `Лот № ${index + 1}`,
        `Земельный участок с кадастровым номером ${truth.number}, площадью ${spaced(truth.sotki * 100)} кв. м, категория земель: ${truth.category.toLowerCase()}, вид разрешённого использования: ${truth.use.name.toLowerCase()}, по адресу: ${addressOf(truth)}`,
        truth.price,
        truth.price * 0.03,
        truth.price * 0.2,
        truth.ownership,
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        price: truth.price,
        ownershipType: truth.ownership,
        category: truth.category,
        permittedUseTypes: [truth.use.name],
        address: addressOf(truth),
      },
    }));
  }),
  kind('an export of a portal, the unit in its own column', 'csv', (sheet, chance) => {
    sheet.add(
      'Id',
      'Заголовок',
      'Цена',
      'Площадь',
      'Ед. изм.',
      'Адрес',
      'Широта',
      'Долгота',
      'Категория земли',
      'Кадастровый номер',
      'Ссылка',
      'Телефон',
      'Дата публикации',
      'Просмотры',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => {
      const isSotki = index % 3 !== 0;
      return {
        cells: [
          String(3_180_000_000 + index * 7_919),
          isSotki
            ? `Участок ${truth.sotki} сот. (${brief.category(truth.category)})`
            : `Участок ${decimal(truth.area)} га`,
          String(truth.price),
          isSotki ? String(truth.sotki) : decimal(truth.area),
          isSotki ? 'сот.' : 'га',
          addressOf(truth),
          String(truth.latitude),
          String(truth.longitude),
          brief.category(truth.category),
          truth.number,
          `https://example.org/uchastok/${3_180_000_000 + index * 7_919}`,
          truth.phone,
          `1${index % 9}.11.2026`,
          String(31 + index * 3),
        ],
        values: {
          ...numbered(truth),
          price: truth.price,
          area: truth.area,
          address: addressOf(truth),
          latitude: truth.latitude,
          longitude: truth.longitude,
          category: truth.category,
          linkToDocumentation: `https://example.org/uchastok/${3_180_000_000 + index * 7_919}`,
        },
      };
    });
  }),
  kind('an owner’s list with labels above', 'xlsx', (sheet, chance) => {
    const truths = marketPlots(chance).map((truth) => ({
      ...truth,
      highway: 'Киевское шоссе',
      category: 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения',
    }));
    sheet.add('Собственник:', 'ООО «Вымышленная земля»');
    sheet.add('Направление:', 'Киевское шоссе');
    sheet.add('Категория земель:', 'Земли промышленности');
    sheet.add('Телефон:', '+7 (495) 000-00-31');
    sheet.add();
    sheet.add('Участок', 'КН', 'Площадь, м2', 'Цена за сотку, тыс. руб.', 'Всего, млн руб.', 'Статус');
    const objects = writeLines(sheet, truths, (truth, index) => ({
      cells: [`уч. ${index + 1}`, truth.number, truth.sotki * 100, truth.perSotka, truth.price / 1e6, 'свободен'],
      values: {
        ...numbered(truth),
        landHighway: truth.highway,
        category: truth.category,
        area: truth.area,
        price: truth.price,
      },
    }));
    const [one, two] = marketPlots(chance, 2);
    sheet.add('уч. 31', one?.number.replace(/\d+$/, '771'), 31_000, 120, 37.2, 'ПРОДАН');
    sheet.add('уч. 32', two?.number.replace(/\d+$/, '772'), 12_500, 135, 16.875, 'Продан в сентябре');
    sheet.add(
      'Итого свободно',
      null,
      total(truths, ({ sotki }) => sotki * 100),
      null,
      total(truths, ({ price }) => price) / 1e6,
    );
    return objects;
  }),
  kind('sections with counts, prices of a hectare', 'tsv-utf16', (sheet, chance) => {
    const truths = marketPlots(chance, 10);
    sheet.add('Земля под проекты, ноябрь');
    sheet.add('Кад. номер', 'Насел. пункт', 'Пл., Га', 'Цена, млн за Га', 'Удал. от МКАД');
    const sections = ['Киевское шоссе (5 участков)', 'Новая Рига (5)'];
    const highway = ['Киевское шоссе', 'Новорижское шоссе'];
    return [0, 1].flatMap((part) => {
      sheet.add(sections[part]);
      return writeLines(sheet, truths.slice(part * 5, part * 5 + 5), (truth) => ({
        cells: [truth.number, truth.village, decimal(truth.area), decimal(truth.perSotka / 10, 1), `${truth.km} км`],
        values: {
          ...numbered(truth),
          address: truth.village,
          landHighway: highway[part],
          area: truth.area,
          price: truth.price,
          kmFromCity: truth.km,
        },
      }));
    });
  }),
  kind('a report of an accounting program', 'html', (sheet, chance) => {
    const truths = marketPlots(chance);
    sheet.add('Прайс-лист на 20.11.2026', null, null, null, null, null);
    sheet.add('Организация: ООО «Пример Ленд»', null, null, null, null, null);
    sheet.add('Номенклатура', 'Кадастровый номер', 'Ед. изм.', 'Количество', 'Цена, руб.', 'Сумма, руб.');
    sheet.merge(1, 0, 1, 5);
    sheet.merge(2, 0, 2, 5);
    const objects = writeLines(sheet, truths, (truth) => ({
      cells: [
        `Земельный участок (${truth.village})`,
        truth.number,
        'га',
        decimal(truth.area),
        spaced(truth.perSotka * 100_000),
        spaced(truth.price),
      ],
      values: { ...numbered(truth), area: truth.area, price: truth.price },
    }));
    sheet.add(
      'Итого:',
      null,
      null,
      decimal(total(truths, ({ area }) => area)),
      null,
      spaced(total(truths, ({ price }) => price)),
    );
    return objects;
  }),
  kind('messages cut by semicolons', 'csv-1251', (sheet, chance) =>
    writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: [
        truth.number,
        `${truth.district}, ${truth.village}`,
        `${decimal(truth.area)} га`,
        `${decimal(truth.perSotka / 10, 1)} млн/га`,
        brief.category(truth.category),
        `собственник ${truth.person} ${truth.phone}`,
      ],
      values: {
        ...numbered(truth),
        address: `${truth.district}, ${truth.village}`,
        area: truth.area,
        price: truth.price,
        category: truth.category,
      },
    })),
  ),
  kind('heads in the other keyboard layout', 'xlsx', (sheet, chance) => {
    sheet.add('Rflfcnhjdsq yjvth', 'Gkjoflm uf', 'Wtyf vky he,', 'Flhtc', 'Ijcct', 'Ghbvtxfybt');
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        truth.number,
        truth.area,
        truth.price / 1e6,
        addressOf(truth),
        brief.highway(truth.highway),
        index % 3 === 0 ? 'документы готовы' : null,
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        price: truth.price,
        address: addressOf(truth),
        landHighway: truth.highway,
      },
    }));
  }),
  kind('several plots and areas a cell', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Массив',
      'Кадастровые номера участков',
      'Площадь общая, га',
      'Стоимость за массив',
      'ВРИ',
      'Контактное лицо',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => {
      const second = truth.number.replace(/\d+$/, (last) => String(Number(last) + 3));
      const isTwo = index % 2 === 0;
      const added = `${decimal(truth.area)} + 1,25`;
      return {
        cells: [
          `Массив ${index + 1}`,
          isTwo ? `${truth.number}\n${second}` : truth.number,
          index % 4 === 0 ? added : index % 4 === 2 ? `${decimal(truth.area + 1.25)} (${added})` : truth.area,
          `${spaced(truth.price)} руб.`,
          truth.use.code,
          `${truth.person}, ${truth.phone}`,
        ],
        values: {
          cadastralNumbers: isTwo ? [truth.number, second] : [truth.number],
          region: truth.region,
          area: isTwo ? Number((truth.area + 1.25).toFixed(2)) : truth.area,
          price: truth.price,
          permittedUseTypes: [truth.use.name],
        },
        doubtful: index % 4 === 0 ? ['area'] : [],
      };
    });
  }),
  kind('degrees and minutes, a hidden column, merged districts', 'xlsx', (sheet, chance) => {
    const truths = marketPlots(chance, 9).map((truth, index, all) => ({
      ...truth,
      district: (all[Math.floor(index / 3) * 3] ?? truth).district,
    }));
    sheet.add(
      'Район',
      'Участок',
      'Координаты (GPS)',
      'Площадь',
      'Дно, млн',
      'Цена продажи, млн. руб.',
      'Мощность, кВт',
    );
    sheet.hiddenColumns.push(4);
    const degrees = (value: number) => {
      const minutes = Math.floor((value % 1) * 60);
      const seconds = ((((value % 1) * 60) % 1) * 60).toFixed(1);
      return `${Math.floor(value)}°${minutes}'${seconds}"`;
    };
    const back = (value: number) => {
      const [whole = 0, minutes = 0, seconds = 0] = degrees(value).split(/[°'"]/).map(Number);
      return Number((whole + minutes / 60 + seconds / 3600).toFixed(6));
    };
    const objects = writeLines(sheet, truths, (truth, index) => {
      const isSwapped = index === 4;
      const [first, second] = isSwapped ? [truth.longitude, truth.latitude] : [truth.latitude, truth.longitude];
      const isWritten = index % 2 === 0;
      return {
        cells: [
          index % 3 === 0 ? truth.district : null,
          truth.number,
          isWritten && !isSwapped ? `${degrees(first)}N ${degrees(second)}E` : `${first},${second}`,
          `${decimal(truth.area)}га`,
          truth.price / 2e6,
          truth.price / 1e6,
          truth.kilowatts,
        ],
        values: {
          ...numbered(truth),
          address: truth.district,
          latitude: isWritten ? back(truth.latitude) : truth.latitude,
          longitude: isWritten ? back(truth.longitude) : truth.longitude,
          area: truth.area,
          price: truth.price,
          'electricitySupply.type': 2,
          'electricitySupply.value': truth.kilowatts,
        },
        doubtful: isSwapped ? ['latitude', 'longitude'] : [],
      };
    });
    for (const from of [2, 5, 8]) sheet.merge(from, 0, from + 2, 0);
    return objects;
  }),
  kind('sub-totals of districts, the price of several rows', 'xlsx', (sheet, chance) => {
    const truths = marketPlots(chance, 8);
    sheet.add('Реестр земельных участков');
    sheet.add('№', 'Кадастровый №', 'га', 'Собств-ть', 'Стоимость всего, ₽');
    const objects: ExpectedObject[] = [];
    for (const [index, truth] of truths.entries()) {
      if (index % 4 === 0) sheet.add(null, truth.district);
      const second = truth.number.replace(/\d+$/, (last) => String(Number(last) + 5));
      const row = sheet.add(index + 1, truth.number, truth.area, brief.ownership(truth.ownership), truth.price);
      sheet.add(null, second, 0.75, brief.ownership(truth.ownership), null);
      sheet.merge(row, 0, row + 1, 0);
      sheet.merge(row, 4, row + 1, 4);
      objects.push({
        sheet: sheet.name,
        row,
        values: {
          cadastralNumbers: [truth.number, second],
          region: truth.region,
          area: Number((truth.area + 0.75).toFixed(2)),
          ownershipType: truth.ownership,
          price: truth.price,
        },
        doubtful: [],
      });
      if (index % 4 === 3)
        sheet.add(
          null,
          'Итого по округу',
          total(truths.slice(index - 3, index + 1), ({ area }) => area + 0.75),
          null,
          total(truths.slice(index - 3, index + 1), ({ price }) => price),
        );
    }
    sheet.add(
      null,
      'ИТОГО',
      total(truths, ({ area }) => area + 0.75),
      null,
      total(truths, ({ price }) => price),
    );
    return objects;
  }),
  kind('heads in two languages', 'xlsx', (sheet, chance) => {
    sheet.add('LAND BANK / ЗЕМЕЛЬНЫЙ БАНК');
    sheet.add(
      'Cadastral No. / Кадастровый номер',
      'Location / Местоположение',
      'Area, ha / Площадь, га',
      'Asking price, RUB mln / Цена, млн руб.',
      'Distance to MKAD (km) / Расстояние до МКАД (км)',
      'Remarks / Примечания',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        truth.number,
        addressOf(truth),
        truth.area,
        index % 4 === 1 ? 'on request' : truth.price / 1e6,
        truth.km,
        index % 2 === 0 ? 'Freehold' : null,
      ],
      values: {
        ...numbered(truth),
        ...(index % 2 === 0 ? { ownershipType: 'Частная собственность' } : {}),
        address: addressOf(truth),
        area: truth.area,
        ...(index % 4 === 1 ? {} : { price: truth.price }),
        kmFromCity: truth.km,
      },
    }));
  }),
  {
    title: 'an instruction, two lists of other columns, sold plots',
    write(chance) {
      const about = new WrittenSheet('Как заполнять');
      about.add('1. Не меняйте заголовки столбцов');
      about.add('2. Площадь указывайте в гектарах, цену в рублях за весь участок');
      const large = new WrittenSheet('Большие участки');
      large.add('КН', 'S (га)', 'Цена (руб.)', 'Подъезд', 'Комментарий');
      const objects = writeLines(large, marketPlots(chance, 6), (truth, index) => ({
        cells: [truth.number, truth.area, truth.price, index % 2 === 0 ? 'асфальт' : 'нет', 'звонить после 12'],
        values: { ...numbered(truth), area: truth.area, price: truth.price, hasDriveway: index % 2 === 0 },
      }));
      large.add('АРХИВ');
      const [old] = marketPlots(chance, 1);
      large.add(old?.number.replace(/\d+$/, '881'), 14.4, 72_000_000, 'асфальт', null);
      const small = new WrittenSheet('Сотки');
      small.add('Участок (кадастровый номер)', 'Соток', 'Руб. за сотку', 'Сервитут');
      const lower = writeLines(small, marketPlots(chance, 6), (truth) => ({
        cells: [truth.number, truth.sotki, truth.perSotka * 1_000, 'нет'],
        values: { ...numbered(truth), area: truth.area, price: truth.price },
      }));
      const sold = new WrittenSheet('Продано 2025');
      sold.add('КН', 'S (га)', 'Цена (руб.)');
      writeLines(sold, marketPlots(chance, 3), (truth) => ({
        cells: [truth.number, truth.area, truth.price],
        values: {},
      }));
      return { sheets: [about, large, small, sold], format: 'xlsx', objects: [...objects, ...lower] };
    },
  },
  kind('every price and area in its own unit', 'csv-1251', (sheet, chance) => {
    sheet.add('кад номер', 'площадь', 'цена', 'что');
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        truth.number,
        [
          `${decimal(truth.area)} га`,
          `${truth.sotki} сот`,
          `${truth.sotki * 100} м2`,
          `${decimal(truth.area)}Га`,
          `${truth.sotki} соток`,
        ][index % 5],
        [
          `${millionsOf(truth.price)} млн`,
          `${truth.perSotka} т.р./сот.`,
          spaced(truth.price),
          `${decimal(truth.perSotka / 10, 1)} млн/га`,
          `${truth.perSotka}тр за сотку`,
        ][index % 5],
        'з/у',
      ],
      values: { ...numbered(truth), area: truth.area, price: truth.price },
    }));
  }),
  kind('an old program, capital letters', 'csv-866', (sheet, chance) => {
    const truths = marketPlots(chance);
    sheet.add('КАД.НОМЕР', 'ПЛОЩ.,ГА', 'ЦЕНА,Т.Р.', 'РАЙОН', 'СОБСТВЕННИК');
    const objects = writeLines(sheet, truths, (truth) => ({
      cells: [
        truth.number,
        decimal(truth.area),
        String(truth.price / 1_000),
        truth.district.toUpperCase(),
        'ООО "ПРИМЕР"',
      ],
      values: { ...numbered(truth), area: truth.area, price: truth.price, address: truth.district.toUpperCase() },
    }));
    sheet.add('ИТОГО', decimal(total(truths, ({ area }) => area)), String(total(truths, ({ price }) => price) / 1_000));
    return objects;
  }),
  kind('no heads, units in number formats', 'xlsx', (sheet, chance) =>
    writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        index + 1,
        truth.number,
        { value: truth.area, format: '0.00" га"' } satisfies Typed,
        { value: truth.price, format: '#,##0" ₽"' } satisfies Typed,
        truth.highway,
        { value: truth.km, format: '0" км"' } satisfies Typed,
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        price: truth.price,
        landHighway: truth.highway,
        kmFromCity: truth.km,
      },
    })),
  ),
  kind('cards one below the other', 'xlsx', (sheet, chance) => {
    const objects: ExpectedObject[] = [];
    for (const [index, truth] of marketPlots(chance, 6).entries()) {
      if (index > 0) sheet.add();
      const row = sheet.add('Кадастровый номер', truth.number);
      sheet.add('Местоположение', addressOf(truth));
      sheet.add('Площадь', `${decimal(truth.area)} га`);
      sheet.add('Категория', brief.category(truth.category));
      sheet.add('Электричество', `${truth.kilowatts} кВт`);
      sheet.add('Газ', index % 2 === 0 ? 'по границе' : 'нет');
      sheet.add('Стоимость', `${millionsOf(truth.price)} млн руб.`);
      sheet.add('Контакт', `${truth.person} ${truth.phone}`);
      objects.push({
        sheet: sheet.name,
        row,
        values: {
          ...numbered(truth),
          address: addressOf(truth),
          area: truth.area,
          category: truth.category,
          'electricitySupply.type': 2,
          'electricitySupply.value': truth.kilowatts,
          ...(index % 2 === 0 ? { 'gasSupply.type': 1 } : {}),
          price: truth.price,
        },
        doubtful: [],
      });
    }
    return objects;
  }),
  kind('three rows of heads, parts of an address', 'xlsx', (sheet, chance) => {
    sheet.add('№', 'Местоположение', null, null, 'Параметры участка', null, null, 'Коммерческие условия', null);
    sheet.add(null, 'Регион', 'Район', 'Населённый пункт', 'Кад. номер', 'Площадь', null, 'Цена', null);
    sheet.add(null, null, null, null, null, 'га', 'сотки', 'тыс. руб./сотка', 'млн руб.');
    sheet.merge(1, 0, 3, 0);
    sheet.merge(1, 1, 1, 3);
    sheet.merge(1, 4, 1, 6);
    sheet.merge(1, 7, 1, 8);
    for (const column of [1, 2, 3, 4]) sheet.merge(2, column, 3, column);
    sheet.merge(2, 5, 2, 6);
    sheet.merge(2, 7, 2, 8);
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        index + 1,
        brief.region(truth.region),
        truth.district,
        truth.village,
        truth.number,
        truth.area,
        truth.sotki,
        truth.perSotka,
        truth.price / 1e6,
      ],
      values: {
        ...numbered(truth),
        address: `${truth.district}, ${truth.village}`,
        area: truth.area,
        price: truth.price,
      },
    }));
  }),
  kind('roubles and commas of a foreign program', 'csv-comma', (sheet, chance) => {
    sheet.add('cadastral_number', 'area_ha', 'price_rub', 'lat', 'lon', 'region', 'owner_phone');
    return writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: [
        truth.number,
        String(truth.area),
        String(truth.price),
        String(truth.latitude),
        String(truth.longitude),
        truth.region,
        truth.phone,
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        price: truth.price,
        latitude: truth.latitude,
        longitude: truth.longitude,
      },
    }));
  }),
  kind('a quarter alone, broken numbers, doubles', 'xlsx', (sheet, chance) => {
    const truths = marketPlots(chance, 9);
    sheet.add('Кадастровый номер', 'Адрес', 'Площадь, га', 'Цена, руб');
    const objects = writeLines(sheet, truths, (truth, index) => {
      const isQuarter = index === 2;
      const isBroken = index === 5;
      const written = isQuarter
        ? `квартал ${truth.number.replace(/:\d+$/, '')}`
        : isBroken
          ? truth.number.replace(/:(\d{3})(\d{3})/, ':$1-$2')
          : index === 6
            ? truth.number.replace('0', 'О')
            : truth.number;
      return {
        cells: [written, addressOf(truth), truth.area, truth.price],
        values: {
          ...(isQuarter || isBroken ? {} : { cadastralNumbers: [truth.number] }),
          region: truth.region,
          address: addressOf(truth),
          area: truth.area,
          price: truth.price,
        },
        doubtful: isQuarter || isBroken ? ['cadastralNumbers'] : [],
      };
    });
    const [first] = truths;
    if (first) sheet.add(first.number, 'дубль, см. выше', first.area, first.price);
    return objects;
  }),
];
