import type { Chance } from '#demo/seeded-random.ts';
import { type ExpectedObject, type SheetLayout, type WrittenFile, type WrittenKind, writeRows } from './sheet-kind.ts';
import {
  areaPath,
  vacancyColumns as column,
  cyrillicClass,
  ratePath,
  type VacancyColumn,
  type VacancyTruth,
  vacancyColumn,
  vacancyTruths,
} from './vacancy-truth.ts';
import { type FileFormat, WrittenSheet } from './written-sheet.ts';

function table(
  title: string,
  columns: readonly VacancyColumn[],
  layout: SheetLayout<VacancyTruth> | ((truths: readonly VacancyTruth[]) => SheetLayout<VacancyTruth>) = {},
  format: FileFormat = 'xlsx',
): WrittenKind {
  return {
    title,
    write(chance) {
      const truths = vacancyTruths(chance);
      const sheet = new WrittenSheet();
      const objects = writeRows(sheet, truths, columns, typeof layout === 'function' ? layout(truths) : layout);
      return { sheets: [sheet], format, objects };
    },
  };
}

function kind(title: string, write: (chance: Chance) => WrittenFile): WrittenKind {
  return { title, write };
}

const short = (name: string) => name.replace(' шоссе', ' ш.');
const isFirst = (truths: readonly VacancyTruth[], index: number) =>
  truths[index - 1]?.complex !== truths[index]?.complex;
const usual = [column.complex(), column.building(), column.block(), column.area(), column.rate()] as const;
const sum = (truths: readonly VacancyTruth[]) => truths.reduce((all, { area }) => all + area, 0);

