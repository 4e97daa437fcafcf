import { amountDoubts, readAmount } from '#importing/sheets/amounts.ts';
import { fold, foldCode, wordsOf } from '#importing/sheets/fold.ts';
import { HIGHEST_MONTHLY_RATE, HIGHEST_RATE, unitDoubts } from '#importing/sheets/guess-units.ts';
import type { MessageKind } from '#importing/sheets/read-message.ts';
import { checkPosition, type PositionReading } from '#importing/sheets/read-places.ts';
import type {
  RefusedRow,
  RowReading,
  SheetObject,
  SheetQuestion,
  SheetsResult,
} from '#importing/sheets/read-sheets.ts';
import { type CellReading, temperatures, valueDoubts } from '#importing/sheets/read-value.ts';
import type { SheetChoice, SheetChoices } from '#importing/sheets/sheet-fields.ts';
import { isSumOfFollowing } from '#importing/sheets/sums-above.ts';
import { columnDoubts } from '#importing/sheets/understand-columns.ts';
import { readUnits, type Units } from '#importing/sheets/units.ts';
import { findChoice, meaningOf } from '#importing/sheets/value-words.ts';
import { vacancyFacts } from './vacancy-facts.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import {
  areaKindWords,
  dealWords,
  generalSheetNames,
  type KindOfPart,
  kindsOfComplex,
  vacancyChoiceWords,
} from './vacancy-sheet-words.ts';

/** How vacancies with their buildings and complexes are read from sheets. */
export const vacancySheets: MessageKind = {
  fields: vacancySheetFields,
  choiceWords: vacancyChoiceWords,
  sectionFields: ['complex.highway', 'complex.region'],
  sectionFacts: ['complex.highway', 'complex.distanceFromRingRoad', 'building.buildingClass'],
  sectionLevel: (text) => ['complex', 'building', 'block'].indexOf(levelOf(text)),
  facts: vacancyFacts,
  mainField: 'area',
  placeField: 'complex.fullAddress',
  objectNames: {
    field: 'complex.name',
    pattern: /парк|лог(?:ист|о|$)|лоджист|терминал|хаб|центр|комплекс|park|logist|hub|center/iu,
  },
  build: buildVacancies,
};

export const vacancyDoubts = {
  spelling: 'Два написания, один комплекс?',
  noVat: 'Ставка без слова об НДС',
  noVatInFile: 'НДС ставок нигде не назван',
  parts: 'Площадь сложена из частей: склад и мезонин?',
  whole: 'Названа плата за весь блок, а не за м²',
  market: 'Ставка втрое отличается от остальных',
  nameFromSheet: 'Название комплекса взято с листа',
} as const;

/** Rates that differ from the median by this factor are asked about. */
const MARKET_FACTOR = 2.6;

type Fields = { [field: string]: unknown };
interface Vacancy {
  readonly object: Fields & {
    sheet: string;
    sourceRow: number;
    sourceRows: number[];
    complex: Fields;
    building: Fields;
  };
  readonly questions: SheetQuestion[];
  readonly row: RowReading;
  rate: number | undefined;
}

function buildVacancies(rows: readonly RowReading[], choices: SheetChoices): SheetsResult {
  const vacancies: Vacancy[] = [];
  const refused: RefusedRow[] = [];
  const state: Above = { sheet: '', complex: undefined, building: undefined, values: new Map(), sums: [] };
  const prepared = rows.map((row) => withArea(withPlaceParts(withName(row), choices)));
  for (const [index, row] of prepared.entries()) {
    if (row.sheet !== state.sheet || row.isApart)
      Object.assign(state, { sheet: row.sheet, complex: undefined, building: undefined, values: new Map(), sums: [] });
    const area = row.values.get('area');
    const size = typeof area?.value === 'number' ? area.value : undefined;
    const isBooked = /(?<!\p{L})(?:бронь|забронирован)/u.test(fold(row.text));
    const own = row.values.get('complex.name');
    const isBare = ['complex.name', 'building.name', 'name', 'rate', 'complex.fullAddress'].every((name) =>
      isBlank(row.values.get(name)),
    );
    if (isBare && size !== undefined && state.sums.length > 1 && isSumOf(size, state.sums)) {
      refused.push({ sheet: row.sheet, row: row.row, reason: 'Итог, а не объект' });
      state.sums = [];
      continue;
    }
    if (isSumAbove(row, prepared.slice(index + 1))) {
      const name = own ?? row.values.get('name');
      carry(state, name ? { ...row, values: new Map([...row.values, ['complex.name', name]]) } : row);
      refused.push({ sheet: row.sheet, row: row.row, reason: 'Итог, а не объект' });
      continue;
    }
    carry(state, row);
    if (!hasArea(row)) {
      const isTree = own !== undefined && [...row.values].filter(([, value]) => !isBlank(value)).length <= 4;
      refused.push({
        sheet: row.sheet,
        row: row.row,
        reason: isBooked ? 'Бронь без площади' : isTree ? 'Название комплекса без площади' : 'Нет площади',
      });
      continue;
    }
    if (size !== undefined) state.sums.push(size);
    vacancies.push(vacancyOf(withAbove(row, state), state.complex, state.building, isBooked));
  }
  joinNames(vacancies);
  askVat(vacancies);
  askMarket(vacancies);
  return withoutDoubles(vacancies, refused);
}

