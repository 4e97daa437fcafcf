import { amountDoubts } from '#importing/sheets/amounts.ts';
import { utilitiesApart } from '#importing/sheets/facts.ts';
import { fold } from '#importing/sheets/fold.ts';
import { unitDoubts } from '#importing/sheets/guess-units.ts';
import { withoutRent } from '#importing/sheets/match-head.ts';
import { regionOfAddress, withAddressParts } from '#importing/sheets/place-of-address.ts';
import { regionOfNumber } from '#importing/sheets/place-words.ts';
import type { MessageKind } from '#importing/sheets/read-message.ts';
import { checkPosition, type PositionReading } from '#importing/sheets/read-places.ts';
import { readUtility, utilityWords } from '#importing/sheets/read-utility.ts';
import type { CellReading } from '#importing/sheets/read-value.ts';
import type { SheetChoice, SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading, SheetObject, SheetQuestion, SheetsResult } from '#importing/sheets/sheet-kind.ts';
import { isSumOfFollowing } from '#importing/sheets/sums-above.ts';
import { meaningOf } from '#importing/sheets/value-words.ts';
import { isLease, isOfLeases } from './plot-deals.ts';
import { plotFacts } from './plot-facts.ts';
import { isRentLot, isSaleLot, isSummary, thingOfLot } from './plot-lots.ts';
import { withRowWords } from './plot-row-words.ts';
import { plotSheetFields } from './plot-sheet-fields.ts';
import { otherThings, plotChoiceWords, utilityNames } from './plot-sheet-words.ts';

/** How plots are read from sheets. */
export const plotSheets: MessageKind = {
  fields: plotSheetFields,
  choiceWords: plotChoiceWords,
  sectionFields: ['landHighway', 'region'],
  facts: plotFacts,
  mainField: 'area',
  placeField: 'address',
  groupsArePlaces: true,
  build: buildPlots,
};

const doubts = {
  region: 'Регион не тот, что у кадастрового номера',
  price: 'Цена и цена за единицу площади не сходятся',
  perArea: 'Цена за единицу площади: площади нет',
  market: 'Цена за гектар в десятки раз отличается от остальных',
  largest: 'Площадь в сотни раз больше остальных: в другой единице?',
  whole: 'Цена за единицу площади или за весь участок?',
  small: 'Цена слишком мала: в тысячах или в миллионах?',
  rent: 'Названа ставка аренды, а не цена',
  ofEach: 'Названо число за каждый участок: объекту нужна сумма',
  priceOrRent: 'Цена продажи или арендная плата?',
  onRequest: 'Цена не названа, посчитана по цене за единицу площади',
  parts: 'Строки ниже без адреса и цены: части участка или отдельные участки?',
  spreadPrice: 'Одна цена на несколько строк',
  double: (row: number, one: unknown, other: unknown) => `Повтор в строке ${row}: ${one} и ${other}`,
} as const;

/** 'по 10 соток каждый', '900 тыс за каждый' of several plots. */
const OF_EACH = /(?<!\p{L})(?:по|за) [^\n,;]{0,30}кажд\p{L}*/iu;

/** 'занято до 31.12.2028' of a plot that is let: nobody else can have it. */
const LET_UNTIL = /^(?:[^:]{1,60}: )?(?:занят|сдан|арендован)\p{L}*(?: до| по)(?!\p{L})/iu;

/** Prices below are numbers whose unit nobody named (roubles). */
const LOWEST_PRICE = 3_000;

/** Prices of a whole plot and of its area differ by no more than rounding. */
const ROUNDING = 0.03;

interface Plot {
  /** The row that begins it. */
  readonly first: RowReading;
  object: { [field: string]: unknown; sheet: string; sourceRow: number; sourceRows: number[] };
  questions: SheetQuestion[];
}

