import { hash } from 'node:crypto';
import type {
  FieldDifference,
  Load,
  LoadQuestion,
  ObjectCounts,
  QuestionOption,
  RowCounts,
} from '@gektar/contract/loads/load.ts';
import type { NearComplex } from '@gektar/contract/loads/load-tree.ts';
import { isRecord } from '@gektar/contract/records.ts';
import { formatCount, formatMeasured } from '@gektar/format/number.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import { isUnitDoubt, unitChoices } from '#importing/sheets/unit-choices.ts';
import { type AnsweredLoad, type AnsweredObject, isMissingGroup, missingGroup, reasonOf } from './apply-answers.ts';
import type {
  Comparison,
  FoundObject,
  FoundParents,
  LoadFacts,
  LoadKind,
  ObjectField,
  ObjectIssue,
} from './load-kind.ts';
import type { LoadReading } from './load-reading.ts';
import { contains, isEmpty, valueAt, valueText } from './object-values.ts';
import { sheetLabel } from './sheet-label.ts';

/** Largest list of values that are offered as choices of a question. */
const MOST_OPTIONS = 20;
const MOST_KEYS = 1_000;
const MOST_SAMPLES = 5;
/**
 * Largest number of complexes or buildings that get a question each; if there are more, rows are answered one by one.
 */
const MOST_PARTS = 10;

export interface AskedQuestion {
  readonly field: string;
  readonly reason: string;
  readonly group: string;
  /** Whether agreeing with the read value is possible; false when a check refuses the value. */
  readonly isRead: boolean;
  /**
   * Name of the complex or building whose vacancies the question covers, empty if the load has only one; absent: it
   * covers all objects of the group.
   */
  readonly part?: string;
  /** Whether each object needs its own value, so that they are not answered together. */
  readonly isOneByOne?: boolean;
}

/**
 * Last writers of fields of stored objects after the day of the list: by id, then by field; the key '' stands for the
 * whole object.
 */
export type LaterWriters = ReadonlyMap<string, ReadonlyMap<string, { employeeId: string | null; dateTime: string }>>;

/** An object with its state, its differences from the database and its open questions. */
export interface LoadObjectView {
  readonly answered: AnsweredObject;
  readonly state: 'ready' | 'doubt' | 'exists' | 'refused';
  readonly asked: readonly AskedQuestion[];
  readonly issues: readonly ObjectIssue[];
  readonly found: FoundObject | undefined;
  readonly parents: FoundParents | undefined;
  /** A stored complex with a similar name, and the question group about it. */
  readonly near: (NearComplex & { readonly group: string }) | undefined;
  readonly match: 'same' | 'differs' | 'maybe' | undefined;
  readonly differences: readonly FieldDifference[];
  /** Who changed the stored object last; undefined: a new object, or unknown. */
  readonly lastWriter: Writer | undefined;
}

interface Writer {
  readonly employeeId: string | null;
  readonly dateTime: string;
}

export interface LoadView {
  readonly objects: readonly LoadObjectView[];
  readonly questions: readonly LoadQuestion[];
  readonly counts: ObjectCounts;
  readonly rows: RowCounts;
  readonly acceptable: { readonly ready: number; readonly drafts: number; readonly updates: number };
  readonly differing: NonNullable<Load['differing']>;
  /** Number of cells or rows settled by each answer, in the order of the answers. */
  readonly answerCounts: readonly number[];
}

interface ViewParts {
  readonly kind: LoadKind;
  readonly facts: LoadFacts;
  readonly choices: SheetChoices;
  /** By key of the object. */
  readonly comparisons: ReadonlyMap<string, Comparison>;
  readonly later: LaterWriters;
  /** By id of the stored object. */
  readonly last: ReadonlyMap<string, Writer>;
}

