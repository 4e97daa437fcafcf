import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { isAddressAlone } from '#importing/sheets/address-alone.ts';
import { fold, foldCode, wordsOf } from '#importing/sheets/fold.ts';
import { placeOfAddress } from '#importing/sheets/place-of-address.ts';
import { isBlank } from '#importing/sheets/read-value.ts';
import type { SheetChoice, SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { findChoice } from '#importing/sheets/value-words.ts';
import { kindsOfComplex, vacancyChoiceWords } from './vacancy-sheet-words.ts';

const BUILDING = String.raw`(?:корпус|корп|кор|здание|зд|строение|строен|стр|литера?|лит|фаза|очередь|building|bldg|phase)(?!\p{L})\.?|к(?=\.? ?-?\d)\.?`;
const BLOCK = String.raw`(?:помещение|помещ|пом|блок|бл|секция|секц|сек|отсек|модуль|камера|бокс|лот|юнит|ячейка|unit|block|section)(?!\p{L})\.?`;
const BLOCK_AFTER_BUILDING = new RegExp(String.raw`(?<=\S)\s+(?=(?:${BLOCK})\s*(?:№\s*)?[\dA-ZА-Я])`, 'giu');
const BEGINS_BUILDING = new RegExp(`^(?:${BUILDING})`, 'iu');
const BEGINS_BLOCK = new RegExp(
  String.raw`^(?:${BLOCK}|(?:мезонин|мез|офис|антресоль|цех|рампа|комната|комн|кабинет|каб|зона)(?!\p{L}))`,
  'iu',
);
/** A building or a block at the end of a name: 'Обухово-Парк корп. 4', 'Томилино к5', 'Север (лит. Б)', 'Юг, блок 3'. */
const LAST_PART = new RegExp(
  String.raw`^(?<name>.*\p{L}{3}.*?)[\s,;(–-]+(?<part>(?:${BUILDING}|${BLOCK})\s*(?:№\s*)?[-–]?\s*(?:\d[\p{L}\d./-]{0,7}|[\p{Lu}](?:[-.]?\d{1,3})?))\)?$`,
  'iu',
);
/** 'корп. 4', 'К5', 'Блок B', 'ангар 2': a building or a block alone. */
export const NAMED_PART = new RegExp(
  String.raw`^(?:${BUILDING}|${BLOCK}|ангар)\s*(?:№\s*)?[-–]?\s*(?:\d[\p{L}\d./-]{0,7}|\p{L}(?:[-.]?\d{1,3})?|[IVX]{1,5})$`,
  'iu',
);
/** A class at the end of a name: 'Нахабино Логистик кл. А'. */
const LAST_CLASS = /^(.*\p{L}{3}.*?)[\s,;(–-]+(?:класс\p{L}*|кл\.?|class)\s*([ABCDАВСД][+-]?)\)?$/iu;

/** '1-й корпус', 'Вторая очередь': the number before the word. */
const FIRST_BUILDING = String.raw`(?:(?:\d{1,2}-?(?:й|ый|ой|я|ая|е)|перв(?:ый|ая|ое)|втор(?:ой|ая|ое)|трет(?:ий|ья|ье)|четв[её]рт(?:ый|ая|ое)) (?:корпус|здание|строение|очередь|фаза)(?!\p{L}))`;
const BEGINS_FIRST = new RegExp(`^${FIRST_BUILDING}`, 'iu');
/** A number or a letter of a part: '4', '3А', '1.2', 'Б', 'II'; 'А+ класса' is a class. */
const ORDINAL = String.raw`(?:\d{1,3}(?:[./-]\d{1,3})?\p{L}?|[IVX]{1,5}(?!\p{L})|[A-ZА-ЯЁ](?:[-.]?\d{1,3})?(?! ?-?(?:класс|class)))(?![\p{L}\d+]|[.,]\d)`;
/** 'Корпус 1', 'лит. Б', 'Блок В «Север»' at the beginning of a text, with what follows. */
const NAMED_AT_BEGIN = new RegExp(
  String.raw`^\s*(?<name>(?:(?:${BUILDING}|${BLOCK}|(?:склад|ангар|цех|терминал|павильон)(?!\p{L}))\s*(?:№\s*)?[-–]?\s*(?<ordinal>${ORDINAL})|${FIRST_BUILDING})(?!\s+(?:и|and)\s+(?:№ ?)?(?:\d|\p{Lu}(?!\p{L})))(?:\s*[«"„][^»"“]{2,30}[»"“])?)(?<rest>.*)$`,
  'isu',
);

/** Name of the building that a text begins with, and the text after it; undefined: it begins with no such name. */
export function namedAtBegin(text: string): { name: string; rest: string } | undefined {
  const { name = '', ordinal = '', rest = '' } = NAMED_AT_BEGIN.exec(text)?.groups ?? {};
  // 'Корпус и двор', 'блок с рампой': a word, no letter of a building.
  return name === '' || /^\p{Ll}/u.test(ordinal) ? undefined : { name: name.trim(), rest };
}

/** Part of a complex that a name means by its first word: 'Корпус 1' a building, 'Помещение 12' a block. */
export function levelOf(text: string): 'complex' | 'building' | 'block' {
  const folded = fold(text);
  if (BEGINS_BUILDING.test(folded) || BEGINS_FIRST.test(folded)) return 'building';
  return BEGINS_BLOCK.test(folded) ? 'block' : 'complex';
}

/** Whether the name of a sheet is a building alone: 'К1', 'Корпус 2', 'лит. А'; 'стр. 2' is a page. */
export function isBuildingSheet(name: string): boolean {
  return NAMED_PART.test(name.trim()) && levelOf(name.trim()) === 'building' && !/^стр(?!оен)/iu.test(name.trim());
}

/** Parts of a complex name: the name itself, building, block and class. */
export interface NameParts {
  readonly name: string;
  readonly building?: string;
  readonly block?: string;
  readonly className?: string;
}

/** 'Домодедово Парк (бронь)', 'Север — резерв до 01.12' */
const BOOKED_AT_END =
  /(?<=\p{L}{3}.*)(?:\s*[([]|\s+[-–—]\s*|,\s*)(?:бронь?|забронир\p{L}*|(?:в )?резерв|зарезервир\p{L}*|reserved|booked)(?:\s+до\s+[\d.]+)?[)\]]?$/iu;

/** Name of a complex without building, block and class at its end. */
export function partsOfName(text: string): NameParts {
  let parts: NameParts = { name: text.replace(/\s+/g, ' ').replace(BOOKED_AT_END, '').trim() };
  for (let left = 3; left > 0; left -= 1) {
    const { name = '', part = '' } = LAST_PART.exec(parts.name)?.groups ?? {};
    const [, withoutClass = '', className] = LAST_CLASS.exec(parts.name) ?? [];
    if (className !== undefined) parts = { ...parts, name: withoutClass.trim(), className };
    else if (part === '') break;
    else if (levelOf(part) === 'building') parts = { ...parts, name: name.trim(), building: part.trim() };
    else parts = { ...parts, name: name.trim(), block: part.trim() };
  }
  return parts;
}

/** Id of the class that a letter in either alphabet names. */
export function classOf(letter: string): number | undefined {
  const latin: Readonly<Record<string, string>> = { а: 'a', в: 'b', с: 'c', д: 'd' };
  const written = fold(letter).replace(/[авсд]/gu, (one) => latin[one] ?? one);
  return buildingFields.buildingClass.values.find(({ name }) => name.toLowerCase() === written)?.id;
}

/** Values of the parts that a text names, by field. */
function valuesOfParts({ building, block, className }: NameParts): [string, unknown][] {
  const classId = className === undefined ? undefined : classOf(className);
  return [
    ...(building === undefined ? [] : [['building.name', building] satisfies [string, unknown]]),
    ...(block === undefined ? [] : [['name', block] satisfies [string, unknown]]),
    ...(classId === undefined ? [] : [['building.buildingClass', classId] satisfies [string, unknown]]),
  ];
}

/**
 * The row whose complex has its name alone: building, block, class, place and distance in the same cell or section are
 * values of their own.
 */
export function withNameParts(row: RowReading, choices: SheetChoices): RowReading {
  const values = new Map(row.values);
  const add = (name: string, raw: string, value: unknown) => {
    if (value !== undefined && isBlank(values.get(name))) values.set(name, { raw, value });
  };
  const named = values.get('complex.name');
  if (typeof named?.value === 'string' && levelOf(named.value) === 'complex') {
    const { name, found } = namedPlace(named.value, choices);
    if (name !== named.value) values.set('complex.name', { ...named, value: name });
    for (const [field, value] of found) add(field, rawOf(field, named.raw), value);
  }
  const sections = row.sections.flatMap((section) => {
    // 'Цех № 1, ул. Новая, 9' has an address as a complex has.
    const hasAddress = levelOf(section) === 'complex' || /^цех(?!\p{L})/iu.test(section);
    if (!hasAddress) return [section.replace(/\s*\(.*\)\s*$/u, '') || section];
    const { name, found } = namedPlace(section, choices);
    const building = found.find(([field]) => field === 'building.name')?.[1];
    for (const [field, value] of found) if (field !== 'building.name') add(field, rawOf(field, section), value);
    return typeof building === 'string' ? [name, building] : [name];
  });
  return { ...row, values, sections };
}

/** The text of a highway in the cell of a name is no address. */
function rawOf(field: string, raw: string): string {
  return field === 'complex.highway' ? '' : raw;
}

/** Name, and what else a cell or a section about a complex names. */
function namedPlace(text: string, choices: SheetChoices): { name: string; found: [string, unknown][] } {
  const found: [string, unknown][] = [];
  let rest = text;
  if (/\d\s?(?:км|km)(?!\p{L})|(?<!\p{L})(?:класс|кл)(?!\p{Ll}{5})/iu.test(text)) {
    const place = placeOfAddress(text, choices['highways'] ?? [], vacancyChoiceWords['highways']);
    if (place.address !== text && place.address !== '') {
      rest = place.address;
      found.push(['complex.highway', place.highway], ['complex.distanceFromRingRoad', place.kilometres]);
      if (place.className !== undefined) found.push(['building.buildingClass', classOf(place.className)]);
    }
  }
  // 'Мытищинский складской комплекс (МО, г. Мытищи, Волковское ш., 5А)', 'База «Клён» — МО, Подольск, ул. Мира, 8'
  const [, ofBrackets, inside = ''] = /^([^,(]{2,60}?)(?:\s*\(|\s[-–—]\s)([^()]+)\)?$/u.exec(rest) ?? [];
  const [, name = '', address = ''] =
    ofBrackets !== undefined && isAddressAlone(inside)
      ? [rest, ofBrackets, inside]
      : (/^([^,]{2,60}),\s*(.+)$/u.exec(rest) ?? []);
  // 'СП «Южный», Подольск'
  const isTown = /[»"“]$/u.test(name) && /^\p{Lu}\p{Ll}{3,}(?:-\p{Lu}?\p{Ll}+)*$/u.test(address);
  const isAddress =
    isTown ||
    (name !== '' && !ADDRESS_WORDS.test(name) && ADDRESS_MARKS.test(address) && levelOf(address) === 'complex');
  if (isAddress) found.push(['complex.fullAddress', address.trim()]);
  const parts = partsOfName(isAddress ? name : rest);
  return { name: parts.name, found: [...found, ...valuesOfParts(parts)] };
}

/** Words that are of an address alone: 'с' may be a preposition. */
const ADDRESS_MARKS =
  /(?<!\p{L})(?:(?:москва|спб|мо|область|край|район|р-н|шоссе|проезд|улица|тупик)(?!\p{L})|(?:обл|г|д|с|п|рп|пос|ул|пр|пр-д|ш|вл|г\. ?о)\.)|^\d{6}, ?\p{L}|\p{L}{3} (?:обл|г|ул|пр-кт|пр-т|пер|р-н|рп|пгт|наб|б-р)(?=,)/iu;

const ADDRESS_WORDS =
  /(?<!\p{L})(?:москва|спб|мо|область|край|обл|г\. ?о|г|д|с|рп|пос|р-н|район|ул|ш|шоссе|км|вл|стр)(?:\.|\s|$)/iu;

/** Name and address in one cell, where no column has the name alone: 'Вешки, г. о. Мытищи, пос. Вешки'. */
export function withName(row: RowReading): RowReading {
  const address = row.values.get('complex.fullAddress');
  const column = row.columns.find(({ field }) => field?.name === 'complex.fullAddress');
  const mayName = /назван|наимен|объект|комплекс|проект|где/iu.test(column?.title ?? '') || address?.raw.includes('\n');
  const isNamed = !isBlank(row.values.get('complex.name')) || row.sections.length > 0;
  const [, name = '', rest = ''] = /^([^\n,]{2,60})[\n,]\s*([\s\S]+)$/u.exec(address?.raw ?? '') ?? [];
  if (!address || !mayName || isNamed || name === '' || ADDRESS_WORDS.test(name) || !ADDRESS_WORDS.test(rest))
    return row;
  // 'Самара, ул. Береговая, 36' below 'Где': a town, no complex.
  if (isTown(name) && !/назван|наимен|комплекс|проект/iu.test(column?.title ?? '')) return row;
  const values = new Map(row.values);
  values.set('complex.name', { raw: name, value: name.trim() });
  values.set('complex.fullAddress', { ...address, value: rest.replace(/\s+/g, ' ').trim() });
  return { ...row, values };
}

/** Cities, of which addresses name the street without a word for the city. */
const CITIES =
  /^(?:москва|санкт-петербург|спб|новосибирск|екатеринбург|казань|нижний новгород|н\. новгород|красноярск|челябинск|самара|уфа|ростов(?:-на-дону)?|краснодар|омск|воронеж|пермь|волгоград|саратов|тюмень|тольятти|барнаул|махачкала|ижевск|хабаровск|ульяновск|иркутск|владивосток|ярославль|томск|оренбург|кемерово|рязань|набережные челны|пенза|липецк|тула|киров|чебоксары|калининград|курск|ставрополь|тверь|магнитогорск|сочи|иваново|брянск|белгород|сургут|владимир|архангельск|калуга|смоленск|новороссийск|сызрань|новокуйбышевск|вологда|череповец|орел|ор[её]л|псков|кострома|тамбов|мурманск|петрозаводск|йошкар-ола|саранск|энгельс|подольск|химки|балашиха|мытищи|люберцы|серпухов|коломна|домодедово)$/iu;

function isTown(name: string): boolean {
  return CITIES.test(name.trim());
}

/** '1-3*' below 'Секция': the marks at the end refer to a note and are no part of the name. */
export function withoutMarks(row: RowReading): RowReading {
  const values = new Map(row.values);
  for (const name of ['complex.name', 'building.name', 'name']) {
    const { value, raw, ...rest } = row.values.get(name) ?? {};
    if (raw === undefined || typeof value !== 'string' || !MARKS_AT_END.test(value)) continue;
    values.set(name, { ...rest, raw: raw.replace(MARKS_AT_END, ''), value: value.replace(MARKS_AT_END, '') });
  }
  return { ...row, values };
}

/** Marks of notes after a name; a name of marks alone stays. */
const MARKS_AT_END = /(?<=[\p{L}\d)»"”.])\s*[*]{1,4}\s*$/u;

/** 'К2/С3' below 'Корпус/секция': the building and its block. */
export function withPair(row: RowReading): RowReading {
  const column = row.columns.find(
    ({ field, title }) =>
      (field?.name === 'building.name' || field?.name === 'name') &&
      /(?<!\p{L})(?:корп|здан|стро|лит|bldg|building)/iu.test(title) &&
      /(?<!\p{L})(?:секц|блок|помещ|модул|unit|block|section)/iu.test(title),
  );
  const reading = row.values.get(column?.field?.name ?? '');
  const [, building, block] = /^\s*([^/,;|]{1,20}?)\s*[/,;|]\s*([^/,;|]{1,20}?)\s*$/u.exec(reading?.raw ?? '') ?? [];
  // 'Пом. 13, 13а': two numbers of one block.
  const isList = levelOf(building ?? '') === 'block' && /^\d/u.test(block ?? '');
  if (!reading || building === undefined || block === undefined || isList) return row;
  const values = new Map(row.values);
  values.set('building.name', { raw: reading.raw, value: building });
  values.set('name', { raw: reading.raw, value: block });
  return { ...row, values };
}

/** 'стр. 3' in the column of blocks of a table without buildings: a building. */
export function withBuildingInBlock(row: RowReading): RowReading {
  const reading = row.values.get('name');
  const hasBuildings = row.columns.some(({ field }) => field?.name === 'building.name');
  if (typeof reading?.value !== 'string' || hasBuildings || !isBlank(row.values.get('building.name'))) return row;
  if (levelOf(reading.value) !== 'building' || /[,;/]/u.test(reading.value)) return row;
  // 'К-1' below 'Камера' is a chamber.
  const title = row.columns.find(({ field }) => field?.name === 'name')?.title ?? '';
  if (/^[кk]/iu.test(reading.value) && !/^кор/iu.test(reading.value) && /камер|секци|ячейк|бокс|chamber/iu.test(title))
    return row;
  const values = new Map(row.values);
  values.delete('name');
  values.set('building.name', reading);
  return { ...row, values };
}

/**
 * The row whose name stands in a further column below the same head: a report of an accounting program has complexes,
 * buildings and rooms below one head, each level a column further to the right.
 */
export function withNameOfTree(row: RowReading): RowReading {
  const named = row.columns.find(({ field }) => field?.name === 'name');
  const isTree = row.columns.some(({ field, title }) => field === undefined && title === named?.title);
  if (!named || named.title === '' || !isTree || (row.values.get('name')?.raw ?? '') !== '') return row;
  const begin = `${named.title}: `;
  const found = row.remarks.findLast((remark) => remark.startsWith(begin));
  if (found === undefined) return row;
  const text = found.slice(begin.length).trim();
  const remarks = row.remarks.filter((remark) => remark !== found);
  return { ...row, remarks, values: new Map([...row.values, ['name', { raw: text, value: text }]]) };
}

const UNIT_TITLE = /^(?:№ ?)?(?:юнит|помещ|пом(?!\p{L})|секци|модул|ячейк|бокс|лот|unit|section|premises)/iu;
const BLOCK_TITLE = /^(?:№ ?)?(?:блок|block|ангар|цех|модул|здани|корпус)\p{L}*(?: ?№)?$/iu;

/** 'Блок A' next to the column 'Юнит' of a table without buildings: the block is the building of its units. */
export function withBlockAsBuilding(row: RowReading): RowReading {
  const named = row.columns.find(({ field }) => field?.name === 'name');
  const hasBuildings = row.columns.some(({ field }) => field?.name === 'building.name');
  const [mine, other] = UNIT_TITLE.test(named?.title.trim() ?? '')
    ? [UNIT_TITLE, BLOCK_TITLE]
    : [BLOCK_TITLE, UNIT_TITLE];
  const second = row.columns.find(({ field, title }) => field === undefined && other.test(title.trim()));
  if (!named || !second || hasBuildings || !mine.test(named.title.trim())) return row;
  const begin = `${second.title}: `;
  const ofSecond = row.remarks.find((remark) => remark.startsWith(begin))?.slice(begin.length);
  const ofNamed = row.values.get('name')?.raw;
  if (ofSecond === undefined || ofNamed === undefined || !isBlank(row.values.get('building.name'))) return row;
  const [unit, block, title] =
    mine === UNIT_TITLE ? [ofNamed, ofSecond, second.title] : [ofSecond, ofNamed, named.title];
  // 'Помещение: склад' is a kind, no number.
  if (!/\d/u.test(unit)) return row;
  const building = /\p{L}{3}/u.test(block) ? block : `${title.replace(/^№ ?/u, '')} ${block}`;
  const values = new Map(row.values);
  values.set('name', { raw: unit, value: unit });
  values.set('building.name', { raw: block, value: building });
  return { ...row, remarks: row.remarks.filter((remark) => !remark.startsWith(begin)), values };
}

/** 'камера 3' in the column of buildings of a table without blocks: a block. */
export function withBlockInBuilding(row: RowReading): RowReading {
  const reading = row.values.get('building.name');
  const isBlock = typeof reading?.value === 'string' && levelOf(reading.value) === 'block';
  const title = row.columns.find(({ field }) => field?.name === 'building.name')?.title ?? '';
  const mayBeBlock = /блок|секци|камер|помещ|(?<!\p{L})(?:сек|пом|unit|block|section)/iu.test(title);
  if (!reading || !isBlock || !mayBeBlock || !isBlank(row.values.get('name'))) return row;
  const values = new Map(row.values);
  values.delete('building.name');
  values.set('name', reading);
  // The group that the cell of the block stands below is its building: 'Склад № 2'.
  const group = row.sectionTexts?.at(-1) ?? '';
  if (/\d|\p{Lu}{2}/u.test(group) && !row.sections.some((section) => group.startsWith(section)))
    values.set('building.name', { raw: group, value: group });
  return { ...row, values };
}

/** Building, floor and block in one cell: 'Корпус 1, 1 этаж, блок A1', 'Логопарк Север, корпус 2'. */
export function withPlaceParts(row: RowReading, choices: SheetChoices): RowReading {
  for (const name of ['complex.name', 'building.name', 'name', 'complex.fullAddress', 'floors']) {
    const reading = row.values.get(name);
    const text = name === 'floors' ? reading?.raw : reading?.value;
    if (!reading || typeof text !== 'string') continue;
    const found = placeParts(text, choices['floor'] ?? []);
    const isWhole = found.rest === '';
    // 'Phase 1, Building A': one name of two words.
    if (new Set(found.values.map(([field]) => field)).size < found.values.length) continue;
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
  // 'лит.А пом.3', 'Строен. 3 блок 2'
  const parts = BEGINS_BUILDING.test(fold(text)) ? text.replace(BLOCK_AFTER_BUILDING, ', ') : text;
  const rest = parts.split(/;|(?<!\d),|,(?!\d\s*(?:км|km))/u).flatMap((part) => {
    const [trimmed] = [part.trim()];
    const floor = /(?<!\p{L})эт(?:аж\p{L}*)?(?!\p{L})/iu.test(trimmed)
      ? findChoice(trimmed, floors, vacancyChoiceWords['floor'])?.value
      : undefined;
    const level = levelOf(trimmed);
    // 'Пом. 2, к. 1-3': rooms of a premises.
    const premises = values.findLast(([name]) => name === 'name');
    if (premises && /^пом/iu.test(String(premises[1])) && /^к(?:омн)?\.?\s*\d/iu.test(trimmed)) {
      premises[1] = `${String(premises[1])}, ${trimmed}`;
      return [];
    }
    if (floor) values.push(['floors', [floor]]);
    else if (level === 'building') values.push(['building.name', trimmed]);
    else if (level === 'block') values.push(['name', trimmed]);
    else return [trimmed];
    return [];
  });
  return { values, rest: rest.join(', ') };
}

/** A name of a building without the word of its kind: 'корп. 4', 'К4' and '4' are one. */
export function buildingKey(name: string): string {
  const folded = fold(name);
  const rest = folded
    .replace(new RegExp(`^(?:${BUILDING})\\s*`, 'iu'), '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  return foldCode(rest === '' ? folded : rest);
}

/** A name without the words that say what it is, in any order: spellings of one complex have equal keys. */
export function complexKey(name: string): string {
  const romans: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4' };
  const words = wordsOf(name).map((word) => romans[word] ?? word);
  const telling = words.filter((word) => !kindsOfComplex.has(word));
  return (telling.length > 0 ? telling : words).toSorted().join(' ');
}
