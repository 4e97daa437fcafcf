import { amountDoubts, readAmount } from '#importing/sheets/amounts.ts';
import { bareDoubt } from '#importing/sheets/bare-numbers.ts';
import { fold } from '#importing/sheets/fold.ts';
import { unitDoubts } from '#importing/sheets/guess-units.ts';
import { type CellReading, temperatures } from '#importing/sheets/read-value.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { columnDoubts } from '#importing/sheets/understand-columns.ts';
import { meaningOf } from '#importing/sheets/value-words.ts';
import type { Vacancy } from './vacancy.ts';
import { type Ask, vacancyDoubts } from './vacancy-doubts.ts';
import { rateOf } from './vacancy-money.ts';
import { areaKindWords, type KindOfPart } from './vacancy-sheet-words.ts';

interface Part {
  areaValue: number | null;
  leasePricePerSqm: number | null;
  temperatureFrom?: number | null;
  temperatureTo?: number | null;
}
export const AREA = 'areaSetWithPrice';

/** Words of an offer of storage, whose size is a number of pallet places. */
const STORAGE = /(?<!\p{L})(?:отв\p{L}*\.? ?-?хран|хранени\p{L}* (?:палл?ет|товар|груз))/iu;

/** Whether a row names an area; of an offer of storage the number of pallet places suffices. */
export function hasArea({ values, text, isApart }: RowReading): boolean {
  const isStorage = isApart === true && values.get('countPalletPlaces')?.value !== undefined && STORAGE.test(text);
  if (isStorage) return true;
  return [...values].some(
    ([name, { value, doubt, isSpread }]) =>
      (name === 'area' || name.startsWith('area.')) &&
      ((value !== undefined && value !== 0) || doubt !== undefined) &&
      !isSpread,
  );
}

/** A building that is offered whole: the only area of the table is its total one. */
export function withArea(row: RowReading): RowReading {
  const total = row.values.get('building.totalArea');
  const hasAreas = row.columns.some(({ field }) => field && (field.name === 'area' || field.name.startsWith('area.')));
  if (hasAreas || typeof total?.value !== 'number') return row;
  const values = new Map(row.values);
  const title = row.columns.find(({ field }) => field?.name === 'building.totalArea')?.title ?? '';
  // 'Общая площадь здания' is what its name says as well; 'Площадь здания' may be what is offered.
  const isOfBuilding = /общ\p{L}*\s+площ\p{L}*\s+(?:здани|корпус|строени)|gba|total building/iu.test(title);
  if (!isOfBuilding) values.delete('building.totalArea');
  const { doubt, ...certain } = total;
  values.set('area', doubt?.startsWith(columnDoubts.twoFields) ? certain : total);
  return { ...row, values };
}

/** The row without a total area that is the sum of its parts: no area of the building. */
export function withoutSum(row: RowReading): RowReading {
  const total = row.values.get('building.totalArea')?.value;
  const { title = '' } = row.columns.find(({ field }) => field?.name === 'building.totalArea') ?? {};
  // 'Всего корпус': a building that is wholly free.
  if (/корпус|здани|строен|building|gba/iu.test(title)) return row;
  const parts = [...row.values].flatMap(([name, { value }]) =>
    (name === 'area' || name.startsWith('area.')) && typeof value === 'number' ? [value] : [],
  );
  const sum = parts.reduce((one, other) => one + other, 0);
  if (typeof total !== 'number' || parts.length < 2 || Math.abs(sum - total) > total * 0.002) return row;
  const values = new Map(row.values);
  values.delete('building.totalArea');
  return { ...row, values };
}