/** Current view of a load: a pure function of its reading, answers and comparisons. */
export function viewLoad(
  reading: LoadReading,
  { objects, counts: answerCounts }: AnsweredLoad,
  parts: ViewParts,
): LoadView {
  const whole = objects.map((object) => viewObject(object, parts));
  const viewed = askedByPart(whole, reading, parts.kind);
  const counts = countObjects(viewed, reading);
  const updates = viewed.filter(
    ({ match, differences }) => match === 'differs' && differences.some(({ choice }) => choice === 'file'),
  );
  return {
    objects: viewed,
    questions: questionsOf(viewed, reading, parts),
    counts,
    rows: countRows(viewed, reading),
    acceptable: { ready: counts.ready, drafts: counts.doubt, updates: updates.length },
    differing: differingOf(viewed),
    answerCounts,
  };
}

function differingOf(objects: readonly LoadObjectView[]): LoadView['differing'] {
  const differing = objects.filter(({ match }) => match === 'differs');
  const fields = differing.flatMap(({ differences }) => differences);
  return {
    objects: differing.length,
    fields: fields.length,
    taken: fields.filter(({ choice }) => choice === 'file').length,
  };
}

function viewObject(answered: AnsweredObject, parts: ViewParts): LoadObjectView {
  const { kind, facts, comparisons } = parts;
  const { match: chosen, isLeftOut, read, values } = answered;
  const comparison = comparisons.get(read.key);
  const found = chosen?.choice === 'other' ? undefined : comparison?.found;
  const isCertain = found?.isCertain === true || chosen?.choice === 'same' || chosen?.choice === 'link';
  const parents = comparison?.parents;
  const isNew = found === undefined;
  const issues = isLeftOut || !isNew ? [] : kind.check(values, facts, parents);
  const near = comparison?.near && !answered.answered.has(NAME) ? nearOf(comparison.near, answered, kind) : undefined;
  const open = [
    ...answered.open
      // Once the complex is found in the database, the question about its spellings is void: both mean that complex.
      .filter(({ reason }) => parents?.complexId == null || kind.tree?.isOfSpelling(reason) !== true)
      .map((one): AskedQuestion => ({ ...one, isRead: true })),
    ...(near ? [{ field: NAME, reason: reasonOf(near.group), group: near.group, isRead: true }] : []),
  ];
  const ofChecks = issues
    .filter(({ field }) => !open.some((one) => one.field === field))
    .map((issue): AskedQuestion => ({ ...questionOfIssue(issue), field: issue.field, isRead: false }));
  const asked = isLeftOut ? [] : [...open, ...ofChecks];
  const differences = found && isCertain && !isLeftOut ? differencesOf(answered, found, parts) : [];
  const match = isNew || isLeftOut ? undefined : !isCertain ? 'maybe' : differences.length > 0 ? 'differs' : 'same';
  const state = isLeftOut ? 'refused' : !isNew ? 'exists' : asked.length > 0 ? 'doubt' : 'ready';
  const lastWriter = isNew ? undefined : parts.last.get(found.id);
  const ofMatch: Pick<LoadObjectView, 'found' | 'parents' | 'near' | 'match' | 'differences' | 'lastWriter'> = {
    found: isNew ? undefined : found,
    parents,
    near,
    match,
    differences,
    lastWriter,
  };
  return { answered, state, asked, issues, ...ofMatch };
}

const NAME = 'complex.name';

/** '«Соколово» или «Логистический парк Соколово-2» из базы?' */
function nearOf(near: NearComplex, { values }: AnsweredObject, { fields }: LoadKind) {
  const name = valueText(fields[NAME] ?? { label: '' }, valueAt(fields, values, NAME));
  const about = near.about === '' ? '' : ` (${near.about})`;
  return { ...near, group: `${NAME}: «${name}»: новый комплекс? В базе есть «${near.name}»${about}` };
}

function questionOfIssue({ field, label, message, isEmpty: isMissing }: ObjectIssue) {
  if (isMissing) return { group: missingGroup(field, label), reason: `Не указано: ${label}` };
  return { group: `${field}: ${label}: ${message}`, reason: `${label}: ${message}` };
}

