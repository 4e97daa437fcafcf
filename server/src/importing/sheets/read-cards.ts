import { amountDoubts } from './amounts.ts';
import { type CardLine, cardLines, isDemand, refusalOf } from './card-lines.ts';
import { type FactWords, readFact, readFacts, tidyText } from './facts.ts';
import { unitDoubts } from './guess-units.ts';
import { withLaterLines } from './later-lines.ts';
import { nominativeHighways, nominativePlaces, placeOf } from './place-facts.ts';
import type { CellReading, ReadingContext } from './read-value.ts';
import { ownTexts, type Sheet } from './sheet.ts';
import type { SheetField } from './sheet-fields.ts';
import { readUnits } from './units.ts';

/** Longest text that is divided into cards (lines). */
const MOST_LINES = 5_000;
/** Longest line that may hold for the cards below it (characters). */
const LONGEST_SHARED = 90;
/** Share of lines that must be objects where each is one line: a list of instructions may mention an area. */
const SHARE_OF_LINES = 0.5;
/** Share of lines with a price, or a word that they are let, among lines that are whole offers. */
const SHARE_OF_OFFERS = 0.7;
/** Most lines of a title above the labels of a card. */
const MOST_TITLE_LINES = 3;
const GREETING =
  /^(?:добр|здравств|привет|коллег|всем|уважаем|hello|hi(?!\p{L})|dear|предлага|актуал|(?:наши )?предложени|в продаже|свободн\p{L}+:)/iu;
const FAREWELL = /^(?:пиш|звон|с уваж|тел|ваш|контакт|по всем|обращ|жду|спасибо)/iu;
const CONTACT = /(?:\+7|(?<!\d)8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)|\S+@\S+\.\w|(?<!\S)@\w{3,}/u;

/** 'Все участки в частной собственности' between the cards of a text. */
const ABOUT_ALL = /^(?:вс[её](?!\p{L})|вся земля|у всех|везде|all (?:plots|sites|of them))/iu;

/** The same in the last lines of a card. */
const ABOUT_ALL_PLOTS =
  /^(?:вс[её]|вся) (?:участки|земл[ияю]|площадки|лоты|объекты|в (?:частной )?собственности)(?!\p{L})/iu;

/** An object of a text with its values. */
export interface Card {
  /** The first of its lines, or the line of the object in a card of several. */
  readonly row: number;
  readonly rows: readonly number[];
  readonly values: ReadonlyMap<string, CellReading>;
  readonly text: string;
  /** Lines of the text that hold for all cards. */
  readonly remarks: readonly string[];
}

/** What cards are read by. */
interface CardKind {
  readonly fields: readonly SheetField[];
  readonly facts: readonly FactWords[];
  readonly mainField: string;
  readonly placeField?: string;
  readonly sectionFields: readonly string[];
  readonly objectNames?: { readonly field: string; readonly pattern: RegExp };
}

interface FactLine extends CardLine {
  readonly values: ReadonlyMap<string, CellReading>;
}

/**
 * Objects of a text in which an object has several lines: 'Адрес: …', 'Площадь: …', or lines of facts, divided by blank
 * lines, dashes, numbers, emoji, a label that repeats, messages of a chat. Undefined: the text has no such cards.
 */
