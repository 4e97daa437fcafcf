import { isAddressAlone } from './address-alone.ts';
import { sectionStatus } from './classify-rows.ts';
import { readFacts, tidyText } from './facts.ts';
import { fold } from './fold.ts';
import { placeOf } from './place-facts.ts';
import { type CellReading, DIRECTION, type ReadingContext, readValue } from './read-value.ts';
import { ownTexts, type SheetRow } from './sheet.ts';
import type { SheetKind } from './sheet-kind.ts';
import { findChoice } from './value-words.ts';

/** Sections that apply to the rows below them. */
export interface SectionState {
  refused: string | undefined;
  /** Whether the refusal is that of a named part: the next part has a state of its own. */
  isOfPart: boolean;
  values: Map<string, CellReading>;
  names: { text: string; written: string; column: number; level: number; facts: ReadonlyMap<string, CellReading> }[];
}

/** State above the first section; `refused` is the reason why the sheet itself offers nothing. */
export function newState(refused: string | undefined): SectionState {
  return { refused, isOfPart: false, values: new Map(), names: [] };
}

/** 'Киевское шоссе (5 участков)', 'Новая Рига — 3': the number of objects below a section; '(2016)' is a year. */
const COUNT_OF_SECTION = /(?:\s*\(|\s+[-–—]|\s*:)\s*(?!(?:19|20)\d\d(?!\d))\d+\s*(?:\p{L}+\.?)?\s*\)?$/u;

/** 'Камеры (-18 … -22 °С)', 'Холодильные склады, режим +2/+6', 'Мороз −18': degrees at the end of a section. */
const DEGREES_OF_SECTION =
  /[\s,;:([–—-]*(?:(?:t|темп\p{L}*|режим\p{L}*)[\s.:°]*(?:режим\p{L}*\s*)?)?(?:от |до )?(?:[-+−–]\s?\d{1,2}|\d{1,2}(?=.*[°+]))\s*(?:°?\s?[cсCС]|°|град\p{L}*\.?)?\s*(?:(?:\.{2,3}|…|\/|до|-|–|−)\s*[-+−–]?\s?\d{1,2}\s*(?:°?\s?[cсCС]|°|град\p{L}*\.?)?)?\s*[)\]]?\s*:?$/iu;

/**
 * Applies a section row to the rows below it: a state ('СДАНО'), a value of a dictionary ('КАЗАНЬ'), a kind of areas, an
 * address, or the name of a complex or building with its facts. `isGroup`: the row has the sums of its rooms as well.
 */