function buildPlots(written: readonly RowReading[], choices: SheetChoices): SheetsResult {
  const rows = withoutSections(written).map((row) => withRowWords(withPlace(row, choices), choices));
  const plots: Plot[] = [];
  const refused: { sheet: string; row: number; reason: string }[] = [];
  let areaSince = 0;
  let countSince = 0;
  const hasTypedPlots = rows.some((row) => typesOf(row).some((text) => /^(?:зем\p{L}* )?участок$/u.test(fold(text))));
  for (const [index, row] of rows.entries()) {
    const last = plots.at(-1);
    const area = number(row, 'area');
    const other = otherThing(row, hasTypedPlots) ?? (hasLandColumns(row) ? undefined : thingOfLot(row));
    if (isSummary(row, rows)) {
      refused.push({ sheet: row.sheet, row: row.row, reason: 'Сводка, а не объект' });
      continue;
    }
    if (other !== undefined) {
      refused.push({ sheet: row.sheet, row: row.row, reason: `Не участок: «${other}»` });
      continue;
    }
    const letUntil = isOfLeases(row) || isLease(row) ? row.remarks.find((remark) => LET_UNTIL.test(remark)) : undefined;
    if (letUntil !== undefined) {
      refused.push({ sheet: row.sheet, row: row.row, reason: `Сдано: «${letUntil}»` });
      continue;
    }
    if (isUnnamedTotal(row, areaSince, countSince) || isSumAbove(row, rows.slice(index + 1))) {
      refused.push({ sheet: row.sheet, row: row.row, reason: 'Итог, а не объект' });
      areaSince = 0;
      countSince = 0;
    } else if (last && last.object.sheet === row.sheet && continues(row, last.first)) addRow(last, row);
    else if (isPlot(row)) {
      const plot = plotOf(row, choices);
      if (last && row.values.get('price')?.isSpread) askSpread([last, plot]);
      plots.push(plot);
      areaSince += area ?? 0;
      countSince += 1;
    } else refused.push({ sheet: row.sheet, row: row.row, reason: 'Нет ни кадастрового номера, ни площади' });
  }
  askMarket(plots);
  askLargest(plots);
  return withoutDoubles(plots, refused);
}

/** Rows whose notes have no names of sections: those are about the rows below them alone. */
function withoutSections(rows: readonly RowReading[]): RowReading[] {
  const named = rows.map(({ sheet, sections }) => sections.map((text) => `${sheet}!${text}`));
  const all = new Set(named.flat());
  return rows.map((row) => ({
    ...row,
    notes: (row.notes ?? []).filter((note) => !all.has(`${row.sheet}!${note.replace(/:$/, '')}`)),
  }));
}

/** The row with highway and distance that its address names. */
function withPlace(row: RowReading, choices: SheetChoices): RowReading {
  return withAddressParts(row, {
    address: 'address',
    highway: 'landHighway',
    kilometres: 'kmFromCity',
    highways: choices['land-highway'] ?? [],
    words: plotChoiceWords['land-highway'],
  }).row;
}

/** Whether columns of the land name its category and its use: the site 'склад ГСМ' is a plot by its name of old. */
function hasLandColumns({ values, columns }: RowReading): boolean {
  return ['category', 'permittedUseTypes'].every(
    (name) => columns.some(({ field }) => field?.name === name) && values.get(name)?.value !== undefined,
  );
}

/** What a row is by its column of types, where it is no plot: 'Дом' of an export of a portal. */
function otherThing(row: RowReading, hasTypedPlots: boolean): string | undefined {
  return typesOf(row).find((text) => {
    const means = meaningOf(otherThings, text);
    return means === 'everywhere' || (means === 'amongPlots' && hasTypedPlots);
  });
}

/** Cells of columns such as 'Тип объекта'. */
function typesOf({ values, remarks, columns }: RowReading): string[] {
  const ofTypes = columns.filter(({ title }) => /^(?:тип|вид)(?: объекта| недвижимости)?$/u.test(fold(title)));
  return ofTypes.flatMap(({ title, field }) => [
    ...(field ? [values.get(field.name)?.raw ?? ''] : []),
    ...remarks.filter((remark) => remark.startsWith(`${title}: `)).map((remark) => remark.slice(title.length + 2)),
  ]);
}

function isPlot({ values }: RowReading): boolean {
  const has = (name: string) => values.get(name)?.value !== undefined;
  const named = values.get('cadastralNumbers');
  return (
    has('cadastralNumbers') ||
    (named?.doubt !== undefined && /\d/.test(named.raw)) ||
    has('area') ||
    ((has('price') || has('pricePerHa')) && has('address'))
  );
}

/** One merged price of several plots: that of each is not known. */
function askSpread(plots: readonly Plot[]): void {
  for (const { object, questions } of plots) {
    if (questions.some(({ field }) => field === 'price')) continue;
    const reason = doubts.spreadPrice;
    questions.push({ sheet: object.sheet, row: object.sourceRow, field: 'price', reason, group: `price: ${reason}` });
  }
}