/** Fields in which the file differs from the stored object; doubtful values are excluded until they are answered. */
function differencesOf(
  { values, open, differences: chosen }: AnsweredObject,
  { id, stored, isDraft }: FoundObject,
  { kind, choices, later }: ViewParts,
): FieldDifference[] {
  const writers = later.get(id);
  return kind.updatable.flatMap((path): FieldDifference[] => {
    const field = kind.fields[path];
    const file = valueAt(kind.fields, values, path);
    const current = isDraft ? withNames(field, stored[path], choices) : stored[path];
    const isDoubtful = open.some(({ field: asked }) => {
      const { partOf, readFrom } = kind.fields[asked] ?? {};
      return asked === path || partOf === path || readFrom?.includes(path);
    });
    const isAdded = kind.added.has(path);
    const isThere = isAdded && typeof current === 'string' && typeof file === 'string' && current.includes(file);
    if (field === undefined || isEmpty(file) || isDoubtful || isThere || contains(current, file)) return [];
    const compared = isEmpty(current) ? 'parts' : (field.against?.(current, file) ?? 'parts');
    if (compared === 'same') return [];
    const taken = compared === 'parts' ? file : compared.taken;
    const writer = writers?.get(path) ?? writers?.get('');
    const byHand = chosen[path] ?? chosen[''];
    return [
      {
        field: path,
        label: field.label,
        stored: current ?? null,
        storedText: textNextTo(field, current, taken),
        file,
        fileText: textNextTo(field, taken, current),
        choice: byHand ?? (compared !== 'parts' ? null : writer === undefined || isAdded ? 'file' : 'stored'),
        isByHand: byHand !== undefined,
        isAdded,
        employeeId: writer?.employeeId ?? null,
        dateTime: writer?.dateTime ?? null,
      },
    ];
  });
}

/** A draft's value, which may contain only ids, completed with names of the dictionary. */
function withNames(field: ObjectField | undefined, value: unknown, choices: SheetChoices): unknown {
  const { description } = field ?? {};
  if (description?.kind !== 'choice' && description?.kind !== 'choices') return value;
  if (Array.isArray(value)) return value.map((one: unknown) => withNames(field, one, choices));
  const id = isRecord(value) ? value['id'] : value;
  return choices[description.source]?.find((one) => one.id === id) ?? value;
}

function textNextTo(field: ObjectField, value: unknown, other: unknown): string {
  return isEmpty(value) ? '' : (field.textNextTo?.(value, other) ?? valueText(field, value));
}

function countObjects(objects: readonly LoadObjectView[], { refused }: LoadReading): ObjectCounts {
  const inState = (state: LoadObjectView['state']) => objects.filter((one) => one.state === state).length;
  const matched = (match: LoadObjectView['match']) => objects.filter((one) => one.match === match).length;
  return {
    all: objects.length - inState('refused'),
    ready: inState('ready'),
    doubt: inState('doubt'),
    exists: inState('exists'),
    differs: matched('differs'),
    maybe: matched('maybe'),
    same: matched('same'),
    refused: inState('refused') + refused.length,
  };
}

/** Number of rows by kind; each row counts once, as a row of an object, as a refused one, or as part of the table. */
function countRows(objects: readonly LoadObjectView[], { refused, rowCount, tables }: LoadReading): RowCounts {
  const isTurned = new Set(tables.filter(({ isOnItsSide }) => isOnItsSide).map(({ sheet }) => sheet));
  const ofObjects = new Set<string>();
  const ofRefused = new Set<string>();
  for (const { answered, state } of objects) {
    const { sheet, rows } = answered.read;
    if (isTurned.has(sheet)) continue;
    for (const row of rows) (state === 'refused' ? ofRefused : ofObjects).add(`${sheet}!${row}`);
  }
  for (const { sheet, row } of refused) if (!isTurned.has(sheet)) ofRefused.add(`${sheet}!${row}`);
  const onlyRefused = [...ofRefused].filter((row) => !ofObjects.has(row)).length;
  return {
    all: rowCount,
    ofObjects: ofObjects.size,
    refused: onlyRefused,
    ofTable: rowCount - ofObjects.size - onlyRefused,
  };
}

/**
 * Splits questions about complexes and buildings into one per complex or building. A dictionary value missing in the
 * whole file remains a single question, because it is often the same everywhere.
 */
