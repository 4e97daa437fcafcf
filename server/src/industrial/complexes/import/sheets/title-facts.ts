import { type FactWords, readFacts, tidyText } from '#importing/sheets/facts.ts';
import { nominativeHighways } from '#importing/sheets/place-facts.ts';
import { placeOfAddress, regionOfAddress, withAddressParts } from '#importing/sheets/place-of-address.ts';
import type { RowReading } from '#importing/sheets/read-sheets.ts';
import { type CellReading, isBlank } from '#importing/sheets/read-value.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import { textContext } from '#importing/sheets/text-context.ts';
import { buildingKey, classOf, complexKey, levelOf } from './part-names.ts';
import { vacancyFacts } from './vacancy-facts.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import { namedKinds, vacancyChoiceWords } from './vacancy-sheet-words.ts';

/** A name in quotes after the word of its kind: 'Логопарк «Север»'; «Пример» of a client is no complex. */
const QUOTED = new RegExp(
  String.raw`(?<!\p{L})(?<kind>${namedKinds}\p{L}{0,2}|light[ -]?industrial(?: (?:park|парк|комплекс|квартал|центр))?|лайт индастриал(?: парк)?|склад\p{L}*|объект\p{L}*)\s*[«"„“](?<name>[^»"“”]{2,60})[»"“”]|^\s*[«"„“](?<alone>[^»"“”]{3,60})[»"“”]\s*$`,
  'iu',
);
/** A name without quotes at the beginning of a title: 'Логопарк Север, Ленинградское ш.'. */
const UNQUOTED = new RegExp(
  String.raw`^\s*(?<kind>(?i:${namedKinds}))\s+(?<name>[\p{Lu}\d][\p{L}\d-]*(?:\s+[\p{Lu}\d][\p{L}\d-]*){0,3})(?=\s*(?:$|[,.;:(–—]|-\s))`,
  'u',
);
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
  'opexPerSqm',
  'complex.electricitySupply',
]);
const titleFacts: readonly FactWords[] = vacancyFacts.filter(
  ({ field }) => field !== undefined && factNames.has(field),
);

/** Values of all rows below titles, by name of the field. */
export type TitleFacts = ReadonlyMap<string, CellReading>;

/** Name, address, highway, distance, class and expenses that the titles of a table name. */
export function factsOfTitles(titles: readonly string[], choices: SheetChoices, listDay: string): TitleFacts {
  const values = new Map<string, CellReading>();
  const add = (name: string, raw: string, value: unknown) => {
    if (value !== undefined && value !== '' && !values.has(name)) values.set(name, { raw, value });
  };
  const context = textContext(listDay, { choices, choiceWords: vacancyChoiceWords });
  for (const title of titles) {
    const text = tidyText(title);
    const { name, rest } = nameOfTitle(text);
    add('complex.name', title, name);
    const { values: facts } = readFacts(text, titleFacts, vacancySheetFields, context);
    for (const [field, reading] of facts) if (!values.has(field)) values.set(field, reading);
    addPlace(name === undefined ? text : rest, choices, (field, value) => add(field, title, value));
  }
  return values;
}