/** Kinds of sheets of vacancies. */
export const vacancySheetKinds: readonly WrittenKind[] = [
  table('a tidy list', [...usual, column.class(), column.height(), column.day()]),
  table(
    'two head rows with merged groups',
    [
      column.order(),
      column.complex('Объект'),
      column.building('Корп.'),
      column.class('Кл.', cyrillicClass),
      column.block('Блок'),
      column.area(['Свободно', 'м2']),
      vacancyColumn(
        ['Аренда, руб./м2 в год', 'ставка без НДС'],
        ({ rate }) => rate,
        ({ rate }) => ({ [ratePath]: rate, leaseVat: 2 }),
      ),
      column.opex(['Аренда, руб./м2 в год', 'экспл.']),
      column.height(['Склад', 'Н, м']),
      column.docks(['Склад', 'доки']),
      column.day('Своб. с'),
    ],
    { titles: [['Свободные склады на 17.11.2026']] },
  ),
  table('monthly rates by the head', [
    column.complex('Складской комплекс'),
    column.building('Здание'),
    column.block('Помещение'),
    column.area('S, кв.м'),
    column.monthly(),
  ]),
  table('a rate without a period', [
    column.complex(),
    column.block(),
    column.area(),
    vacancyColumn(
      'Ставка, руб./м² без НДС',
      ({ rate }) => rate / 12,
      ({ rate }) => ({ [ratePath]: rate, leaseVat: 2 }),
      () => [ratePath],
    ),
  ]),
  table('VAT in some cells', [
    column.complex(),
    column.building(),
    column.block(),
    column.area(),
    vacancyColumn(
      'Ставка, руб./м² в год',
      ({ rate }, index) => (index % 3 === 0 ? rate : index % 3 === 1 ? `${rate} без НДС` : `${rate} с НДС`),
      ({ rate }, index) => ({ [ratePath]: rate, ...(index % 3 === 0 ? {} : { leaseVat: index % 3 === 1 ? 2 : 1 }) }),
      (_, index) => (index % 3 === 0 ? ['leaseVat'] : []),
    ),
  ]),
  table(
    'VAT and OPEX of the title',
    [
      column.complex(),
      column.block(),
      column.area(),
      vacancyColumn(
        'Ставка',
        ({ rate }) => rate,
        ({ rate }) => ({ [ratePath]: rate }),
      ),
    ],
    {
      titles: [['Ставки указаны за м² в год, без НДС, OPEX оплачивается отдельно']],
      says: { leaseVat: 2, isOpexIncluded: false },
    },
  ),
  table(
    'sections of highways and totals',
    [column.complex('Объект'), column.block(), column.area(), column.rate()],
    (truths) => ({
      sections: [
        { before: 0, text: 'Новорижское шоссе', says: { 'complex.highway': 'Новорижское шоссе' } },
        { before: 5, text: 'Ленинградское ш.', says: { 'complex.highway': 'Ленинградское шоссе' } },
      ],
      total: 'named',
      totalOf: () => ['Итого', null, sum(truths)],
    }),
  ),
  kind('complexes as sections', (chance) => {
    const truths = vacancyTruths(chance);
    const sheet = new WrittenSheet();
    const sections = truths.flatMap(({ complex }, index) =>
      isFirst(truths, index) ? [{ before: index, text: complex, says: { 'complex.name': complex } }] : [],
    );
    const objects = writeRows(sheet, truths, [column.building(), column.block(), column.area(), column.rate()], {
      sections,
    });
    return { sheets: [sheet], format: 'xlsx', objects };
  }),
  kind('merged names of complexes', (chance) => {
    const truths = vacancyTruths(chance);
    const sheet = new WrittenSheet();
    const objects = writeRows(sheet, truths, usual);
    for (const [index, { complex }] of truths.entries()) {
      const last = truths.findLastIndex((truth) => truth.complex === complex);
      if (isFirst(truths, index) && last > index) sheet.merge(index + 2, 0, last + 2, 0);
    }
    return { sheets: [sheet], format: 'xlsx', objects };
  }),
  kind('blank names below the first', (chance) => {
    const truths = vacancyTruths(chance);
    const sheet = new WrittenSheet();
    const complex = vacancyColumn(
      'Комплекс',
      (truth, index) => (isFirst(truths, index) ? truth.complex : null),
      (truth) => ({ 'complex.name': truth.complex }),
    );
    const building = vacancyColumn(
      'Корпус',
      (truth, index) =>
        isFirst(truths, index) || truths[index - 1]?.building !== truth.building ? truth.building : null,
      (truth) => ({ 'building.name': truth.building }),
    );
    return {
      sheets: [sheet],
      format: 'csv',
      objects: writeRows(sheet, truths, [complex, building, column.block(), column.area(), column.rate()]),
    };
  }),
  kind('several spellings of a complex', (chance) => {
    const truths = vacancyTruths(chance);
    const sheet = new WrittenSheet();
    const isOther = (index: number) =>
      truths[index]?.complex === 'Логопарк Север' &&
      truths[index - 1]?.complex === 'Логопарк Север' &&
      truths[index - 2]?.complex !== 'Логопарк Север' &&
      truths[index + 1]?.complex === 'Логопарк Север';
    const complex = vacancyColumn(
      'Комплекс',
      (truth, index) => (isOther(index) ? 'Лог. парк «Север»' : truth.complex),
      (truth) => ({ 'complex.name': truth.complex }),
      (_, index) => (isOther(index) ? ['complex.name'] : []),
    );
    return {
      sheets: [sheet],
      format: 'xlsx',
      objects: writeRows(sheet, truths, [complex, column.building(), column.block(), column.area(), column.rate()]),
    };
  }),
  table(
    'let, withdrawn and booked rows',
    [
      ...usual,
      vacancyColumn(
        'Статус',
        () => 'свободно',
        () => ({ availabilityDate: '2026-11-23T00:00:00' }),
      ),
    ],
    {
      refused: [
        ['Есипово ИП', '3', '3-А', 11_800, 7_380, 'сдано'],
        ['Обухово-Парк', '1', '1-В', 2_600, 8_280, 'сдано до 2028'],
        ['PNK Жуковский', '4', '4-Б', 5_500, 8_400, 'вне рынка'],
        ['Южные врата', '2', '2-А', null, null, 'бронь'],
        ['Ищем 5 000 м² до 15 км от МКАД, до 9 000'],
      ],
    },
  ),
  kind('doubles of earlier rows', (chance) => {
    const truths = vacancyTruths(chance);
    const sheet = new WrittenSheet();
    const objects = writeRows(sheet, truths, usual);
    const [one, two] = truths;
    sheet.add(one?.complex, one?.building, one?.block, one?.area, one?.rate);
    sheet.add(two?.complex, two?.building, two?.block, two?.area, (two?.rate ?? 0) + 120);
    return {
      sheets: [sheet],
      format: 'xlsx',
      objects: objects.map((object, index) => (index === 1 ? { ...object, doubtful: [ratePath] } : object)),
    };
  }),
  table('heights that became dates, ranges of heights', [
    ...usual,
    vacancyColumn(
      'Высота, м',
      ({ height }, index) =>
        index % 4 === 1
          ? { value: new Date(Date.UTC(2026, 9, 8)), format: 'dd\\.mmm' }
          : index % 4 === 2
            ? `${height}-${height + 2}`
            : height,
      ({ height }, index) => ({ 'building.workingHeight': index % 4 === 1 ? 8 : height }),
      (_, index) => (index % 4 === 1 || index % 4 === 2 ? ['building.workingHeight'] : []),
    ),
  ]),
  table('areas of several parts', [
    column.complex(),
    column.block(),
    vacancyColumn(
      'Площадь, м²',
      ({ area }, index) => (index % 4 === 1 ? `${area}+640` : area),
      ({ area }, index) => ({
        [areaPath]: area,
        ...(index % 4 === 1 ? { 'areaSetWithPrice.mezzanine.areaValue': 640 } : {}),
      }),
      (_, index) => (index % 4 === 1 ? [areaPath, 'areaSetWithPrice.mezzanine.areaValue'] : []),
    ),
    column.rate(),
  ]),
  table('warehouse, mezzanine and office in columns', [
    column.complex(),
    column.block(),
    column.area(['Площадь, м²', 'склад']),
    vacancyColumn(
      ['Площадь, м²', 'мезонин'],
      ({ area }) => Math.round(area / 10),
      ({ area }) => ({ 'areaSetWithPrice.mezzanine.areaValue': Math.round(area / 10) }),
    ),
    vacancyColumn(
      ['Площадь, м²', 'офис'],
      (_, index) => (index % 2 === 0 ? 120 + index : null),
      (_, index): Record<string, unknown> =>
        index % 2 === 0 ? { 'areaSetWithPrice.office.areaValue': 120 + index } : {},
    ),
    column.rate(),
  ]),
  table('on request, now, quarters', [
    column.complex(),
    column.block(),
    column.area('Свободная площадь, кв. м'),
    vacancyColumn(
      'Ставка аренды, руб/кв.м/год (без НДС)',
      ({ rate }, index) => (index % 3 === 1 ? 'по запросу' : rate),
      ({ rate }, index) => ({
        leaseVat: 2,
        ...(index % 3 === 1 ? { isRentalPriceOnRequest: true } : { [ratePath]: rate }),
      }),
    ),
    vacancyColumn(
      'Дата доступности',
      (_, index) => ['сейчас', '1 кв. 2027', 'фев.27', 'апрель'][index % 4],
      (_, index) => ({
        availabilityDate: `${['2026-11-23', '2027-01-01', '2027-02-01', '2027-04-01'][index % 4]}T00:00:00`,
      }),
      (_, index) => (index % 4 === 3 ? ['availabilityDate'] : []),
    ),
  ]),
  table('a rate thrice the others', [
    column.complex(),
    column.block(),
    column.area(),
    vacancyColumn(
      'Ставка, руб./м²/год без НДС',
      ({ rate }, index) => (index === 3 ? rate * 12 : rate),
      ({ rate }, index) => ({ [ratePath]: index === 3 ? rate * 12 : rate, leaseVat: 2 }),
      (_, index) => (index === 3 ? [ratePath] : []),
    ),
  ]),
  table(
    'sale prices',
    [
      column.complex('Объект'),
      column.building('Здание'),
      column.address(),
      column.area('Площадь здания, м²'),
      vacancyColumn(
        'Цена продажи, млн руб.',
        ({ area }) => Math.round(area / 20),
        ({ area }) => ({ salePrice: Math.round(area / 20) * 1e6 }),
      ),
    ].map((one, index) => (index === 3 ? column.area('Площадь, м²') : one)),
  ),
  table(
    'semicolons in windows-1251',
    [
      column.complex('Объект'),
      column.highway('Направление', short),
      column.km('От МКАД'),
      column.block('Секция'),
      column.area('Площадь блока'),
      column.rate('Арендная ставка, руб/м2/год (без НДС)'),
    ],
    {},
    'csv-1251',
  ),
  table('an old workbook', [...usual, column.docks()], {}, 'xls'),
  table('English heads', [
    column.complex('Property'),
    column.address('Address'),
    column.class('Class'),
    column.block('Unit'),
    column.area('Available area, sqm'),
    vacancyColumn(
      'Rent, RUB/sqm/year excl. VAT',
      ({ rate }) => rate,
      ({ rate }) => ({ [ratePath]: rate, leaseVat: 2 }),
    ),
    column.height('Clear height, m'),
  ]),
  table('typing errors', [
    column.complex('Комлекс'),
    column.building('Копус'),
    column.block('Блок'),
    column.area('Плошадь, кв.м'),
    column.rate('Стaвка, руб./кв.м/год, без НДС'),
    column.highway('Шоссэ', (name) => name.replace('ое ш', 'ое  ш')),
  ]),
  kind('a complex a sheet, labels above', (chance) => {
    const truths = vacancyTruths(chance);
    const names = [...new Set(truths.map(({ complex }) => complex))];
    const objects: ExpectedObject[] = [];
    const sheets = names.map((name) => {
      const own = truths.filter(({ complex }) => complex === name);
      const sheet = new WrittenSheet(name);
      const titles = [[`Комплекс: ${name}`], ['Адрес:', own[0]?.address], []];
      objects.push(
        ...writeRows(sheet, own, [column.building(), column.block(), column.area(), column.rate()], {
          titles,
          says: {
            'complex.name': name,
            'complex.fullAddress': own[0]?.address,
            'complex.region': own[0]?.address.split(',')[0],
          },
        }),
      );
      return sheet;
    });
    return { sheets, format: 'xlsx', objects };
  }),
  table('docks or gates', [
    ...usual,
    vacancyColumn(
      'ворота',
      ({ docks }) => docks,
      ({ docks }) => ({ dockNumber: docks }),
      (_, index) => (index === 0 ? ['dockNumber'] : []),
    ),
  ]),
  table(
    'cold stores',
    [
      column.complex(),
      column.block('Камера'),
      vacancyColumn(
        'Тип помещения',
        (_, index) => (index % 2 === 0 ? 'морозильный −18…−22' : 'сухой'),
        (_, index) =>
          index % 2 === 0
            ? {
                'areaSetWithPrice.warehouse.freezer.temperatureFrom': -22,
                'areaSetWithPrice.warehouse.freezer.temperatureTo': -18,
              }
            : {},
      ),
      vacancyColumn(
        'Площадь, м²',
        ({ area }) => area,
        ({ area }, index) => ({
          [`areaSetWithPrice.warehouse.${index % 2 === 0 ? 'freezer' : 'dry'}.areaValue`]: area,
        }),
      ),
      vacancyColumn(
        'Ставка, руб./м² в год без НДС',
        ({ rate }) => rate,
        ({ rate }, index) => ({
          leaseVat: 2,
          [`areaSetWithPrice.warehouse.${index % 2 === 0 ? 'freezer' : 'dry'}.leasePricePerSqm`]: rate,
        }),
      ),
    ].map((one, index) => (index === 1 ? column.block('Блок') : one)),
  ),
  table('rates with expenses on top', [
    column.complex(),
    column.block(),
    column.area(),
    vacancyColumn(
      'Ставка, руб./м²/год без НДС',
      ({ rate, opex }) => `${rate} + ${opex} OPEX`,
      ({ rate, opex }) => ({ [ratePath]: rate, opexPerSqm: opex, isOpexIncluded: false, leaseVat: 2 }),
    ),
  ]),
];
