/** Figures within a search text: a price, an area, a point (0022). */

/** Either end may be open, but not both. */
export interface RangeQuery {
  readonly from: number | null;
  readonly to: number | null;
}

export interface FigureQuery {
  /** Roubles. */
  readonly price?: RangeQuery;
  /** ha */
  readonly areaHa?: RangeQuery;
  /** m² */
  readonly areaM2?: RangeQuery;
  /** [latitude, longitude] */
  readonly position?: readonly [number, number];
}

/** A single figure matches values within this share either way. */
const ABOUT = 0.1;
const M2_IN_HA = 10_000;

type Measure = 'price' | 'areaHa' | 'areaM2';

/** Typed units, each with its factor to the unit of the measure. */
const typedUnits: readonly (readonly [pattern: string, measure: Measure, times: number])[] = [
  ['млрд\\.?|миллиард\\p{L}*', 'price', 1_000_000_000],
  ['млн\\.?|миллион\\p{L}*|лям\\p{L}*', 'price', 1_000_000],
  ['тыс\\.?|тысяч\\p{L}*', 'price', 1_000],
  ['руб\\.?|рубл\\p{L}*|р\\.?|₽', 'price', 1],
  ['га|гектар\\p{L}*', 'areaHa', 1],
  ['сот\\.?|сот(?:к|ок)\\p{L}*', 'areaHa', 0.01],
  ['м²|м2|м\\^2|кв\\.?\\s*м\\p{L}*\\.?|квадрат\\p{L}*', 'areaM2', 1],
];
const NUMBER = '\\d+(?:[\\s\\u00A0]\\d{3})*(?:[.,]\\d+)?';
const readers = typedUnits.map(([unit, measure, times]) => ({
  pattern: new RegExp(
    `^(?:(?<kind>от|до)\\s*)?(?<from>${NUMBER})(?:\\s*(?:-|–|—|до)\\s*(?<to>${NUMBER}))?\\s*(?:${unit})\\s*(?:руб\\.?|рубл\\p{L}*|₽)?$`,
    'iu',
  ),
  measure,
  times,
}));
const POSITION = /^(-?\d{1,2}[.,]\d+)°?[\s,;]+(-?\d{1,3}[.,]\d+)°?$/;

/** The figures of a search text that consists of figures only; undefined for any other text. */
export function readFigures(typed: string): FigureQuery | undefined {
  const text = typed.trim();
  const position = readPosition(text);
  if (position !== undefined) return { position };
  for (const { pattern, measure, times } of readers) {
    const parts = pattern.exec(text)?.groups;
    if (parts !== undefined) return inMeasures(measure, rangeOf(parts, times));
  }
  return undefined;
}

/** An area without a unit is searched in hectares and in square metres. */
function inMeasures(measure: Measure, range: RangeQuery): FigureQuery {
  if (measure === 'areaHa') return { areaHa: range, areaM2: scaled(range, M2_IN_HA) };
  if (measure === 'areaM2') return { areaHa: scaled(range, 1 / M2_IN_HA), areaM2: range };
  return { price: range };
}

function rangeOf({ kind, from = '', to }: Readonly<Record<string, string | undefined>>, times: number): RangeQuery {
  const first = rounded(numberOf(from) * times);
  if (to !== undefined) {
    const last = rounded(numberOf(to) * times);
    return { from: Math.min(first, last), to: Math.max(first, last) };
  }
  if (kind?.toLowerCase() === 'от') return { from: first, to: null };
  if (kind?.toLowerCase() === 'до') return { from: null, to: first };
  return { from: rounded(first * (1 - ABOUT)), to: rounded(first * (1 + ABOUT)) };
}

function scaled({ from, to }: RangeQuery, times: number): RangeQuery {
  return { from: from === null ? null : rounded(from * times), to: to === null ? null : rounded(to * times) };
}

/** Rounded to the two decimals that are shown. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function numberOf(text: string): number {
  return Number(text.replace(/[\s\u00A0]/g, '').replace(',', '.'));
}

function readPosition(text: string): readonly [number, number] | undefined {
  const [, first = '', second = ''] = POSITION.exec(text) ?? [];
  if (first === '') return undefined;
  const [latitude, longitude] = [numberOf(first), numberOf(second)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined;
}