/** Areas by kind with their rates; the rate of the row. */
export function addAreas(object: Vacancy['object'], row: RowReading, ask: Ask): number | undefined {
  const area = row.values.get('area');
  const rateReading = row.values.get('rate');
  const rate = rateOf(row, ask);
  const parts = new Map<KindOfPart, Part>();
  const kind = kindOfRow(row);
  const named = namedParts(area?.raw ?? '', kind) ?? blocksOf(area, kind);
  if (named) {
    for (const [part, size] of named.parts) parts.set(part, { areaValue: size, leasePricePerSqm: null });
    if (named.doubt !== undefined) ask(AREA, named.doubt);
  } else if (typeof area?.value === 'number' || area?.doubt !== undefined) {
    parts.set(kind, { areaValue: typeof area.value === 'number' ? area.value : null, leasePricePerSqm: null });
    if (area.doubt !== undefined && !isOneWithDegrees(area)) ask(AREA, area.doubt);
  }
  if (rateReading?.doubt !== undefined && rate !== undefined) ask('leasePricePerSqm', rateReading.doubt);
  else if (rate !== undefined && isBareInMixedColumn(row)) ask('leasePricePerSqm', unitDoubts.month);
  const columns = partsOfColumns(row, rate, ask);
  for (const [path, part] of columns) parts.set(path, part);
  withoutParts(parts, kind, row);
  withOwnRates(parts, row);
  withMainRate(parts, rate);
  dropTotal(parts, kind, row);
  addTemperatures(parts, row);
  const isColdAlone = /^холод(?:\.|ильный\?)?$/u.test(fold(row.values.get('areaKind')?.raw ?? ''));
  if (isColdAlone && degreesOf(row) === undefined) ask(AREA, vacancyDoubts.cold);
  if (isFloorWithMezzanine(row) && !parts.has('mezzanine')) ask(AREA, vacancyDoubts.withMezzanine);
  if (isOtherKind(row)) ask(AREA, vacancyDoubts.otherKind);
  if (TWO_KINDS.test(row.values.get('areaKind')?.raw ?? '')) ask(AREA, vacancyDoubts.twoKinds);
  if (/^мульти-?\s?темп/u.test(fold(row.values.get('areaKind')?.raw ?? ''))) ask(AREA, vacancyDoubts.regimes);
  // 'склад' below 'Формат' in a list of light industrial says what the area is.
  const isNamed = meaningOf(areaKindWords, row.values.get('areaKind')?.raw ?? '') !== undefined;
  object[AREA] = areaSet(isLightIndustrial(row) && !isNamed ? asLightIndustrial(parts) : parts);
  return rate;
}

/** 'холодный склад 1640 (+2..+8)': an area and its degrees. */
function isOneWithDegrees({ raw, value, doubt }: CellReading): boolean {
  if (doubt !== amountDoubts.several) return false;
  const bare = readAmount(raw.replace(DEGREES_IN_BRACKETS, ' '));
  return bare !== undefined && bare.doubt === undefined && bare.value === value;
}

const DEGREES_IN_BRACKETS = /\([^()\d]*[-+−–] ?\d{1,2}(?!\d)[^()\d]*(?:\d{1,2}(?!\d)[^()\d]*)?\)/u;

/** 'магазин', 'открытая площадка': an area that is no kind of the base. */
const OTHER_KIND =
  /(?<!\p{L})(?:торгов\p{L}*|магазин\p{L}*|павильон\p{L}*|гараж\p{L}*|автосервис\p{L}*|сто(?!\p{L})|мастерск\p{L}*|псн(?!\p{L})|свободно\p{L}* назначени\p{L}*|общепит\p{L}*|кафе|столов\p{L}*|гостиниц\p{L}*|общежити\p{L}*|выставочн\p{L}*|шоу-?рум\p{L}*|showroom|retail|shop|open (?:storage|yard)|yard|(?:открыт\p{L}+ |уличн\p{L}+ )?площадк\p{L}*|навес\p{L}*|земл\p{L}*|участ\p{L}*|стоянк\p{L}*|парковк\p{L}*|лаборатори\p{L}*|мойк\p{L}*)/u;

/** 'Магазин', 'Открытая площадка' as a name: 'Парк «Площадка»' is one of a complex. */
const OTHER_KIND_ALONE = /^(?:(?:торгов|открыт|уличн|выставочн)\p{L}+ )?\p{L}+(?: № ?\d+)?$/u;