export function readCards(
  sheet: Sheet,
  kind: Partial<CardKind> & Pick<CardKind, 'fields' | 'sectionFields'>,
  context: ReadingContext,
): { cards: Card[]; refused: { row: number; reason: string }[]; notes: string[] } | undefined {
  const { facts, mainField } = kind;
  if (!facts || mainField === undefined || sheet.rows.length > MOST_LINES) return undefined;
  if (sheet.rows.some((row) => ownTexts(row).length > 1)) return undefined;
  const cardKind: CardKind = { ...kind, facts, mainField };
  const lines = cardLines(sheet, kind.fields).map((line) => ({ ...line, values: valuesOf([line], cardKind, context) }));
  const blocks = splitBy(lines, ({ isMessage }) => isMessage).flatMap((own) => bestBlocks(own, cardKind));
  const isCard = (block: readonly FactLine[]) => hasObject(block, cardKind);
  const found = blocks.filter(isCard);
  const isOfLines = found.every((block) => block.filter(({ values }) => values.size > 0).length < 2);
  const areWhole = found.every((block) => block.some((line) => isWholeOffer(line, cardKind)));
  if (found.length === 0) return undefined;
  if (isOfLines && !areWhole && found.length < lines.length * SHARE_OF_LINES) return undefined;
  // Notes of a workbook may mention an area; an offer says what it costs or which one it is.
  if (!found.some((block) => block.some(isOffer))) return undefined;
  const cards: Card[] = [];
  const refused: { row: number; reason: string }[] = [];
  let shared: FactLine[] = [];
  let heads: FactLine[] = [];
  const sentences = lines.flatMap((line) =>
    line.text.split(/(?<=\d{4})\. (?=\p{Lu})/u).map((text) => ({ ...line, text })),
  );
  const aboutAll = sentences.filter((line) => isAboutAll(line));
  const numberOf = (row: number) => lines.filter((line) => line.isMessage && line.row <= row).length;
  const withCards = new Set(found.map((block) => numberOf(block[0]?.row ?? 0)));
  // Another sender's 'ставки без НДС' is about the offers of that message; a demand within a message does not end it.
  const senders = new Map(lines.flatMap((line) => (line.sender ? [[numberOf(line.row), line.sender] as const] : [])));
  const speaksOfAll = new Set(aboutAll.map((line) => numberOf(line.row)));
  const holdsFor = (line: FactLine, row: number) => {
    const [own, other] = [numberOf(row), numberOf(line.row)];
    const isOfSender = other < own && senders.has(own) && senders.get(own) === senders.get(other);
    return own === other || !withCards.has(other) || (isOfSender && !speaksOfAll.has(own));
  };
  for (const whole of blocks) {
    const letParts = letPartsOf(whole, cardKind);
    for (const line of letParts) refused.push({ row: line.row, reason: refusalOf([line]) ?? '' });
    const block = whole.filter((line) => !letParts.includes(line));
    const row = block[0]?.row ?? 0;
    const ofAll = aboutAll.filter((line) => holdsFor(line, row)).map(({ text }) => text);
    // The line above a list of one message is not about the next message.
    if (block[0]?.isMessage) {
      shared = shared.filter((line) => !heads.includes(line));
      heads = [];
    }
    const objects = objectsOf(block, cardKind);
    // 'Секция 3: сдана' among sections that are offered concerns itself alone.
    const isOther = (line: FactLine) => objects?.includes(line) !== true && !(objects && isOffer(line));
    const reason = refusalOf(block.filter(isOther));
    if (reason !== undefined) refused.push({ row, reason });
    else if (isCard(block)) {
      const gone = (objects ? block.filter((line) => !isOther(line)) : []).flatMap((line) => {
        const why = refusalOf([line]);
        return why === undefined ? [] : [{ row: line.row, reason: why }];
      });
      refused.push(...gone);
      const offered = cardsOf(block, objects, { shared, heads, ofAll, kind: cardKind, context }).map((card) =>
        withSamePlace(card, cards.at(-1), cardKind),
      );
      cards.push(...offered.filter(({ row: own }) => !gone.some((one) => one.row === own)));
    } else {
      const named = block.filter((line) => line.text.length <= LONGEST_SHARED && sharedValues(line, cardKind).size > 0);
      if (named.length > 0) shared = named;
      heads = block.filter((line) => isHeadOfList(line, cardKind) && beginsList(blocks, whole));
      if (block.some(({ label }) => label !== undefined) && block.filter(({ values }) => values.size > 0).length > 1)
        refused.push({ row, reason: 'Нет площади' });
    }
  }
  const later = withLaterLines(cards, lines, cardKind);
  const taken = new Set(cards.flatMap(({ rows }) => rows));
  const notes = lines.flatMap(({ row, text }) =>
    text.split(/(?<=\p{L}{2})\. (?=\p{Lu})/u).filter((one) => (taken.has(row) ? ABOUT_ALL_PLOTS : ABOUT_ALL).test(one)),
  );
  return { cards: later.cards, refused: [...refused, ...later.refused], notes };
}

/** 'Секция 4: сдана' below 'секция 3: 2 400 м²': lines about parts that are let, next to the one that is offered. */
function letPartsOf(block: readonly FactLine[], kind: CardKind): FactLine[] {
  const offered = block.filter(({ values }) => values.has(kind.mainField));
  if (offered.length === 0 || objectsOf(block, kind)) return [];
  return block.filter(
    (line, index) =>
      index > 0 &&
      !offered.includes(line) &&
      [...line.values.keys()].some((name) => name === 'name' || name.endsWith('.name')) &&
      refusalOf([line]) !== undefined,
  );
}

/** 'там же, корп. 5', 'в том же комплексе', 'same park': the place of the card above. */
const SAME_PLACE =
  /^(?:(?:и )?(?:там|тут|здесь) же|(?:в )?(?:том|тот|этом) же (?:комплекс|парк|здани|объект|мест|адрес|логопарк|терминал|склад)\p{L}*|(?:по )?(?:тому|тот) же адрес\p{L}*|(?:the )?same (?:place|park|complex|address|location|property))(?!\p{L})/iu;

/** 'склад 300 м², там же' without an address of its own. */
const SAME_WITHIN = /(?<!\p{L})(?:там|тут|здесь) же(?!\p{L})|(?<!\p{L})по (?:тому|этому) же адресу(?!\p{L})/iu;

