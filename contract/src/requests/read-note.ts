import { type AmountKind, readAmount } from '@gektar/format/amount.ts';
import { foldLetters } from '#fold-letters.ts';
import { END, escaped, isSaid, nicknames, regionPattern, START } from './name-patterns.ts';
import { type NoteTowns, type TownReading, townsIn } from './read-towns.ts';

/** A value of a list, by the name that people use for it. */
interface Named {
  readonly name: string;
}

/** Lists whose names are searched for in a note; empty for a list that the domain lacks. */
export interface NoteWords extends NoteTowns {
  readonly area: AmountKind;
  /** Whether a bare number with 'до' next to an area is a rate (roubles per m² a year). */
  readonly hasRate: boolean;
  readonly deals: readonly Named[];
  readonly types: readonly Named[];
  readonly classes: readonly Named[];
  readonly highways: readonly Named[];
}

/** One value read from a note, offered to the employee. */
export type NoteReading =
  | { readonly kind: 'area'; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'budget'; readonly to: number }
  | { readonly kind: 'deal' | 'type' | 'class' | 'highway' | 'region'; readonly name: string }
  | TownReading;

/**
 * Area, budget, deal, type, class and place mentioned in a note. Skips doubtful numbers and names: telephone numbers,
 * dates, floors, heights, distances, 'от МКАД'.
 */
export function readNote(text: string, words: NoteWords): NoteReading[] {
  const written = text.replace(/[\s\u00A0\u202F]+/g, ' ');
  const folded = foldLetters(written);
  return [
    ...readNumbers(folded, words),
    ...classesIn(folded, words.classes),
    ...dealsIn(folded, words.deals),
    ...typesIn(folded, words.types),
    ...placesIn(folded, words),
    ...townsIn(written, folded, words),
  ];
}

const NUMBER = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const SIZE = String.raw`(?:тыс(?:яч[аи]?)?|т|к|млн|миллион(?:а|ов)?|млрд|миллиард(?:а|ов)?)${END}\.?`;
const AREA_UNIT = String.raw`(?:га|гектар(?:а|ов)?|сот(?:ок|ки|ка)|(?:кв\.? ?)?м(?:етр(?:а|ов)?)?[2²]?|квадрат(?:а|ов)?)${END}\.?`;
const PRICE_UNIT = String.raw`(?:(?:руб(?:лей|ля|ль)?|р)${END}\.?|₽)(?: ?(?:\/|за|на) ?(?:кв\.? ?)?м(?:етр)?[2²]?)?(?: в год)?|(?:за|\/) ?(?:кв\.? ?)?м(?:етр)?[2²]?${END}`;

/** Numbers that are neither an area nor a price, with the words that show it. */
const others: readonly RegExp[] = [
  /\d+(?::\d+){2,}/g,
  /(?:\+7|8)?[ (-]{0,3}\d{3}[ )-]{0,3}\d{3}[ -]?\d{2}[ -]?\d{2}(?!\d)/g,
  /\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}/g,
  /(?:до|к|с|после) \d{1,2}\.\d{2}(?!\d)/g,
  /(?:19|20)\d{2}(?= ?(?:г\.|год))/g,
  /\d+(?:[.,]\d+)?(?: ?[-–—] ?\d+(?:[.,]\d+)?)? ?(?:-?(?:го|й|е|ая|ми))? ?(?:этаж|эт\.|ворот|док|машин|фур|человек|чел\.|сотрудник|лет|год|дн|дней|день|недел|месяц|мес|час|минут|км|киломе|квт|мвт|ква(?!\p{L})|тонн|т\/|палет|паллет|мест|штук|шт|%|процент|(?:январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр))/gu,
  /(?:высот\p{L}*|потол\p{L}*|шаг\p{L}*|пролет\p{L}*)(?: (?:от|до|не менее|минимум|колонн))* ?\d+(?:[.,]\d+)?(?: ?м(?:етр\p{L}*)?)?/gu,
  /\d+(?:[.,]\d+)? ?м(?:етр\p{L}*)? (?:высот|потол|до потолк|в высот)\p{L}*/gu,
  /(?:нагрузк\p{L}*|мощност\p{L}*|дом|д\.|корпус|строени\p{L}*|№|номер\p{L}*|лот) ?(?:от |до )?\d+(?:[.,]\d+)?/gu,
  /(?<![\p{L}\d])(?:[мар]-\d{1,3}|[мар](?![23](?!\d))\d{1,3})(?!\d)/gu,
];