function isOtherKind({ values }: RowReading): boolean {
  const texts = ['areaKind', 'name', 'complex.name'].map((name) => fold(values.get(name)?.raw ?? ''));
  const [kind = ''] = texts;
  const isNamed = texts.some((text, index) => OTHER_KIND.test(text) && (index === 0 || OTHER_KIND_ALONE.test(text)));
  return isNamed && meaningOf(areaKindWords, kind) === undefined;
}

/** 'склад/производство', 'производство или склад' below 'Тип': either may be meant. */
const TWO_KINDS =
  /^\s*(?:склад\p{L}*\s*(?:[/\\|+-]|или)\s*производ\p{L}*|производ\p{L}*\.?\s*(?:[/\\|+-]|или)\s*склад\p{L}*)\.?\s*$/iu;

/** '850' among 'аренда 780 р/м² в мес' and 'продажа 320 млн': a number of a column of both that names no unit. */
function isBareInMixedColumn({ columns, values }: RowReading): boolean {
  const { months, per, size } = values.get('rate')?.amount?.units ?? {};
  const doubt = columns.find(({ field }) => field?.name === 'rate')?.doubt;
  const isMixed = doubt?.startsWith(columnDoubts.twoFields) === true && doubt !== bareDoubt;
  return isMixed && (months ?? per ?? size) === undefined;
}

/** Areas that have columns of their own: 'Офис, м²', 'Мезонин, м²'. */
function partsOfColumns(row: RowReading, rate: number | undefined, ask: Ask): [KindOfPart, Part][] {
  return [...row.values].flatMap(([name, reading]): [KindOfPart, Part][] => {
    const [, part] = /^area\.(\w+)$/.exec(name) ?? [];
    if (part === undefined || typeof reading.value !== 'number' || reading.value === 0) return [];
    const path = (
      ['freezer', 'temperature', 'unheated', 'dry'].includes(part) ? `warehouse.${part}` : part
    ) as KindOfPart;
    if (reading.doubt !== undefined) ask(AREA, reading.doubt);
    const price = row.values.get(`rate.${part}`)?.value;
    const own = typeof price === 'number' ? price : path.startsWith('warehouse') ? (rate ?? null) : null;
    return [[path, { areaValue: reading.value, leasePricePerSqm: own }]];
  });
}

/** 'Площадь общая, м²' next to 'в т. ч. офис, м²': the parts are within the area, which has the rest. */
const PART_OF_WHOLE =
  /(?<!\p{L})(?:в\s*т\.?\s*ч\.?|в том числе|из них|из которых|включая|вкл\.|incl\.?|including|of which)(?!\p{L})/iu;

/** 'Площадь общая', 'Всего, м²': an area with all its parts; 'Площадь, м²' next to 'из них офис' is that of the warehouse. */
const WHOLE_AREA = /общ|всего|итого|total|вся площ/iu;

/** 'Площадь, м²' next to 'в т.ч. офисы, м²': the area of the row, the offices within it. */
const BARE_AREA = /^(?:площадь|пл\.|s|area)(?:,? ?(?:м2|м²|кв\.? ?м\.?|sq\.? ?m|sqm))?$/iu;
const WITHIN_AREA = /(?<!\p{L})(?:в\s*т\.?\s*ч\.?|в том числе)(?!\p{L})/iu;

function withoutParts(parts: ReadonlyMap<KindOfPart, Part>, kind: KindOfPart, { columns }: RowReading): void {
  const whole = parts.get(kind);
  const { title: ofArea = '' } = columns.find(({ field }) => field?.name === 'area') ?? {};
  const areWithin = columns.some(({ field, title }) => field?.name.startsWith('area.') && WITHIN_AREA.test(title));
  if (!WHOLE_AREA.test(ofArea) && !(areWithin && BARE_AREA.test(ofArea))) return;
  const inside = [...parts].flatMap(([name, { areaValue }]) => {
    const { title = '' } = columns.find(({ field }) => field?.name === `area.${name.split('.').at(-1)}`) ?? {};
    return name !== kind && PART_OF_WHOLE.test(title) ? [areaValue ?? 0] : [];
  });
  const sum = inside.reduce((one, other) => one + other, 0);
  if (whole?.areaValue == null || sum === 0 || sum >= whole.areaValue) return;
  whole.areaValue = Number((whole.areaValue - sum).toFixed(2));
}

