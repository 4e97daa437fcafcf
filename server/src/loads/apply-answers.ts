import type { CellChoice, GivenAnswer } from '@gektar/contract/loads/load-answer.ts';
import { type ColumnChange, noChanges, type ReadingChanges } from '#importing/sheets/reading-changes.ts';
import { isUnitDoubt } from '#importing/sheets/unit-choices.ts';
import { isOfSection, opexLine, sectionField, sectionTexts } from './known-lines.ts';
import type { LoadKind, ObjectPlace, ObjectValues } from './load-kind.ts';
import type { LoadReading, ReadObject } from './load-reading.ts';
import { isEmpty, valueAt, withValue } from './object-values.ts';

/** An object after the answers about it. */
export interface AnsweredObject {
  readonly read: ReadObject;
  readonly values: ObjectValues;
  /** Questions without an answer. */
  readonly open: ReadObject['questions'];
  /** Fields that an answer filled or settled, by path, with the index of the last such answer. */
  readonly answered: ReadonlyMap<string, number>;
  readonly isLeftOut: boolean;
  readonly place: ObjectPlace;
  /** Answer to whether it is an object of the database; undefined: not answered. */
  readonly match: { readonly choice: 'same' | 'other' | 'link'; readonly id: string | null } | undefined;
  /** Chosen side by field path; the key '' stands for all fields. */
  readonly differences: Readonly<Record<string, 'stored' | 'file'>>;
}

export interface AnsweredLoad {
  readonly objects: readonly AnsweredObject[];
  /** Number of cells or rows that each answer settled, in the order of the answers. */
  readonly counts: readonly number[];
}

interface Changing {
  read: ReadObject;
  values: ObjectValues;
  open: ReadObject['questions'];
  answered: Map<string, number>;
  isLeftOut: boolean;
  place: ObjectPlace;
  match: AnsweredObject['match'];
  differences: Record<string, 'stored' | 'file'>;
}

type AnsweredKind = Pick<LoadKind, 'fields' | 'fileWide' | 'opexField'>;

/** The reason in the name of a question group, `field: reason`. */
export function reasonOf(group: string): string {
  return group.slice(group.indexOf(': ') + 2);
}

/** Answers that affect the reading of the file; a later one replaces an earlier one. */
export function readingChanges(answers: readonly GivenAnswer[]): ReadingChanges {
  const columns = new Map<string, ColumnChange>();
  const units: Record<string, string> = {};
  const sheets: Record<string, boolean> = {};
  const hidden: Record<string, readonly string[]> = {};
  const heads: Record<string, readonly number[]> = {};
  const rows = new Map<string, { sheet: string; row: number }>();
  let listDay: string | undefined;
  for (const answer of answers) {
    if (answer.kind === 'column') {
      const key = `${answer.table} ${answer.letters}`;
      columns.set(key, columnChange(answer, columns.get(key)));
    } else if (answer.kind === 'sheet') sheets[answer.sheet] = answer.take;
    else if (answer.kind === 'hidden') hidden[answer.sheet] = hiddenWith(hidden[answer.sheet] ?? [], answer);
    else if (answer.kind === 'known' && answer.field === 'day') listDay = answer.value;
    else if (answer.kind === 'head') heads[answer.sheet] = answer.rows;
    else if (answer.kind === 'row' && answer.take) rows.set(`${answer.sheet}!${answer.row}`, answer);
    else if (answer.kind === 'group' && 'option' in answer.choice && isUnitDoubt(reasonOf(answer.group)))
      units[reasonOf(answer.group)] = answer.choice.option;
  }
  const taken = [...rows.values()].map(({ sheet, row }) => ({ sheet, row }));
  return { ...noChanges, columns: [...columns.values()], units, sheets, hidden, heads, rows: taken, listDay };
}

/** The meaning of a column after another answer about it: another unit of the same field is added to the earlier ones. */
function columnChange({ unit, ...answer }: ColumnAnswer, former: ColumnChange | undefined): ColumnChange {
  const isSame = former !== undefined && former.field === answer.field && answer.use === 'field';
  if (unit === null) return { ...answer, units: [] };
  return { ...answer, units: [...(isSame ? former.units.filter((one) => one !== unit) : []), unit] };
}

type ColumnAnswer = Extract<GivenAnswer, { kind: 'column' }>;

/** The hidden parts to read, after an answer about some of them. */
function hiddenWith(taken: readonly string[], { names, take }: HiddenAnswer): readonly string[] {
  const others = taken.filter((one) => !names.includes(one));
  return take ? [...others, ...names] : others;
}

type HiddenAnswer = Extract<GivenAnswer, { kind: 'hidden' }>;

/** Whether an answer affects the reading of the file instead of values only. */
export function changesReading(answer: GivenAnswer): boolean {
  const { columns, units, sheets, hidden, heads, rows, listDay } = readingChanges([answer]);
  if (listDay !== undefined) return true;
  return columns.length + rows.length + Object.keys({ ...units, ...sheets, ...hidden, ...heads }).length > 0;
}

/** The objects of a reading after the answers about their values; a pure function of both. */
export function applyAnswers(reading: LoadReading, answers: readonly GivenAnswer[], kind: AnsweredKind): AnsweredLoad {
  const objects = withFileWide(reading, kind).map(
    (read): Changing => ({
      read,
      values: read.values,
      open: read.questions,
      answered: new Map(),
      isLeftOut: false,
      place: {},
      match: undefined,
      differences: {},
    }),
  );
  const byKey = new Map(objects.map((object) => [object.read.key, object]));
  const counts = answers.map((answer, index) => applyAnswer(answer, { reading, objects, byKey, kind, index }));
  return { objects, counts };
}