const AMOUNT = new RegExp(
  String.raw`(?<lead>(?:площад\p{L}*|метраж\p{L}*|бюджет\p{L}*|ставк\p{L}*|цен(?:а|ой|е|ы)|стоимост\p{L}*|дешевле|не дороже)?)[ :]*` +
    `(?<range>(?:(?:от|до|не менее|не более|не больше|минимум|максимум|около|примерно|порядка|по|в пределах) )?` +
    String.raw`(?<![\d.,])(?:${NUMBER}) ?(?:${SIZE})? ?(?:${AREA_UNIT})?(?: ?(?:[-–—…]|до) ?(?:${NUMBER}) ?(?:${SIZE})?)?) ?` +
    `(?<unit>(?:${PRICE_UNIT}|${AREA_UNIT})?)`,
  'gu',
);

const isAreaUnit = new RegExp(`${AREA_UNIT}`, 'u');
const isPriceUnit = new RegExp(`^(?:${PRICE_UNIT})`, 'u');
const MILLION = 1_000_000;
/** Range in which a number without a unit can be a rate (roubles per m² a year). */
const rates = { least: 1_000, most: 60_000 };

function readNumbers(text: string, { area, hasRate }: NoteWords): NoteReading[] {
  const left = others.reduce((rest, pattern) => rest.replace(pattern, (found) => '*'.repeat(found.length)), text);
  const found: { area: NoteReading | undefined; budget: NoteReading | undefined } = {
    area: undefined,
    budget: undefined,
  };
  for (const { groups = {} } of left.matchAll(AMOUNT)) {
    const { lead = '', range = '', unit = '' } = groups;
    const written = range.replace(/^(?:по|в пределах) /, 'до ').trim();
    const isRange = /\d.*(?:[-–—…]|до).*\d/.test(written);
    const isPriced = isPriceUnit.test(unit) || /^(?:бюджет|ставк|цен|стоимост|дешевле|не дороже)/.test(lead);
    const hasArea =
      !isPriced && (isAreaUnit.test(`${written} ${unit}`.replace(/^.*?\d/, '')) || /^(?:площад|метраж)/.test(lead));
    if (hasArea) {
      found.area ??= areaOf(`${written} ${unit}`, area);
      continue;
    }
    const amount = readAmount(written, 'rouble');
    const most = amount?.to ?? amount?.exact ?? null;
    if (most === null) continue;
    if (isPriced || most >= MILLION) found.budget ??= { kind: 'budget', to: most };
    else if (hasRate && isRange && /(?:тыс|т(?!\p{L}))/u.test(written)) found.area ??= areaOf(written, area);
    else if (hasRate && amount?.to !== null && found.area && most >= rates.least && most <= rates.most)
      found.budget ??= { kind: 'budget', to: most };
  }
  return [found.area, found.budget].filter((reading) => reading !== undefined);
}

function areaOf(text: string, kind: AmountKind): NoteReading | undefined {
  const amount = readAmount(text, kind);
  return amount && { kind: 'area', from: amount.from ?? amount.exact, to: amount.to };
}

/** Latin class letter for each typed letter: people also write the Russian А, В, Б, С, Д. */
const latin: Readonly<Record<string, string>> = {
  а: 'A',
  a: 'A',
  в: 'B',
  б: 'B',
  b: 'B',
  с: 'C',
  c: 'C',
  д: 'D',
  d: 'D',
};
const ONE_CLASS = String.raw`([авбсдabcd])(?:\s?(\+|плюс))?(?![\p{L}])`;
const CLASS_LIST = new RegExp(String.raw`класс\p{L}* (?:не ниже )?((?:${ONE_CLASS}(?: ?(?:,|\/|или|и|-) ?)?)+)`, 'gu');
const PLUS_CLASS = new RegExp(String.raw`${START}([авab])\s?\+`, 'gu');