/** A row of numbers alone that are the sums of the rows above. */
function isUnnamedTotal({ values }: RowReading, areaSince: number, countSince: number): boolean {
  const area = values.get('area');
  const isBare = ['cadastralNumbers', 'address', 'sequence'].every((name) => (values.get(name)?.raw ?? '') === '');
  return (
    isBare && countSince > 1 && typeof area?.value === 'number' && Math.abs(area.value - areaSince) <= areaSince * 0.005
  );
}

/** Whether a row without a number has the sum of the areas of the plots below it. */
function isSumAbove(row: RowReading, below: readonly RowReading[]): boolean {
  const isNumbered = ({ values }: RowReading) => values.get('cadastralNumbers')?.value !== undefined;
  const area = number(row, 'area');
  const [next] = below;
  if (isNumbered(row) || area === undefined || next === undefined || !isNumbered(next)) return false;
  const areas = below.map((one) => (one.sheet === row.sheet && isNumbered(one) ? number(one, 'area') : undefined));
  return isSumOfFollowing(area, areas);
}

/** Whether a row continues the plot above: its number cell is merged with it, or it has a cadastral number alone. */
function continues(row: RowReading, first: RowReading): boolean {
  const { values, columns } = row;
  const sequence = values.get('sequence');
  const price = values.get('price');
  const address = values.get('address');
  if (sequence?.isSpread || (price?.isSpread && address?.isSpread)) return true;
  // Only the number and the area are the row's: all else is merged with the row above.
  const spread = [...values].filter(([, { isSpread }]) => isSpread).map(([name]) => name);
  const ownNames = [...values].filter(([, { raw, isSpread }]) => raw !== '' && !isSpread).map(([name]) => name);
  const hasColumn = (name: string) => columns.some(({ field }) => field?.name === name);
  const isPartAlone = ownNames.every((name) => name === 'cadastralNumbers' || name === 'area' || !hasColumn(name));
  if (price?.isSpread && spread.length > 2 && isPartAlone) return true;
  const own = [...values].filter(([, { raw, isSpread }]) => raw !== '' && !isSpread).map(([name]) => name);
  // What titles say of all rows is not the row's; a description of a lot has its area or its price.
  const isDescribed = own.some((name) => ['area', 'price', 'pricePerHa'].includes(name) && !hasColumn(name));
  const isOfNumbers = hasColumn('cadastralNumbers') && !isDescribed;
  const isListed = own.filter(
    (name) => name !== 'landHighway' && name !== 'region' && name !== 'hasSection' && (!isOfNumbers || hasColumn(name)),
  );
  if (!isListed.includes('cadastralNumbers')) return false;
  // Blank number of the row, place and price below a row that has them: its parts have areas.
  const isFilledAbove = (name: string) => (first.values.get(name)?.raw ?? '') !== '';
  // Plots of one settlement have a price of a sotka in common.
  const isBelowWhole =
    isPartAlone &&
    (isFilledAbove('sequence') ? ['price', 'pricePerHa'] : ['price']).some(isFilledAbove) &&
    ['sequence', 'address'].some(isFilledAbove);
  return (
    isListed.length === 1 ||
    isPartByHectare(row, first) ||
    (isListed.every((name) => name === 'cadastralNumbers' || name === 'area') && isBelowWhole)
  );
}

/** Fields that a plot has, at least, above rows that have a number and an area alone. */
const FEWEST_OF_WHOLE = 4;

/** Whether a row has a number and an area alone below a plot with an address and a price of a hectare. */
function isPartByHectare({ values, columns }: RowReading, first: RowReading): boolean {
  const isOwn = ([, { raw, isSpread }]: [string, CellReading]) => raw !== '' && isSpread !== true;
  const hasColumn = (name: string) => columns.some(({ field }) => field?.name === name);
  const own = [...values].filter(isOwn).flatMap(([name]) => (hasColumn(name) ? [name] : []));
  const above = [...first.values].filter(isOwn).map(([name]) => name);
  const perHa = columns.find(({ field }) => field?.name === 'pricePerHa')?.units.per;
  return (
    own.length === 2 &&
    own.every((name) => name === 'cadastralNumbers' || name === 'area') &&
    (first.values.get('pricePerHa')?.amount?.units.per ?? perHa) === 10_000 &&
    ['pricePerHa', 'address', 'area'].every((name) => above.includes(name)) &&
    above.length >= FEWEST_OF_WHOLE
  );
}

