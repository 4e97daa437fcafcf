import { chunks } from '@gektar/contract/chunks.ts';
import { MAX_CHANGES } from '@gektar/contract/operations/change-limits.ts';
import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import type { RoundTripCell, RoundTripProblem } from '@gektar/contract/round-trip/round-trip.ts';
import type { MarkedRow } from '@gektar/contract/spreadsheet/export-mark.ts';
import pLimit from 'p-limit';
import type { Db } from '#database/db.ts';
import { type EditedCell, type KnownRow, textOf } from '#importing/own-export/read-own-export.ts';
import type { Changeable } from '#operations/changeable.ts';
import type { OperationParts } from '#operations/operation-routes.ts';
import { previewChanges } from '#operations/operation-routes.ts';
import type { Values } from '#operations/patch.ts';
import { isSameField, type NamedChoices, printsOf, readField } from './exported-value.ts';
import { type Author, type EarlierValues, findActors, findEarlierValues } from './round-trip-queries.ts';

/** Number of objects that are read at the same time. */
const AT_ONCE = 4;
const FIXED = 'Не меняется из таблицы';

export interface ComparedBy {
  readonly target: Changeable;
  readonly parts: OperationParts;
  readonly employeeId: string;
  readonly choices: NamedChoices;
}

/** Differences of rows from the database. */
export interface Comparison {
  readonly cells: readonly RoundTripCell[];
  readonly problems: readonly RoundTripProblem[];
}

/** Present states of objects and their recorded changes. */
interface Known {
  readonly current: ReadonlyMap<string, Values>;
  readonly earlier: ReadonlyMap<string, readonly EarlierValues[]>;
  readonly archivedBy: ReadonlyMap<string, Author>;
  readonly deletedBy: ReadonlyMap<string, Author>;
}

/** Compares the edited cells of an export with the database, and checks what would be written. Writes nothing. */
export async function compareRows(db: Db, rows: readonly KnownRow[], by: ComparedBy): Promise<Comparison> {
  const withEdits = rows.filter(({ cells }) => cells.length > 0);
  const known = await findKnown(
    db,
    by.target,
    withEdits.map(({ object }) => object.id),
  );
  const cells: RoundTripCell[] = [];
  const problems: RoundTripProblem[] = [];
  for (const { row, object, cells: editedOnes } of withEdits) {
    for (const one of editedOnes) {
      const made = compareCell(one, { row, object, known, by });
      if (made === undefined) continue;
      if ('message' in made) problems.push(made);
      else cells.push(made);
    }
  }
  return checkCells(db, { cells, problems, columns: columnsOf(withEdits) }, by);
}

/** Edited cells with their objects, by row and field. */
function columnsOf(rows: readonly KnownRow[]) {
  return new Map(
    rows.flatMap(({ row, object, cells }) => cells.map((one) => [`${row}:${one.field}`, { ...one, object }] as const)),
  );
}

async function findKnown(db: Db, target: Changeable, ids: readonly string[]): Promise<Known> {
  if (ids.length === 0) return { current: new Map(), earlier: new Map(), archivedBy: new Map(), deletedBy: new Map() };
  const limit = pLimit(AT_ONCE);
  const found = await Promise.all(ids.map((id) => limit(async () => [id, await target.find(db, id)] as const)));
  const current = new Map(found.flatMap(([id, state]) => (isValues(state) ? [[id, state] as const] : [])));
  const { name: entity } = target;
  const [earlier, archivedBy, deletedBy] = await Promise.all([
    findEarlierValues(db, entity, ids),
    findActors(db, { entity, action: 'archive' }, ids),
    findActors(db, { entity, action: 'delete' }, ids),
  ]);
  return { current, earlier, archivedBy, deletedBy };
}

function isValues(state: unknown): state is Values {
  return typeof state === 'object' && state !== null;
}

interface At {
  readonly row: number;
  readonly object: MarkedRow;
  readonly known: Known;
  readonly by: ComparedBy;
}