/** Whether a row without a rate has the sum of the areas of the rows below it. */
function isSumAbove(row: RowReading, below: readonly RowReading[]): boolean {
  const area = row.values.get('area')?.value;
  if (typeof area !== 'number' || !isBlank(row.values.get('rate')) || !isBlank(row.values.get('salePrice')))
    return false;
  const isRated = !isBlank(below[0]?.values.get('rate')) || !isBlank(below[0]?.values.get('salePrice'));
  const sizes = below.map(({ values, sheet }) =>
    sheet === row.sheet ? (values.get('area')?.value as number | undefined) : undefined,
  );
  return isRated && isSumOfFollowing(area, sizes);
}

function isBlank(reading: CellReading | undefined): boolean {
  return reading === undefined || (reading.value === undefined && !reading.isOnRequest && reading.doubt === undefined);
}

function hasArea({ values }: RowReading): boolean {
  return [...values].some(
    ([name, { value, doubt, isSpread }]) =>
      (name === 'area' || name.startsWith('area.')) &&
      ((value !== undefined && value !== 0) || doubt !== undefined) &&
      !isSpread,
  );
}

function isSumOf(size: number, sums: readonly number[]): boolean {
  const whole = sums.reduce((one, other) => one + other, 0);
  return Math.abs(size - whole) <= whole * 0.002;
}

/** Names and fields that hold for the rows below. */
interface Above {
  sheet: string;
  complex: CellReading | undefined;
  building: CellReading | undefined;
  /** Fields of the complex and of the building, by name. */
  readonly values: Map<string, CellReading>;
  sums: number[];
}

/** Part of a complex that a name means by its first word: 'Корпус 1' a building, 'Помещение 12' a block. */
function levelOf(text: string): 'complex' | 'building' | 'block' {
  const folded = fold(text);
  if (/^(?:корпус|здание|строение|корп|стр|литера?|фаза|очередь)(?!\p{L})/u.test(folded)) return 'building';
  return /^(?:помещение|пом|блок|секция|отсек|модуль|камера|бокс|лот|мезонин|мез|офис|антресоль)(?!\p{L})/u.test(folded)
    ? 'block'
    : 'complex';
}

const ADDRESS_WORDS =
  /(?<!\p{L})(?:москва|спб|мо|область|край|обл|г\. ?о|г|д|с|рп|пос|р-н|район|ул|ш|шоссе|км|вл|стр)(?:\.|\s|$)/iu;

/** Name and address in one cell, where no column has the name alone: 'Вешки, г. о. Мытищи, пос. Вешки'. */
function withName(row: RowReading): RowReading {
  const address = row.values.get('complex.fullAddress');
  const column = row.columns.find(({ field }) => field?.name === 'complex.fullAddress');
  const mayName = /назван|наимен|объект|комплекс|проект|где/iu.test(column?.title ?? '') || address?.raw.includes('\n');
  const isNamed = !isBlank(row.values.get('complex.name')) || row.sections.length > 0;
  const [, name = '', rest = ''] = /^([^\n,]{2,60})[\n,]\s*([\s\S]+)$/u.exec(address?.raw ?? '') ?? [];
  if (!address || !mayName || isNamed || name === '' || ADDRESS_WORDS.test(name) || !ADDRESS_WORDS.test(rest))
    return row;
  const values = new Map(row.values);
  values.set('complex.name', { raw: name, value: name.trim() });
  values.set('complex.fullAddress', { ...address, value: rest.replace(/\s+/g, ' ').trim() });
  return { ...row, values };
}