function number({ values }: Pick<RowReading, 'values'>, name: string): number | undefined {
  const value = values.get(name)?.value;
  return typeof value === 'number' ? value : undefined;
}

function plotOf(row: RowReading, choices: SheetChoices): Plot {
  const object: Plot['object'] = { sheet: row.sheet, sourceRow: row.row, sourceRows: [row.row] };
  const questions: SheetQuestion[] = [];
  const ask = (field: string, reason: string) => {
    questions.push({ sheet: row.sheet, row: row.row, field, reason, group: `${field}: ${reason}` });
  };
  for (const field of plotSheetFields) {
    const reading = row.values.get(field.name);
    if (
      !reading ||
      field.reading.kind === 'status' ||
      field.reading.kind === 'unit' ||
      field.reading.kind === 'sequence' ||
      field.reading.kind === 'remark'
    )
      continue;
    if (field.name === 'position' || field.name === 'pricePerHa' || field.name === 'utilities') continue;
    if (field.name === 'price' && reading.doubt !== undefined && agrees(row)) {
      object[field.name] = reading.value;
      continue;
    }
    if (reading.doubt !== undefined) ask(field.name, reading.doubt);
    // Portals have nought where no price is named.
    if (field.name === 'price' && reading.value === 0) continue;
    if (reading.value !== undefined) object[field.name] = reading.value;
    else if (field.name === 'price' && reading.isOnRequest) object[field.name] = null;
  }
  const { kilometres } = row.values.get('landHighway') ?? {};
  if (kilometres !== undefined) object['kmFromCity'] ??= kilometres;
  addUtilities(object, row);
  addPosition(object, row, ask);
  addPrice(object, row, ask);
  const { price } = object;
  if (typeof price === 'number' && price < LOWEST_PRICE && !questions.some(({ field }) => field === 'price'))
    ask('price', doubts.small);
  const numbers = object['cadastralNumbers'] as readonly string[] | undefined;
  for (const name of ['area', 'price'])
    if (row.isApart && (numbers?.length ?? 0) > 1 && OF_EACH.test(row.text) && object[name] !== undefined)
      ask(name, doubts.ofEach);
  addRegion(object, choices, ask);
  addComment(object, row);
  return { object, questions, first: row };
}

/** Whether a price whose unit is a guess is confirmed by the price of the area. */
function agrees(row: RowReading): boolean {
  const reading = row.values.get('price');
  const isGuess = reading?.doubt === unitDoubts.millions || reading?.doubt === unitDoubts.thousands;
  const product = priceByArea(row);
  return (
    isGuess &&
    typeof reading.value === 'number' &&
    product !== undefined &&
    Math.abs(product - reading.value) <= reading.value * ROUNDING
  );
}

/** Area times the price of its unit. */
function priceByArea(row: RowReading, area = number(row, 'area')): number | undefined {
  const perArea = row.values.get('pricePerHa');
  if (typeof perArea?.value !== 'number' || area === undefined) return undefined;
  const per =
    perArea.amount?.units.per ?? row.columns.find(({ field }) => field?.name === 'pricePerHa')?.units.per ?? 10_000;
  return roubles((perArea.value * area * 10_000) / per);
}

const OF_POWER = /\d ?(?:квт|мвт|ква|мва|kw|mw)(?!\p{L})/u;
const power = { pattern: /^$/u, means: 'electricitySupply' } as const;
/** 'Технические условия', 'ТУ на подключение': a column of conditions. */
const OF_CONDITIONS =
  /^(?:ту|тех\p{L}*\.? ?усл\p{L}*\.?|условия (?:подключения|присоединения))(?!\p{L})(?!.*(?:коммуник|сети|инженер))/u;
/** 'свет/газ/вода', 'свет + газ', 'вода и септик'. */
const LIST_OF_UTILITIES =
  /(?<=(?<!\p{L})(?:газ|свет|вода|эл-?во|электричество|канализация|тепло|септик|скважина))(?: ?[/+] ?| и )(?=(?:газ|свет|вода|эл-?во|электричество|канализация|тепло|септик|скважина)(?!\p{L}))/giu;
