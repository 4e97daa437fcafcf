import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Arguments of one call. */
type Call = readonly unknown[];

const each = (values: readonly unknown[], ...rest: readonly unknown[]): Call[] =>
  values.map((value) => [value, ...rest]);
const numbers = [
  0, -0, 0.004, 0.005, 0.5, 1, 1.005, 2.5, 999.994, 999.995, 1000, 12_400, 1_234_567.891, 1e15, -0.004, -0.5, -1250,
];
const counts = [0, 1, 2, 4, 5, 10, 11, 12, 14, 20, 21, 22, 25, 100, 101, 111, 112, 121, 1001, 1_000_000, -1, -2, -11];
const dates = [
  ...['2026-01-01', '2026-02-28', '2024-02-29', '2026-11-20', '2026-12-31T23:59:59', '2026-11-20T14:32:07'],
  ...['2026-12-31T20:59:59Z', '2026-12-31T21:00:00Z', '2026-11-20T02:30:00+05:00', '2026-11-20T00:00:00'],
];
const noDates = [null, undefined, '', 'скоро', '2026-13-01'];
const ranges = [
  ...[
    { from: 5, to: 10 },
    { from: 5, to: 5 },
    { from: null, to: 10.5 },
    { from: 1250, to: null },
  ],
  ...[
    { from: null, to: null },
    { from: 0, to: null },
    { from: -25, to: -18 },
    { from: 2.345, to: 1_000_000 },
  ],
];
const dayRanges = [
  { from: '2026-12-01', to: '2027-04-01' },
  { from: '2026-12-01T10:00:00', to: null },
  { from: null, to: '2027-04-01' },
  { from: null, to: null },
];
const addresses = [
  'Московская область, г.о. Рузский, д Потапово',
  'Российская Федерация, Московская область, городской округ Домодедово, с. Растуново',
  'Тверская обл., м.о. Калининский',
  'Калужская область, муниципальный округ Боровск',
  'Калужская область, Боровский район, Киевское ш.',
  'Тульская область, Заокский р-н',
  'Калужская область, муниципальный район Жуковский',
  'г. Москва, Новомосковский административный округ, поселение Сосенское',
  'Владимирская обл., сельское поселение Нагорное',
  'Владимирская обл., городское поселение Покров',
  'Московская область, Чехов го, д. 5',
  'Московская область, г Подольск Российская Федерация, Московская область',
  'Московская область, г.о. Клин Местоположение установлено',
  'Московская область, пгт Икша',
  'Московская область, рп. Шаховская',
  'Московская область, ул. Районная, г. Химки',
  'г. Москва, ул. Ленина',
  'Москва',
  '',
  null,
];
const links = [
  ...['https://disk.example/50-20/', 'HTTP://Disk.Example', 'disk.example/plans', '10.0.0.5/plans', 'localhost:8080/x'],
  ...[
    'диск.рф/план',
    ' «https://disk.example/a\n b» ',
    '<disk.example>',
    '"https://disk.example"',
    '\\\\server\\планы',
  ],
  ...['//server/plans', '/mnt/plans', 'D:\\планы\\1.pdf', 'ftp://disk.example', 'javascript:alert(1)', 'https://'],
  ...['план участка', 'disk', 'disk.e', '300.1.1.1', 'example.ru:8080?a=1', ''],
];
const phones = [
  ...['8 (495) 000-00-00', '+7 916 123-45-67', '79161234567', '9161234567', '89161234567', '7916123456', '99161234567'],
  ...['+375 29 123-45-67', '495-00-00', '8 (495) 000-00-00 доб. 5', 'нет', ''],
];
const typed = [
  ...['Участок в г. о. Клин и у д. Ям', 'о чём — о том', '12 400 000 руб. за 5 га', 'ширина 12 м и 3 м²', '5 МВт'],
  ...[
    '15 % и 3 сот. в 5 мин',
    'р-н Люберцы, М-7 «Волга», юго-запад',
    'с (в поле)',
    '1 000 годами',
    '2 лет',
    '5 летних',
  ],
  ...['№ 5 § 3', 'А и Б', '8 шт. по 7 мес.', '100 Гкал, 4 м³, 9 т, 3 км, 8 см', ''],
];
/** A day of each month. */
const months = Array.from({ length: 12 }, (_, index) =>
  `${2015 + index}-${String(index + 1).padStart(2, '0')}-${index + 3}`.replace(/-(\d)$/, '-0$1'),
);

