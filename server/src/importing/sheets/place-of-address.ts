import { fold } from './fold.ts';
import { nominativeHighways } from './place-facts.ts';
import { isBlank } from './read-value.ts';
import type { SheetChoice } from './sheet-fields.ts';
import type { RowReading } from './sheet-kind.ts';
import { type ChoiceWords, findChoice } from './value-words.ts';

/** What an address cell names besides the address. */
export interface AddressReading {
  readonly address: string;
  readonly highway?: SheetChoice;
  /** From the ring road. */
  readonly kilometres?: number;
  /** 'А', 'B+'. */
  readonly className?: string;
}

/** 'Высота 7,5 м', 'Нагрузка на пол 6 т/м²': a fact of the building after its address. */
const OF_BUILDING = /^(?:Высота|Потол|Нагрузка|Мощность|Электр|Площадь|Год |Ввод )[^,]*\d/u;
/** The comma of '9,5 км' separates nothing. */
const SEPARATORS =
  /\s*(?:[;()\n]|(?<!\d),|,(?!\d\s*(?:км|km)|\d\s?м(?!\p{L})))\s*|\.\s+(?=(?:Класс|класс|Тел|Высот|Потол|Нагрузк|Мощн|Электр|Площад|Собственник|Общ|Год|Ввод|Каждый|Объект|\p{Lu}\p{Ll}+ г\. ?о|\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)?[сц]кое (?:ш|направл)))/u;
const FROM_RING = String.raw`(?:\s*(?:от|до|from|to)\s*(?:МКАД|Москв|КАД|кольц|MKAD|MRR|Moscow)\p{L}*)?`;
const KILOMETRES = new RegExp(
  String.raw`^(?:в |на |до МКАД |от МКАД |МКАД |удален\p{L}* |~ ?|≈ ?)*(\d{1,3}(?:[.,]\d)?)\s*(?:км|km)\.?${FROM_RING}(?:\s*(?:по|на|,)?\s*(.+))?$`,
  'iu',
);
const AFTER_HIGHWAY = new RegExp(String.raw`^(.+?)[\s:/-]+(\d{1,3}(?:[.,]\d)?)\s*(?:км|km)\.?${FROM_RING}$`, 'iu');
/** 'класс А', 'А класс'. */
const CLASS =
  /^(?:класс\p{L}*|кл\.?|class)\s*[:-]?\s*([ABCDАВСД][+-]?)\.?$|^([ABCDАВСД][+-]?)[\s-]*(?:класс\p{L}*|class)\.?$/iu;
const NAMES_HIGHWAY = /ш(?:оссе|\.|$)|рига|трасс|^[мmар]-?\s?\d|hwy|highway|shosse|\p{L}{4,}(?:ка|е)$|skoe|skoye/iu;

/**
 * Address without the highway, the distance and the class that people write into it: 'Истра, Новая Рига 40 км', 'МО,
 * Вешки, Липкинское ш., 2 (Алтуфьевское шоссе, 4 км от МКАД)'. A highway without a distance is a street.
 */