/** A building that is offered whole: the only area of the table is its total one. */
function withArea(row: RowReading): RowReading {
  const total = row.values.get('building.totalArea');
  const hasAreas = row.columns.some(({ field }) => field && (field.name === 'area' || field.name.startsWith('area.')));
  if (hasAreas || typeof total?.value !== 'number') return row;
  const values = new Map(row.values);
  values.delete('building.totalArea');
  const { doubt, ...certain } = total;
  values.set('area', doubt?.startsWith(columnDoubts.twoFields) ? certain : total);
  return { ...row, values };
}

/** Building, floor and block in one cell: 'Корпус 1, 1 этаж, блок A1', 'Логопарк Север, корпус 2'. */
function withPlaceParts(row: RowReading, choices: SheetChoices): RowReading {
  for (const name of ['complex.name', 'building.name', 'name', 'complex.fullAddress', 'floors']) {
    const reading = row.values.get(name);
    const text = name === 'floors' ? reading?.raw : reading?.value;
    if (!reading || typeof text !== 'string') continue;
    const found = placeParts(text, choices['floor'] ?? []);
    const isWhole = found.rest === '';
    if (found.values.length === 0 || (!isWhole && name !== 'complex.name') || (isWhole && found.values.length < 2))
      continue;
    const values = new Map(row.values);
    if (isWhole) values.delete(name);
    else values.set(name, { ...reading, value: found.rest });
    for (const [field, value] of found.values) {
      if (field === name || isBlank(values.get(field))) values.set(field, { raw: reading.raw, value });
    }
    return { ...row, values };
  }
  return row;
}

function placeParts(text: string, floors: readonly SheetChoice[]): { values: [string, unknown][]; rest: string } {
  const values: [string, unknown][] = [];
  const rest = text.split(/[,;]/).flatMap((part) => {
    const [trimmed] = [part.trim()];
    const floor = /этаж/iu.test(trimmed) ? findChoice(trimmed, floors, vacancyChoiceWords['floor'])?.value : undefined;
    const level = levelOf(trimmed);
    if (floor) values.push(['floors', [floor]]);
    else if (level === 'building') values.push(['building.name', trimmed]);
    else if (level === 'block') values.push(['name', trimmed]);
    else return [trimmed];
    return [];
  });
  return { values, rest: rest.join(', ') };
}

/** Names of complex and building hold for the blank cells below them; a new complex ends the building. */
function carry(above: Above, row: RowReading): void {
  const named = row.values.get('complex.name');
  const level = typeof named?.value === 'string' ? levelOf(named.value) : undefined;
  const sections = row.sections.map((text): CellReading => ({ raw: text, value: text }));
  const section = (part: string) => sections.findLast(({ raw }) => levelOf(raw) === part);
  const complex =
    level === 'complex' ? named : (section('complex') ?? (level === undefined ? undefined : above.complex));
  if (complex && complex.value !== above.complex?.value) {
    above.complex = complex;
    above.building = undefined;
    above.values.clear();
  }
  const own = row.values.get('building.name');
  const building = own?.value !== undefined ? own : level === 'building' ? named : section('building');
  if (building && building.value !== above.building?.value) {
    above.building = building;
    for (const name of above.values.keys()) if (name.startsWith('building.')) above.values.delete(name);
  }
  for (const [name, reading] of row.values) {
    if (/^(?:complex|building)\.(?!name$)/.test(name) && !isBlank(reading)) above.values.set(name, reading);
  }
}

/** The row with fields of its complex and building that only a row above names. */
function withAbove(row: RowReading, { values, complex, building }: Above): RowReading {
  const isBelow = row.values.get('complex.name')?.value === undefined || row.values.get('complex.name')?.isSpread;
  if (!isBelow || complex === undefined) return row;
  const inherited = [...values].filter(
    ([name]) =>
      isBlank(row.values.get(name)) &&
      (name.startsWith('complex.') || building !== undefined) &&
      (row.values.get(name)?.raw ?? '') === '',
  );
  const isOwnBuilding = row.values.get('building.name')?.value === undefined;
  const taken = inherited.filter(([name]) => name.startsWith('complex.') || isOwnBuilding);
  // A doubt about a field of the complex is asked once, where the field stands.
  const certain = taken.map(([name, { doubt: _, ...reading }]) => [name, reading] as const);
  return { ...row, values: new Map<string, CellReading>([...row.values, ...certain]) };
}