/** The card with the place of the card above, where it says that it is the same. */
function withSamePlace(card: Card, above: Card | undefined, kind: CardKind): Card {
  const isSame = SAME_PLACE.test(card.text) || (!card.values.has(kind.placeField ?? '') && SAME_WITHIN.test(card.text));
  if (!above || !isSame) return card;
  const isPlace = (name: string) =>
    [kind.placeField, kind.objectNames?.field, ...kind.sectionFields].includes(name) || /distance/iu.test(name);
  const own = [...card.values].filter(([name, { raw }]) => name !== kind.placeField || !SAME_PLACE.test(raw));
  const inherited = [...above.values].filter(([name]) => isPlace(name));
  return { ...card, values: new Map([...inherited, ...own]) };
}

/** 'OPEX 1 900 руб.' of 'Ставки без НДС, OPEX 1 900 отдельно' */
const OPEX_OF_ALL = /(?:opex|опекс|орех|экспл\p{L}*)\.?(?: расход\p{L}*)?[ :=–—-]*(?:\d{3,4}|\d \d{3})(?!\d)/giu;

/** 'Все ставки без НДС': a line without numbers about the money of all objects. */
function isAboutAll({ text }: CardLine): boolean {
  const { vat, opex } = readUnits(text).units;
  return (
    !/\d/.test(text.replace(/м ?[2²]|2[02] ?%/giu, '').replace(OPEX_OF_ALL, '')) &&
    /цен|ставк|тариф|rent|rates?(?!\p{L})/iu.test(text) &&
    (vat ?? opex) !== undefined
  );
}

/** 'Дмитровка, с. Белый Раст, два участка:' above '1) 1,1 га - 22 млн': a place of all in the list. */
function isHeadOfList(line: FactLine, kind: CardKind): boolean {
  const isPlaced = line.values.has(kind.placeField ?? '') && /[:.]$|участк\p{L}*$/u.test(line.text.trim());
  const isTown = HEAD_ALONE.test(line.text.trim()) && placeOf(line.text.trim().slice(0, -1)) !== undefined;
  return line.text.length <= LONGEST_SHARED && (isPlaced || isTown || sharedValues(line, kind).size > 0);
}

/** Whether a line of a list in the same message follows a block. */
function beginsList(blocks: readonly (readonly FactLine[])[], block: readonly FactLine[]): boolean {
  const next = blocks[blocks.indexOf(block) + 1]?.[0];
  return next !== undefined && isOfList(next) && !next.isMessage;
}

function isOfList({ isNumbered, mark }: CardLine): boolean {
  return isNumbered || /^[-–—•·▪]$/u.test(mark);
}

/** Fields that a line of a list has of its own. */
const OF_OBJECT = /^(?:area|price|rate|salePrice|cadastralNumbers|position|hasBarganing|link)/;

function sharedValues({ values }: FactLine, { sectionFields }: CardKind): Map<string, CellReading> {
  return new Map([...values].filter(([name]) => sectionFields.includes(name)));
}

/** A line of demand among offers is a block in every division. */
function splitBy(lines: readonly FactLine[], begins: (line: FactLine) => boolean): FactLine[][] {
  const blocks: FactLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1);
    const isAfterDemand =
      last?.[0] !== undefined &&
      isDemand(last[0]) &&
      (isOfferAgain(lines.slice(index)) || isOfferAfterDemand(line, last[0]));
    if (last && !begins(line) && !isDemand(line) && !isAfterDemand) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** 'ПРОДАЖА' at the beginning of a paragraph. */
const OFFER_BEGINS =
  /^(?:прода(?:жа|ю|[её]тся|м|[её]м)|сда(?:[её]тся|ю|м|[её]м)|аренда|предлага\p{L}*|for (?:sale|rent|lease)|sale)(?!\p{L})/iu;

/** Whether lines after a demand are an offer: a cadastral number, in the line or in its new paragraph. */
function isOfferAgain([line, ...others]: readonly FactLine[]): boolean {
  if (line === undefined) return false;
  if (line.values.has('cadastralNumbers') || !(line.isAfterGap || line.isAfterRule))
    return line.values.has('cadastralNumbers');
  const end = others.findIndex(({ isAfterGap, isAfterRule }) => isAfterGap || isAfterRule);
  const paragraph = others.slice(0, end < 0 ? undefined : end);
  return OFFER_BEGINS.test(line.text) || paragraph.some(({ values }) => values.has('cadastralNumbers'));
}