function classesIn(text: string, classes: readonly Named[]): NoteReading[] {
  const lists = [...text.matchAll(CLASS_LIST)].flatMap(([, list = '']) => [
    ...list.matchAll(new RegExp(ONE_CLASS, 'gu')),
  ]);
  const said = [
    ...lists.map(([, letter = '', plus]) => [letter, plus] as const),
    ...[...text.matchAll(PLUS_CLASS)].map(([, letter = '']) => [letter, '+'] as const),
  ];
  const names = new Set(said.map(([letter, plus]) => `${latin[letter]}${plus ? '+' : ''}`));
  return classes.filter(({ name }) => names.has(name)).map(({ name }) => ({ kind: 'class', name }));
}

/** Word stems that mention a deal. */
const dealWords: Readonly<Record<string, RegExp>> = {
  Аренда: stems('аренд', 'сним', 'снять', 'сдать'),
  Покупка: stems('купить', 'купл', 'купи', 'купят', 'покуп', 'приобр', 'выкуп', 'в собственность'),
  'Отв. хранение': stems('ответственн[а-я]* хран', 'ответхран', 'отв\\.? ?хран'),
  Инвестиции: stems('инвест'),
};

function dealsIn(text: string, deals: readonly Named[]): NoteReading[] {
  return deals.filter(({ name }) => dealWords[name]?.test(text)).map(({ name }) => ({ kind: 'deal', name }));
}

/** Words that mention a type without its name. */
const typeWords: Readonly<Record<string, RegExp>> = {
  Сухой: stems('сух(?:ой|ого|ому|им|ом)'),
  'С темп. режимом': stems('температурн', 'с темп', 'теплый склад', 'теплого склад', 'отаплива'),
  Морозильный: stems('морозил', 'заморо', 'низкотемператур'),
  Неотапливаемый: stems('неотаплива', 'холодный склад', 'холодного склад'),
  'Дата-центр': stems('дата-?центр', 'цод'),
  'Light Industrial': stems('light', 'лайт'),
  Офис: stems('под офис'),
  Мезонин: stems('мезонин'),
};

function typesIn(text: string, types: readonly Named[]): NoteReading[] {
  return types
    .filter(({ name }) => (typeWords[name] ?? phraseOf(name)).test(text))
    .map(({ name }) => ({ kind: 'type', name }));
}

/** Pattern of a name in any grammatical case: its words in sequence, without their endings. */
function phraseOf(name: string): RegExp {
  const words = foldLetters(name)
    .split(' ')
    .map((word) => (word.length > 5 ? `${escaped(word.slice(0, -2))}\\p{L}*` : `${escaped(word)}\\p{L}{0,2}`));
  return new RegExp(`${START}(?<!не )${words.join(' ')}`, 'u');
}

function stems(...beginnings: readonly string[]): RegExp {
  return new RegExp(`${START}(?<!(?:не|без) )(?:${beginnings.join('|')})`, 'u');
}

function placesIn(text: string, { highways, regions }: NoteWords): NoteReading[] {
  const among = (kind: 'highway' | 'region', places: readonly Named[], pattern: (name: string) => string) =>
    places
      .filter(({ name }) => {
        const folded = foldLetters(name);
        const said = [pattern(folded), nicknames[folded]].filter(Boolean).join('|');
        return said !== '' && isSaid(text, said);
      })
      .map(({ name }): NoteReading => ({ kind, name }));
  return [...among('highway', highways, highwayPattern), ...among('region', regions, regionPattern)];
}

/** Matches 'Ленинградское шоссе', 'по ленинградке'; 'М-4 «Дон»', 'м4'; 'МКАД'. */
function highwayPattern(name: string): string {
  const road = /^([мар])-(\d+)/.exec(name);
  const ring = /«?(мкад|цкад)»?/.exec(name)?.[1];
  // 'м2' and 'м3' without the dash are units.
  const dash = road && /^[23]$/.test(road[2] ?? '') ? '-' : '-?';
  if (road) return [`${road[1]}${dash}${road[2]}`, ring].filter(Boolean).join('|');
  if (ring !== undefined) return ring;
  const [first = ''] = name.split(' ');
  const [, adjective] = /^(.+)ое$/.exec(first) ?? [];
  if (adjective === undefined) return '';
  const adjectives = `${escaped(adjective)}(?:ое|ого|ому|ом|им)(?! (?:област|район|обл|озер|город))`;
  const [, base] = /^(.{3,})ск$/.exec(adjective) ?? [];
  return base === undefined ? adjectives : `${adjectives}|${escaped(base)}к(?:а|и|е|у|ой)`;
}