/** A rate in the column of sale prices and a price of millions in that of rates change places. */
function withMoneyInPlace(row: RowReading): RowReading {
  const [rate, sale] = [row.values.get('rate'), row.values.get('salePrice')];
  const values = new Map(row.values);
  const { per, months = 12, size } = sale?.amount?.units ?? {};
  if (rate?.value === undefined && typeof sale?.value === 'number' && per === 1 && !isSale(row)) {
    values.delete('salePrice');
    values.set('rate', { ...sale, value: Number(((sale.value * 12) / months).toFixed(2)) });
    return { ...row, values };
  }
  const inRates = rate?.amount?.units;
  if (
    sale?.value === undefined &&
    rate?.amount &&
    (inRates?.size ?? 1) >= 1e6 &&
    inRates?.per === undefined &&
    size === undefined
  ) {
    values.delete('rate');
    const { doubt, ...certain } = rate;
    const asked = doubt === valueDoubts.tooLarge ? undefined : doubt;
    values.set('salePrice', { ...certain, value: rate.amount.value, ...(asked ? { doubt: asked } : {}) });
    return { ...row, values };
  }
  return row;
}

function vacancyOf(
  written: RowReading,
  complex: CellReading | undefined,
  building: CellReading | undefined,
  isBooked: boolean,
): Vacancy {
  const row = withMoneyInPlace(written);
  const object: Vacancy['object'] = {
    sheet: row.sheet,
    sourceRow: row.row,
    sourceRows: [row.row],
    complex: {},
    building: {},
  };
  const questions: SheetQuestion[] = [];
  const ask = (field: string, reason: string) =>
    questions.push({ sheet: row.sheet, row: row.row, field, reason, group: `${field}: ${reason}` });
  const set = (path: string, value: unknown) => {
    const [part, name] = path.includes('.') ? path.split('.') : [undefined, path];
    if (part === 'complex' || part === 'building') object[part][name ?? ''] = value;
    else object[path] = value;
  };
  const apart = new Set([
    'area',
    'rate',
    'opexPerSqm',
    'areaKind',
    'deal',
    'salePrice',
    'salePricePerArea',
    'complex.name',
    'building.name',
    'complex.position',
    'complex.latitude',
    'complex.longitude',
  ]);
  for (const { name, reading } of vacancySheetFields) {
    const value = row.values.get(name);
    if (
      !value ||
      apart.has(name) ||
      name.startsWith('area.') ||
      name.startsWith('rate.') ||
      ['status', 'sequence', 'remark'].includes(reading.kind)
    )
      continue;
    if (value.doubt !== undefined) ask(name, value.doubt);
    if (value.value !== undefined) set(name, value.value);
  }
  const title = complexOfTitle(row);
  if (complex?.value !== undefined) object.complex['name'] = complex.value;
  else if (title !== undefined) object.complex['name'] = title;
  else if (meaningOf(generalSheetNames, row.sheet) === undefined) {
    object.complex['name'] = row.sheet;
    ask('complex.name', vacancyDoubts.nameFromSheet);
  }
  if (building?.value !== undefined) object.building['name'] = String(building.value);
  const ownName = row.values.get('complex.name')?.value;
  const block =
    typeof ownName === 'string' && levelOf(ownName) === 'block'
      ? ownName
      : row.unnamed.find((text) => levelOf(text) === 'block');
  if (block !== undefined) object['name'] ??= block;
  const { kilometres } = row.values.get('complex.highway') ?? {};
  if (kilometres !== undefined) object.complex['distanceFromRingRoad'] ??= kilometres;
  addPosition(object, row, ask);
  const rate = addAreas(object, row, ask);
  addMoney(object, row, rate, ask);
  if (isBooked) object['vacancyStatus'] = 4;
  if (
    object['availabilityDate'] === undefined &&
    /(?<!\p{L})свободн[оаы]?(?!\p{L})/u.test(fold(row.values.get('status')?.raw ?? ''))
  )
    object['availabilityDate'] = `${row.listDay}T00:00:00`;
  const rest = [...row.values].flatMap(([name, { rest: text }]) =>
    text && name !== 'rate' && name !== 'area' ? [text] : [],
  );
  const lines = [...row.remarks, ...rest];
  if (lines.length > 0) object['additionalInformation'] = lines.join('\n');
  return { object, questions, row, rate };
}

type Ask = (field: string, reason: string) => void;