/** '8 000 + АБК 600' next to 'Ставка АБК': a part of a cell has the rate of its column. */
function withOwnRates(parts: ReadonlyMap<KindOfPart, Part>, row: RowReading): void {
  for (const [kind, part] of parts) {
    const price = row.values.get(`rate.${kind.split('.').at(-1)}`)?.value;
    if (typeof price === 'number') part.leasePricePerSqm ??= price;
  }
}

/** Kinds of areas that a rate without a word of its kind is for, the first that a row has. */
const MAIN_KINDS = /^(?:warehouse|production|lightIndustrial)/u;

/** The rate of the row is that of its main area; an office or a mezzanine has it only alone. */
function withMainRate(parts: Map<KindOfPart, Part>, rate: number | undefined): void {
  if (rate === undefined) return;
  const main = [...parts].filter(([kind]) => MAIN_KINDS.test(kind));
  for (const [, part] of main.length > 0 ? main : [...parts].slice(0, 1)) part.leasePricePerSqm ??= rate;
}

/** Kind of the area by the words of the row, its column and its temperature; a warehouse where nothing names another. */
function kindOfRow(row: RowReading): KindOfPart {
  const area = row.values.get('area');
  const areaTitle = row.columns.find(({ field }) => field?.name === 'area')?.title ?? '';
  const words = [
    row.values.get('areaKind')?.raw,
    row.values.get('name')?.raw,
    ofGeneralName(row.values.get('complex.name')?.raw),
    area?.doubt === amountDoubts.several ? area.raw.split(/\d/)[0] : area?.amount?.rest,
    isFloorWithMezzanine(row) ? undefined : row.values.get('floors')?.raw,
    OFFICE_FLOOR.exec(row.values.get('building.flooringTypes')?.raw ?? '')?.[0],
  ].filter((text): text is string => text !== undefined);
  const ofWords = words.map((text) => meaningOf(areaKindWords, text)).find((found) => found !== undefined);
  const degrees = degreesOf(row);
  const isGeneral = ofWords === undefined || ofWords === 'warehouse' || ofWords === 'warehouse.temperature';
  // 'холодный склад 1640 (+2..+8)': the degrees say that it is cooled.
  const isCooled = ofWords === 'warehouse.unheated' && degrees !== undefined && Math.max(...degrees) <= WARMEST_COOLED;
  if ((isGeneral || isCooled) && degrees !== undefined) return kindOfTemperature(degrees);
  // 'Склад 620 м2, холодный, высота 5 м'
  if (isGeneral && row.isApart && /, ?холодн(?:ый|ое)(?=[,.;])/iu.test(row.text)) return 'warehouse.unheated';
  // 'Литера Б (неотапливаемый)'; 'нет' in a column of heating says nothing about the kind, 'холодный' does.
  // 'Отопление: нет' of a card is a label; 'ангар (без отопления)' of a message names the kind.
  const isInText = row.isApart && /без отопления|не ?отапл/iu.test(row.text);
  const heating = row.values.get('building.hasHeating');
  const isCold = heating?.value === false && /^холодн/iu.test(heating.raw);
  const hasColumn = !isInText && !isCold && row.columns.some(({ field }) => field?.name === 'building.hasHeating');
  if (isGeneral && !hasColumn && heating?.value === false) return 'warehouse.unheated';
  if (ofWords !== undefined) return ofWords;
  const ofTitle = meaningOf(areaKindWords, areaTitle);
  return ofTitle !== undefined && MAIN_KINDS.test(ofTitle) && ofTitle !== 'warehouse.dry' ? ofTitle : 'warehouse';
}

/** '1 и мезонин', '1-2 эт. + антресоль' below 'Этаж': only a part of the area is a mezzanine. */
function isFloorWithMezzanine({ values }: RowReading): boolean {
  const floors = fold(values.get('floors')?.raw ?? '');
  return (
    /(?<!\p{L})(?:мез|антресол|mezz)/u.test(floors) &&
    /\d|перв|втор|ground/u.test(floors.replace(/мез\p{L}*\.? ?\d/u, ''))
  );
}

