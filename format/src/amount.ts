/** Unit of an amount: hectares, square metres, roubles, or roubles per square metre a year. */
export type AmountKind = 'hectare' | 'squareMetre' | 'rouble' | 'rate';

/** A typed amount: both ends of a range, or the end that was named; a bare number has only `exact`. */
export interface Amount {
  readonly from: number | null;
  readonly to: number | null;
  /** A single number without 'от' and 'до': the field decides which end it is. */
  readonly exact: number | null;
}

/** Words for thousands, millions and milliards, each with its power of ten. */
const sizes: readonly (readonly [words: RegExp, power: number])[] = [
  [/^(?:тыс(?:яч[аи]?)?|т|к|k)(?!\p{L})\.?/iu, 3],
  [/^(?:млн|миллион(?:а|ов)?|кк)(?!\p{L})\.?/iu, 6],
  [/^(?:млрд|миллиард(?:а|ов)?)(?!\p{L})\.?/iu, 9],
];

/** Words for units of area, each with its size in square metres. */
const areas: readonly (readonly [words: RegExp, squareMetres: number])[] = [
  [/^(?:га|гектар(?:а|ов)?)(?!\p{L})\.?/iu, 10_000],
  [/^сот(?:ок|ки|ка)?(?!\p{L})\.?/iu, 100],
  [/^(?:(?:кв\.?\s?)?м(?:етр(?:а|ов)?)?[2²]?|квадрат(?:а|ов)?)(?![\p{L}\d])\.?/iu, 1],
];
const squareMetresOf = { hectare: 10_000, squareMetre: 1 } as const;

/** Words of a price after its number: 'руб.', '₽', 'руб./м² в год', 'за метр'. */
const PRICE =
  /^(?:(?:руб(?:л(?:ей|я|ь))?|р|₽)(?!\p{L})\.?)?\s?(?:(?:\/|за|на)\s?(?:кв\.?\s?)?м(?:етр)?[2²]?)?\s?(?:в\sгод|\/\s?год)?/iu;

/** `5`, `5 000`, `12,5`, `1.2`, `1 250 000,50`; groups of thousands have three digits. */
const NUMBER = /^(?:\d{1,3}(?: \d{3})+|\d+)(?:[.,]\d+)?/;
const DASH = /^\s?(?:[-–—−]|\.{2,3}|…|до)\s?/iu;
const FROM = /^(?:от|с|больше|более|минимум|не менее)(?!\p{L})\s?/iu;
const TO = /^(?:до|по|меньше|менее|максимум|не более|не дороже|не больше)(?!\p{L})\s?/iu;
const ABOUT = /^(?:около|примерно|порядка|~|≈)\s?/iu;

/** From this value on, the first number of a range is complete and does not take over the size word of the second. */
const LEAST_WHOLE = 100;

/** A number as written, its size word and its unit of area, and the text after them. */
interface Part {
  readonly value: number;
  readonly power: number | undefined;
  readonly squareMetres: number | undefined;
  readonly rest: string;
}

/**
 * Reads a typed amount: '5-8 тыс' → 5,000 to 8,000, '12,5 га', '150 млн', '5 000', '1.2 млрд', 'до 9000'. Converts an
 * area in another unit. Undefined for an amount of another kind, a reversed range, or a text with further words.
 */
export function readAmount(text: string, kind: AmountKind): Amount | undefined {
  const bare = text
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim()
    .replace(/[.;]$/, '');
  const [, rest = ''] = /^(?:площадь|бюджет|ставка)?:?\s?(.*)$/iu.exec(bare) ?? [];
  const said = FROM.test(rest) ? 'from' : TO.test(rest) ? 'to' : 'exact';
  const first = readPart(rest.replace(FROM, '').replace(TO, '').replace(ABOUT, ''), kind);
  if (first === undefined) return undefined;
  if (first.rest === '') return alone(first, said, kind);
  if (!DASH.test(first.rest) || said === 'to') return undefined;
  const second = readPart(first.rest.replace(DASH, ''), kind);
  if (second === undefined || second.rest !== '') return undefined;
  return between(first, second, kind);
}

function alone(part: Part, said: 'from' | 'to' | 'exact', kind: AmountKind): Amount | undefined {
  const value = scaled(part, kind);
  return value === undefined ? undefined : { from: null, to: null, exact: null, [said]: value };
}

/** Reads a range: words after the second number also apply to the first, '5-8 тыс'. */
function between(first: Part, second: Part, kind: AmountKind): Amount | undefined {
  const isBare = first.power === undefined && first.squareMetres === undefined;
  // '5000-8 тыс': the first number is complete; '8-5 тыс' is a reversed range.
  if (isBare && first.value > second.value && first.value < LEAST_WHOLE) return undefined;
  const shared = isBare && first.value <= second.value ? second : { power: undefined, squareMetres: undefined };
  const from = scaled(
    {
      ...first,
      power: first.power ?? shared.power,
      squareMetres: first.squareMetres ?? second.squareMetres,
    },
    kind,
  );
  const to = scaled({ ...second, squareMetres: second.squareMetres ?? first.squareMetres }, kind);
  if (from === undefined || to === undefined || from > to) return undefined;
  return { from, to, exact: null };
}

function readPart(text: string, kind: AmountKind): Part | undefined {
  const number = NUMBER.exec(text)?.[0];
  if (number === undefined) return undefined;
  let rest = text.slice(number.length).trimStart();
  const power = sizes.find(([words]) => words.test(rest));
  rest = rest.replace(power?.[0] ?? /^/, '').trimStart();
  const isArea = kind === 'hectare' || kind === 'squareMetre';
  const area = isArea ? areas.find(([words]) => words.test(rest)) : undefined;
  rest = rest.replace((isArea ? area?.[0] : PRICE) ?? /^/, '').trimStart();
  const value = Number(number.replaceAll(' ', '').replace(',', '.'));
  return { value, power: power?.[1], squareMetres: area?.[1], rest };
}

function scaled({ value, power, squareMetres }: Omit<Part, 'rest'>, kind: AmountKind): number | undefined {
  const own = kind === 'hectare' || kind === 'squareMetre' ? squareMetresOf[kind] : 1;
  const factor = squareMetres === undefined ? 1 : squareMetres / own;
  const number = Number((value * 10 ** (power ?? 0) * factor).toPrecision(12));
  return number > 0 && number <= 999_999_999_999 ? number : undefined;
}