function askedByPart(
  objects: readonly LoadObjectView[],
  reading: LoadReading,
  kind: LoadKind,
): readonly LoadObjectView[] {
  const { tree } = kind;
  if (tree === undefined) return objects;
  const columnDoubts = new Set(reading.tables.flatMap(({ columns }) => columns.map(({ doubt }) => doubt)));
  const mustBeWhole = ({ field, group, reason }: AskedQuestion) =>
    !valueGroups.has(group) ||
    isUnitDoubt(reason) ||
    kind.fileWide[reason] !== undefined ||
    columnDoubts.has(reason) ||
    (isChosen(field, kind) && isMissingGroup(group) && isNotInFile(field, reading, kind));
  const valueGroups = new Set(
    objects.flatMap(({ asked, answered }) =>
      asked.flatMap(({ group, field, isRead }) =>
        isRead && !isEmpty(valueAt(kind.fields, answered.values, field)) ? [] : [group],
      ),
    ),
  );
  /** Whether a group's question is not split, by group; computed once per group. */
  const wholes = new Map<string, boolean>();
  const isWhole = (question: AskedQuestion) => {
    const known = wholes.get(question.group) ?? mustBeWhole(question);
    wholes.set(question.group, known);
    return known;
  };
  const placed = objects.map(({ answered, parents }) => ({ values: answered.values, place: answered.place, parents }));
  const parts = new Map<string, readonly PlacedPart[]>();
  /** Complex or building of each object, computed once per level. */
  const partsFor = (field: string) => {
    const [level = ''] = field.split('.');
    const known = parts.get(level) ?? placed.map((object) => tree.partOf(field, object));
    parts.set(level, known);
    return known;
  };
  const counts = new Map<readonly PlacedPart[], number>();
  const countOf = (some: readonly PlacedPart[]) => {
    const count = counts.get(some) ?? new Set(some.map((part) => part?.node)).size;
    counts.set(some, count);
    return count;
  };
  const ofGroups = new Map<string, Set<string | undefined>>();
  const askedParts = ({ group }: AskedQuestion) => ofGroups.get(group) ?? new Set();
  for (const [index, { asked }] of objects.entries()) {
    for (const question of asked) {
      if (isWhole(question) || !isOfPart(question.field)) continue;
      ofGroups.set(question.group, askedParts(question).add(partsFor(question.field)[index]?.node));
    }
  }
  return objects.map((object, index) => ({
    ...object,
    asked: object.asked.map((question) => {
      if (isWhole(question) || !isOfPart(question.field)) return question;
      const all = partsFor(question.field);
      const part = all[index];
      if (part === undefined) return question;
      if (countOf(all) < 2) return { ...question, part: '' };
      if (askedParts(question).size > MOST_PARTS)
        return isChosen(question.field, kind) ? question : { ...question, isOneByOne: true };
      // The node is hashed, because it may be longer than a group name.
      const group = `${question.group} #${hash('sha256', part.node, 'hex').slice(0, 16)}`;
      return { ...question, group, part: part.name };
    }),
  }));
}

type PlacedPart = ReturnType<NonNullable<LoadKind['tree']>['partOf']>;

/** Whether a field belongs to an object's complex or building; their names do not count. */
function isOfPart(field: string): boolean {
  return field.includes('.') && !field.endsWith('.name');
}

/** Whether the values of a field come from a list or a dictionary. */
function isChosen(field: string, { fields }: LoadKind): boolean {
  const kind = fields[field]?.description?.kind;
  return kind === 'choice' || kind === 'choices' || kind === 'option' || kind === 'mask' || kind === 'flag';
}

/** Levels whose questions come first, in this order. */
const firstLevels: readonly LoadQuestion['level'][] = ['file', 'column', 'complex'];

/**
 * Open questions: about the file, columns, complexes and buildings, then all others; within these, the largest first.
 */