const days = [
  ...['01.02.2026', '29.02.2024', '29.02.2026', '31.04.2026', '31.12.9999', '01.01.0999', '1.2.2026', '2026-02-01', ''],
];
const saidDays = [
  ...['15.06.23', '15.06.69', '15.06.70', '2023-06-15', '2023/6/5', '5-6-2023', '15 июня 2023', '15-го июня 2023 г.'],
  ...[
    '3 мая 24',
    '3 май 24',
    '1 января 2026',
    '1 фев 2026',
    '1 марта 2026',
    '1 апр. 2026',
    '1 июля 2026',
    '1 авг 2026',
  ],
  ...['1 сентября 2026', '1 окт. 2026', '1 ноября 2026', '1 дек 2026', 'июнь 2023', 'июнь, 2023 года', '2023 июнь'],
  ...['II квартал 2025', '2 кв. 2025', '2-й квартал 2025', 'iv кв 2025', 'Q3 2025', '2025 г., 1 квартал', '2025 q4'],
  ...[
    '06.2023',
    '12/2023',
    '13.2023',
    '2023',
    '2023 год',
    '1999 г.',
    '2123',
    'завтра',
    'Послезавтра',
    'вчера',
    'позавчера',
  ],
  ...['сегодня', 'до 15.06.2023 включительно', '31.02.2023', '32 июня 2023', '15 июнь', '5 кв. 2025', 'скоро', ''],
];
const now = new Date('2026-11-20T20:59:59Z');

/** Calls of every exported function, by file and name. Exported constants need none: their values are stored. */
const calls: Readonly<Record<string, readonly Call[]>> = {
  'amount.readAmount': [
    ...[
      ['5-8 тыс', 'squareMetre'],
      ['12,5 га', 'hectare'],
      ['15 соток', 'hectare'],
      ['до 9000 руб./м²', 'rate'],
    ],
    ...[
      ['1.2 млрд', 'rouble'],
      ['8-5 тыс', 'squareMetre'],
      ['20.11.2026', 'rouble'],
      ['', 'rouble'],
    ],
  ],
  'bytes.formatBytes': each([
    0,
    1,
    812,
    1023,
    1023.5,
    1024,
    1536,
    10_239,
    10_240,
    1_048_575,
    1.4 * 2 ** 30,
    2 ** 40,
    2 ** 52,
  ]),
  'date.formatDate': each([...dates, ...noDates]),
  'date.formatDateTime': each([...dates, ...noDates]),
  'date.formatMeeting': each([...dates, ...noDates]),
  'date.formatClock': each([new Date(2026, 10, 20, 14, 32, 59).getTime(), new Date(2026, 0, 1, 0, 5).getTime()]),
  'date.parseDay': each(days),
  'date.dayOf': each([...dates, 'скоро']),
  'date.timeOf': each(dates),
  'date.startOfDay': each(['2026-11-20']),
  'date.endOfDay': each(['2026-11-20']),
  'date.daysBetween': [
    ['2026-11-20', '2026-11-20'],
    ['2026-03-28', '2026-03-30'],
    ['2024-02-28', '2024-03-01'],
    ['2026-11-20T23:59:59', '2026-11-21T00:00:00'],
    ['2026-12-31T21:00:00Z', '2026-12-31'],
  ],
  'date.moscowTime': each([now, new Date('2026-11-20T21:00:00Z')]),
  'date.dayAfter': [
    [1, '2026-12-31'],
    [-1, '2024-03-01'],
    [0, '2026-11-20'],
    [366, '2024-01-01'],
  ],
  'date.isOlderThan': [
    ['2026-10-21T12:34:55', 30, '2026-11-20T12:34:56'],
    ['2026-10-21T12:34:56', 30, '2026-11-20T12:34:56'],
    ['2026-11-20', 1, '2026-11-20T23:59:59'],
  ],
  'date.moscowDay': each([now, new Date('2026-11-20T21:00:00Z')]),
  'date.today': each([now, new Date('2026-11-20T21:00:00Z')]),
  'district.districtOf': addresses.map((address) => [address, 'Москва']),
  'street.streetOf': [...addresses, 'Москва, Полевая улица, 1', 'Чехов, ул. Правды'].map((address) => [address]),
  'link.cleanLink': each(links),
  'link.isLink': each(links),
  'link.webAddress': each(links),
  'link.linkText': each(links),
  'money.formatPrice': each([...numbers, 385_000_000, null, undefined]),
  'money.formatMoney': each(numbers),
  'no-break.tieWords': each(typed),
  'no-break.tieForPrint': each(typed),
  'number-ranges.numberRanges': each([[], [3], [2, 1], [1, 2, 3], [5, 3, 4, 9, 10, 12]]),
  'number.formatCount': each(numbers),
  'number.formatTenths': each(numbers),
  'number.formatMeasured': each(numbers),
  'number.formatWritten': each([...numbers, 0.125, 9.7, 0.000001]),
  'number.formatPlain': each(numbers),
  'number.formatShare': each([0, 0.004, 0.005, 0.64, 0.995, 1, 12.5, -0.1]),
  'number.formatChange': [
    [9_200, 8_900],
    [8_900, 9_200],
    [100_000, 100_001],
    [100_001, 100_000],
    [7, 7],
    [5_000, 12_500],
  ],
  'number.formatQuantity': each([...numbers, null, undefined], 'га'),
  'number.formatSignedQuantity': each([...numbers, null, undefined], 'см'),
  'period.formatDays': [
    ['2026-11-16', '2026-11-22'],
    ['2026-09-28', '2026-10-04'],
    ['2025-12-29', '2026-01-04'],
  ],
  'period.quarterName': each(['2026-01-01', '2026-06-30', '2026-12-31']),
  'phone-number.normalisePhone': each(phones),
  'phone.formatPhone': each(phones),
  'phone.callLink': each(phones),
  'phone.messengerLink': [
    ...each(phones),
    ['89161234567', 'https://t.me/+'],
    ['89161234567', 'https://chat.example/send?phone='],
    ['89161234567', 'https://chat.example/'],
    ['89161234567', 'https://chat.example'],
  ],
  'plural.plural': each(counts, ['объект', 'объекта', 'объектов']),
  'plural.formatCountOf': each(counts, ['день', 'дня', 'дней']),
  'plural.formatAtLeast': each(counts, ['день', 'дня', 'дней']),
  'position.formatPosition': [
    [55.68241, 37.104218],
    [-55.1234567, 0],
  ],
  'month.monthName': each(months),
  'month.bareMonthName': each(months),
  'month.monthGenitive': each(months),
  'range.joinEnds': [['5', '10']],
  'range.joinNumbers': [[3, 7]],
  'range.formatRange': [...each(ranges), ...each(ranges, 'м')],
  'range.formatRangeOrMissing': each(ranges, 'кВт'),
  'range.formatDayRange': each(dayRanges),
  'said-day.parseSaidPeriod': each(saidDays, now),
  'said-day.wholeYear': each(['23', '69', '70', '99', '2026']),
  'typed-number.parseNumber': [
    ...each([
      '12,5 га',
      '1.250.000,50',
      '385 млн',
      '3,85E+08',
      '−25',
      'цена 7,5 тыс. руб.',
      '12,5, 13',
      '20.11.2026',
      'га',
    ]),
    ...[
      ['15 соток', 'га'],
      ['2 га', 'м²'],
    ],
  ],
  'typed-number.parseWholeNumber': [
    ...each(
      ['74,4 млн', '74.4 млн руб', '1,2 тыс.', '1,5 миллиарда ₽', '5 тысяч рублей', '5 млн за га', 'от 5 млн'],
      'руб.',
    ),
    ...each(['15 соток', '12,5 га', '5 млн руб.', '8–10'], 'га'),
  ],
  'typed-number.withSizeWord': [
    [385, 'млн'],
    [1.2, 'Тыс'],
    [5, 'шт'],
  ],
  'unit.withUnit': [['12,50', 'га']],
  'warehouse.formatTemperature': each(ranges),
  'warehouse.formatColumnPitch': [
    [12, 24],
    [6.5, 0],
  ],
  'words.textOrMissing': each(['Текст', '  Текст с пробелами ', '   ', '', null, undefined]),
  'words.formatYesNo': each([true, false]),
  'words.formatIncluded': each([true, false]),
};