export function enterSection(
  state: SectionState,
  { text: written, column, isGroup = false }: { text: string; column: number; isGroup?: boolean },
  kind: SheetKind,
  context: ReadingContext,
): void {
  const { choices } = context;
  const part = kind.sectionName?.(written);
  const text = part ? written : written.replace(COUNT_OF_SECTION, '') || written;
  const status = sectionStatus(text);
  if (status) {
    state.refused = status.refused;
    state.isOfPart = part !== undefined;
    // 'Корпус 1 — свободные площади' is the name of a building as well.
    if (!part || status.refused !== undefined) return;
  } else if (part && state.isOfPart) {
    state.refused = undefined;
    state.isOfPart = false;
  }
  if (DIRECTION.test(fold(text))) {
    state.values.clear();
    state.names = [];
    return;
  }
  const [degrees = ''] = DEGREES_OF_SECTION.exec(written) ?? [];
  const kinds = [text, written.slice(0, written.length - degrees.length)].map((one) => fold(one).trim());
  const ofKind = isGroup ? undefined : kind.sectionKinds?.find(({ pattern }) => kinds.some((one) => pattern.test(one)));
  if (ofKind) {
    for (const [fieldName, cell] of Object.entries(ofKind.gives)) {
      const field = kind.fields.find((one) => one.name === fieldName);
      // The degrees are those of the area, no value of a flag.
      const isText = field?.reading.kind === 'text';
      if (field) state.values.set(fieldName, readValue({ text: isText ? `${cell}${degrees}` : cell }, field, context));
    }
    return;
  }
  // A report of an accounting program has the address of a building alone above its rooms.
  const address = text.replace(/^(?:адрес|местоположение|расположение)(?: объекта)?\s*[:–—-]\s*/iu, '');
  const [, bare = address, inside = ''] = /^(.+?)\s*\(([^()]{4,80})\)$/u.exec(address) ?? [];
  const isAddress = kind.sectionLevel !== undefined && !part && isAddressAlone(bare);
  // 'АБК', 'Ангар' with the sum of its rooms below an address.
  const isAtAddress = state.names.some(({ facts: above }) => above.has(kind.placeField ?? ''));
  // 'Склад № 2' with the sum of its rooms below 'База «Шакша»' with the sum of its buildings.
  const isWithin = NUMBERED_GROUP.test(text) && state.names.some((one) => one.column <= column && one.level === 0);
  if (isGroup && ((isAtAddress && !part) || isWithin) && !isAddress && kind.groupField !== undefined) {
    const own = new Map([[kind.groupField, { raw: text, value: text }]]);
    const outer = state.names.filter((one) => one.column < column || one.level < 1);
    state.names = [...outer, { text: '', written, column, level: 1, facts: own }];
    return;
  }
  const { name, facts } =
    isAddress && kind.placeField !== undefined
      ? {
          name: '',
          facts: new Map([...factsOfBrackets(inside, kind, context), [kind.placeField, { raw: text, value: bare }]]),
        }
      : nameWithFacts(text, kind, context);
  for (const fieldName of facts.size > 0 ? [] : kind.sectionFields) {
    const field = kind.fields.find((one) => one.name === fieldName);
    if (field?.reading.kind !== 'choice') continue;
    const found = findChoice(text, choices[field.reading.source] ?? [], kind.choiceWords[field.reading.source]);
    // 'КАЗАНЬ' is a town, not the road 'Р-239 Казань – Оренбург'.
    const isRoad = field.reading.source.includes('highway') && /^[МАР]-\d/u.test(found?.value.name ?? '');
    const isOfName = field.reading.source.includes('region') && NAMED_AT_ADDRESS.test(text);
    // 'Ленинградская обл., пос. Красная Заря' is no highway.
    const isOfRegion =
      field.reading.source.includes('highway') &&
      /(?<!\p{L})(?:обл|область|край|р-н|район)(?!\p{L})/iu.test(text) &&
      !/(?<!\p{L})(?:ш|шоссе)(?!\p{L})/iu.test(text);
    const isOfSeveral = field.reading.source.includes('highway') && SEVERAL_HIGHWAYS.test(text);
    if (
      !found ||
      isOfName ||
      isOfRegion ||
      isOfSeveral ||
      (isRoad && !/(?<!\p{L})[мmаaрp]-? ?\d|шоссе|трасса|«/iu.test(text))
    )
      continue;
    state.values.set(fieldName, { raw: text, value: found.value });
    state.names = [];
    return;
  }
  // 'Калужское и Киевское' ends the highway of the section above.
  if (OF_HIGHWAYS.test(text) && !NAMED_AT_ADDRESS.test(text) && !ADDRESS_OF_SECTION.test(text))
    for (const fieldName of kind.sectionFields) {
      const { reading } = kind.fields.find((one) => one.name === fieldName) ?? {};
      if (reading?.kind === 'choice' && reading.source.includes('highway')) state.values.delete(fieldName);
    }
  // A section further to the right is within those to its left; in one column its words say what it is part of.
  // 'Цех № 1' with the sum of its rooms is next to 'Склад № 3' with the sum of its own.
  const isNumberedGroup = isGroup && NUMBERED_GROUP.test(text.split(',')[0] ?? '');
  const level = isNumberedGroup ? 0 : (kind.sectionLevel?.(text) ?? 0);
  const outer = state.names.filter((one) => one.column < column || (one.column === column && one.level < level));
  state.names = [...outer, { text: name.replace(/:$/, ''), written, column, level, facts }];
}