/** Whether a line below a demand that names its own area is an offer: it begins with a place and has a price. */
function isOfferAfterDemand(line: FactLine, demand: FactLine): boolean {
  const hasArea = ({ values }: FactLine) => [...values.keys()].some((name) => /^area(?:$|\.)/u.test(name));
  const [begin = ''] = line.text.split(/[,;|:(]|\s[-–—]\s/u);
  return (
    hasArea(demand) &&
    hasArea(line) &&
    (isOffer(line) || ON_REQUEST.test(line.text)) &&
    (placeOf(begin) !== undefined || SETTLEMENT_FIRST.test(begin)) &&
    !/(?<!\p{L})(?:бюджет|до \d[\d ]*(?:руб|р(?!\p{L})|₽|тыс|млн))/iu.test(line.text)
  );
}

const ON_REQUEST = /(?<!\p{L})(?:цен\p{L}|ставк\p{L}|аренд\p{L})[ :–-]*(?:по запросу|договорн\p{L}*)/iu;
const SETTLEMENT_FIRST = /^(?:г|пос|п|с|д|пгт|рп)\. ?\p{Lu}/u;

/** The division of a message into blocks that gives the most whole objects. */
function bestBlocks(lines: readonly FactLine[], kind: CardKind): FactLine[][] {
  const isGap = ({ isAfterGap, isAfterRule }: FactLine) => isAfterGap || isAfterRule;
  const isTitle = ({ label, values, text }: FactLine) =>
    label === undefined && !values.has(kind.mainField) && text.length <= LONGEST_SHARED && !GREETING.test(text);
  const repeated = (keyOf: (line: FactLine) => string) =>
    [...Map.groupBy(lines, keyOf)].filter(([key, own]) => key !== '' && own.length > 1).map(([key]) => key);
  // A card begins with its first label: a later one would divide the first card.
  const labels = repeated(({ label }) => label?.words.toLowerCase() ?? '').slice(0, 1);
  const marks = repeated(({ mark }) => mark);
  const candidates = [
    splitBy(lines, (line) => line.isNumbered || isGap(line)),
    splitBy(lines, ({ isNumbered }) => isNumbered),
    splitBy(lines, ({ isAfterRule }) => isAfterRule),
    splitBy(lines, isGap),
    ...marks.map((mark) => splitAbove(lines, (line) => line.mark === mark, isTitle)),
    ...labels.map((label) => splitAbove(lines, (line) => line.label?.words.toLowerCase() === label, isTitle)),
    [[...lines]],
  ].map((blocks) => blocks.flatMap((block) => withoutEnds(block, isGap)));
  const placed = ownPlaces(lines, kind).map((blocks) => blocks.flatMap((block) => withoutEnds(block, isGap)));
  const hasSizes = sizesOf(lines, kind).size > 0;
  const sumOf = (blocks: readonly FactLine[][], worth: typeof worthOf) =>
    blocks.reduce((sum, block) => {
      const isWithoutSize = hasSizes && sizesOf(block, kind).size === 0 && hasObject(block, kind);
      return sum + worth(block, kind) - (isWithoutSize ? NO_SIZE : 0) - (crossesGap(block, isGap) ? ACROSS_GAP : 0);
    }, 0);
  const [best] = [
    ...candidates.map((blocks) => ({ blocks, worth: sumOf(blocks, worthOf) })),
    ...placed.map((blocks) => ({ blocks, worth: sumOf(blocks, worthOfPlaced) })),
  ].toSorted((one, other) => other.worth - one.worth);
  return best?.blocks ?? [];
}

/** Less for a number without an area in a text that has areas, and for a block of the ends of two paragraphs. */
const NO_SIZE = 0.6;
const ACROSS_GAP = 0.7;

/** Whether a block begins within a paragraph and goes on in the next one. */
function crossesGap(block: readonly FactLine[], isGap: (line: FactLine) => boolean): boolean {
  const [first, ...others] = block;
  return first !== undefined && !isGap(first) && !first.isMessage && others.some(isGap);
}

/** Least number of lines that are whole offers: a single such line may be the head of a card. */
const LEAST_WHOLE_LINES = 3;

/**
 * 'Подольск, Симферопольское ш., 18 км, 3 200 м², 8 500 без НДС': offers on adjacent lines, where every line with an area
 * has a place of its own and most have a price.
 */
function ownPlaces(lines: readonly FactLine[], kind: CardKind): FactLine[][][] {
  const main = lines.filter((line) => isMain(line, kind) && !isDemand(line));
  const isPlaced = (line: FactLine) =>
    line.label === undefined &&
    (line.values.has(kind.placeField ?? '') ||
      SAME_PLACE.test(line.text) ||
      // 'Гурьевск Заречная 15 сот 39:03:010021:640'
      (line.values.has('cadastralNumbers') && /^\p{Lu}\p{Ll}{3,}/u.test(line.text)) ||
      sharedValues(line, kind).size > 0 ||
      placeOf(line.text.split(/[,;|:(]|\s[-–—]\s/u)[0] ?? '') !== undefined);
  const offered = main.filter((line) => isOffer(line) || refusalOf([line]) !== undefined);
  const areTwo = main.length === 2 && main.every(isOffer);
  const isList =
    (main.length >= LEAST_WHOLE_LINES || areTwo) &&
    main.every(isPlaced) &&
    offered.length >= main.length * SHARE_OF_OFFERS;
  // 'Саратов, Московское шоссе 31 — СДАН' between two offers is about itself.
  const isGone = (line: FactLine) => !main.includes(line) && isPlaced(line) && refusalOf([line]) !== undefined;
  if (isList) return [splitBy(lines, (line) => main.includes(line) || isGone(line))];
  // 'Истра, Новорижское ш., 40 км' above '6 000 м², 9 200 без НДС': a line of the place begins each offer.
  const places = lines.filter((line) => !line.values.has(kind.mainField) && sharedValues(line, kind).size > 0);
  const isAbove = (line: FactLine) => lines[lines.indexOf(line) + 1]?.values.has(kind.mainField) === true;
  const isPaired = places.length > 1 && places.every(isAbove);
  const hasOwn = (line: FactLine) => main.includes(line) && sharedValues(line, kind).size > 0;
  return isPaired ? [splitBy(lines, (line) => places.includes(line) || hasOwn(line))] : [];
}

/** Blocks that begin at these lines, or at the title above: the rest of the paragraph, or a paragraph of up to three lines. */
function splitAbove(
  lines: readonly FactLine[],
  begins: (line: FactLine) => boolean,
  isTitle: (line: FactLine) => boolean,
): FactLine[][] {
  const isGap = ({ isAfterGap, isAfterRule }: FactLine) => isAfterGap || isAfterRule;
  const starts = lines.flatMap((line, index) => (begins(line) ? [index] : []));
  const titled = starts.map((start) => {
    let from = start;
    const [line] = lines.slice(start);
    if (line && (line.isAfterRule || line.mark !== '')) return start;
    const isWithin = line !== undefined && !isGap(line);
    // A blank line between the title and the labels.
    if (!isWithin && from > 0) from -= 1;
    while (from > 0 && !isGap(lines[from] as FactLine)) from -= 1;
    const above = lines.slice(from, start);
    return above.length > 0 && above.length <= MOST_TITLE_LINES && above.every(isTitle) ? from : start;
  });
  const isUsual = titled.slice(1).every((from, index) => from < (starts[index + 1] ?? 0));
  const firsts = new Set((isUsual && titled.length > 1 ? titled : starts).map((index) => lines[index]));
  return splitBy(lines, (line) => firsts.has(line));
}

/** The block without the paragraphs at its ends that have no facts: a greeting, a signature. They are blocks as well. */
function withoutEnds(block: readonly FactLine[], isGap: (line: FactLine) => boolean): FactLine[][] {
  const parts = splitBy(block, isGap);
  const isFilled = (part: readonly FactLine[]) => part.some(({ values }) => values.size > 0) && !isSignature(part);
  const first = parts.findIndex(isFilled);
  if (first < 0) return [[...block]];
  const last = parts.findLastIndex((part) => isFilled(part) && !isHeadAlone(part));
  if (last < first) return [[...block]];
  return [...parts.slice(0, first), parts.slice(first, last + 1).flat(), ...parts.slice(last + 1)];
}

/** 'Надеждинский район:' in a paragraph of its own below an offer: the head of the next list. */
function isHeadAlone([line, ...others]: readonly FactLine[]): boolean {
  return line !== undefined && others.length === 0 && HEAD_ALONE.test(line.text.trim()) && isNoOffer(line);
}

/** 'Владивосток:', 'Надеждинский район:' */
const HEAD_ALONE =
  /^(?:(?:г|пос|п|с|д|пгт|рп)\. ?)?\p{Lu}[\p{L}-]+(?: (?:\p{Lu}[\p{L}-]+|район|р-н|область|обл\.|край|г\. ?о\.)){0,2} ?:$/u;

/** 'Агентство «Метры», Ирина, 8 903 123-45-67' */
function isSignature(part: readonly FactLine[]): boolean {
  return part.some(({ text }) => CONTACT.test(text)) && part.every(({ label }) => !label) && part.every(isNoOffer);
}

function isNoOffer({ values }: FactLine): boolean {
  return ![...values.keys()].some((name) => /^(?:area|price|rate|salePrice|cadastralNumbers)/.test(name));
}

/** 1 for one object; less for several, for none, and for facts without an object. */
function worthOf(block: readonly FactLine[], kind: CardKind): number {
  const filled = block.filter(({ values }) => [...values.keys()].some((name) => !kind.sectionFields.includes(name)));
  const sizes = sizesOf(block, kind);
  if (sizes.size > 1) return objectLines(block, kind) ? 0.9 : 0.2 - sizes.size;
  if (hasObject(block, kind)) return isOnlyPart(block, kind) ? 0.3 : 1;
  return filled.length > 0 ? -0.5 : 0;
}

/** 1 for each object of a block that begins with the place of them all. */
function worthOfPlaced(block: readonly FactLine[], kind: CardKind): number {
  return objectsOf(block, kind)?.length ?? worthOf(block, kind);
}

/** Whether a block has an area and nothing else: the other lines of its card are elsewhere. */
function isOnlyPart(block: readonly FactLine[], kind: CardKind): boolean {
  const names = new Set(block.flatMap(({ values }) => [...values.keys()]));
  return [...names].every((name) => name === kind.mainField || kind.sectionFields.includes(name));
}

function hasObject(block: readonly FactLine[], kind: CardKind): boolean {
  return block.some(
    (line) =>
      isMain(line, kind) ||
      line.values.has('cadastralNumbers') ||
      (line.values.has('palletPrice') && line.values.has('countPalletPlaces')),
  );
}

function sizesOf(block: readonly FactLine[], kind: CardKind): Set<unknown> {
  return new Set(
    block.flatMap((line) => {
      const ofPart = isMain(line, kind) ? partOfLine(line, kind.mainField) : undefined;
      return line.values.get(kind.mainField)?.value ?? ofPart?.value ?? [];
    }),
  );
}

/** Area of a part that a line names: 'офис 85 м²' of no main area. */
function partOfLine({ values }: FactLine, mainField: string): CellReading | undefined {
  return [...values].find(([name]) => name.startsWith(`${mainField}.`))?.[1];
}

/** Whether a line has the area of an object: the main one, or that of a part with its address and its rate. */
function isMain(line: FactLine, { mainField, placeField }: CardKind): boolean {
  const isPriced = line.values.has('rate') || line.values.has('salePrice');
  const isPlaced = (placeField !== undefined && line.values.has(placeField)) || SAME_PLACE.test(line.text);
  return line.values.has(mainField) || (isPriced && isPlaced && partOfLine(line, mainField) !== undefined);
}

/** Lines of a block that are objects each: an area with a price, a rate, a number or a name. */
function objectLines(block: readonly FactLine[], kind: CardKind): FactLine[] | undefined {
  const main = block.filter((line) => isMain(line, kind));
  const isWhole = (line: FactLine) => isOffer(line) || refusalOf([line]) !== undefined;
  return main.length > 1 && main.every(isWhole) ? main : undefined;
}

/** Whether a line names a price, a rate, a number or a name. */
function isOffer({ values }: FactLine): boolean {
  const names = [
    'price',
    'pricePerHa',
    'rate',
    'salePrice',
    'palletPrice',
    'cadastralNumbers',
    'name',
    'building.name',
  ];
  return names.some((name) => values.has(name));
}

/** Whether a line alone is an offer: an area with a price, and a number or a place, among the sentences of a letter. */
function isWholeOffer(line: FactLine, kind: CardKind): boolean {
  const { values } = line;
  const isPriced = ['price', 'pricePerHa', 'rate', 'salePrice'].some((name) => values.has(name));
  const isPlaced = values.has(kind.placeField ?? '') || sharedValues(line, kind).size > 0;
  return values.has(kind.mainField) && isPriced && (values.has('cadastralNumbers') || isPlaced);
}

interface BlockContext {
  readonly shared: readonly FactLine[];
  /** Lines above the list that the block is a part of. */
  readonly heads: readonly FactLine[];
  readonly ofAll: readonly string[];
  readonly kind: CardKind;
  readonly context: ReadingContext;
}

/** 'Продаётся …, цена: 280 000 000 руб.': the sum is the price of a sale, not a rent. */
function moveSalePrice(values: Map<string, CellReading>, text: string): void {
  const rate = values.get('rate');
  if (rate?.doubt !== unitDoubts.wholeMonth || !rate.amount || values.has('salePrice')) return;
  if (!/(?<!\p{L})прода(?:ж|[её]тся|ю|м(?!\p{L}))/iu.test(text)) return;
  values.delete('rate');
  values.set('salePrice', { raw: rate.raw, value: rate.amount.value, amount: rate.amount });
}

/** 'Ставки за м2 в месяц' above the offers answers for which period their rates are. */
function withPeriodOfAll(values: Map<string, CellReading>, ofAll: readonly string[]): void {
  const named = ofAll.map((text) => readUnits(text).units.months).filter((months) => months !== undefined);
  const [months] = named;
  if (months === undefined || new Set(named).size > 1) return;
  for (const [name, reading] of values) {
    if (reading.doubt !== unitDoubts.month || typeof reading.value !== 'number') continue;
    const { doubt: _, ...certain } = reading;
    // A rate that is asked about was read as that of a month.
    values.set(name, { ...certain, value: Number((reading.value / months).toFixed(2)) });
  }
}

/** The lines of a block that has several objects. */
function objectsOf(block: readonly FactLine[], kind: CardKind): FactLine[] | undefined {
  return sizesOf(block, kind).size > 1 ? objectLines(block, kind) : undefined;
}

function cardsOf(
  block: readonly FactLine[],
  objects: readonly FactLine[] | undefined,
  { shared, heads, ofAll, kind, context }: BlockContext,
): Card[] {
  // 'Секция 3: сдана' is of none of the objects.
  const common = block.filter((line) => !objects?.includes(line) && !(objects && refusalOf([line]) !== undefined));
  const lists = objects?.map((line) => [...common, line]) ?? [block];
  return lists.map((lines, index) => {
    const own = objects?.[index];
    const text = lines.map((line) => line.text).join('\n');
    const ownValues = valuesOf(lines, kind, context);
    const ofList = valuesOfList(heads, ownValues, lines, kind);
    const isPlaced = ofList.some(([name]) => name === kind.placeField);
    const ofLines = [...ownValues].filter(([name]) => !(isPlaced && name === kind.placeField));
    const values = new Map([...ofList, ...valuesAbove(shared, ownValues, lines, kind), ...ofLines]);
    moveSalePrice(values, text);
    withPeriodOfAll(values, ofAll);
    addPlace(values, own ? [own, ...common] : lines, kind, context);
    return {
      row: own?.row ?? block[0]?.row ?? 0,
      rows: own ? [own.row] : lines.map(({ row }) => row),
      values,
      text,
      remarks: ofAll.filter((one) => !text.includes(one)),
    };
  });
}

/**
 * What the lines above a card say about it: a highway of a heading for all; the name and place of a complex for its
 * buildings alone: 'Логопарк «Вороново», Калужское ш., 38 км' above 'корп. 1 – 4 200 м²'.
 */
function valuesAbove(
  shared: readonly FactLine[],
  own: ReadonlyMap<string, CellReading>,
  lines: readonly CardLine[],
  kind: CardKind,
): [string, CellReading][] {
  const names = [kind.objectNames?.field ?? '', kind.placeField ?? ''];
  const isPart = own.has('building.name') || own.has('name');
  const [begin = ''] = (lines[0]?.text ?? '').split(/[,;|:(]|\s[-–—]\s/u);
  const isPlaced = names.some((name) => own.has(name)) || (!isPart && placeOf(begin) !== undefined);
  return shared.flatMap((line) => {
    const ofObject = names.some((name) => line.values.has(name)) || /\d ?(?:км|km)/iu.test(line.text);
    if (ofObject && isPlaced) return [];
    const named = isPart ? [...line.values].filter(([name]) => names.includes(name)) : [];
    const distance = isPart ? [...line.values].filter(([name]) => /distance/iu.test(name)) : [];
    return [...sharedValues(line, kind), ...named, ...distance];
  });
}

/** 'ул. Фадеева 63 стр.2' */
const STREET_WITH_HOUSE =
  /^\s*(?:ул|пр-т|пр-кт|пр-д|пер|ш|наб|б-р|улица|проспект|проезд|переулок|шоссе)(?!\p{L})\.? ?[\p{L}\d][\p{L}\d .-]* \d+\p{L}?/iu;

/** Values from the line above a list that apply to a line of the list without a location. */
function valuesOfList(
  heads: readonly FactLine[],
  own: ReadonlyMap<string, CellReading>,
  lines: readonly CardLine[],
  { placeField = '' }: CardKind,
): [string, CellReading][] {
  const [begin = ''] = (lines[0]?.text ?? '').split(/[,;|:(]|\s[-–—]\s/u);
  // A street alone needs the town of the head.
  const isPlaced = own.has(placeField) && !STREET_WITH_HOUSE.test(own.get(placeField)?.raw ?? '');
  if (!lines[0] || !isOfList(lines[0]) || isPlaced || placeOf(begin) !== undefined) return [];
  return heads.flatMap(({ values, text }) => {
    const [first = ''] = text.split(/[,;:(]/u);
    // 'Дмитровка' is a highway.
    const isOther = values.has(placeField) || [...values.values()].some(({ raw }) => raw.includes(first));
    const town = isOther ? undefined : placeOf(first);
    // 'ул. Снеговая 54, склад 1 250 м²' below 'Владивосток:'
    const place = town !== undefined && STREET_WITH_HOUSE.test(begin) ? `${town}, ${begin.trim()}` : town;
    const named: [string, CellReading][] = place === undefined ? [] : [[placeField, { raw: place, value: place }]];
    return [...named, ...[...values].filter(([name]) => !OF_OBJECT.test(name))];
  });
}

/** Values of labelled lines, and facts of the other ones. */
function valuesOf(lines: readonly CardLine[], kind: CardKind, context: ReadingContext): Map<string, CellReading> {
  const labelled = new Map<string, CellReading>();
  const texts: string[] = [];
  for (const line of lines) {
    const reading = line.label && labelledValue(line, kind, context);
    if (line.label && reading && !labelled.has(line.label.field.name)) labelled.set(line.label.field.name, reading);
    else if (!isContact(line)) texts.push(line.text);
    // 'Адрес: Каширское ш., 20 км от МКАД, Домодедово'
    if (line.label?.field.name === kind.placeField && /\d ?(?:км|km)/iu.test(line.text))
      texts.push(line.label?.value ?? '');
  }
  const facts = readFacts(tidied(texts.join('\n')), kind.facts, kind.fields, context).values;
  return new Map([...facts, ...labelled]);
}

/** Longest text after a label that is an unknown value of a list (characters): a longer one is a description. */
const LONGEST_CHOICE = 30;

function isContact({ label }: CardLine): boolean {
  return (
    label !== undefined && label.field.reading.kind === 'remark' && !/описан|характер|особен|доп/iu.test(label.words)
  );
}

/** The value of 'Площадь: 5 200 м²'; undefined where the words of the line are read as facts: '5 200 м² + офис 300 м²'. */
function labelledValue({ label, text }: CardLine, kind: CardKind, context: ReadingContext): CellReading | undefined {
  if (label === undefined) return undefined;
  const { field, words, value } = label;
  if (['remark', 'status', 'sequence', 'unit'].includes(field.reading.kind)) return undefined;
  const written = value.replace(/^(?:\p{Extended_Pictographic}|\uFE0F)+\s*/u, '').trim();
  // '250 000 ₽/сотка' after 'Стоимость:' is a price of another kind.
  const isPerArea = field.reading.kind === 'price' && readUnits(written).units.per !== undefined;
  if (isPerArea && readFacts(tidied(text), kind.facts, kind.fields, context).values.size > 0) return undefined;
  const reading = readFact(tidyText(written), field, context, readUnits(words).units);
  const isWhole = reading.doubt === undefined && (reading.amount?.rest ?? '') === '';
  if (reading.isOnRequest || (reading.value !== undefined && isWhole)) return reading;
  const facts = readFacts(tidied(text), kind.facts, kind.fields, context).values;
  const ofFacts = facts.get(field.name);
  if (ofFacts?.value !== undefined && ofFacts.doubt === undefined) return undefined;
  const isAmount = ['area', 'price', 'rate', 'pricePerArea', 'cadastral'].includes(field.reading.kind);
  const hasWords = isAmount && /\p{L}{3}/u.test(reading.amount?.rest ?? '');
  if (reading.value !== undefined) return hasWords ? { doubt: amountDoubts.words, ...reading } : reading;
  const isList = field.reading.kind === 'choice' && field.reading.isMany === true;
  if (isList && reading.doubt !== undefined && written.length <= LONGEST_CHOICE && facts.size === 0) return reading;
  // Words that are no value of a dictionary stay in the comment.
  return isAmount && reading.doubt !== undefined && /\d/.test(written) && facts.size === 0 ? reading : undefined;
}

function tidied(text: string): string {
  return nominativePlaces(nominativeHighways(tidyText(text)));
}

/** 'Чехов Лоджистик', 'Софьино-лог' */
const NAME = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+| \d){0,2}$/u;

/** A name of the object at the beginning of a card, or a proper name in its first lines where it has no address. */
function addPlace(
  values: Map<string, CellReading>,
  lines: readonly CardLine[],
  { placeField, objectNames, facts, fields }: CardKind,
  context: ReadingContext,
): void {
  const [first = ''] = (lines[0]?.text ?? '').split(/\s*[,|:;]\s*|\s[-–—]\s|\. /u);
  if (objectNames && !values.has(objectNames.field) && NAME.test(first) && objectNames.pattern.test(first)) {
    values.set(objectNames.field, { raw: first, value: first });
    return;
  }
  if (placeField === undefined) return;
  const village = villageOfDistrict(values.get(placeField)?.value, lines[0]);
  if (village !== undefined) values.set(placeField, { raw: village, value: village });
  if (values.has(placeField)) return;
  const [place] = lines
    .slice(0, 2)
    .filter(({ label, text }) => label === undefined && !FAREWELL.test(text))
    .flatMap(({ text }) => placeOf(readFacts(tidied(text), facts, fields, context).rest) ?? []);
  if (place !== undefined) values.set(placeField, { raw: place, value: place });
}

/** 'Неёлово' of 'Неёлово (Псковский р-н), склад 760 м²': a village before the district that is read as the address. */
function villageOfDistrict(address: unknown, line: CardLine | undefined): string | undefined {
  if (typeof address !== 'string' || !/^\p{Lu}[\p{L}-]+(?:ий|ой) (?:район|р-н)$/u.test(address)) return undefined;
  const text = line?.label === undefined ? (line?.text ?? '') : '';
  const at = text.indexOf(address);
  const before = text.slice(0, Math.max(at, 0)).replace(/[\s,(]+$/u, '');
  const isVillage = /^\p{Lu}\p{Ll}{2,}/u.test(before) && !/\d ?(?:м2|м²|кв|га|сот|руб)|[.;:|]\s/u.test(before);
  return isVillage && before.length <= LONGEST_VILLAGE && placeOf(before.split(',')[0] ?? '') !== undefined
    ? `${before}, ${address}`
    : undefined;
}

/** Longest text before a district that is the address within it (characters). */
const LONGEST_VILLAGE = 60;