/** 'линолеум, офис' below 'Пол': the floor of an office. */
const OFFICE_FLOOR = /(?<!\p{L})офис\p{L}*|(?<!\p{L})абк(?!\p{L})/iu;

/** 'Производственное помещение' below 'Наименование': words of a kind alone. */
function ofGeneralName(name: string | undefined): string | undefined {
  const isGeneral =
    /^(?:\p{Ll}|\p{Lu}(?=\p{Ll}))\p{Ll}+(?:ое|ой|ый|ая|ые)?(?:-\p{Ll}+)? (?:помещени\p{L}*|площад\p{L}*|цех|корпус|блок|здание)(?: № ?\d+)?$/u;
  return name !== undefined && isGeneral.test(name.trim()) ? name : undefined;
}

/** Highest temperature of a freezer (°C). */
const FREEZER_BELOW = -8;

/** Highest temperature of a cooled area (°C). */
const WARMEST_COOLED = 15;

function kindOfTemperature(degrees: readonly number[]): KindOfPart {
  return Math.min(...degrees) <= FREEZER_BELOW ? 'warehouse.freezer' : 'warehouse.temperature';
}

function isLightIndustrial(row: RowReading): boolean {
  return [row.values.get('complex.name')?.raw ?? '', ...row.sections, ...row.titles].some((text) =>
    /light ?industrial|лайт ?индастриал/iu.test(text),
  );
}

/** An area of light industrial that nothing else names is no warehouse. */
function asLightIndustrial(parts: ReadonlyMap<KindOfPart, Part>): Map<KindOfPart, Part> {
  if (parts.has('lightIndustrial') || parts.has('production')) return new Map(parts);
  return new Map([...parts].map(([kind, part]) => [kind === 'warehouse' ? 'lightIndustrial' : kind, part]));
}

interface NamedParts {
  readonly parts: readonly [KindOfPart, number][];
  readonly doubt?: string;
}

/**
 * Areas of one cell with their kinds: 'склад 7 200, мезонин 900, офис 390', '5 000 м² + офис 300 м²', '8 000 (в т.ч. АБК
 * 600)'. Undefined unless every part but the first names its kind.
 */
function namedParts(text: string, kind: KindOfPart): NamedParts | undefined {
  const listed = LISTED.exec(text);
  const inBrackets = listed ? namedParts(listed[2] ?? '', kind) : undefined;
  const total = readAmount(listed?.[1] ?? '')?.value;
  const sum = inBrackets?.parts.reduce((size, [, part]) => size + part, 0) ?? 0;
  if (inBrackets && total !== undefined && Math.abs(sum - total) <= total * 0.01) return inBrackets;
  const within = WITHIN.exec(text);
  const [first = '', ...others] = within
    ? [within[1] ?? '', ...(within[2] ?? '').split(/[;+\n]|,(?!\d)/)]
    : text.split(/[;+\n/]|,(?!\d)|\s(?:и|плюс|and)\s/u);
  const parts = [first, ...others].map((part) => part.trim()).filter((part) => part !== '' && !NO_AREA.test(part));
  if (parts.length < 2) return undefined;
  const read = parts.map((part) => [meaningOf(areaKindWords, part), readAmount(part)] as const);
  const named = read.flatMap(([own, amount], index): [KindOfPart, number][] => {
    // 'склад 2 160 + офис 120' of a chamber at +2…+8 °C.
    const isChamber = own === 'warehouse' && kind.startsWith('warehouse.');
    const ofPart = isChamber ? kind : (own ?? (index === 0 ? kind : undefined));
    return ofPart && amount && amount.to === undefined ? [[ofPart, amount.value]] : [];
  });
  const kinds = new Set(named.map(([own]) => own));
  if (named.length !== parts.length || kinds.size !== named.length) return undefined;
  if (!within) return { parts: named };
  const [whole, ...inside] = named;
  const rest = (whole?.[1] ?? 0) - inside.reduce((sum, [, size]) => sum + size, 0);
  return whole && rest > 0
    ? { parts: [[whole[0], Number(rest.toFixed(2))], ...inside], doubt: vacancyDoubts.within }
    : undefined;
}