/** A group whose name is a kind and a number: 'Склад № 2', 'Ангар 4 (холодный)'. */
const NUMBERED_GROUP =
  /^(?:склад|ангар|цех|хранилище|холодильник|пакгауз|бокс|warehouse|hangar)\p{Ll}{0,2}\s*(?:№\s*)?(?:\d{1,3}\p{L}?|\p{Lu})(?![\p{L}\d])(?:\s*\([^()]{1,40}\))?$/iu;

/** 'подъездной ж/д путь' of 'г. Тверь, ул. Новая, 3 (подъездной ж/д путь)' */
function factsOfBrackets(inside: string, kind: SheetKind, context: ReadingContext): ReadonlyMap<string, CellReading> {
  const allowed = kind.facts?.filter(({ field }) => field !== undefined && kind.sectionFacts?.includes(field)) ?? [];
  return readFacts(tidyText(inside), allowed, kind.fields, { ...context, units: {} }).values;
}

/** 'Прочие шоссе', 'Калужское и Киевское', 'Без направления': a section of other highways than the one above. */
const OF_HIGHWAYS =
  /(?<!\p{L})(?:шоссе|ш\.|трасс\p{L}*|направлени\p{L}*|друг(?:ие|ое)|проч(?:ие|ее)|остальн\p{L}*)(?!\p{L})|[сц]кое(?: и |, ?| ?\/ ?)\p{Lu}/iu;

/** 'Калужское и Киевское ш.', 'Минское / Можайское': neither is that of the rows below. */
const SEVERAL_HIGHWAYS = /[сц]кое(?: ш\p{L}*\.?)?(?: и |, ?| ?\/ ?)\p{Lu}\p{L}+[сц]кое(?!\p{L})/u;