/** The difference of one cell; undefined when the database has its value. */
function compareCell(
  { field: name, column, print, cell }: EditedCell,
  { row, object, known, by: { target, choices } }: At,
): RoundTripCell | RoundTripProblem | undefined {
  const field = name ?? '';
  const problem = (message: string, isEditable: boolean): RoundTripProblem => {
    const { id, rowVersion, isEnabled } = object;
    const mark = isEditable ? { rowVersion, isEnabled, print } : null;
    return { row, id, field: name, column, text: textOf(cell), message, mark };
  };
  const description = Object.hasOwn(target.fields, field) ? target.fields[field] : undefined;
  if (description === undefined) return problem(FIXED, false);
  const fixed = target.whyFixed(field);
  if (fixed !== undefined) return problem(fixed, false);
  if (cell.isError) return problem(`Ошибка в ячейке: ${cell.text}`, true);
  const current = known.current.get(object.id);
  const read = readField(description, cell, choices);
  if (read.message !== undefined) return problem(read.message, true);
  const now = current?.[field] ?? null;
  const given = read.value ?? null;
  if (current !== undefined && isSameField(description, now, given)) return undefined;
  const isPrinted = (value: unknown) => printsOf(description, value, choices).includes(print);
  const changes = (known.earlier.get(object.id) ?? []).filter(({ before }) => Object.hasOwn(before, field));
  const exported =
    current !== undefined && isPrinted(now)
      ? { before: { [field]: now } }
      : changes.find(({ before }) => isPrinted(before[field]));
  if (exported !== undefined && isSameField(description, exported.before[field], given)) return undefined;
  return {
    id: object.id,
    rowVersion: current === undefined ? null : Number(current['rowVersion']),
    row,
    field,
    exported: exported?.before[field] ?? null,
    isExportedKnown: exported !== undefined,
    given,
    now,
    conflict: conflictOf(object, { known, current, isAsExported: current !== undefined && isPrinted(now), changes }),
  };
}

function conflictOf(
  { id, rowVersion, isEnabled }: MarkedRow,
  about: {
    readonly known: Known;
    readonly current: Values | undefined;
    readonly isAsExported: boolean;
    readonly changes: readonly EarlierValues[];
  },
): RoundTripCell['conflict'] {
  const { known, current, isAsExported, changes } = about;
  const by = (kind: 'changed' | 'archived' | 'deleted', author: Author | undefined) => {
    return { kind, employeeId: author?.employeeId ?? null, dateTime: author?.dateTime ?? null };
  };
  if (current === undefined) return by('deleted', known.deletedBy.get(id));
  if (isEnabled && current['isEnabled'] === false) return by('archived', known.archivedBy.get(id));
  if (isAsExported || current['rowVersion'] === rowVersion) return null;
  return by('changed', changes[0]);
}

/** Checks the cells by a change that writes nothing: refused ones become problems at their fields. */
async function checkCells(
  db: Db,
  { cells, problems, columns }: Comparison & { readonly columns: ReturnType<typeof columnsOf> },
  { target, parts, employeeId }: ComparedBy,
): Promise<Comparison> {
  const byObject = Map.groupBy(
    cells.filter(({ rowVersion }) => rowVersion !== null),
    ({ id }) => id,
  );
  const changes = [...byObject].map(([id, ofObject]) => ({
    id,
    rowVersion: null,
    fields: Object.fromEntries(ofObject.map(({ field, given }) => [field, given])),
  }));
  const outcomes = new Map<string, ChangeOutcome>();
  for (const part of chunks(changes, MAX_CHANGES)) {
    for (const outcome of await previewChanges(db, part, { target, parts, employeeId }))
      outcomes.set(outcome.id, outcome);
  }
  const refused: RoundTripProblem[] = [];
  const left = cells.filter((cell) => {
    const message = refusalOf(cell, outcomes.get(cell.id), byObject.get(cell.id) ?? []);
    if (message === undefined) return true;
    const { row, id, field } = cell;
    const edited = columns.get(`${row}:${field}`);
    if (edited === undefined) return true;
    const { column, print, object } = edited;
    const mark = { rowVersion: object.rowVersion, isEnabled: object.isEnabled, print };
    refused.push({ row, id, field, column, text: textOf(edited.cell), message, mark });
    return false;
  });
  return { cells: left, problems: [...problems, ...refused].toSorted((one, other) => one.row - other.row) };
}

/** Why a cell would not be written; a refusal that names no cell of the object refuses all of them. */
function refusalOf(
  { field }: RoundTripCell,
  outcome: ChangeOutcome | undefined,
  ofObject: readonly RoundTripCell[],
): string | undefined {
  if (outcome === undefined) return undefined;
  const messageOf = (name: string) =>
    Object.entries(outcome.fields).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
  const own = messageOf(field);
  if (own !== undefined || outcome.state !== 'refused') return own;
  const isNamed = ofObject.some((cell) => messageOf(cell.field) !== undefined);
  return isNamed ? undefined : (outcome.message ?? undefined);
}