/** '21 000 (склад 19 500 + офис 500 + мез. 1 000)': a sum with its parts. */
const LISTED = /^([^()]*\d[^()]*)\(([^()]*\d[^()]*[+;,][^()]*\d[^()]*)\)\s*$/u;
/** '8 000 (в т.ч. АБК 600)', '1 250 м², из них офис 80'. */
const WITHIN =
  /^(.*?\d.*?)[\s,;]*\(?(?:в\s*т\.?\s*ч\.?|в том числе|из них|вкл\p{L}*\.?|including|incl\.?)\s*(.+?)\)?\s*$/iu;
/** A part of a cell that is about a height or a floor. */
const NO_AREA = /потол|высот|(?<!\p{L})h\s*[=:]?\s*\d|этаж|нагрузк|док|ворот/iu;

/** '640+120+60 АБК': addends of one cell, of which the last may name its kind; two without words are asked about. */
function blocksOf(area: CellReading | undefined, kind: KindOfPart): NamedParts | undefined {
  const addends = area?.amount?.parts;
  if (!addends || addends.length < 2) return undefined;
  const ofLast = meaningOf(areaKindWords, area.amount?.rest ?? '');
  const last = addends.at(-1) ?? 0;
  const sum = (numbers: readonly number[]) => Number(numbers.reduce((one, other) => one + other, 0).toFixed(2));
  if (ofLast !== undefined && ofLast !== 'warehouse') {
    const main = sum(addends.slice(0, -1));
    return {
      parts: [
        [kind === ofLast ? 'warehouse' : kind, main],
        [ofLast, last],
      ],
      ...(addends.length > 2 ? { doubt: vacancyDoubts.parts } : {}),
    };
  }
  if (addends.length === 2 && kind === 'warehouse')
    return {
      parts: [
        ['warehouse', addends[0] ?? 0],
        ['mezzanine', last],
      ],
      doubt: vacancyDoubts.parts,
    };
  return undefined;
}

/** The column of the whole area next to columns of all its parts: 'всего', 'в т. ч. склад', 'в т. ч. офис'. */
function dropTotal(parts: Map<KindOfPart, Part>, kind: KindOfPart, { columns, values }: RowReading): void {
  const total = values.get('area')?.value;
  const { title = '' } = columns.find(({ field }) => field?.name === 'area') ?? {};
  // 'Общая площадь юнита' of a unit without an office is that of its only part.
  const fewest = WHOLE_AREA.test(title) ? 1 : 2;
  const whole = parts.get(kind);
  const others = [...parts].filter(([name]) => name !== kind).map(([, part]) => part);
  const sum = others.reduce((size, { areaValue }) => size + (areaValue ?? 0), 0);
  const [first] = others;
  if (!whole || !first || others.length < fewest || typeof total !== 'number' || Math.abs(sum - total) > total * 0.002)
    return;
  first.leasePricePerSqm ??= whole.leasePricePerSqm;
  parts.delete(kind);
}

/** A remark that is a whole text: only the numbers after the word are degrees. */
const MESSAGE = 'Сообщение: ';
const NAMED_DEGREES =
  /(?<!\p{L})(?:темп\p{L}*|режим\p{L}*|морозил\p{L}*|заморозк\p{L}*|холодильник\p{L}*|temp\p{L}*|t°?)(?!\p{L})(?: - )?[ .:=]*((?:от |до |из )?[-+−–]?\s?\d{1,2}(?!\d)(?:\s?°?\s?[CС]?\s?(?:\.{2,3}|…|\/|до|-|–|и)\s?[-+−–]?\s?\d{1,2}(?!\d))?)/iu;

/** '2.2 (-18)', 'морозилка 2400 (-18/-22)': signed degrees; '2 000-8 000' is a range of areas. */
const SIGNED =
  /(?<![\p{L}\d] ?)(?:[-+−–] ?\d{1,2}|0(?= ?(?:\.{2,}|…|\/|до|-) ?\+))(?!\d|[.,]\d| \d{3})[^\p{L}\d]{0,5}(?:до |[-+−–])?\d{0,2}(?!\d)/u;