/** Ends of what a cell says of one utility; the words after '15 кВт' may be about it: '15 кВт (ТУ)', '9 кВт по ТУ'. */
const PARTS_OF_UTILITIES =
  /[;\n]|(?<!\d),|,(?!\d)|(?<=\d\s?(?:кВт|МВт))\s(?!\s*(?:[(–—-]|(?:по|согласно|есть|имеются|получены|выданы)?\s*(?:ту|тех)(?!\p{Ll}{0,2}п)|есть|по\s|на\s|подключ|подвед|завед|выдел|свободн|разреш|действ|имеется|рядом|возле|вблизи|недалеко|возможн|можно|планир|(?:от|до|в) \d))/iu;

/** Utilities named in one cell: 'эл-во 150 кВт, газ по границе'. */
function addUtilities(object: Plot['object'], row: RowReading): void {
  const text = utilitiesApart(row.values.get('utilities')?.raw ?? '')
    .replace(LIST_OF_UTILITIES, ', ')
    .replace(
      /(?<!\p{L})все (?:центральные )?(?:коммуникации|сети)(?: есть| заведены| подключены)?\s*[:–—-]\s*(?=\p{L})/iu,
      '',
    )
    // 'Есть: свет, газ. Нет: вода'
    .replace(/(?<=\p{L}{3})\.\s(?=\p{Lu})/gu, '; ');
  const title = fold(row.columns.find(({ field }) => field?.name === 'utilities')?.title ?? '');
  const isPlanned = /^\s*(?:ту|тех\p{L}*\.? услови\p{L}*)\s*[:—–-]/iu.test(text) || OF_CONDITIONS.test(title);
  const remarks: string[] = [];
  for (const part of text.split(PARTS_OF_UTILITIES)) {
    const named = utilityNames.find(({ pattern }) => pattern.test(fold(part)));
    // 'ТУ на 630 кВт' names electricity by its unit.
    const found = named ?? (OF_POWER.test(fold(part)) ? power : undefined);
    const said =
      found &&
      (fold(part)
        .replace(found.pattern, '')
        .replace(/^\s*[:—–-]\s*$/u, 'нет')
        .replace(/^нет\s*:\s*/u, 'нет ')
        .replace(/^[\s:—-]+/u, '') ||
        'есть');
    const isBare = said !== undefined && (said === 'есть' || meaningOf(utilityWords, said) === undefined);
    const reading = said === undefined ? undefined : readUtility(isPlanned && isBare ? `ту ${said}` : said, 1);
    if (found && reading && object[found.means] === undefined) object[found.means] = reading.value;
    else if (/[\p{L}\d+]/u.test(part)) remarks.push(part.trim());
  }
  if (remarks.length > 0) object['comment'] = `Коммуникации: ${remarks.join(', ')}`;
}

/** The price of a unit of area; undefined for a rate of a lease next to a price of the sale. */
function withoutRate(row: RowReading): CellReading | undefined {
  const perArea = row.values.get('pricePerHa');
  const column = row.columns.find(({ field }) => field?.name === 'pricePerHa');
  const isRate = column?.units.months !== undefined || perArea?.amount?.units.months !== undefined;
  return isRate && typeof row.values.get('price')?.value === 'number' ? undefined : perArea;
}

type Ask = (field: string, reason: string) => void;

function addPosition(object: Plot['object'], row: RowReading, ask: Ask): void {
  const reading = row.values.get('position');
  const both = reading?.value as PositionReading | undefined;
  const [latitude, longitude] = [number(row, 'latitude'), number(row, 'longitude')];
  const found =
    both ?? (latitude !== undefined && longitude !== undefined ? checkPosition(latitude, longitude) : undefined);
  // Exports of portals have noughts where no point is named.
  if (latitude === 0 && longitude === 0) {
    delete object['latitude'];
    delete object['longitude'];
    return;
  }
  if (!found) {
    if (reading?.doubt !== undefined) ask('latitude', reading.doubt);
    return;
  }
  object['latitude'] = found.latitude;
  object['longitude'] = found.longitude;
  if (found.doubt !== undefined) {
    ask('latitude', found.doubt);
    ask('longitude', found.doubt);
  }
}

/** The price of the whole plot: as written, or by its area. */
function addPrice(object: Plot['object'], row: RowReading, ask: Ask): void {
  const whole = row.values.get('price');
  const perArea = withoutRate(row);
  const area = number(row, 'area');
  if ((isRentLot(row) || isLease(row)) && (whole ?? perArea)?.value !== undefined) {
    delete object['price'];
    ask('price', doubts.rent);
    return;
  }
  if (object['price'] === undefined && whole?.raw === undefined && row.remarks.some((one) => OTHER_PRICE.test(one)))
    ask('price', amountDoubts.currency);
  // The price of the sale is blank and a rent is named.
  const isUnpriced = (whole?.raw ?? '') === '' && (perArea?.raw ?? '') === '';
  if (isUnpriced && row.columns.length > 0 && row.remarks.some((one) => RENT_OF_COLUMN.test(one)))
    ask('price', doubts.rent);
  const rent = [whole, perArea].find((reading) => reading?.value !== undefined && reading.amount?.units.months);
  const column = row.columns.find(
    ({ field }) => field?.name === 'price' || (field?.name === 'pricePerHa' && perArea !== undefined),
  );
  if (rent || (column?.units.months !== undefined && (whole ?? perArea)?.value !== undefined)) {
    delete object['price'];
    ask('price', doubts.rent);
    return;
  }
  // 'Начальная цена / размер годовой арендной платы' says nothing where the row has no deal.
  if (
    typeof whole?.value === 'number' &&
    column !== undefined &&
    withoutRent(column.title) !== column.title &&
    !isSaleLot(row)
  ) {
    delete object['price'];
    ask('price', doubts.priceOrRent);
    return;
  }
  // '350 тыс./сотка' in the column of prices.
  const inCell = whole?.amount?.units.per;
  if (typeof whole?.value === 'number' && inCell !== undefined) {
    if (area === undefined) ask('price', doubts.perArea);
    // '5,2 за га' below 'Цена, млн ₽'.
    const { size, currency } = whole.amount?.units ?? {};
    const ofHead =
      size === undefined && currency === undefined && whole.value < LOWEST_PRICE ? (column?.units.size ?? 1) : 1;
    object['price'] = area === undefined ? undefined : roubles((whole.value * ofHead * area * 10_000) / inCell);
    const ofArea = row.values.get('area')?.doubt;
    if (ofArea !== undefined && whole.doubt === undefined) ask('price', ofArea);
    return;
  }
  if (typeof whole?.value === 'number' && perArea?.value === undefined && column?.units.per === undefined) {
    if (row.remarks.some((one) => PRICE_OF_AREA.test(one))) ask('price', doubts.whole);
  }
  if (typeof perArea?.value !== 'number') {
    if (perArea?.doubt !== undefined && object['price'] === undefined) ask('price', perArea.doubt);
    return;
  }
  const ofColumn = row.columns.find(({ field }) => field?.name === 'pricePerHa')?.units;
  // '5,2 млн за всё' in the column of prices of a sotka.
  // Nobody asks millions for a square metre.
  const isForMetre = ofColumn?.per === 1 && perArea.amount?.units.size === 1e6 && !perArea.amount.units.per;
  if (perArea.amount?.units.whole || isForMetre) {
    object['price'] ??= perArea.value;
    if (perArea.doubt !== undefined) ask('price', perArea.doubt);
    return;
  }
  const isOfWhole = ofColumn?.per === 100 && perArea.amount?.units.size === 1e6 && !perArea.amount.units.per;
  const product = priceByArea(row);
  if (isOfWhole && (ofColumn.size ?? 1) < 1e6 && object['price'] === undefined) ask('price', doubts.whole);
  if (typeof object['price'] !== 'number') {
    if (product === undefined) return;
    object['price'] = product;
    // 'договорная' next to '160 тыс. за сотку'
    const doubt = perArea.doubt ?? row.values.get('area')?.doubt ?? (whole?.isOnRequest ? doubts.onRequest : undefined);
    if (doubt !== undefined) ask('price', doubt);
  } else if (product !== undefined && Math.abs(product - object['price']) > object['price'] * ROUNDING)
    ask('price', doubts.price);
}

/** 'Цена указана за сотку' in a remark. */
const PRICE_OF_AREA =
  /(?:цен[аы]|стоимость)(?: указан\p{L}*| дан\p{L}*| в таблице)* за (?:1 |одну? )?(?:сотк|сот(?!\p{L})|га(?!\p{L})|гектар|кв|м2|м²|метр)/iu;

/** 'Цена, $: 590 000': a remark of a column next to that of roubles. */
const OTHER_PRICE = /^(?:цена|стоимость|price)[^:\d]*(?:\$|€|usd|eur|у\. ?е|долл|евро)[^:\d]*: *\d/iu;

/** 'Арендная плата в год, руб.: 840000': a remark of a column of rents. */
const RENT_OF_COLUMN =
  /^[^:\d]*(?:арендн\p{L}* (?:плат|став)|ставка аренд|стоимость аренд|аренда,? (?:руб|в (?:год|мес)|за))[^:]*: *\d/iu;

function roubles(value: number): number {
  return Number(value.toFixed(2));
}

/** The region of the row, of its address, or of its number; a contradiction is a question. */
function addRegion(object: Plot['object'], choices: SheetChoices, ask: Ask): void {
  const regions = choices['regions'] ?? [];
  const numbers = Array.isArray(object['cadastralNumbers']) ? (object['cadastralNumbers'] as string[]) : [];
  const ofNumber = regions.find(({ id }) => numbers[0] !== undefined && id === regionOfNumber(numbers[0]));
  const named =
    (object['region'] as SheetChoice | undefined) ??
    regionOfAddress(object['address'], regions, plotChoiceWords['regions']);
  if (named === undefined && ofNumber === undefined) return;
  object['region'] = named ?? ofNumber;
  if (named && ofNumber && named.id !== ofNumber.id) ask('region', doubts.region);
}

function addComment(object: Plot['object'], row: RowReading): void {
  const rest = [...row.values.entries()].flatMap(([name, { rest: text }]) => {
    // The head of the file: '460 торг' may be for a sotka, not for the hectare of our field.
    const head = row.columns.find(({ field }) => field?.name === name)?.title;
    const label = head ?? plotSheetFields.find((field) => field.name === name)?.label;
    return text ? [`${label ?? name}: ${text}`] : [];
  });
  const utilities = typeof object['comment'] === 'string' ? [object['comment']] : [];
  const lines = [...row.sections, ...row.remarks, ...utilities, ...rest];
  if (lines.length > 0) object['comment'] = lines.join('\n');
}

/** Another row of the same plot: its numbers, and its area where the cell is its own. */
function addRow({ object, questions, first }: Plot, row: RowReading): void {
  if (isPartByHectare(row, first) && !questions.some(({ field }) => field === 'area')) {
    const group = `area: ${doubts.parts}`;
    questions.push({ sheet: row.sheet, row: object.sourceRow, field: 'area', reason: doubts.parts, group });
  }
  object.sourceRows.push(row.row);
  const numbers = row.values.get('cadastralNumbers');
  if (Array.isArray(numbers?.value) && !numbers.isSpread) {
    object['cadastralNumbers'] = [
      ...((object['cadastralNumbers'] as string[] | undefined) ?? []),
      ...(numbers.value as string[]),
    ];
  }
  const add = (name: string) => {
    const reading = row.values.get(name);
    const sum = object[name];
    if (typeof reading?.value !== 'number' || reading.isSpread) return;
    object[name] = typeof sum === 'number' ? Number((sum + reading.value).toFixed(4)) : reading.value;
    if (reading.doubt !== undefined)
      questions.push({
        sheet: row.sheet,
        row: object.sourceRow,
        field: name,
        reason: reading.doubt,
        group: `${name}: ${reading.doubt}`,
      });
  };
  add('area');
  add('price');
  // '100 тыс./га' of a lot of several rows is for each hectare of all of them.
  const perArea = row.values.get('pricePerHa');
  const isCommon = perArea === undefined || perArea.raw === '' || perArea.isSpread === true;
  const { area } = object;
  const product = isCommon && typeof area === 'number' ? priceByArea(first, area) : undefined;
  if (product !== undefined && first.values.get('price')?.value === undefined) object['price'] = product;
}

/** A price of a hectare that differs from that of the file's other plots by more is asked about. */
const MARKET_FACTOR = 30;
/** The same for land of settlements and of industry in a file of farmland. */
const MARKET_FACTOR_OF_OTHERS = 300;
const FEWEST_COMPARED = 5;
/** Times by which a sum is too large, where it is also dearer by its area. */
const LARGER = 100;
const DEARER = 3;

/**
 * An area typed in another unit, a price in thousands: the price of a hectare differs from all others. The number that
 * is farther from its median is asked about.
 */
function askMarket(plots: readonly Plot[]): void {
  const priced = plots.flatMap((plot) => {
    const { area, price } = plot.object;
    return typeof area === 'number' && typeof price === 'number' && area > 0 && price > 0
      ? [{ plot, area, price }]
      : [];
  });
  if (priced.length < FEWEST_COMPARED) return;
  const typical = {
    area: median(priced.map(({ area }) => area)),
    price: median(priced.map(({ price }) => price)),
    perHa: median(priced.map(({ area, price }) => price / area)),
  };
  for (const { plot, area, price } of priced) {
    const times = distance(price / area, typical.perHa);
    // Farmland is cheap, and a large plot among small ones is dear only by its area.
    const isFarmland = isOfFarmland(plot);
    if (isFarmland && price / area < typical.perHa) continue;
    const isDear = price / area > typical.perHa * DEARER && distance(price, typical.price) >= Math.log(LARGER);
    // Land of a settlement among farmland is dearer.
    const isOther = !isFarmland && price / area > typical.perHa && isMostlyFarmland(plots);
    if (times < Math.log(isOther ? MARKET_FACTOR_OF_OTHERS : MARKET_FACTOR) && !(isDear && price > typical.price))
      continue;
    const field = distance(area, typical.area) > distance(price, typical.price) ? 'area' : 'price';
    if (plot.questions.some((one) => one.field === 'area' || one.field === 'price')) continue;
    plot.questions.push({
      sheet: plot.object.sheet,
      row: plot.object.sourceRow,
      field,
      reason: doubts.market,
      group: `${field}: ${doubts.market}`,
    });
  }
}

function isOfFarmland({ object }: Plot): boolean {
  return /сельскохоз|лесн/iu.test((object['category'] as SheetChoice | undefined)?.name ?? '');
}

function isMostlyFarmland(plots: readonly Plot[]): boolean {
  return plots.filter(isOfFarmland).length > plots.length / 2;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** How many times two numbers differ, as a logarithm. */
function distance(one: number, other: number): number {
  return Math.abs(Math.log(one / other));
}

/** An area is asked about where it is so many times larger than the median and than the next one. */
const LARGER_THAN_MEDIAN = 300;
const LARGER_THAN_NEXT = 20;
/** An area that few plots have (hectares). */
const LARGE_AREA = 1_000;

/** '33000' in a column of hectares among tens: square metres. */
function askLargest(plots: readonly Plot[]): void {
  const sized = plots
    .flatMap((plot) => (typeof plot.object['area'] === 'number' ? [{ plot, area: plot.object['area'] }] : []))
    .toSorted((one, other) => other.area - one.area);
  const [largest, next] = sized;
  if (!largest || !next) return;
  const { object, questions } = largest.plot;
  const isFar =
    largest.area >= LARGE_AREA ||
    (sized.length >= FEWEST_COMPARED && largest.area >= median(sized.map(({ area }) => area)) * LARGER_THAN_MEDIAN);
  if (!isFar || largest.area < next.area * LARGER_THAN_NEXT || questions.some(({ field }) => field === 'area')) return;
  const reason = doubts.largest;
  questions.push({ sheet: object.sheet, row: object.sourceRow, field: 'area', reason, group: `area: ${reason}` });
}

/** Drops plots whose numbers an earlier plot has; a field that differs is a question about the first. */
function withoutDoubles(
  plots: readonly Plot[],
  refused: { sheet: string; row: number; reason: string }[],
): SheetsResult {
  const byNumber = new Map<string, Plot>();
  const objects: SheetObject[] = [];
  const questions: SheetQuestion[] = [];
  for (const plot of plots) {
    const { object } = plot;
    const numbers = [...new Set((object['cadastralNumbers'] as string[] | undefined) ?? [])];
    if (numbers.length > 0) object['cadastralNumbers'] = numbers;
    const earlier = numbers.map((one) => byNumber.get(plain(one))).find((found) => found !== undefined);
    if (!earlier) {
      for (const one of numbers) byNumber.set(plain(one), plot);
      objects.push(object);
      questions.push(...plot.questions);
      continue;
    }
    const differs = ['area', 'price'].filter(
      (field) => object[field] !== undefined && earlier.object[field] !== object[field],
    );
    const what = differs.map(
      (field) => `${field === 'area' ? 'площадь' : 'цена'} ${earlier.object[field]} и ${object[field]}`,
    );
    refused.push({
      sheet: object.sheet,
      row: object.sourceRow,
      reason: `Повтор строки ${earlier.object.sourceRow}: ${what.join(', ') || 'совпадает всё'}`,
    });
    for (const field of differs) {
      const reason = doubts.double(object.sourceRow, earlier.object[field], object[field]);
      questions.push({ sheet: earlier.object.sheet, row: earlier.object.sourceRow, field, reason, group: reason });
    }
  }
  return { objects, questions, refused };
}

function plain(number: string): string {
  return number.replace(/(^|:)0+(?=\d)/g, '$1');
}
