import { type FactWords, readFact, readFacts, tidyText } from '#importing/sheets/facts.ts';
import { fold } from '#importing/sheets/fold.ts';
import { nominativeHighways } from '#importing/sheets/place-facts.ts';
import { placeOfAddress, regionOfAddress, withAddressParts } from '#importing/sheets/place-of-address.ts';
import { type CellReading, isBlank } from '#importing/sheets/read-value.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { textContext } from '#importing/sheets/text-context.ts';
import { readUnits } from '#importing/sheets/units.ts';
import { findChoice } from '#importing/sheets/value-words.ts';
import { leaseFactNames } from './lease-facts.ts';
import { buildingKey, classOf, complexKey, levelOf, namedAtBegin } from './part-names.ts';
import { buildingSectionWords, vacancyFacts } from './vacancy-facts.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import { namedKinds, vacancyChoiceWords } from './vacancy-sheet-words.ts';

/** A name in quotes after the word of its kind: 'Логопарк «Север»'; «Пример» of a client is no complex. */
const QUOTED = new RegExp(
  String.raw`(?<!\p{L})(?<kind>${namedKinds}\p{L}{0,2}|light[ -]?industrial(?: (?:park|парк|комплекс|квартал|центр))?|лайт индастриал(?: парк)?|склад\p{L}*|объект\p{L}*)\s*[«"„“](?<name>[^»"“”]{2,60})[»"“”]|^\s*[«"„“](?<alone>[^»"“”]{3,60})[»"“”]\s*$`,
  'iu',
);
/** The word of a kind at the beginning of a title: 'Логопарк Север'. */
const KIND_FIRST = new RegExp(String.raw`^\s*${namedKinds}\s+`, 'iu');
/** Proper names after the word of a kind; capitals matter. */
const PROPER_NAME = /^[\p{Lu}\d][\p{L}\d-]*(?:\s+[\p{Lu}\d][\p{L}\d-]*){0,3}(?=\s*(?:$|[,.;:(–—]|-\s))/u;
/** The kind after an adjective: 'Аксайский хладокомбинат, ул. Западная, 37', 'Северный логопарк'. */
const ADJECTIVE_FIRST = new RegExp(
  String.raw`^\s*\p{L}{3,}(?:-\p{L}+)?(?:ский|ской|цкий|ный|ной|ская|цкая|ная|ское|ное|ий)\s+${namedKinds}(?=\s*(?:$|[,.;:(–—|]|-\s))`,
  'iu',
);
/** Adjectives that name no complex: 'Свободный складской комплекс'. */
const GENERAL_ADJECTIVE =
  /^\s*(?:свободн|современн|крупн|действующ|промышленн|складск|производственн|логистическ|индустриальн|торгов|холодильн|арендн|готов|собственн|отдельн|многофункциональн|распределительн|мультитемпературн|весь|наш|нов(?:ый|ая|ое)(?!\p{L}))/iu;

/** A name without quotes at the beginning of a title: 'Логопарк Север, Ленинградское ш.'; undefined: none. */
function unquotedName(title: string): string | undefined {
  const [kind] = KIND_FIRST.exec(title) ?? [];
  const [name] = kind === undefined ? [] : (PROPER_NAME.exec(title.slice(kind.length)) ?? []);
  if (kind !== undefined && name !== undefined) return `${kind}${name}`;
  const [whole] = ADJECTIVE_FIRST.exec(title) ?? [];
  return whole !== undefined && /^\s*\p{Lu}/u.test(whole) && !GENERAL_ADJECTIVE.test(whole) ? whole : undefined;
}
/** A name with its kind at the end: 'Чехов Лоджистик, Симферопольское ш.', 'Severny Logistics Park'. */
const SUFFIXED =
  /^\s*(?<name>(?:\p{Lu}[\p{L}\d'’-]*\s+){1,3}(?:Парк|Логопарк|Лоджистик|Логистик|Логистика|Терминал|Хаб|Park|Hub|Terminal|Logistics?|Cent(?:er|re)|Depot))(?=\s*(?:$|[,.;:(–—|]|-\s))/u;
/** Kinds that are part of the name in the nominative case; others only say what the title is about. */
const NAMING = new RegExp(`^${namedKinds}$`, 'iu');
const ABOUT_PLACE =
  /(?<!\p{L})(?:москва|санкт-петербург|спб|мо|обл|область|край|г\.? ?о|г|д|с|рп|пос|п|пгт|р-н|район|ул|ш|шоссе|проезд|пр-д|вл|км|деревня|село)(?:\.|\s|,|$)/iu;
const NO_PLACE =
  /(?<!\p{L})(?:тел|контакт|ставк|цен|руб|ндс|opex|обновлен|актуальн|по состоянию|источник|отдел|менеджер)|@|\d{3}-\d{2}-\d{2}/iu;

/** Facts of a building or complex that a title may name for all rows. */
const factNames = new Set([
  'building.buildingClass',
  'building.workingHeight',
  'building.floorLoad',
  'building.columnPitch',
  'building.flooringTypes',
  'opexPerSqm',
  'utilityBill',
  'complex.electricitySupply',
  ...leaseFactNames,
]);
const titleFacts: readonly FactWords[] = vacancyFacts.filter(
  ({ field }) => field !== undefined && factNames.has(field),
);

/** Facts of a building that a title names; a year alone is that of the list. */
const buildingOfTitle: readonly FactWords[] = [
  {
    field: 'building.commissioningDate',
    pattern:
      /(?<!\p{L})(?:год (?:постройки|ввода|строительства)|введ[её]н\p{L}*|ввод в экспл\p{L}*|построен\p{L}*|(?:year )?built)(?: в экспл\p{L}*)?[ :-]*(?:(?:в|in) )?(?<value>(?:(?:[1-4]|i{1,3}|iv) ?кв\p{L}*\.? ?)?(?:19|20)\d\d)(?!\d)/giu,
    example: 'введён в 2016 г.',
  },
  {
    field: 'building.constructionStatus',
    pattern:
      /(?<=[(,;|./–-] ?)(?:действующ\p{L}*|существующ\p{L}*|стро(?:ящ\p{L}*|ится)|(?:введ[её]н\p{L}*|сдан\p{L}*) в экспл\p{L}*|введ[её]н|(?:в |на )?(?:стадии |этапе )строительств\p{L}*|под реконструкци\p{L}*|на реконструкции|проектируе\p{L}*|under construction|existing|operational)(?= ?(?:[),;|./]|$))/giu,
    example: 'Корпус 1 (действующий)',
  },
];

/** A house or a street before a part of a title: 'вл. 7, корпус 2' is an address. */
const HOUSE =
  /(?<!\p{L})(?:ул|д|дом|вл|влд|владение|пр-т|пр-д|пер|наб|тер|мкр|проезд|тракт|шоссе|улица|проспект|ш|промзона|промплощадка|территория)(?!\p{L})\.?[^.]*$|^\s*\d{1,3}\p{L}?\s*$/iu;

const IN_BUILDING =
  /(?<!\p{L})(?:в|по|на|из) (?<kind>корпус[еу]|здани[июя]|строени[июя]|литер[еу])\s*(?:№ ?)?(?<number>\d{1,3}\p{L}?|\p{Lu})(?![\p{L}\d.]*\d|\p{L})/iu;

/** Text of a title without its building, and the building: '…, 62 км. Корпус 1 (действующий)', 'офисы (здание 5)'. */
export function buildingInTitle(title: string): { building: string | undefined; rest: string } {
  const none = { building: undefined, rest: title };
  if (/^\s*(?:адрес|местоположение|расположение|локация|location|address)(?!\p{L})/iu.test(title)) return none;
  const found: { name: string; at: number; length: number }[] = [];
  let before = '';
  let at = 0;
  for (const part of title.split(/(\.\s+(?=\p{Lu})|\s[|–—-]\s|[;,(:/»"“])/u)) {
    const named = namedAtBegin(part);
    const isHouse = (HOUSE.test(before) || ABOUT_PLACE.test(before)) && !/\d\s*км/iu.test(before);
    if (named && levelOf(named.name) === 'building' && !isHouse)
      found.push({ name: named.name, at: at + part.search(/\S/u), length: named.name.length });
    at += part.length;
    if (!/^(?:[.;,(:/»"“|–—\s-]*)$/u.test(part)) before = part;
    if (/^\.\s|^\s[|–—-]\s/u.test(part)) before = '';
  }
  // 'Свободные площади в корпусе 1'
  const { kind = '', number = '' } = IN_BUILDING.exec(title)?.groups ?? {};
  const [word] = ['корпус', 'здание', 'строение', 'литера'].filter((one) =>
    one.startsWith(kind.slice(0, 4).toLowerCase()),
  );
  if (found.length === 0 && kind !== '' && word !== undefined && !/^\p{Ll}/u.test(number))
    return {
      building: `${word.charAt(0).toUpperCase()}${word.slice(1)} ${number}`,
      rest: title.replace(IN_BUILDING, ' | '),
    };
  const [first] = found;
  if (!first || new Set(found.map(({ name }) => buildingKey(name))).size > 1) return none;
  return {
    building: first.name,
    rest: `${title.slice(0, first.at)} | ${title.slice(first.at + first.length)}`,
  };
}

/** Values of all rows below titles, by name of the field. */
export type TitleFacts = ReadonlyMap<string, CellReading>;

/** Name, address, highway, distance, class and expenses that the titles of a table name. */
export function factsOfTitles(
  written: readonly string[],
  choices: SheetChoices,
  { listDay, hasBuildings }: { listDay: string; hasBuildings: boolean },
): TitleFacts {
  const titles = ofOneBuilding(written, hasBuildings);
  const values = new Map<string, CellReading>();
  const add = (name: string, raw: string, value: unknown) => {
    if (value !== undefined && value !== '' && !values.has(name)) values.set(name, { raw, value });
  };
  const context = textContext(listDay, { choices, choiceWords: vacancyChoiceWords });
  for (const title of titles) {
    const text = tidyText(title);
    const { name, rest: afterName } = nameOfTitle(text);
    add('complex.name', title, name);
    const { building, rest } = buildingInTitle(text);
    // A title between two tables is about the lower one.
    if (building !== undefined) values.set('building.name', { raw: title, value: building });
    const ofBuilding =
      building !== undefined
        ? [...buildingSectionWords, ...buildingOfTitle]
        : name === undefined
          ? []
          : buildingOfTitle;
    const { values: facts } = readFacts(rest, [...ofBuilding, ...titleFacts], vacancySheetFields, context);
    for (const [field, reading] of facts) {
      // A year alone may be that of the list.
      const isOfList = field === 'building.commissioningDate' && reading.raw === listDay.slice(0, 4);
      if (!values.has(field) && !isOfList) values.set(field, reading);
    }
    const place = buildingInTitle(afterName).rest;
    const { rest: withoutFacts } = readFacts(place, ofBuilding, vacancySheetFields, context);
    const isAbout = building !== undefined || withoutFacts !== place;
    addPlace(isAbout ? withoutFacts.replace(/\(\s*\|?\s*\)/gu, ' | ') : afterName, choices, (field, value) =>
      add(field, title, value),
    );
  }
  return values;
}

/**
 * Titles of a table without those about other buildings: 'Корпус 1 — класс А' and 'Корпус 2 — класс B' above a column of
 * buildings are about their rows alone; of two tables, the last title is that of the lower one.
 */
function ofOneBuilding(titles: readonly string[], hasBuildings: boolean): readonly string[] {
  const named = titles.map((title) => buildingInTitle(tidyText(title)).building);
  const last = named.findLast((building) => building !== undefined);
  const keys = new Set(named.flatMap((building) => (building === undefined ? [] : [buildingKey(building)])));
  if (last === undefined || keys.size < 2) return titles;
  return titles.filter((_, index) => {
    const building = named[index];
    return building === undefined || (!hasBuildings && buildingKey(building) === buildingKey(last));
  });
}

/** The row with what a line above or below the table says about its building: 'Корпус 2 — класс B, высота 9 м'. */
export function withBuildingNotes(row: RowReading, choices: SheetChoices): RowReading {
  const own = row.values.get('building.name')?.value ?? row.sections.findLast((one) => levelOf(one) === 'building');
  if (typeof own !== 'string' && typeof own !== 'number') return row;
  const context = textContext(row.listDay, { choices, choiceWords: vacancyChoiceWords });
  const values = new Map(row.values);
  const facts = [
    ...buildingSectionWords,
    ...vacancyFacts.filter(({ field }) => field?.startsWith('building.') && field !== 'building.name'),
  ];
  for (const note of [...(row.notes ?? []), ...row.titles]) {
    const named = namedAtBegin(note.replace(/^[*•\s]+/u, ''));
    if (!named || levelOf(named.name) !== 'building' || buildingKey(named.name) !== buildingKey(String(own))) continue;
    for (const [field, reading] of readFacts(tidyText(named.rest), facts, vacancySheetFields, context).values) {
      const hasColumn = row.columns.some((column) => column.field?.name === field);
      if (field.startsWith('building.') && !hasColumn && reading.doubt === undefined && isBlank(values.get(field)))
        values.set(field, reading);
    }
  }
  return values.size === row.values.size ? row : { ...row, values };
}

function addPlace(text: string, choices: SheetChoices, add: (field: string, value: unknown) => void): void {
  const written = text.replace(/^\s*(?:адрес|местоположение|расположение|локация|location|address)\s*[:-]\s*/iu, '');
  const isLabelled = written !== text;
  const parts = written
    .split(/\s\|\s|\s[-–—]\s(?=\p{Ll})|(?<=\d\p{L}?|\)|\p{L}{6})\.\s+(?=\p{Lu}\p{Ll}{3,})/u)
    .map((part) => part.replace(/^[\s.,;:–—-]+|[\s,;:–—-]+$/gu, '').replace(/(?<=\p{L}{4}|\d ?км)\.$/u, ''))
    .filter((part) => part !== '' && !NO_PLACE.test(part));
  for (const part of parts) {
    const found = placeOfAddress(nominativeHighways(part), choices['highways'] ?? [], vacancyChoiceWords['highways']);
    add('complex.highway', found.highway);
    add('complex.distanceFromRingRoad', found.kilometres);
    const isPlace = found.highway !== undefined || found.kilometres !== undefined;
    const address = found.address.replace(/^[\s.,;:–—-]+|[\s,;:–—-]+$/gu, '');
    // 'Каширское шоссе, 62 км' is a highway with its distance alone.
    const isRoad = isPlace && address.replace(/\.$/u, '') === part.replace(/\.$/u, '');
    const isAddress = isLabelled || (ABOUT_PLACE.test(address) && /,/.test(address) && !isRoad) || (isPlace && !isRoad);
    if (isAddress && /\p{Lu}/u.test(address)) add('complex.fullAddress', address);
  }
}

/** Name of the complex in a title, and the text after it. */
export function nameOfTitle(title: string): { name: string | undefined; rest: string } {
  const quoted = QUOTED.exec(title);
  const { kind, name, alone } = quoted?.groups ?? {};
  if (quoted && alone !== undefined) return { name: alone.trim(), rest: '' };
  if (quoted && kind !== undefined && name !== undefined) {
    const rest = title.slice(quoted.index + quoted[0].length);
    const hasOwnKind = /(?<!\p{L})(?:парк|park|логистик|терминал|комплекс)(?!\p{L})/iu.test(name.replace(/-/g, ' '));
    const isBase = /баз[аы]$/iu.test(kind.trim());
    return {
      name: NAMING.test(kind) && !hasOwnKind && !isBase ? `${kind.trim()} «${name.trim()}»` : name.trim(),
      rest,
    };
  }
  const plain = unquotedName(title) ?? SUFFIXED.exec(title)?.[0];
  if (plain !== undefined) return { name: plain.trim(), rest: title.slice(plain.length) };
  // 'Здание 1 | Логопарк Север | свободные площади'
  const parts = title.split(/\s*[|/]\s*|\s[-–—]\s/u);
  const at =
    parts.length > 1 ? parts.findIndex((part) => unquotedName(part) !== undefined && !/^ИП(?!\p{L})/u.test(part)) : -1;
  const found = unquotedName(parts[at] ?? '') ?? '';
  if (found === '') return { name: undefined, rest: title };
  const others = parts.map((part, index) => (index === at ? part.slice(found.length) : part));
  return { name: found.trim(), rest: others.filter((part) => part.trim() !== '').join(' | ') };
}

/** The row of a titled complex whose section 'Склад 7' is a building of it. */
export function withNumberedSections(row: RowReading, facts: TitleFacts): RowReading {
  // 'Объект: База «Север»' above the table gives its rows a name without a column.
  const isInColumn = row.columns.some(({ field }) => field?.name === 'complex.name');
  if (!facts.has('complex.name') || (isInColumn && !isBlank(row.values.get('complex.name')))) return row;
  const isNumbered = (section: string) =>
    (levelOf(section) === 'complex' || /^цех(?!\p{L})/iu.test(section)) &&
    namedAtBegin(section)
      ?.rest.trim()
      .replace(/^\(.*\)$/u, '') === '';
  const [section] = row.sections.filter(isNumbered);
  const named = section === undefined ? undefined : namedAtBegin(section);
  if (!named || !isBlank(row.values.get('building.name'))) return row;
  const values = new Map([...row.values, ['building.name', { raw: named.name, value: named.name }] as const]);
  return { ...row, values, sections: row.sections.filter((one) => !isNumbered(one)) };
}

/** The row with what its titles name for all rows, where neither a column nor a section names it. */
export function withTitleFacts(row: RowReading, facts: TitleFacts): RowReading {
  const named = new Set(row.columns.map(({ field }) => field?.name));
  const inTitle = facts.get('complex.name')?.value;
  const ofRow =
    row.values.get('complex.name')?.value ?? row.sections.findLast((section) => levelOf(section) === 'complex');
  const isOther =
    named.has('complex.name') ||
    (typeof ofRow === 'string' && (typeof inTitle !== 'string' || complexKey(inTitle) !== complexKey(ofRow)));
  const isBuildingNamed =
    !isBlank(row.values.get('building.name')) ||
    row.sections.some((section) => levelOf(section) === 'building') ||
    levelOf(String(row.values.get('complex.name')?.value ?? '')) === 'building';
  const added = [...facts].filter(
    ([field]) =>
      field !== 'complex.name' &&
      !(field === 'building.name' && isBuildingNamed) &&
      !named.has(field) &&
      isBlank(row.values.get(field)) &&
      !(isOther && (field.startsWith('complex.') || (typeof ofRow === 'string' && field.startsWith('building.')))),
  );
  return added.length === 0 ? row : { ...row, values: new Map([...row.values, ...added]) };
}

/** What notes below a table may say about its rows. */
const noteFacts: readonly { readonly field: string; readonly about: RegExp; readonly isOfAll: boolean }[] = [
  { field: 'opexPerSqm', about: /opex|опекс|орех|экспл/iu, isOfAll: true },
  {
    field: 'minimalRentalBlockArea',
    about: /мин\p{L}*\.? (?:блок|нарезк|площад|лот)|нарезк|дел(?:им|ение|ится)/iu,
    isOfAll: false,
  },
  {
    field: 'utilityBill',
    about: /коммунал|ком\. |(?<!\p{L})ку(?!\p{L})|utilit|по (?:сч[её]тчик|прибор|показани)/iu,
    isOfAll: true,
  },
  {
    field: 'complex.electricitySupply',
    about:
      /^(?!.*(?:увелич|возможн|дополн|резерв|свободн|(?<!\p{L})(?:до|блок|секци|каждый)(?!\p{L})|на 1 ?000)).*(?:мощност|электр|квт|мвт|power|electric)/iu,
    isOfAll: true,
  },
  { field: 'building.fireExtinguishingSystems', about: /пожаротуш|спринклер|sprinkl/iu, isOfAll: true },
  { field: 'building.workingHeight', about: /высот|потол|height/iu, isOfAll: true },
  { field: 'building.floorLoad', about: /нагрузк|(?<!\p{L})load/iu, isOfAll: true },
  { field: 'building.columnPitch', about: /колонн|сетка|column/iu, isOfAll: true },
  { field: 'building.flooringTypes', about: /(?<!\p{L})пол(?:ы|а)?(?!\p{L})|floor/iu, isOfAll: true },
  { field: 'building.buildingClass', about: /класс|class/iu, isOfAll: true },
  { field: 'building.commissioningDate', about: /постро|введ[её]н|ввод|built/iu, isOfAll: true },
  ...[...leaseFactNames].map((field) => ({ field, about: /\p{L}/u, isOfAll: true })),
];
/** 'во всех корпусах', 'для всех блоков': a note about all rows. */
const IN_ALL =
  /(?<!\p{L})(?:(?:во|в|для|по|на) )?(?:всех|всем|вс[её]м|каждо[мй]) (?:корпус|здани|строени|блок|секци|склад|помещени)\p{L}*/giu;
/** 'высота 9 м в секциях 1.1–1.3', 'нагрузка на мезонин': a note about a part of the rows or of a block. */
const ABOUT_PART =
  /(?<!\p{L})(?:секци|блок|помещени|пом\.|камер|этаж|мезонин|антресол|рамп|литер|лит\.|unit|section|mezzanine)\p{L}*/iu;
/** What may be, not what is: 'возможно увеличение до 6 МВт'. */
const POSSIBLE = /[,;.(]\s*(?=[^,;.]*(?:увелич|возможн|дополнит))/iu;

/** Notes about the building: those of a footnote alone, since the name of a section is about other rows. */
const FOOTNOTE = /^\s*(?:[*•¹²³]|\d\)|прим|(?:во |по |для )?все(?:х|м|ми)?(?!\p{L})|везде|note|all )/iu;

/** A smaller number of a note is no area of a block (m²). */
const LEAST_BLOCK = 50;

/** 'в корпусах 1 и 2': the buildings that a note is about. */
const BUILDINGS_OF_NOTE = /(?<!\p{L})(?:корпус|здани|строени)\p{L}*\s+((?:№?\s*\d{1,2}(?:\s*(?:,|и|;)\s*)?)+)/iu;

/**
 * The row with what a note below the table names for its rows: '** OPEX 1 950 руб./м² в год, оплачивается отдельно',
 * '* Минимальный блок в корпусах 1 и 2 — 2 500 м²'.
 * @param hasMarks whether rows have marks of notes, so that a note with a mark is about these rows alone
 */
export function withNoteFacts(row: RowReading, choices: SheetChoices, hasMarks: boolean): RowReading {
  const context = textContext(row.listDay, { choices, choiceWords: vacancyChoiceWords });
  const values = new Map(row.values);
  const written = (row.notes ?? []).map(
    (note) => withoutExceptions(note, row).replace(IN_ALL, ' ').split(POSSIBLE)[0] ?? '',
  );
  for (const { field, about, isOfAll } of noteFacts) {
    const hasColumn = row.columns.some((column) => column.field?.name === field);
    const notes = written.filter(
      (note, index) =>
        (!field.startsWith('building.') || (FOOTNOTE.test(row.notes?.[index] ?? '') && !ABOUT_PART.test(note))) &&
        (!leaseFactNames.has(field) || isOfComplex(note, row, field)) &&
        !namedAtBegin(note) &&
        about.test(note) &&
        isAboutRow(note, row, isOfAll && (field === 'opexPerSqm' || !hasMarks)),
    );
    if (notes.length === 0 || hasColumn || !isBlank(values.get(field))) continue;
    const facts = [...vacancyFacts, ...buildingOfTitle].filter((fact) => fact.field === field);
    const [found] = notes.flatMap(
      (note) => readFacts(tidyText(note), facts, vacancySheetFields, context).values.get(field) ?? [],
    );
    const area = values.get('area')?.value;
    const isTooLarge =
      field === 'minimalRentalBlockArea' &&
      !(typeof area === 'number' && area >= Number(found?.value) && Number(found?.value) >= LEAST_BLOCK);
    if (found?.value !== undefined && found.doubt === undefined && !isTooLarge) values.set(field, found);
  }
  return values.size === row.values.size ? row : { ...row, values };
}

/** 'Пожаротушение спринклерное (кроме К7)', 'за исключением корпусов 3 и 5': the buildings that a sentence leaves out. */
const EXCEPT =
  /\s*[(,]?\s*(?:кроме|за исключением|исключая|except(?: for)?)\s+(?<list>(?:(?:корп\p{L}*|здани\p{L}*|строени\p{L}*|стр|к|building|bldg)\.?\s*)?(?:№\s*)?-?\d{1,2}\p{L}?(?!\p{L})(?:\s*(?:,|и|and)\s*(?:к\.?)?\s*-?\d{1,2}\p{L}?(?!\p{L}))*)\)?/iu;

/** The note without the sentences that are not about the building of a row. */
function withoutExceptions(note: string, row: RowReading): string {
  if (!EXCEPT.test(note)) return note;
  const own = row.values.get('building.name')?.value ?? row.sections.findLast((one) => levelOf(one) === 'building');
  return note
    .split(/(?<=[\p{L}\d²)]{2}\.)\s+(?=\p{Lu})/u)
    .filter((sentence) => {
      const { list } = EXCEPT.exec(sentence)?.groups ?? {};
      const keys = list?.match(/\d+\p{L}?/gu)?.map((number) => buildingKey(number));
      return keys === undefined || (own !== undefined && !keys.includes(buildingKey(String(own))));
    })
    .map((sentence) => sentence.replace(EXCEPT, ''))
    .join(' ');
}

/** A sentence or a footnote: the name of a section says nothing about the rows of others. */
const SENTENCE = /^\s*(?:[*•¹²³]|\d\)|прим)|[\p{L}\d)]\.(?:\s|$)/iu;

/**
 * Whether a note with terms or equipment is about the complex of a row: a list of several complexes has them only of
 * the one that the note names.
 */
function isOfComplex(note: string, row: RowReading, field: string): boolean {
  if (!SENTENCE.test(note) && !/^(?:договор|срок|депозит|обеспеч|арендные каник|минимальн|мин\.)/iu.test(note))
    return false;
  const own = row.values.get('complex.name')?.value ?? row.sections.findLast((one) => levelOf(one) === 'complex');
  const isNamed = typeof own === 'string' && own.length >= SHORTEST_NAME && fold(note).includes(fold(own));
  const ofAll = /(?<!\p{L})(?:все(?:х|м|ми)?|везде|кажд\p{L}+|во всех)(?!\p{L})/iu.test(note);
  const isList =
    row.columns.some((column) => column.field?.name === 'complex.name') ||
    row.columns.some((column) => column.field?.name === 'complex.fullAddress');
  // 'У терминала «Кузьмолово» каникулы 1 мес.': a name that is another one's.
  if (!isNamed && /(?<!\p{L})(?:у|в|на|для) [«"]?\p{Lu}\p{Ll}{3,}/u.test(note)) return false;
  return isNamed || ofAll || !(isList && (field.startsWith('complex.') || field.startsWith('has')));
}

/** '** Офисы АБК во всех корпусах – 750 руб./м² в месяц без НДС': the rate of the parts of all rows. */
const RATE_OF_PARTS =
  /^\s*(?:[*•]+\s*)?(?:ставка\s+(?:на |за |аренды )?)?(?<kind>офис\p{L}*|абк|мезонин\p{L}*|антресол\p{L}*)(?:\s+[^\d–—:-]{0,40})?\s*[–—:-]\s*(?<rate>\d[\d ]*(?:[.,]\d+)?\s*(?:руб|р|₽)\.?\s*(?:\/|за)\s*(?:м2|м²|кв\.? ?м)[^,;]*)$/iu;

/** The row with the rate of its offices or its mezzanine that a note names for all rows. */
export function withRatesOfNotes(row: RowReading, choices: SheetChoices): RowReading {
  const context = textContext(row.listDay, { choices, choiceWords: vacancyChoiceWords });
  for (const note of [...(row.notes ?? []), ...row.titles]) {
    const { kind = '', rate = '' } = RATE_OF_PARTS.exec(note)?.groups ?? {};
    const part = /^(?:офис|абк)/iu.test(kind) ? 'office' : 'mezzanine';
    const field = vacancySheetFields.find(({ name }) => name === `rate.${part}`);
    if (rate === '' || !field || isBlank(row.values.get(`area.${part}`)) || !isBlank(row.values.get(field.name)))
      continue;
    const reading = readFact(tidyText(rate), field, context);
    if (reading.value !== undefined && reading.doubt === undefined)
      return { ...row, values: new Map([...row.values, [field.name, reading]]) };
  }
  return row;
}

/** Shortest name of a complex that a note may name (characters). */
const SHORTEST_NAME = 4;

/** 'Помещения сдаются только целиком, не делим': the words of a title or a note that all blocks are let whole. */
const ALL_WHOLE =
  /(?<!\p{L})(?:(?:помещени\p{L}*|площад\p{L}*|блок\p{L}*|склад\p{L}*|секци\p{L}*|вс[её])(?: \p{L}+)? (?:сда(?:ются|[её]тся|[её]м) )?(?:только )?целиком|не делим(?!\p{L})|делить не (?:будем|планируем)|на части не (?:сда[её]м|делим)|деление не предусмотрено|(?:no|not) (?:sub)?divi\p{L}+)(?!\p{L})/iu;

/** '* Секция сдаётся только целиком' is about the rows with the mark, where rows of the sheet have any. */
function hasMarkOf(note: string, row: RowReading, hasMarks: boolean): boolean {
  const [mark] = /^[*¹²³]+/u.exec(note.trim()) ?? [];
  return mark === undefined || !hasMarks || marksOf(row.text).includes(mark);
}

/** The row that is let whole by the words of its titles or notes about all rows, or about its own mark. */
export function withWholeOfNotes(row: RowReading, hasMarks: boolean): RowReading {
  const isSaid = [...row.titles, ...(row.notes ?? [])].some(
    (text) =>
      ALL_WHOLE.test(text) &&
      hasMarkOf(text, row, hasMarks) &&
      !ABOUT_PART.test(text.replace(/(?:секци|блок|помещени)(?:и|я|ы)(?!\p{L})/giu, '')),
  );
  const isOther = ['isWholeForRent', 'minimalRentalBlockArea'].some((name) => !isBlank(row.values.get(name)));
  if (!isSaid || isOther) return row;
  return { ...row, values: new Map([...row.values, ['isWholeForRent', { raw: '', value: true }]]) };
}

/** '* ставка с НДС', '** собственник на УСН': what the mark of a note says of the rates that have it. */
const MARKED = /^\s*(?<mark>[*]{1,4}|[¹²³])\s*[–—:-]?\s*(?<text>\p{L}.{2,100})$/u;

/** The row with the tax that the note of its mark names, whatever the title says of other rows. */
export function withMarkedVat(row: RowReading): RowReading {
  const cells = row.columns.flatMap(({ field }) =>
    field !== undefined && ['rate', 'price', 'pricePerArea'].includes(field.reading.kind)
      ? [row.values.get(field.name)?.raw ?? '']
      : [],
  );
  for (const note of row.notes ?? []) {
    const { mark = '', text = '' } = MARKED.exec(note)?.groups ?? {};
    const vat = mark === '' ? undefined : readUnits(text).units.vat;
    const isMarked = cells.some((cell) => marksOf(cell).includes(mark));
    if (vat === undefined || !isMarked || !isBlank(row.values.get('leaseVat'))) continue;
    return { ...row, values: new Map([...row.values, ['leaseVat', { raw: note, value: vat }]]) };
  }
  return row;
}

/** Marks of notes in a text: '9 600*' has '*' alone, '5 800**' has '**' alone. */
function marksOf(text: string): readonly string[] {
  return text.match(/[*]+|¹|(?<![мm])[²³]/gu) ?? [];
}

/** Whether a text has a mark of a note: '9 600*'; the sign of 'м²' is none. */
export function hasMark(text: string): boolean {
  return marksOf(text).length > 0;
}

/** Whether a note is about a row: it names the building, or has the mark of the row as '** возможно деление от 2 000 м²'. */
function isAboutRow(note: string, row: RowReading, isOfAll: boolean): boolean {
  const [, list] = BUILDINGS_OF_NOTE.exec(note) ?? [];
  const [mark = ''] = /^[*•¹²³]+/u.exec(note.trim()) ?? [];
  if (list === undefined) return isOfAll || mark === '' || marksOf(row.text).includes(mark);
  const own = row.values.get('building.name')?.value ?? row.sections.findLast((one) => levelOf(one) === 'building');
  const keys = (list.match(/\d+/gu) ?? []).map((number) => buildingKey(number));
  return own !== undefined && keys.includes(buildingKey(String(own)));
}

/** 'Меридиан Север — Московская обл., Ленинградское ш., 32 км от МКАД': a note on where a complex of the table is. */
const NOTE_OF_PLACE = /^[*•\s]*(?<name>[^–—:]{3,60}?)\s*(?:\s[-–—]|[:–—])\s+(?<place>\S.{5,})$/u;

/** The row with the place of its complex that a note with its name names, below the table or above it. */
export function withNotePlace(row: RowReading, choices: SheetChoices): RowReading {
  const ofRow =
    row.values.get('complex.name')?.value ?? row.sections.findLast((section) => levelOf(section) === 'complex');
  if (typeof ofRow !== 'string') return row;
  const values = new Map(row.values);
  for (const note of [...(row.notes ?? []), ...row.titles]) {
    const { name = '', place = '' } = NOTE_OF_PLACE.exec(note)?.groups ?? {};
    if (name === '' || complexKey(name) !== complexKey(ofRow)) continue;
    addPlace(tidyText(place), choices, (field, value) => {
      if (value !== undefined && isBlank(values.get(field))) values.set(field, { raw: '', value });
    });
  }
  return values.size === row.values.size ? row : { ...row, values };
}

/** The row without a distance that is the house of a street: 'Славянск, Маевское шоссе 3' of no known highway. */
export function withoutHouseAsDistance(row: RowReading): RowReading {
  const { raw = '' } = row.values.get('complex.distanceFromRingRoad') ?? {};
  const isBare =
    /^\d{1,3}$/u.test(raw) &&
    new RegExp(String.raw`(?<!\p{L})ш(?:оссе|\.)?,? ${raw}(?!\d| ?-?й? ?км)`, 'iu').test(row.text);
  if (row.titles.length > 0 || !isBare || !isBlank(row.values.get('complex.highway'))) return row;
  const values = new Map(row.values);
  values.delete('complex.distanceFromRingRoad');
  return { ...row, values };
}

/** 'трасса М-4' of 'Краснинский р-н, трасса М-4, 391-й км': the road that an object stands on. */
const ROAD_OF_ADDRESS =
  /(?:^|, ?)(?:трасса|автодорога|автомагистраль|а\/д) ([МM] ?-? ?\d{1,2})(?: ?[«"][^»"]{2,12}[»"])?(?=,|$)/u;
/** 'М-4 Дон, 492 км', 'Бирский тракт, 9 км, 4': a mark of a road in another region, no distance from the ring. */
const KILOMETRE_OF_ADDRESS = /(?<!\d)(\d{1,4})(?:[.,]\d)?\s?км(?!\p{L})(?!\.?\s?(?:от|до|from)(?!\p{L}))/iu;
const FARTHEST_FROM_RING = 150;

function isMarkOfRoad(address: string): boolean {
  const found = KILOMETRE_OF_ADDRESS.exec(address);
  if (!found || /мкад|москв|(?<!\p{L})кад(?!\p{L})/iu.test(address)) return false;
  const before = address.slice(0, found.index);
  return Number(found[1]) >= FARTHEST_FROM_RING || /(?:тракт|подъезд)[^,]*,?\s*$/iu.test(before);
}

/** The row with highway, distance, class and region that its address names. */
export function withVacancyAddress(row: RowReading, choices: SheetChoices): RowReading {
  const highways = choices['highways'] ?? [];
  const written = row.values.get('complex.fullAddress')?.value;
  const isMark = typeof written === 'string' && isMarkOfRoad(written);
  const { row: placed, className } = isMark
    ? { row }
    : withAddressParts(row, {
        address: 'complex.fullAddress',
        highway: 'complex.highway',
        kilometres: 'complex.distanceFromRingRoad',
        highways,
        words: vacancyChoiceWords['highways'],
      });
  const values = new Map(placed.values);
  const add = (name: string, reading: CellReading) => {
    if (reading.value !== undefined && isBlank(values.get(name))) values.set(name, reading);
  };
  const [, road] = ROAD_OF_ADDRESS.exec(typeof written === 'string' ? written : '') ?? [];
  const hasHighways = row.columns.some(({ field }) => field?.name === 'complex.highway');
  if (road !== undefined && !hasHighways)
    add('complex.highway', {
      raw: '',
      value: findChoice(road.replace(/\s/gu, ''), highways, vacancyChoiceWords['highways'])?.value,
    });
  if (className !== undefined) add('building.buildingClass', { raw: className, value: classOf(className) });
  const { raw = '', value: address } = values.get('complex.fullAddress') ?? {};
  const region = regionOfAddress(address, choices['regions'] ?? [], vacancyChoiceWords['regions']);
  add('complex.region', { raw, value: region });
  return { ...placed, values };
}