/** 't', 'темп.' of 'Камера 5, t 0…+4'. */
const WORD_OF_DEGREES = /(?<!\p{L})(?:[tт]°?|темп\p{L}*\.?|режим\p{L}*)[ .:=]*(?=[-+−–]?\d)/giu;

/** '-18…-20', 'от +2 до +6', '0/+4', '-18' among other words. */
const RANGE_OF_DEGREES =
  /(?<!\d ?)(?<!\p{L})(?:[-+−–]\s?\d{1,2}|0(?=\s?(?:\.{2,3}|…|\/|до|-|–)\s?\+))(?![\d]|[.,]\d)(?:\s?°?\s?[CСcс]?\s?(?:\.{2,3}|…|\/|до|-|–|и)\s?[-+−–]?\s?\d{1,2}(?!\d|[.,]\d|\s?(?:док|ворот|м(?!\p{L}|ин)|т(?!\p{L})|шт|камер|эт)))?/giu;

/** Degrees that the kind of area, a remark or the name of the row names; undefined for none. */
function degreesOf(row: RowReading): readonly number[] | undefined {
  const ofColumn = row.columns.find(({ field }) => field?.name === 'areaKind')?.title ?? '';
  const isRegime = /режим|темп|temp|t°|°c/iu.test(ofColumn);
  const kind = row.values.get('areaKind')?.raw;
  const remarks = row.remarks.filter((remark) =>
    /темп|режим|работает на|держ[иу]|морозил|заморозк|холодильник|temp|°|(?<!\p{L})t ?[-+−–:]/iu.test(remark),
  );
  const signed = ['area', 'name', 'building.name'].map(
    (name) => SIGNED.exec((row.values.get(name)?.raw ?? '').replace(WORD_OF_DEGREES, '  '))?.[0],
  );
  // A remark of the row goes before the kind that a section names for all of its rows.
  const isOfRow = row.columns.some(({ field }) => field?.name === 'areaKind');
  const ofKind = isRegime ? undefined : kind;
  const named = [...(isOfRow ? [ofKind, ...signed, ...remarks] : [...signed, ...remarks, ofKind])].find(
    (one) => one !== undefined && /[-+−–]\s?\d{1,2}(?!\d)|\d\s?(?:°|градус)/u.test(one),
  );
  const text = isRegime && kind !== undefined && /\d/.test(kind) ? kind : named;
  const [, ofMessage] = text?.startsWith(MESSAGE) ? (NAMED_DEGREES.exec(text) ?? [undefined, '']) : [undefined, text];
  const said = ofMessage?.replace(/^[^:]*:/, '') ?? '';
  // 'Камера -18…-20, 2 дока': of a remark only the signed numbers are degrees.
  const ranges = text !== undefined && remarks.includes(text) ? (said.match(RANGE_OF_DEGREES) ?? []) : [];
  const degrees = temperatures(ranges.length > 0 ? ranges.join('; ') : said);
  return degrees.length > 0 && degrees.every((degree) => degree >= -60 && degree <= 40) ? degrees : undefined;
}

function addTemperatures(parts: Map<KindOfPart, Part>, row: RowReading): void {
  const degrees = degreesOf(row);
  for (const path of ['warehouse.temperature', 'warehouse.freezer'] as const) {
    const part = parts.get(path);
    if (!part) continue;
    const own = degreesOfColumn(row, `area.${path.split('.').at(-1)}`) ?? degrees;
    part.temperatureFrom = own === undefined ? null : Math.min(...own);
    part.temperatureTo = own === undefined ? null : Math.max(...own);
  }
}

/** 'Холод +2…+4, м²': degrees that the head of a part names. */
function degreesOfColumn({ columns }: RowReading, name: string): readonly number[] | undefined {
  const title = columns.find(({ field }) => field?.name === name)?.title ?? '';
  const [named] = /[-+−–]\s?\d{1,2}(?!\d)[^\p{L}]*/u.exec(title.replace(/м[²2]/u, '')) ?? [];
  return named === undefined ? undefined : temperatures(named);
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