/** A quoted name after a word of its kind, or alone: «Пример» of a client is no complex. */
const COMPLEX_IN_TITLE =
  /(?:(?:комплекс|парк|склад|терминал|объект|база)\p{L}*|(?<!\p{L})(?:СК|ЛП|ИП|ЛК))\s*[«"„]([^»"“]{3,60})[»"“]|^\s*[«"„]([^»"“]{3,60})[»"“]\s*$/iu;

/** Name of the complex that a title quotes. */
function complexOfTitle(row: RowReading): string | undefined {
  const quoted = row.titles
    .map((title) => COMPLEX_IN_TITLE.exec(title))
    .map((found) => found?.[1] ?? found?.[2])
    .find((name) => name !== undefined);
  if (quoted !== undefined) return quoted;
  return undefined;
}

function addPosition(object: Vacancy['object'], row: RowReading, ask: Ask): void {
  const both = row.values.get('complex.position')?.value as PositionReading | undefined;
  const latitude = row.values.get('complex.latitude')?.value;
  const longitude = row.values.get('complex.longitude')?.value;
  const found =
    both ??
    (typeof latitude === 'number' && typeof longitude === 'number' ? checkPosition(latitude, longitude) : undefined);
  if (!found) return;
  object.complex['latitude'] = found.latitude;
  object.complex['longitude'] = found.longitude;
  if (found.doubt !== undefined) ask('complex.latitude', found.doubt);
}

interface Part {
  areaValue: number | null;
  leasePricePerSqm: number | null;
  temperatureFrom?: number | null;
  temperatureTo?: number | null;
}
const AREA = 'areaSetWithPrice';

/** Areas by kind with their rates; the rate of the row. */
function addAreas(object: Vacancy['object'], row: RowReading, ask: Ask): number | undefined {
  const area = row.values.get('area');
  const rateReading = row.values.get('rate');
  const rate = rateOf(row, ask);
  const parts = new Map<KindOfPart, Part>();
  const words = [
    row.values.get('areaKind')?.raw,
    row.values.get('name')?.raw,
    area?.amount?.rest,
    row.values.get('floors')?.raw,
  ].filter((text): text is string => text !== undefined);
  const kind = words.map((text) => meaningOf(areaKindWords, text)).find((found) => found !== undefined) ?? 'warehouse';
  if (typeof area?.value === 'number') {
    const [first, second] = area.amount?.parts ?? [];
    if (first !== undefined && second !== undefined && area.amount?.parts?.length === 2 && kind === 'warehouse') {
      parts.set('warehouse', { areaValue: first, leasePricePerSqm: rate ?? null });
      parts.set('mezzanine', { areaValue: second, leasePricePerSqm: null });
      ask(AREA, vacancyDoubts.parts);
    } else parts.set(kind, { areaValue: area.value, leasePricePerSqm: rate ?? null });
  }
  const named = namedParts(area?.raw ?? '');
  if (named) {
    parts.clear();
    for (const [part, size] of named) parts.set(part, { areaValue: size, leasePricePerSqm: null });
    const first = parts.get('warehouse') ?? [...parts.values()][0];
    if (first) first.leasePricePerSqm = rate ?? null;
  } else if (area?.doubt !== undefined && area.value === undefined) {
    parts.set(kind, { areaValue: null, leasePricePerSqm: rate ?? null });
  }
  if (!named && area?.doubt !== undefined && area.doubt !== amountDoubts.sum) ask(AREA, area.doubt);
  else if (!named && area?.doubt === amountDoubts.sum && parts.size === 1) ask(AREA, area.doubt);
  if (rateReading?.doubt !== undefined && rate !== undefined) ask('leasePricePerSqm', rateReading.doubt);
  for (const [name, reading] of row.values) {
    const [, part] = /^area\.(\w+)$/.exec(name) ?? [];
    if (part === undefined || typeof reading.value !== 'number' || reading.value === 0) continue;
    const path = (
      part === 'freezer' || part === 'temperature' || part === 'dry' ? `warehouse.${part}` : part
    ) as KindOfPart;
    const price = row.values.get(`rate.${part}`)?.value;
    parts.set(path, {
      areaValue: reading.value,
      leasePricePerSqm: typeof price === 'number' ? price : path.startsWith('warehouse') ? (rate ?? null) : null,
    });
    if (reading.doubt !== undefined) ask(AREA, reading.doubt);
  }
  dropTotal(parts, kind, area?.value);
  addTemperatures(parts, row);
  object[AREA] = areaSet(parts);
  return rate;
}

/** Areas of one cell with their kinds: 'склад 7 200, мезонин 900, офис 390'; undefined unless each part names its kind. */
function namedParts(text: string): [KindOfPart, number][] | undefined {
  const parts = text.split(/[;+\n]|,(?!\d)/).map((part) => part.trim());
  const read = parts.map((part) => [meaningOf(areaKindWords, part), readAmount(part)] as const);
  if (parts.length < 2) return undefined;
  const named = read.flatMap(([kind, amount]): [KindOfPart, number][] =>
    kind && amount ? [[kind, amount.value]] : [],
  );
  return named.length === parts.length ? named : undefined;
}

/** The column of the whole area next to columns of all its parts: 'всего', 'в т. ч. склад', 'в т. ч. офис'. */
function dropTotal(parts: Map<KindOfPart, Part>, kind: KindOfPart, total: unknown): void {
  const whole = parts.get(kind);
  const others = [...parts].filter(([name]) => name !== kind).map(([, part]) => part);
  const sum = others.reduce((size, { areaValue }) => size + (areaValue ?? 0), 0);
  const [first] = others;
  if (!whole || !first || others.length < 2 || typeof total !== 'number' || Math.abs(sum - total) > total * 0.002)
    return;
  first.leasePricePerSqm ??= whole.leasePricePerSqm;
  parts.delete(kind);
}

/** Rate of the row (roubles per m² a year); a sum of money is that of the whole block. */
function rateOf(row: RowReading, ask: Ask): number | undefined {
  const reading = row.values.get('rate');
  const area = row.values.get('area')?.value;
  if (typeof reading?.value !== 'number' || isSale(row)) return undefined;
  const isGuessed = reading.doubt === unitDoubts.month;
  const written = isGuessed ? reading.value / 12 : reading.value;
  // Among rates of a month, one that is too high is already that of a year.
  if (isGuessed && written > HIGHEST_MONTHLY_RATE && written <= HIGHEST_RATE) return Number(written.toFixed(2));
  if (written <= HIGHEST_RATE || typeof area !== 'number' || area === 0) return reading.value;
  const { whole } = row.columns.find(({ field }) => field?.name === 'rate')?.units ?? {};
  if (!whole) ask('leasePricePerSqm', vacancyDoubts.whole);
  return Number((reading.value / area).toFixed(2));
}

/** Whether the number in the column of rates is a sale price. */
function isSale(row: RowReading): boolean {
  return meaningOf(dealWords, row.values.get('deal')?.raw ?? '') === 2;
}

function addTemperatures(parts: Map<KindOfPart, Part>, row: RowReading): void {
  const text = [row.values.get('areaKind')?.raw, ...row.remarks.filter((remark) => /темп/iu.test(remark))].find(
    (one) => one !== undefined && /[-+−–]?\d{1,2}\s?(?:°|\.\.|…|до|\/|$)/u.test(one),
  );
  const degrees = text === undefined ? [] : temperatures(text.replace(/^[^:]*:/, ''));
  for (const path of ['warehouse.temperature', 'warehouse.freezer'] as const) {
    const part = parts.get(path);
    if (!part) continue;
    part.temperatureFrom = degrees.length > 0 ? Math.min(...degrees) : null;
    part.temperatureTo = degrees.length > 0 ? Math.max(...degrees) : null;
  }
}

/** Areas in wire shape. */
function areaSet(parts: ReadonlyMap<KindOfPart, Part>) {
  const within = (name: KindOfPart) => parts.get(name) ?? null;
  const inside = {
    dry: within('warehouse.dry'),
    temperature: within('warehouse.temperature'),
    freezer: within('warehouse.freezer'),
    unheated: within('warehouse.unheated'),
  };
  const whole = parts.get('warehouse');
  const hasWarehouse = whole !== undefined || Object.values(inside).some((part) => part !== null);
  return {
    warehouse: hasWarehouse
      ? { areaValue: whole?.areaValue ?? null, leasePricePerSqm: whole?.leasePricePerSqm ?? null, ...inside }
      : null,
    production: within('production'),
    lightIndustrial: within('lightIndustrial'),
    dataCenter: null,
    office: within('office'),
    mezzanine: within('mezzanine'),
  };
}

/** Types of the vacancy, taxes, expenses, sale price. */
function addMoney(object: Vacancy['object'], row: RowReading, rate: number | undefined, ask: Ask): void {
  const rateReading = row.values.get('rate');
  const sale = row.values.get('salePrice');
  const perArea = row.values.get('salePricePerArea');
  const area = row.values.get('area')?.value;
  if (typeof sale?.value === 'number') object['salePrice'] = sale.value;
  else if (isSale(row) && typeof rateReading?.value === 'number')
    object['salePrice'] = saleInRates(row, rateReading.value);
  else if (typeof perArea?.value === 'number' && typeof area === 'number')
    object['salePrice'] = Number((perArea.value * area).toFixed(2));
  const saleDoubt = sale?.doubt ?? (object['salePrice'] === undefined ? undefined : perArea?.doubt);
  if (saleDoubt !== undefined) ask('salePrice', saleDoubt);
  if (rateReading?.isOnRequest) object['isRentalPriceOnRequest'] = true;
  if (sale?.isOnRequest) object['isPriceByRequest'] = true;
  const units = {
    ...termsOf(row),
    ...row.columns.find(({ field }) => field?.name === 'rate')?.units,
    ...rateReading?.amount?.units,
  };
  if (object['leaseVat'] === undefined && units.vat !== undefined && (rate !== undefined || rateReading?.isOnRequest))
    object['leaseVat'] = units.vat;
  if (
    rate === undefined &&
    !rateReading?.isOnRequest &&
    object['salePrice'] !== undefined &&
    object['leaseVat'] !== undefined
  ) {
    object['saleVat'] = object['leaseVat'];
    delete object['leaseVat'];
  }
  const ofSale = { ...columnUnits(row, 'salePrice'), ...columnUnits(row, 'salePricePerArea'), ...sale?.amount?.units };
  const saleVat = ofSale.vat ?? (rate === undefined ? termsOf(row).vat : undefined);
  if (object['salePrice'] !== undefined && saleVat !== undefined) object['saleVat'] ??= saleVat;
  addOpex(object, row, units.opex, ask);
  const named = meaningOf(dealWords, row.values.get('deal')?.raw ?? '');
  const ofRow =
    (rate !== undefined || rateReading?.isOnRequest ? 1 : 0) |
    (object['salePrice'] !== undefined || sale?.isOnRequest ? 2 : 0);
  const ofTitle = [...row.sections, ...row.titles]
    .map((text) => meaningOf(dealWords, fold(text)))
    .find((found) => found !== undefined);
  const types = named ?? (ofRow || ofTitle);
  if (types) object['vacancyTypes'] = types;
}

function columnUnits(row: RowReading, name: string): Units {
  return row.columns.find(({ field }) => field?.name === name)?.units ?? {};
}

/** Taxes and expenses that a remark of the row names: 'без НДС, OPEX отдельно'. */
function termsOf({ remarks }: RowReading): Units {
  const named = remarks.map((remark) => readUnits(remark.replace(/^[^:]*: /, '')).units);
  const vat = named.find((units) => units.vat !== undefined)?.vat;
  const opex = named.find((units) => units.opex !== undefined)?.opex;
  return { ...(vat === undefined ? {} : { vat }), ...(opex === undefined ? {} : { opex }) };
}

function saleInRates(row: RowReading, value: number): number {
  const months = row.columns.find(({ field }) => field?.name === 'rate')?.units.months;
  const { per, months: own } = row.values.get('rate')?.amount?.units ?? {};
  const area = row.values.get('area')?.value;
  // The cell was read as a rate of the column's period.
  const written = own === undefined && months === 1 ? value / 12 : value;
  return per === 1 && typeof area === 'number' ? Number((written * area).toFixed(2)) : written;
}

function addOpex(
  object: Vacancy['object'],
  row: RowReading,
  named: 'included' | 'excluded' | undefined,
  ask: Ask,
): void {
  const opex = row.values.get('opexPerSqm');
  const onTop = row.values.get('rate')?.opex;
  if (typeof opex?.value === 'number') object['opexPerSqm'] = opex.value;
  else if (onTop !== undefined) object['opexPerSqm'] = onTop;
  if (typeof opex?.value === 'boolean') object['isOpexIncluded'] = opex.value;
  else if (named !== undefined) object['isOpexIncluded'] = named === 'included';
  else if (onTop !== undefined) object['isOpexIncluded'] = false;
  if (opex?.doubt !== undefined) ask('opexPerSqm', opex.doubt);
}

/** A name without the words that say what it is, in any order: spellings of one complex have equal keys. */
export function complexKey(name: string): string {
  const romans: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4' };
  const words = wordsOf(name).map((word) => romans[word] ?? word);
  const telling = words.filter((word) => !kindsOfComplex.has(word));
  return (telling.length > 0 ? telling : words).toSorted().join(' ');
}

/** Gives spellings of one complex the most frequent one; another set of words is a question. */
function joinNames(vacancies: readonly Vacancy[]): void {
  const spellings = new Map<string, Map<string, number>>();
  for (const { object } of vacancies) {
    const name = object.complex['name'];
    if (typeof name !== 'string') continue;
    const counts = spellings.get(complexKey(name)) ?? new Map<string, number>();
    spellings.set(complexKey(name), counts.set(name, (counts.get(name) ?? 0) + 1));
  }
  for (const { object, questions } of vacancies) {
    const name = object.complex['name'];
    if (typeof name !== 'string') continue;
    const [[first = name] = []] = [...(spellings.get(complexKey(name)) ?? [])].toSorted(
      (one, other) => other[1] - one[1],
    );
    if (first === name) continue;
    object.complex['name'] = first;
    const isSame = wordsOf(first).toSorted().join(' ') === wordsOf(name).toSorted().join(' ');
    if (!isSame)
      questions.push({
        sheet: object.sheet,
        row: object.sourceRow,
        field: 'complex.name',
        reason: `${vacancyDoubts.spelling} «${first}» и «${name}»`,
        group: `complex.name: ${first}`,
      });
  }
}

/** Rates without a word about VAT: one question for a file that has none, else one for each of them. */
function askVat(vacancies: readonly Vacancy[]): void {
  const rated = vacancies.filter(({ rate }) => rate !== undefined);
  const without = rated.filter(({ object }) => object['leaseVat'] === undefined);
  const asked = without.length === rated.length ? without.slice(0, 1) : without;
  const reason = without.length === rated.length ? vacancyDoubts.noVatInFile : vacancyDoubts.noVat;
  for (const { object, questions } of asked)
    questions.push({
      sheet: object.sheet,
      row: object.sourceRow,
      field: 'leaseVat',
      reason,
      group: `leaseVat: ${reason}`,
    });
}

/** Rates of areas of the same kind are compared: those of offices and mezzanines differ. */
function askMarket(vacancies: readonly Vacancy[]): void {
  const isWarehouse = ({ object }: Vacancy) => (object[AREA] as { warehouse: unknown } | undefined)?.warehouse != null;
  const rates = vacancies
    .filter(isWarehouse)
    .flatMap(({ rate }) => (rate === undefined || rate === 0 ? [] : [rate]))
    .toSorted((one, other) => one - other);
  const median = rates[Math.floor(rates.length / 2)];
  if (median === undefined || rates.length < 4) return;
  for (const vacancy of vacancies.filter(isWarehouse)) {
    const { rate, object, questions } = vacancy;
    if (rate === undefined || (rate <= median * MARKET_FACTOR && rate >= median / MARKET_FACTOR)) continue;
    const isAsked = questions.some(({ field, reason }) => field === 'leasePricePerSqm' && reason !== unitDoubts.month);
    if (!isAsked)
      questions.push({
        sheet: object.sheet,
        row: object.sourceRow,
        field: 'leasePricePerSqm',
        reason: vacancyDoubts.market,
        group: `leasePricePerSqm: ${vacancyDoubts.market}`,
      });
  }
}

function withoutDoubles(vacancies: readonly Vacancy[], refused: RefusedRow[]): SheetsResult {
  const seen = new Map<string, Vacancy>();
  const objects: SheetObject[] = [];
  const questions: SheetQuestion[] = [];
  for (const vacancy of vacancies) {
    const { object, rate } = vacancy;
    const key = doubleKey(vacancy);
    const earlier = key === undefined ? undefined : seen.get(key);
    if (earlier) {
      const differs = rate !== undefined && earlier.rate !== undefined && rate !== earlier.rate;
      const what = differs ? `ставка ${earlier.rate} и ${rate}` : 'совпадает всё';
      refused.push({
        sheet: object.sheet,
        row: object.sourceRow,
        reason: `Повтор строки ${earlier.object.sourceRow}: ${what}`,
      });
      if (differs)
        questions.push({
          sheet: earlier.object.sheet,
          row: earlier.object.sourceRow,
          field: 'leasePricePerSqm',
          reason: `Повтор в строке ${object.sourceRow}: ${earlier.rate} и ${rate}`,
          group: `double: ${object.sourceRow}`,
        });
      continue;
    }
    if (key !== undefined) seen.set(key, vacancy);
    objects.push(object);
    questions.push(...vacancy.questions);
  }
  return { objects, questions, refused };
}

/** What two rows of one vacancy have in common: complex, building, block and area, or every value. */
function doubleKey({ object, row, rate }: Vacancy): string | undefined {
  const { complex, building } = object;
  if (typeof complex['name'] !== 'string') return undefined;
  const block = object['name'];
  const area = JSON.stringify(object[AREA], (key, value) => (key === 'leasePricePerSqm' ? null : value));
  const place = [complexKey(complex['name']), foldCode(String(building['name'] ?? ''))];
  if (typeof block === 'string') return [...place, foldCode(block), area].join('|');
  return [
    ...place,
    area,
    rate,
    fold(row.values.get('floors')?.raw ?? ''),
    object['availabilityDate'],
    row.remarks.join(),
  ].join('|');
}
