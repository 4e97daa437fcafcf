import type { CardLine } from './card-lines.ts';
import { fold } from './fold.ts';
import type { CellReading } from './read-value.ts';
import type { SheetField } from './sheet-fields.ts';
import { readUnits } from './units.ts';
import { meaningOf, notOffered } from './value-words.ts';

/** An object of a text, as far as lines below may concern it. */
interface Named {
  readonly row: number;
  readonly rows: readonly number[];
  readonly values: ReadonlyMap<string, CellReading>;
}

/** Longest line that corrects an earlier one (characters). */
const LONGEST_CORRECTION = 80;
/** Letters of a place that stay the same in all cases: 'Юрьевка', 'по Юрьевке'. */
const SHORTEST_STEM = 4;
/** 'Юрьевка теперь 2,0', 'по Юрьевке снизили до 2 млн'. */
const CORRECTION =
  /(?<!\p{L})(?:теперь|сниз\p{L}*|снижен\p{L}*|упал\p{L}*|подня\p{L}*|подорож\p{L}*|подешев\p{L}*|нов(?:ая|ую) цен\p{L}*|цен[ау] (?:нов\p{L}*|измен\p{L}*|сниз\p{L}*|теперь|уже)|поправка|исправл\p{L}*|ошиб\p{L}*|скинул\p{L}*|отда(?:[юе]\p{L}*|ст|дут|м) за|подвину\p{L}*|уступ\p{L}*|скидк\p{L}*|уже|now|reduced)(?!\p{L})/u;
/** 'По 5 отбой', 'и по 7-му: хозяин подвинулся', 'про номер 3': an object by its number in the list. */
const BY_NUMBER =
  /^(?:(?:и|а|да|кстати|ещ[её]|p\.? ?s\.?)[ ,:]+)*(?:что )?(?:по|про) (?:номеру? |№ ?|лоту? |пункту? |позиции |поз\. ?|п\. ?|объекту? |участку? )?(?<ordinal>\d{1,2})(?:-?(?:му|й|ому|ой|го))?(?![\p{L}\d]|[.,]\d| ?(?:млн|тыс|т\.|руб|га|сот|км|м2|%))[ :,–—-]*|^(?:№ ?|номер |лот |участок )?(?<first>\d{1,2})(?:-?(?:й|ый|ой|го))?[ :,–—-]+(?=(?:уже |вчера |тоже )?(?:сня|прод|уш|не акт|неакт|отбой|теперь|сниз|подеш|подорож))/iu;
const MONEY: ReadonlySet<string> = new Set(['price', 'pricePerArea', 'rate']);
const COMMON = /^(?:московск|област|район|город|деревн|посел|поселок|шоссе|участ|участок|коттедж)/u;

/** Beginnings of the proper names of an address: 'юрьев' of 'дер. Юрьевка'. */
function stemsOf(address: unknown): string[] {
  if (typeof address !== 'string') return [];
  const names = address.match(/\p{Lu}\p{Ll}{4,}/gu) ?? [];
  return names
    .map((name) => fold(name).slice(0, -2))
    .filter((stem) => stem.length >= SHORTEST_STEM && !COMMON.test(stem));
}

/** 'Тихорецкая 7' is not 'ул. Тихорецкая, 5'. */
function isOtherHouse(address: unknown, line: string, stems: readonly string[]): boolean {
  const houseIn = (text: string, stem: string) =>
    new RegExp(String.raw`${stem}\p{L}*,? (?:д\. ?)?(\d+)`, 'u').exec(text)?.[1];
  return stems.some((stem) => {
    const [own, named] = [houseIn(fold(String(address)), stem), houseIn(line, stem)];
    return own !== undefined && named !== undefined && own !== named;
  });
}

/**
 * What a line below an object says about it by its place: another price is a question, a sale takes it off. Only a place
 * that one object alone has is certain.
 */
export function withLaterLines<One extends Named>(
  cards: readonly One[],
  lines: readonly CardLine[],
  { fields, placeField }: { readonly fields: readonly SheetField[]; readonly placeField?: string },
): { cards: One[]; refused: { row: number; reason: string }[] } {
  const refused: { row: number; reason: string }[] = [];
  const own = new Set(cards.flatMap(({ rows }) => rows));
  const named = cards.map((card) => ({ card, stems: stemsOf(card.values.get(placeField ?? '')?.value) }));
  const changed = new Map<One, One>();
  const ordinals = new Map(
    lines.flatMap(({ row, ordinal }) => (ordinal === undefined ? [] : [[row, ordinal] as const])),
  );
  for (const { row, text } of lines) {
    const reference = BY_NUMBER.exec(text);
    const said = reference ? text.slice(reference[0].length) : text;
    const folded = fold(said);
    if (own.has(row) || said.length > (reference ? 2 * LONGEST_CORRECTION : LONGEST_CORRECTION) || text.includes('?'))
      continue;
    // A line with an area or a number offers an object itself.
    if (readUnits(text).units.area !== undefined || /\d{2}:\d{2}:\d/.test(text)) continue;
    const words = folded.match(/\p{L}+/gu) ?? [];
    const ordinal = Number(reference?.groups?.['ordinal'] ?? reference?.groups?.['first']);
    const about = named.filter(({ card, stems }) =>
      card.row < row && reference
        ? ordinals.get(card.row) === ordinal
        : card.row < row &&
          stems.some((stem) => words.some((word) => word.startsWith(stem) && word.length < stem.length + 5)) &&
          !isOtherHouse(card.values.get(placeField ?? '')?.value, folded, stems),
    );
    const [only] = about;
    if (!only || about.length > 1) continue;
    const state = meaningOf(notOffered, folded);
    if (state !== undefined && !/\d/.test(said))
      refused.push({ row: only.card.row, reason: `${state}: «${text.trim()}»` });
    else if (state === undefined && CORRECTION.test(folded) && /\d/.test(said)) {
      const doubt = `Ниже названа другая цена: «${text.trim()}»`;
      const values = new Map(only.card.values);
      const money = fields.find(({ name, reading }) => MONEY.has(reading.kind) && values.has(name));
      if (money) values.set(money.name, { raw: '', ...values.get(money.name), doubt });
      changed.set(only.card, { ...only.card, values });
    }
  }
  const gone = new Set(refused.map(({ row }) => row));
  return { cards: cards.filter(({ row }) => !gone.has(row)).map((card) => changed.get(card) ?? card), refused };
}