/** 'База «Восток», Московская обл., г. Люберцы, ул. Новая, 24': a name with its address, no section of a region. */
const NAMED_AT_ADDRESS = /["«„]|(?<!\p{L})(?:ул|пр-т|пр-д|ш|д|вл|стр|улица|проезд)(?!\p{L}).*\d/iu;

/** 'Вешки (Алтуфьевское шоссе, 1 км от МКАД)', 'Вешки, класс A': the name of a section, and what else it says. */
function nameWithFacts(
  text: string,
  kind: SheetKind,
  context: ReadingContext,
): { name: string; facts: ReadonlyMap<string, CellReading> } {
  const ofText = kind.facts?.filter(({ field }) => field !== undefined && kind.sectionFacts?.includes(field)) ?? [];
  const allowed = [...(kind.sectionWords ?? []), ...ofText];
  const part = kind.sectionName?.(text);
  const [, first = '', further = ''] = part ? ['', part.name, part.rest] : (NAME_OF_SECTION.exec(text) ?? []);
  const { values, rest } = readFacts(tidyText(further), allowed, kind.fields, { ...context, units: {} });
  if (values.size === 0) {
    const isName = part !== undefined && (isCount(part.rest) || sectionStatus(part.rest) !== undefined);
    return { name: isName ? first : text, facts: new Map() };
  }
  if (ROAD_MARK.test(further)) for (const name of [...values.keys()]) if (OF_ROAD.test(name)) values.delete(name);
  if (part) return { name: first, facts: values };
  const [address] = rest
    .split(/[|()]/)
    .map((part) => part.replace(/^[\s,;:-]+|[\s,;:-]+$/gu, ''))
    .filter((part) => ADDRESS_OF_SECTION.test(part) || (isPlaceOfSection(part) && placeOf(part) === part));
  if (address !== undefined && kind.placeField !== undefined)
    values.set(kind.placeField, { raw: text, value: address });
  return { name: first.trim(), facts: values };
}

/** '512 км а/д М-4 «Дон»': a mark of a road far from its city is an address, no distance. */
const ROAD_MARK =
  /(?<!\d)(?:1[5-9]\d|[2-9]\d\d|1\d{3})(?:[.,]\d)?\s*-?(?:й|ый|ой)?\s*км\.?\s*(?:(?:федеральн\p{L}*|фед\.)\s*)?(?:а\/?д(?!\p{L})|автодорог\p{L}*|трасс\p{L}*|автомагистрал\p{L}*|дорог[иа]|[мрa]-?\s?\d)/iu;

const OF_ROAD = /highway|distanceFromRingRoad/u;

/** ' (4 секции)' after the name of a section. */
function isCount(rest: string): boolean {
  return rest.replace(COUNT_OF_SECTION, '').trim() === '';
}

/** Longest section with facts (characters). */
const LONGEST_FACTS = 220;

const CONTACTS = /(?:\+7|(?<!\d)8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}|@|https?:|www\./u;

/** 'Корпус 1 (класс А, введён в 2016 г., рабочая высота 12 м, нагрузка 7 т/м²)': a section, however long it is. */
export function isSectionWithFacts(text: string, kind: SheetKind, context: ReadingContext): boolean {
  if (!kind.sectionName || text.length > LONGEST_FACTS || CONTACTS.test(text)) return false;
  const part = kind.sectionName?.(text);
  // 'Корпус 1 имеет общую рампу, высота 12 м' is a sentence.
  if (part && !/^\s*(?:[([,:;|/.–—-]|класс|кл\.|class|[«"])/iu.test(part.rest)) return false;
  const isName = part !== undefined || kind.objectNames?.pattern.test(text.split(/[,(|–—:]/u)[0] ?? '') === true;
  if (!isName || !/^["«„]?[\p{Lu}\d]/u.test(text)) return part !== undefined && factsOf(text, kind, context) > 0;
  return factsOf(text, kind, context) >= (part ? 1 : FEWEST_FACTS);
}

/** Facts of a long name of a complex, at least: a note may mention one. */
const FEWEST_FACTS = 2;

/** Number of facts that the name of a section has after it. */
export function factsOf(text: string, kind: SheetKind, context: ReadingContext): number {
  return nameWithFacts(text, kind, context).facts.size;
}

/** 'Корпус 1 | класс А | высота 12 м': a section whose facts stand in cells of their own, as one text. */
export function sectionOfCells(row: SheetRow, kind: SheetKind, context: ReadingContext): string | undefined {
  const [first = '', ...others] = ownTexts(row);
  if (!kind.sectionName?.(first) || others.length === 0) return undefined;
  if (row.cells.some(({ number, day, spread }) => (number !== undefined || day) && spread === undefined))
    return undefined;
  const areFacts = others.every(
    (text) => /\p{L}/u.test(text) && factsOf(`${kind.sectionName?.(first)?.name}, ${text}`, kind, context) > 0,
  );
  return areFacts ? [first, ...others].join(', ') : undefined;
}

/** 'Вешки (…)', 'Вешки, …', 'Корпус 3 — строится'; a dash after a highway divides no name. */
const NAME_OF_SECTION =
  /^(?:([^(,]{2,60}?)(?=\s*[(,:]|\s+[-–—|/]\s))(?<!(?:шоссе|(?<!\p{L})ш\.?|направлени\p{L}|обл\p{L}*\.?|район))\s*(?:[(,:]|\s[-–—|/]\s)(.+?)\)?\s*$/u;

/** 'Балашиха' of 'Склады «Восток», Балашиха, 7 км': one proper name. */
function isPlaceOfSection(part: string): boolean {
  return /^\p{Lu}\p{Ll}{3,}(?:-\p{Lu}?\p{Ll}+)*$/u.test(part);
}

/** 'г. Электроугли, ул. Полевая, 5', 'Калужская обл.' */
const ADDRESS_OF_SECTION =
  /(?<!\p{L})(?:обл|г|д|с|п|рп|пос|ул|пер|пр-д|наб|вл|г\. ?о)\. ?\p{Lu}|\p{Lu}\p{L}+(?:ая|ий|ый|ой) (?:обл|край|р-н|район|г\.? ?о)(?!\p{Ll}{8})/u;