function questionsOf(objects: readonly LoadObjectView[], reading: LoadReading, parts: ViewParts): LoadQuestion[] {
  const groups = new Map<string, { about: AskedQuestion; of: LoadObjectView[] }>();
  for (const object of objects) {
    for (const about of object.asked) {
      const group = groups.get(about.group) ?? { about, of: [] };
      group.of.push(object);
      groups.set(about.group, group);
    }
  }
  const questions = [...groups.values()].map(({ about, of }) => questionOf(about, of, { reading, objects, ...parts }));
  const level = ({ level: of }: LoadQuestion) =>
    firstLevels.includes(of) ? firstLevels.indexOf(of) : firstLevels.length;
  const isMissing = ({ mayAgree, count }: LoadQuestion) => (mayAgree || count === 0 ? 0 : 1);
  return questions.toSorted(
    (one, other) =>
      level(one) - level(other) ||
      other.count - one.count ||
      // Questions about complexes and buildings keep the order of the file.
      (one.level === 'complex' ? 0 : isMissing(one) - isMissing(other) || (one.group < other.group ? -1 : 1)),
  );
}

function questionOf(
  about: AskedQuestion,
  of: readonly LoadObjectView[],
  parts: ViewParts & { readonly reading: LoadReading; readonly objects: readonly LoadObjectView[] },
): LoadQuestion {
  const { kind, reading } = parts;
  const { field, group, isRead, part } = about;
  const found = reading.tables.flatMap(({ id, columns }) =>
    columns.flatMap((column) => (column.doubt === about.reason ? [{ table: id, column }] : [])),
  );
  const isOfFile = isUnitDoubt(about.reason) || kind.fileWide[about.reason] !== undefined;
  const isAbsent = isMissingGroup(group) && isNotInFile(field, reading, kind);
  const valueIn = ({ answered }: LoadObjectView) => valueAt(kind.fields, answered.values, field);
  const cellLevel = part !== undefined ? 'complex' : isAbsent ? 'absent' : of.length === 1 ? 'cell' : 'group';
  const reason = isAbsent ? `Нет в таблице: ${nameInFile(field, kind)}` : about.reason;
  return {
    group,
    level: isOfFile ? 'file' : found.length > 0 ? 'column' : cellLevel,
    field,
    label: labelOf(kind, field),
    reason: part ? `${part}. ${reason}` : reason,
    count: of.length,
    table: found[0]?.table ?? null,
    letters: found[0]?.column.letters ?? null,
    options: optionsOf(about, of, { ...parts, column: found[0]?.column }),
    mayAgree: isRead && of.every((object) => !isEmpty(valueIn(object))),
    mayEmpty: isRead && !kind.required.has(field),
    mayFill: of.length === 1 || (kind.fields[field]?.isOwn !== true && about.isOneByOne !== true),
    keys: of.slice(0, MOST_KEYS).map(({ answered }) => answered.read.key),
    samples: of.slice(0, MOST_SAMPLES).map((object) => {
      const cell = object.answered.read.cells[field];
      return {
        key: object.answered.read.key,
        address: cell?.address ?? '',
        raw: cell?.raw ?? '',
        text: valueText(kind.fields[field] ?? { label: '' }, valueIn(object)),
      };
    }),
  };
}

/** Whether no column of the file has the field, and no object got its value from elsewhere in the file. */
function isNotInFile(field: string, { tables, objects }: LoadReading, { fields }: LoadKind): boolean {
  const names = [field, ...(fields[field]?.readFrom ?? [])];
  const columns = tables.flatMap((table) => table.columns);
  if (columns.length === 0 || columns.some((column) => column.field !== null && names.includes(column.field)))
    return false;
  return objects.every(({ values }) => isEmpty(valueAt(fields, values, field)));
}

const partNames: Readonly<Record<string, string>> = { complex: 'комплекс', building: 'здание' };

/** Label of a field, with its entity if several fields share the label: 'Статус строительства (здание)'. */
function nameInFile(field: string, kind: LoadKind): string {
  const label = labelOf(kind, field);
  const isShared = Object.entries(kind.fields).some(([path, one]) => path !== field && one.label === label);
  const part = isShared ? partNames[field.split('.')[0] ?? ''] : undefined;
  return part === undefined ? label : `${label} (${part})`;
}

export function labelOf({ fields, sheets }: Pick<LoadKind, 'fields' | 'sheets'>, field: string): string {
  const ofSheet = sheets.fields.find(({ name }) => name === field);
  return fields[field]?.label ?? (ofSheet && sheetLabel(ofSheet, { fields })) ?? field;
}