export function placeOfAddress(
  text: string,
  highways: readonly SheetChoice[],
  words: readonly ChoiceWords[] = [],
): AddressReading {
  const segments = text
    .split(SEPARATORS)
    .map((segment) => segment.trim().replace(/\.$/, (dot) => (/(?:^|[\s.])\p{L}{1,5}\.$/u.test(segment) ? dot : '')))
    .filter((segment) => segment !== '');
  const highwayOf = (segment: string): SheetChoice | undefined => {
    const name = nominativeHighways(segment.replace(/^(?:по|на|along)\s+/iu, ''));
    return NAMES_HIGHWAY.test(name) && !/\d\s*(?:к|стр|с)?\s*\d*$/u.test(name.replace(/^[МMАР]-?\s?\d+/u, ''))
      ? findChoice(name.replace(/\.$/, ''), highways, words)?.value
      : undefined;
  };
  const kinds = segments.map((segment) => {
    const [, ofClass, beforeClass] = CLASS.exec(segment) ?? [];
    const className = ofClass ?? beforeClass;
    if (className !== undefined) return { className };
    const [, km, along] = KILOMETRES.exec(segment) ?? [];
    // '382 км М-3': a mark of a road far from its city is an address.
    const isMark = along !== undefined && numberOf(km ?? '0') >= FAR && !/мкад|москв|кад|кольц/iu.test(segment);
    if (km !== undefined && !isMark && (along === undefined || highwayOf(along)))
      return { kilometres: numberOf(km), highway: along === undefined ? undefined : highwayOf(along) };
    const [, name, after] = AFTER_HIGHWAY.exec(segment) ?? [];
    const highway = name === undefined ? undefined : highwayOf(name);
    return highway && after !== undefined ? { kilometres: numberOf(after), highway } : { alone: highwayOf(segment) };
  });
  const taken = kinds.map(
    ({ alone, className, kilometres }, index) =>
      className !== undefined ||
      OF_BUILDING.test(segments[index] ?? '') ||
      kilometres !== undefined ||
      (alone !== undefined && [kinds[index - 1], kinds[index + 1]].some((one) => one?.kilometres !== undefined)),
  );
  if (!taken.includes(true)) return { address: text };
  const found = kinds.filter((_, index) => taken[index]);
  const highway = found.map((one) => one.highway ?? one.alone).find((one) => one !== undefined);
  const kilometres = found.map((one) => one.kilometres).find((one) => one !== undefined);
  const className = found.map((one) => one.className).find((one) => one !== undefined);
  const rest = segments.filter((_, index) => !taken[index]).join(', ');
  return {
    address: rest === '' && (highway || kilometres !== undefined) ? text : rest,
    ...(highway ? { highway } : {}),
    ...(kilometres === undefined ? {} : { kilometres }),
    ...(className === undefined ? {} : { className }),
  };
}

/** Least kilometre of a road that is no distance from its city. */
const FAR = 150;

function numberOf(kilometres: string): number {
  return Number(kilometres.replace(',', '.'));
}

/**
 * The region that an address begins with: 'Россия, Московская область, Подольск', 'МО, Вешки', 'г. Москва, …'.
 * @param words other words for regions
 */
export function regionOfAddress(
  address: unknown,
  regions: readonly SheetChoice[],
  words: readonly ChoiceWords[] = [],
): SheetChoice | undefined {
  if (typeof address !== 'string') return undefined;
  const [first = ''] = address.split(',').filter((part) => !/^\s*(?:россия|рф|\d{6})\s*$/iu.test(part));
  const isRegion = /(?<!\p{L})(?:обл|область|край|респ|республика|мо|москва|петербург|подмосковье)(?!\p{L})/u.test(
    fold(first),
  );
  return isRegion ? findChoice(first.trim().replace(/^г\.?\s/u, ''), regions, words)?.value : undefined;
}

/** Fields of a place. */
export interface PlaceFields {
  readonly address: string;
  readonly highway: string;
  readonly kilometres: string;
  readonly highways: readonly SheetChoice[];
  readonly words?: readonly ChoiceWords[] | undefined;
}

/**
 * The row with highway and distance that its address names, and with the place next to the highway: 'Истра,
 * Новая Рига 40 км'.
 */
export function withAddressParts(row: RowReading, fields: PlaceFields): { row: RowReading; className?: string } {
  const address = row.values.get(fields.address);
  const highway = row.values.get(fields.highway);
  const isOfAddress = typeof address?.value === 'string';
  const text = isOfAddress ? String(address.value) : (highway?.raw ?? '');
  if (!/\d\s?(?:км|km)|класс/iu.test(text)) return { row };
  const found = placeOfAddress(text, fields.highways, fields.words);
  const hasAll = found.highway !== undefined || found.kilometres !== undefined || found.className !== undefined;
  if (!hasAll || (!isOfAddress && found.address === text)) return { row };
  const values = new Map(row.values);
  const add = (name: string, value: unknown) => {
    if (value !== undefined && isBlank(values.get(name))) values.set(name, { raw: text, value });
  };
  add(fields.highway, found.highway);
  if (highway?.kilometres === undefined) add(fields.kilometres, found.kilometres);
  const ofAddress = isOfAddress ? address : { raw: text };
  if (found.address === '') values.delete(fields.address);
  else values.set(fields.address, { ...ofAddress, value: found.address });
  const { className } = found;
  return { row: { ...row, values }, ...(className === undefined ? {} : { className }) };
}