/** JSON with visible no-break characters: ⍽ for a no-break space. */
function written(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (Object.is(value, -0)) return '-0';
  if (value instanceof Date) return value.toISOString();
  const text = JSON.stringify(value);
  return text.replaceAll('\u00A0', '⍽').replaceAll('\u202F', '<U+202F>');
}

test('formatters and words are the stored ones (1§9, K-07, K-11)', async () => {
  const lines: string[] = [];
  const called = new Set<string>();
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts'));
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).sort()) {
    const exported: object = await import(resolve(import.meta.dirname, file));
    lines.push(`# ${file}`);
    for (const [name, value] of Object.entries(exported)) {
      const path = `${file.replace('.ts', '')}.${name}`;
      if (typeof value !== 'function') {
        lines.push(`${name} = ${written(value)}`);
        continue;
      }
      called.add(path);
      const inputs = calls[path] ?? [];
      expect(inputs.length, `${path} has calls in this test`).toBeGreaterThan(0);
      for (const input of inputs) lines.push(`${name}(${input.map(written).join(', ')}) → ${written(value(...input))}`);
    }
    lines.push('');
  }
  expect(Object.keys(calls).filter((path) => !called.has(path))).toEqual([]);
  await expect(lines.join('\n')).toMatchFileSnapshot('stored/tables.txt');
});