interface OptionParts extends ViewParts {
  readonly reading: LoadReading;
  readonly objects: readonly LoadObjectView[];
  readonly column: LoadReading['tables'][number]['columns'][number] | undefined;
}

/** Choices for a question: units of a column, fields for a column, values of a short list. */
function optionsOf(
  { field, reason }: AskedQuestion,
  of: readonly LoadObjectView[],
  { kind, reading, choices, objects, column }: OptionParts,
): QuestionOption[] {
  if (isUnitDoubt(reason)) return unitOptions(field, of, { kind, reading, column });
  if (column !== undefined) {
    return column.candidates.map((candidate) => ({
      id: candidate.field,
      label: candidate.label,
      effect: '',
      isLikely: candidate.field === column.field,
    }));
  }
  const values = valuesOf(kind, field, choices);
  if (values.length === 0 || values.length > MOST_OPTIONS) return [];
  const asked = new Set(of);
  const others = objects.filter((object) => !asked.has(object) && object.state !== 'refused');
  const idOf = (value: unknown) => (typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : value);
  const ids = others.map(({ answered }) => idOf(valueAt(kind.fields, answered.values, field)));
  const counted = values.map(({ id, name }) => ({ id, name, count: ids.filter((one) => one === id).length }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.map(({ id, name, count }) => ({
    id: String(id),
    label: name,
    effect: count > 0 ? `так у остальных: ${formatCount(count)}` : '',
    isLikely: count > 0 && count === most,
  }));
}

/** Possible values of a field, from its description or its dictionary. */
export function valuesOf(
  { fields }: Pick<LoadKind, 'fields'>,
  field: string,
  choices: SheetChoices,
): readonly { readonly id: number; readonly name: string }[] {
  const about = fields[field];
  const description = about?.description;
  if (about?.values) return about.values;
  if (description?.kind === 'option' || description?.kind === 'mask')
    return description.values.filter(({ isHidden }) => !isHidden);
  return description?.kind === 'choice' ? (choices[description.source] ?? []) : [];
}

function unitOptions(
  field: string,
  of: readonly LoadObjectView[],
  { kind, reading, column }: Pick<OptionParts, 'kind' | 'reading' | 'column'>,
): QuestionOption[] {
  // A message has neither sheets nor columns: its unit is asked about at the value.
  const isMessage = reading.sheets.length === 0;
  const source = isMessage ? sourceOf(kind, field) : kind.sheets.fields.find(({ name }) => name === column?.field);
  if (source === undefined) return [];
  const [first] = of;
  const value = first && valueAt(kind.fields, first.answered.values, field);
  const raw = first?.answered.read.cells[field]?.raw ?? '';
  const units = unitChoices(source);
  const unit = isMessage ? GUESSED_PERIOD : column?.unit;
  const current = units.find(({ id }) => id === unit);
  return units.map(({ id, label, gives }) => ({
    ...{ id, label },
    effect:
      typeof value === 'number' && current !== undefined
        ? `${raw} → ${formatMeasured((value * factorOf(gives)) / factorOf(current.gives))}`
        : '',
    isLikely: id === unit,
  }));
}

/** Period assumed for an amount in a message that names none. */
const GUESSED_PERIOD = 'month';

/** The sheet field from which an object's field is read. */
function sourceOf({ fields, sheets }: Pick<LoadKind, 'fields' | 'sheets'>, field: string) {
  return sheets.fields.find(({ name }) => name === (fields[field]?.readFrom?.[0] ?? field));
}

/** A value of a message, read with the assumed period, converted to another period; undefined for an unknown unit. */
export function inPeriod(kind: LoadKind, field: string, value: number, unitId: string): number | undefined {
  const source = sourceOf(kind, field);
  const units = source === undefined ? [] : unitChoices(source);
  const from = units.find(({ id }) => id === GUESSED_PERIOD);
  const to = units.find(({ id }) => id === unitId);
  if (from === undefined || to === undefined) return undefined;
  return Math.round((value * factorOf(to.gives) * 100) / factorOf(from.gives)) / 100;
}

function factorOf({ months, area, size }: { months?: number; area?: number; size?: number }): number {
  return months !== undefined ? 12 / months : (area ?? size ?? 1);
}