/** Adds questions about the whole file to every object that they concern. */
function withFileWide({ objects }: LoadReading, { fileWide }: AnsweredKind): readonly ReadObject[] {
  const asked = new Map(
    objects.flatMap(({ questions }) => questions.flatMap((one) => (fileWide[one.reason] ? [[one.group, one]] : []))),
  );
  if (asked.size === 0) return objects;
  return objects.map((object) => {
    const more = [...asked.values()].filter(
      ({ group, reason }) =>
        fileWide[reason]?.(object.values) === true && !object.questions.some((one) => one.group === group),
    );
    return more.length === 0 ? object : { ...object, questions: [...object.questions, ...more] };
  });
}

interface Answering {
  readonly reading: LoadReading;
  readonly objects: readonly Changing[];
  readonly byKey: ReadonlyMap<string, Changing>;
  readonly kind: AnsweredKind;
  /** Index of the answer. */
  readonly index: number;
}

/** @returns number of cells or rows settled by the answer */
function applyAnswer(answer: GivenAnswer, about: Answering): number {
  const { objects, byKey, kind } = about;
  const withKeys = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  switch (answer.kind) {
    case 'group': {
      const field = groupField(answer.group);
      const asked = objects.filter((object) => isAsked(object, answer.group, field, kind));
      for (const object of asked) choose(object, field, answer.choice, about);
      return asked.length;
    }
    case 'cells': {
      const chosen = withKeys(answer.keys);
      for (const object of chosen) choose(object, answer.field, answer.choice, about);
      return chosen.length;
    }
    case 'row': {
      const object = byKey.get(`${answer.sheet}!${answer.row}`);
      if (object) object.isLeftOut = !answer.take;
      return object ? 1 : 0;
    }
    case 'place': {
      const chosen = withKeys(answer.keys);
      for (const object of chosen) placeObject(object, answer, about);
      return chosen.length;
    }
    case 'leave': {
      const chosen = withKeys(answer.keys);
      for (const object of chosen) object.isLeftOut = answer.isOut;
      return chosen.length;
    }
    case 'known':
      return chooseKnown(answer, about);
    case 'match': {
      const chosen = withKeys(answer.keys);
      for (const object of chosen) object.match = { choice: answer.choice, id: answer.id };
      return chosen.length;
    }
    case 'difference': {
      const chosen = answer.keys === null ? objects : withKeys(answer.keys);
      for (const object of chosen) {
        if (answer.field === null) object.differences = { '': answer.choice };
        else object.differences[answer.field] = answer.choice;
      }
      return chosen.length;
    }
    default:
      return 0;
  }
}

/** Another word about OPEX, and whether sections fill their field: in the objects that have it from the file's word. */
function chooseKnown({ field: of, value }: KnownAnswer, about: Answering): number {
  const { reading, objects, kind } = about;
  const line = of === 'opex' ? opexLine(reading) : undefined;
  if (line !== undefined && kind.opexField !== undefined) {
    const { opexField } = kind;
    const said = objects.filter(
      ({ read }) => valueAt(kind.fields, read.values, opexField) === (line.text === 'included'),
    );
    for (const object of said) choose(object, opexField, { value: value === 'included' }, about);
    return said.length;
  }
  const field = of === 'sections' ? sectionField(reading) : undefined;
  if (field === undefined) return 0;
  const texts = sectionTexts(reading.meanings);
  const filled = objects.filter(({ read }) => isOfSection(read.cells[field] ?? { address: '', raw: '' }, texts));
  for (const object of filled) {
    const read = valueAt(kind.fields, object.read.values, field);
    choose(object, field, value === 'skip' ? { empty: true } : { value: read }, about);
  }
  return filled.length;
}

type KnownAnswer = Extract<GivenAnswer, { kind: 'known' }>;

/** Moves an object to a complex and a building. If only the complex changes, its building is looked up by name. */
function placeObject(object: Changing, { complex, building }: PlaceAnswer, about: Answering): void {
  if (complex !== null) {
    choose(object, 'complex.name', { value: complex.name }, about);
    object.place = { complex };
  }
  if (building !== null) {
    choose(object, 'building.name', { value: building.name }, about);
    object.place = { ...object.place, building };
  }
}

type PlaceAnswer = Extract<GivenAnswer, { kind: 'place' }>;

/** Prefix of groups for missing required fields; these groups follow from checks, not from the file. */
const MISSING = 'missing ';

export function missingGroup(field: string, label: string): string {
  return `${MISSING}${field}: Не указано: ${label}`;
}

export function isMissingGroup(group: string): boolean {
  return group.startsWith(MISSING);
}

function groupField(group: string): string {
  const [field = ''] = group.split(': ');
  return isMissingGroup(field) ? field.slice(MISSING.length) : field;
}

function isAsked({ open, values }: Changing, group: string, field: string, { fields }: AnsweredKind): boolean {
  if (isMissingGroup(group)) return isEmpty(valueAt(fields, values, field));
  return open.some((one) => one.group === group);
}

function choose(object: Changing, field: string, choice: CellChoice, { kind: { fields }, index }: Answering): void {
  object.open = object.open.filter((one) => one.field !== field);
  object.answered.set(field, index);
  // A typed name is looked up again.
  if (field === 'complex.name' && 'value' in choice) object.place = {};
  if ('empty' in choice) object.values = withValue(fields, object.values, field, undefined);
  else if ('value' in choice) object.values = withValue(fields, object.values, field, choice.value ?? undefined);
}