function addPlace(text: string, choices: SheetChoices, add: (field: string, value: unknown) => void): void {
  const written = text.replace(/^\s*(?:адрес|местоположение|расположение|локация|location|address)\s*[:-]\s*/iu, '');
  const isLabelled = written !== text;
  const parts = written.split(/\s\|\s|\s[-–—]\s(?=\p{Ll})/u).filter((part) => !NO_PLACE.test(part));
  for (const part of parts) {
    const found = placeOfAddress(nominativeHighways(part), choices['highways'] ?? [], vacancyChoiceWords['highways']);
    add('complex.highway', found.highway);
    add('complex.distanceFromRingRoad', found.kilometres);
    const isPlace = found.highway !== undefined || found.kilometres !== undefined;
    const address = found.address.replace(/^[\s.,;:–—-]+|[\s,;:–—-]+$/gu, '');
    const isAddress =
      isLabelled || (ABOUT_PLACE.test(address) && /,/.test(address)) || (isPlace && address !== part.trim());
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
  const plain = UNQUOTED.exec(title);
  if (!plain) return { name: undefined, rest: title };
  return { name: plain[0].trim(), rest: title.slice(plain[0].length) };
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
  const added = [...facts].filter(
    ([field]) =>
      field !== 'complex.name' &&
      !named.has(field) &&
      isBlank(row.values.get(field)) &&
      !(isOther && (field.startsWith('complex.') || (typeof ofRow === 'string' && field.startsWith('building.')))),
  );
  return added.length === 0 ? row : { ...row, values: new Map([...row.values, ...added]) };
}

/** What notes below a table may say about its rows. */
const noteFacts = [
  { field: 'opexPerSqm', about: /opex|опекс|орех|экспл/iu },
  { field: 'minimalRentalBlockArea', about: /мин\p{L}*\.? (?:блок|нарезк|площад|лот)|нарезк|дел(?:им|ение|ится)/iu },
] as const;

/** A smaller number of a note is no area of a block (m²). */
const LEAST_BLOCK = 50;

/** 'в корпусах 1 и 2': the buildings that a note is about. */
const BUILDINGS_OF_NOTE = /(?<!\p{L})(?:корпус|здани|строени)\p{L}*\s+((?:№?\s*\d{1,2}(?:\s*(?:,|и|;)\s*)?)+)/iu;

/**
 * The row with what a note below the table names for its rows: '** OPEX 1 950 руб./м² в год, оплачивается отдельно',
 * '* Минимальный блок в корпусах 1 и 2 — 2 500 м²'.
 */
export function withNoteFacts(row: RowReading, choices: SheetChoices): RowReading {
  const context = textContext(row.listDay, { choices, choiceWords: vacancyChoiceWords });
  const values = new Map(row.values);
  for (const { field, about } of noteFacts) {
    const hasColumn = row.columns.some((column) => column.field?.name === field);
    const notes = (row.notes ?? []).filter((note) => about.test(note) && isAboutRow(note, row, field));
    if (notes.length === 0 || hasColumn || !isBlank(values.get(field))) continue;
    const facts = vacancyFacts.filter((fact) => fact.field === field);
    const [found] = notes.flatMap(
      (note) => readFacts(tidyText(note), facts, vacancySheetFields, context).values.get(field) ?? [],
    );
    const area = values.get('area')?.value;
    const isTooLarge =
      field !== 'opexPerSqm' &&
      !(typeof area === 'number' && area >= Number(found?.value) && Number(found?.value) >= LEAST_BLOCK);
    if (found?.value !== undefined && !isTooLarge) values.set(field, found);
  }
  return values.size === row.values.size ? row : { ...row, values };
}

/** Whether a note is about a row: it names the building, or has the mark of the row as '** возможно деление от 2 000 м²'. */
function isAboutRow(note: string, row: RowReading, field: string): boolean {
  const [, list] = BUILDINGS_OF_NOTE.exec(note) ?? [];
  const [mark = ''] = /^[*•¹²³]+/u.exec(note.trim()) ?? [];
  if (list === undefined) return field === 'opexPerSqm' || mark === '' || row.text.includes(mark);
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

/** The row with highway, distance, class and region that its address names. */
export function withVacancyAddress(row: RowReading, choices: SheetChoices): RowReading {
  const { row: placed, className } = withAddressParts(row, {
    address: 'complex.fullAddress',
    highway: 'complex.highway',
    kilometres: 'complex.distanceFromRingRoad',
    highways: choices['highways'] ?? [],
    words: vacancyChoiceWords['highways'],
  });
  const values = new Map(placed.values);
  const add = (name: string, reading: CellReading) => {
    if (reading.value !== undefined && isBlank(values.get(name))) values.set(name, reading);
  };
  if (className !== undefined) add('building.buildingClass', { raw: className, value: classOf(className) });
  const { raw = '', value: address } = values.get('complex.fullAddress') ?? {};
  const region = regionOfAddress(address, choices['regions'] ?? [], vacancyChoiceWords['regions']);
  add('complex.region', { raw, value: region });
  return { ...placed, values };
}
