import { abbreviates, beginsWith, headInWords, spellings } from './fold.ts';
import type { SheetField } from './sheet-fields.ts';
import { readUnits, type Units } from './units.ts';

/** A field that a head may mean, 0…1. */
export interface HeadMatch {
  readonly field: SheetField;
  readonly likelihood: number;
}

/** Least likelihood at which a head means a field. */
export const LEAST_LIKELY = 0.5;
/** Likelihood of a head that only its unit explains. */
const LIKELY_BY_UNIT = 0.55;
/** Cost of a word that the field does not explain, in the head and in the group above it. */
const UNEXPLAINED = 0.3;
const UNEXPLAINED_IN_GROUP = 0.08;
/** Cost of a word that is shortened: 'этаж' is 'этаж' before it is 'этажность'. */
const ABBREVIATED = 0.12;
/** Advantage of a head that names the square metre. */
const RATE_OF_METRE = 0.1;
/** Longest text that may be a head (characters). */
const LONGEST_HEAD = 90;

/** Number of heads whose matches stay in memory. */
const MOST_MATCHES = 5_000;

/** Words of heads that say nothing about the field. */
const emptyWords = new Set([
  'в',
  'на',
  'по',
  'и',
  'для',
  'от',
  'до',
  'за',
  'из',
  'или',
  'к',
  'о',
  'об',
  'при',
  'the',
  'of',
  'in',
  'per',
  'г',
  'т',
  'ч',
  'том',
  'числе',
  'них',
  'to',
  'шт',
  'pcs',
  'ex',
]);

/** Words that heads shorten to fewer letters than a beginning has: 'Общая пл. здания'. */
const shortWords: Readonly<Record<string, string>> = {
  пл: 'площадь',
  общ: 'общая',
  зд: 'здания',
  пом: 'помещения',
  назн: 'назначение',
  кол: 'количество',
  выс: 'высота',
  ст: 'стоимость',
  мин: 'минимальная',
  эксп: 'эксплуатационные',
};

/** Matches of heads by their fields: a head is looked at for every candidate row. */
const matched = new WeakMap<readonly SheetField[], Map<string, readonly HeadMatch[]>>();

/** Fields that a head may mean, most likely first. */
export function matchHead(head: string, group: string, fields: readonly SheetField[]): readonly HeadMatch[] {
  if (head.length > LONGEST_HEAD) return [];
  const known = matched.get(fields) ?? new Map<string, readonly HeadMatch[]>();
  matched.set(fields, known);
  const key = `${group}\n${head}`;
  const written = DOCKS_AND_GATES.test(head)
    ? 'доки ворота'
    : headInWords(withoutRent(head))
        .replace(NOUGHT, ' ноль')
        .replace(PALLET_PLACES, 'паллетомест')
        .replace(PRICE_FOR, 'единица цены');
  const matches = known.get(key) ?? findMatches(written, group, fields);
  if (known.size > MOST_MATCHES) known.clear();
  known.set(key, matches);
  return matches;
}

/** 'Начальная цена / начальный размер годовой арендной платы, руб.': a price or a rent, by the deal of the row. */
const OR_RENT =
  /(?<=^(?:(?:нач|минимальн|стартов)\p{L}*\.? )?(?:цена|стоимость)(?: (?:предмета аукциона|предмета торгов|лота|продажи|участка))?)\s*(?:\/|\(?или|либо|\()\s*(?:(?:нач|ежегодн|год|размер|для|при|по|ставка)\p{L}*\.?\s+)*(?:аренд\p{L}*\.?\s+плат\p{L}*|аренд[ыеау])(?:\s*[–—:-]?\s*(?:(?:размер|ежегодн|годов|арендн|плат)\p{L}*\s*)*(?:(?:в|за)\s+(?:год|месяц|мес\.?))?)?\)?/iu;

/** 'Площадь / га': a unit after a stroke. */
const STROKE_BEFORE_UNIT =
  /(?<=^(?:площадь|площ\.?|пл\.?|размер|s|area)(?: \p{L}+){0,2}) ?\/ ?(?=(?:га|сот|м2|м²|кв|ha|sq)(?![а-я]{4}))/iu;

/** 'Ставка за блок, руб./м²/мес.': what is let, next to a rate of a metre. */
const LET_PART =
  /(?<=^(?:ставк\p{L}*|тариф\p{L}*|арендн\p{L}+ (?:плат|ставк)\p{L}*|аренда)) (?:за|на|по|для) (?:весь |вс[её] )?(?:блок|секци|помещени|юнит|модул|камер|бокс)\p{L}*(?=.*(?:\/|за|руб\.?) ?(?:1 ?)?(?:м2|м²|кв))/iu;

/** 'Ставка склад / производство': the rate of the main area of a row, whichever it is. */
const MAIN_AREAS =
  /(?<=^(?:ставк\p{L}*|тариф\p{L}*|арендн\p{L}+ (?:плат|ставк)\p{L}*))(?: (?:за|на))?(?: склад\p{L}* ?(?:[/,+]|и) ?производств\p{L}*| производств\p{L}* ?(?:[/,+]|и) ?склад\p{L}*)/iu;

/** A head of prices that is one of rents as well, as that of prices. */
export function withoutRent(head: string): string {
  return head.replace(OR_RENT, '').replace(STROKE_BEFORE_UNIT, ', ').replace(LET_PART, '').replace(MAIN_AREAS, '');
}

/** 'Ворота (0)', 'Ворота "0"', 'Ворота в 0', 'Ворота отм. 0.00': at ground level. */
const NOUGHT =
  /\s*[([«"“]\s*(?:(?:в|на|(?:на )?отм\p{L}*\.?|(?:на )?уров\p{L}*|ур\.)\s*)?(?:0(?:[.,]0+)?|ноль|нуле)\s*(?:(?:ур|отм)\p{L}*\.?\s*)?[)\]»"”]|(?<=ворот\p{L}*(?:,? шт\.?)?)\s+(?:(?:в|на|(?:на )?отм\p{L}*\.?|(?:на )?уров\p{L}*|ур\.)\s*)?0(?:[.,]0+)?(?![\d.,]?\d)/giu;

/** 'Цена за' next to 'Цена': what each price is for. */
const PRICE_FOR = /^\s*(?:цена|ставка|стоимость)\s*\(?за\)?\s*$/iu;

/** 'Доки / ворота в ноль', 'Ворота (0), доки': numbers of both in one column. */
const DOCKS_AND_GATES =
  /(?<!\p{L})док\p{L}*[^/,+&\p{L}]*(?:[/,+&]|(?<!\p{L})и(?!\p{L}))\s*ворот|(?<!\p{L})ворот[^/,+&]*(?:[/,+&]|(?<!\p{L})и(?!\p{L}))\s*док/iu;

/** 'П/м', 'Ёмкость, п/м', 'руб./п.м. в сутки': pallet places, no price of a metre. */
const PALLET_PLACES =
  /(?<!\p{L})п ?\/ ?м(?:ест\p{L}*)?(?!\p{L})|(?<!\p{L})п\. ?м(?:ест\p{L}*)?\.?(?=[ /,]*(?:в |за )?(?:сут|день|дн))/giu;

function findMatches(head: string, group: string, fields: readonly SheetField[]): HeadMatch[] {
  const { units } = readUnits(`${group} ${head}`);
  const own = readUnits(head).units;
  const above = contentWords(group);
  const written = [head, ...inTwoLanguages(head)].flatMap(spellings).map(contentWords);
  // 'пл. здания' is 'площадь здания'; a head may also have the short word.
  const readings = written.flatMap((words) => {
    const full = words.map((word, index) => (words.length > 1 || index > 0 ? (shortWords[word] ?? word) : word));
    return full.some((word, index) => word !== words[index]) ? [words, full] : [words];
  });
  const matches = fields.flatMap((field) => {
    const likelihood = Math.max(...readings.map((words) => likelihoodOf(field, words, above, units, own)));
    return likelihood >= LEAST_LIKELY ? [{ field, likelihood }] : [];
  });
  // 'сколько м2', 'Оценка, млн руб.': words that no field has, and a unit that only a main field has.
  const byUnit = matches.length > 0 ? [] : fields.filter((field) => isByUnit(field, readings[0] ?? [], units, own));
  return [...matches, ...byUnit.map((field) => ({ field, likelihood: LIKELY_BY_UNIT }))].toSorted(
    (one, other) => other.likelihood - one.likelihood,
  );
}

/** Parts of a head that has Russian and English words: 'Price, RUB / Цена, руб.'. */
function inTwoLanguages(head: string): string[] {
  const parts = head.split(/\s*[/|\n]\s*|\s+[-–—]\s+|\s*\((?=\p{L}{4})/u).filter((part) => /\p{L}{3}/u.test(part));
  const isRussian = parts.map((part) => /[а-яё]{3}/iu.test(part));
  return parts.length > 1 && isRussian.includes(true) && isRussian.includes(false) ? parts : [];
}

function contentWords(text: string): string[] {
  // 'собств-ть', 'комм-ции': the end after the hyphen says nothing.
  const once = readUnits(text.replace(/([а-яё]{4,})-[а-яё]{1,4}(?!\p{L})/giu, '$1')).rest;
  // A head in two languages names its units twice.
  const { rest, units } = readUnits(once);
  // 'OPEX в ставке' is about the expenses, though the words say how they are paid.
  if (
    !/\p{L}{2}/u.test(rest) &&
    (units.opex ?? readUnits(text).units.opex) !== undefined &&
    /opex|опекс|орех|экспл|^\s*эр(?!\p{L})/iu.test(text)
  )
    return ['opex'];
  return (rest.match(/\p{L}+|\d+/gu) ?? []).filter((word) => !emptyWords.has(word) && !/^\d+$/.test(word));
}

function likelihoodOf(
  field: SheetField,
  words: readonly string[],
  above: readonly string[],
  units: Units,
  own: Units,
): number {
  if (!unitsFit(field, units, own)) return 0;
  const all = [...words, ...above];
  if (field.not?.some((begin) => all.some((word) => excludes(word, begin)))) return 0;
  const alone = words.length === 0 && unitsAlone(field, units) ? 0.6 : 0;
  if (words.length === 0 && above.length === 0) return alone;
  // Of a rate and the rent of a whole block, the rate counts.
  const ofMetre = field.reading.kind === 'rate' && own.per === 1 ? RATE_OF_METRE : 0;
  const best = Math.max(alone, ...field.heads.map((head) => headLikelihood(head, words, above)));
  return best === 0 ? 0 : best + ofMetre;
}

/** A word excludes a field only as it is written: a typing error would exclude too much. */
function excludes(word: string, begin: string): boolean {
  return begin.length <= 2 ? word === begin : word.startsWith(begin);
}

/** @param head beginnings of words; a leading '?' marks a head that means the field only where nothing else does */
function headLikelihood(head: string, words: readonly string[], above: readonly string[]): number {
  const isWeak = head.startsWith('?');
  const begins = head.replace('?', '').split(' ');
  const left = [...words];
  const leftAbove = [...above];
  let inHead = 0;
  let shortened = 0;
  for (const begin of begins) {
    const whole = left.findIndex((word) => beginsWith(word, begin));
    const index = whole < 0 ? left.findIndex((word) => abbreviates(word, begin)) : whole;
    if (whole < 0 && index >= 0) shortened += 1;
    const indexAbove = index < 0 ? leftAbove.findIndex((word) => beginsWith(word, begin)) : -1;
    if (index < 0 && indexAbove < 0) return 0;
    if (index >= 0) {
      left.splice(index, 1);
      inHead += 1;
    } else leftAbove.splice(indexAbove, 1);
  }
  // A group alone explains a column only when its own head has units alone.
  if (inHead === 0 && words.length > 0) return 0;
  const cost = left.length * UNEXPLAINED + leftAbove.length * UNEXPLAINED_IN_GROUP + shortened * ABBREVIATED;
  const explained = begins.length / (begins.length + cost);
  return explained * (isWeak ? 0.75 : 1) + Math.min(0.06, 0.03 * (begins.length - 1));
}

/** Whether a head that has units alone may be a head of the field: 'м²', 'га', 'руб.'. */
function unitsAlone({ reading, isMain }: SheetField, units: Units): boolean {
  if (!isMain) return false;
  if (reading.kind === 'area') return units.area !== undefined;
  if (reading.kind === 'price')
    return (
      (units.currency !== undefined || units.size !== undefined) && units.per === undefined && units.area === undefined
    );
  if (reading.kind === 'number') return units.measure === 'km';
  if (reading.kind === 'utility' || reading.kind === 'supply') return units.measure === 'power';
  if (reading.kind === 'flag') return units.whole === true;
  if (reading.kind === 'rate' || reading.kind === 'pricePerArea') return units.per !== undefined;
  return false;
}

/** Whether the units in a head contradict the field. */
function unitsFit({ reading, isMain }: SheetField, units: Units, own: Units): boolean {
  const { per, currency, size, measure, months, factor } = units;
  // A distance from a city is in kilometres, a flag has none.
  if (reading.kind === 'number' && isMain && own.measure === 'metre') return false;
  if (reading.kind === 'flag' && measure === 'km') return false;
  switch (reading.kind) {
    case 'area':
      return (
        own.currency === undefined &&
        own.per === undefined &&
        (own.size === undefined || own.area !== undefined) &&
        (measure === undefined || own.measure === undefined || own.measure === 'metre')
      );
    case 'price':
      return per === undefined && months === undefined && own.area === undefined && isNoMeasure(own.measure);
    case 'pricePerArea':
      return per !== undefined && own.area === undefined;
    case 'rate':
      return own.area === undefined && own.measure === undefined && own.size !== 1e6;
    case 'number':
    case 'supply':
    case 'utility':
      return currency === undefined && per === undefined && units.area === undefined && size === undefined;
    case 'unit':
    case 'status':
    case 'sequence':
      return true;
    case 'level':
      return currency === undefined && per === undefined;
    case 'vat':
      return own.currency === undefined;
    case 'cadastral':
    case 'flag':
    case 'choice':
    case 'option':
      return (
        own.currency === undefined && own.area === undefined && own.per === undefined && isNamedKm(factor, measure)
      );
    default:
      return true;
  }
}

/** A highway may be named with its kilometre, a crane with its capacity: 'Шоссе, км', 'Кран-балка, т'. */
function isNamedKm(factor: number | undefined, measure: Units['measure']): boolean {
  return factor === undefined || measure === 'km' || measure === 'tonne';
}

/** A price may be one 'при 100 % оплате'. */
function isNoMeasure(measure: Units['measure']): boolean {
  return measure === undefined || measure === 'percent';
}

function isByUnit(field: SheetField, words: readonly string[], units: Units, own: Units): boolean {
  return (
    unitsFit(field, units, own) &&
    unitsAlone(field, own) &&
    !field.not?.some((begin) => words.some((word) => excludes(word, begin)))
  );
}
