import { Failure } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { OtherRecord } from '@gektar/contract/other-record.ts';
import { namesOf } from '@gektar/contract/records.ts';
import { sql } from 'kysely';
import { type ConstraintMeanings, failureOf } from '#database/constraints.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Cells } from './columns.ts';
import { isSameContent } from './read-cell.ts';
import type { TableRow } from './read-table.ts';
import type { Remark, Remarks } from './remarks.ts';

/** Rows per transaction: few enough not to block others, many enough not to wait for the disk. */
export const ROWS_AT_ONCE = 100;

/** A row of the file, and the entity that the domain made from it. */
export interface ReadRow<Column extends string, Entity> {
  readonly sourceId: string;
  readonly cells: Cells<Column>;
  readonly entity: Entity;
}

/** A row imported earlier. */
export interface ImportedRow<Column extends string> {
  readonly entityId: string;
  /** Cells of the row when it was imported; absent for rows imported before cells were stored. */
  readonly cells: Partial<Cells<Column>> | undefined;
}

/** The result for a row imported before cells were stored. */
export interface Repair<Column extends string> {
  readonly result: 'present' | 'repaired' | 'different';
  readonly remarks: readonly Remark<Column>[];
}

/** A domain's rules for the rows of its files. */
export interface ImportTarget<Column extends string, Entity> {
  /** The kind of file; together with the row's id it identifies a row. */
  readonly kind: string;
  readonly idColumn: Column;
  /** Makes an entity from the cells; undefined: the row is refused. */
  read(cells: Cells<Column>): { readonly entity: Entity | undefined; readonly remarks: Remarks<Column> };
  /** The column that a field is read from. */
  columnOf(field: string, cells: Cells<Column>): Column | undefined;
  findImported(tx: Db, sourceIds: readonly string[]): Promise<ReadonlyMap<string, ImportedRow<Column>>>;
  /** Refusals for violated constraints of the domain. */
  readonly meanings: ConstraintMeanings;
  /**
   * Inserts entities with their origin and audit records.
   * @returns their ids, in the order of the rows
   * @throws {Failure} refusals; constraint violations, see `meanings`
   */
  insert(tx: Db, rows: readonly ReadRow<Column, Entity>[]): Promise<readonly string[]>;
  /** Title and path of an imported entity, for messages. */
  findRecord(tx: Db, entityId: string): Promise<OtherRecord | undefined>;
  /**
   * Corrects values that an earlier version misread and nobody has changed since; absent where no such version stored
   * rows without cells.
   */
  repair?(tx: Db, imported: ImportedRow<Column>, row: ReadRow<Column, Entity>): Promise<Repair<Column>>;
}

export const results = ['accepted', 'repaired', 'present', 'different', 'refused'] as const;
/** Result for a row. `different`: stored earlier with other content, which is not overwritten. */
export type Result = (typeof results)[number];

/** The result for a row. */
export interface Outcome<Column extends string> {
  /** Row number as in a spreadsheet. */
  readonly row: number;
  /** Id in the file; empty when the row has none. */
  readonly id: string;
  readonly result: Result;
  /** Parts of an accepted row that were left out, repaired or different, or why the row was refused. */
  readonly remarks: readonly Remark<Column>[];
  /** Existing records because of which the row is refused or different: title and path, or the row that created it. */
  readonly others: readonly string[];
}

export interface ImportListener<Column extends string> {
  outcome(outcome: Outcome<Column>): void;
  /**
   * Called after each row.
   * @param share share of the file read so far, 0…1
   */
  progress(rows: number, share: number): void;
}

export type ImportCounts = Record<Result, number> & {
  /** Number of values left out of accepted rows. */
  leftOut: number;
};

export interface ImportAbout<Column extends string> {
  readonly listener: ImportListener<Column>;
  /** Stops after the current transaction. */
  readonly signal?: AbortSignal;
  /** Dry run: executes everything, reports the result, rolls back. */
  readonly isCheck?: boolean;
}

/**
 * Imports rows, a hundred per transaction, each transaction all or nothing: after an interruption reported rows stay
 * imported, and the next run continues from there.
 * @throws errors of the driver when the database is away; {StartRefused} when the file is broken
 */
export async function importRows<Column extends string, Entity>(
  db: Db,
  rows: AsyncIterable<TableRow<Column>>,
  target: ImportTarget<Column, Entity>,
  about: ImportAbout<Column>,
): Promise<ImportCounts> {
  if (!about.isCheck) return importBatches(rows, target, about, (operation) => inTransaction(db, operation));
  const undone = new Error('a check keeps nothing');
  let counts: ImportCounts | undefined;
  try {
    await db.transaction().execute(async (tx) => {
      counts = await importBatches(rows, target, about, (operation) => operation(tx));
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  if (!counts) throw new Error('a check without an end');
  return counts;
}

/** Row numbers by the id of the entity imported from the row; empty in a dry run. */
type Brought = Map<string, number>;

type Batch<Column extends string> = readonly TableRow<Column>[];

async function importBatches<Column extends string, Entity>(
  rows: AsyncIterable<TableRow<Column>>,
  target: ImportTarget<Column, Entity>,
  { listener, signal, isCheck = false }: ImportAbout<Column>,
  inOne: (operation: (tx: Db) => Promise<Outcome<Column>[]>) => Promise<Outcome<Column>[]>,
): Promise<ImportCounts> {
  const counts: ImportCounts = { accepted: 0, repaired: 0, present: 0, different: 0, refused: 0, leftOut: 0 };
  const brought: Brought = new Map();
  let done = 0;
  for await (const batch of inBatches(rows)) {
    if (signal?.aborted) break;
    const outcomes = await inOne(async (tx) => {
      // A second concurrent import waits and finds the rows of the first; a dry run blocks nobody.
      if (!isCheck)
        await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${target.kind}`}, 0))`.execute(tx);
      return importBatch(tx, batch, target, brought);
    });
    for (const [index, outcome] of outcomes.entries()) {
      counts[outcome.result] += 1;
      if (outcome.result === 'accepted') counts.leftOut += outcome.remarks.length;
      listener.outcome(outcome);
      done += 1;
      listener.progress(done, batch[index]?.share ?? 1);
    }
  }
  return counts;
}

async function importBatch<Column extends string, Entity>(
  tx: Db,
  batch: Batch<Column>,
  target: ImportTarget<Column, Entity>,
  brought: Brought,
): Promise<Outcome<Column>[]> {
  const outcomes: Outcome<Column>[] = [];
  const idOf = ({ cells }: TableRow<Column>) => cells?.[target.idColumn] ?? '';
  const imported = new Map(await target.findImported(tx, batch.map(idOf).filter(isStorable)));
  /** Rows to write together, keyed by index in the batch. */
  let fresh = new Map<number, ReadRow<Column, Entity> & { readonly leftOut: readonly Remark<Column>[] }>();
  const settle = (
    index: number,
    result: Result,
    remarks: readonly Remark<Column>[],
    others: readonly OtherRecord[] = [],
  ) => {
    const row = batch[index];
    if (!row) return;
    const words = others.map((other) => whereOf(other, brought));
    outcomes[index] = { row: row.row, id: idOf(row), result, remarks, others: words };
  };
  const settleKnown = async (index: number, { result, remarks }: Repair<Column>, { entityId }: ImportedRow<Column>) => {
    const record = result === 'different' ? await target.findRecord(tx, entityId) : undefined;
    settle(index, result, remarks, record && [record]);
  };
  const write = async () => {
    await insertRows(tx, [...fresh], target, {
      accepted(index, entityId) {
        brought.set(entityId, batch[index]?.row ?? 0);
        settle(index, 'accepted', fresh.get(index)?.leftOut ?? []);
      },
      refused: (index, refusals, others) => settle(index, 'refused', refusals, others),
    });
    fresh = new Map();
  };

  for (const [index, row] of batch.entries()) {
    const { cells, fault } = row;
    if (!cells) {
      settle(index, 'refused', [{ column: undefined, reason: fault ?? fieldMessages.incorrect }]);
      continue;
    }
    const sourceId = idOf(row);
    if ([...fresh.values()].some((other) => other.sourceId === sourceId)) {
      // The same id twice in the file: write the pending rows first, to see the earlier one.
      await write();
      for (const [id, found] of await target.findImported(tx, [sourceId])) imported.set(id, found);
    }
    const known = imported.get(sourceId);
    if (known?.cells) {
      const remarks = differences(known.cells, cells);
      await settleKnown(index, { result: remarks.length > 0 ? 'different' : 'present', remarks }, known);
      continue;
    }
    const { entity, remarks } = target.read(cells);
    if (known) {
      const repair = entity && (await target.repair?.(tx, known, { sourceId, cells, entity }));
      const unread: Repair<Column> = { result: 'different', remarks: remarks.refusals };
      await settleKnown(index, entity ? (repair ?? { result: 'present', remarks: [] }) : unread, known);
    } else if (entity === undefined) settle(index, 'refused', remarks.refusals);
    else fresh.set(index, { sourceId, cells, entity, leftOut: remarks.leftOut });
  }
  await write();
  return outcomes;
}

/** Whether the database can store such an id. */
function isStorable(id: string): boolean {
  return id !== '' && !id.includes('\0');
}

interface Settle<Column extends string> {
  readonly accepted: (index: number, entityId: string) => void;
  readonly refused: (index: number, refusals: readonly Remark<Column>[], others: readonly OtherRecord[]) => void;
}

/** Where a person finds a record: title and path or, if this import created it, its row in the file. */
function whereOf({ id, title, path }: OtherRecord, brought: Brought): string {
  const row = brought.get(id);
  return row === undefined ? `${title}, ${path}` : `${title}, строка ${row} этого файла`;
}

/** Inserts rows together; when the database refuses, halves them until the refused row is alone. */
async function insertRows<Column extends string, Entity>(
  tx: Db,
  rows: readonly (readonly [index: number, row: ReadRow<Column, Entity>])[],
  target: ImportTarget<Column, Entity>,
  settle: Settle<Column>,
): Promise<void> {
  const [first, second] = rows;
  if (!first) return;
  const read = rows.map(([, row]) => row);
  const written = await writtenOrRefused(tx, target.meanings, () => target.insert(tx, read));
  if (!(written instanceof Failure)) {
    for (const [position, [index]] of rows.entries()) settle.accepted(index, written[position] ?? '');
  } else if (!second) {
    settle.refused(first[0], remarksOf(written, first[1].cells, target), written.others ?? []);
  } else {
    const half = Math.ceil(rows.length / 2);
    await insertRows(tx, rows.slice(0, half), target, settle);
    await insertRows(tx, rows.slice(half), target, settle);
  }
}

/**
 * Tries a write inside a savepoint.
 * @returns its result or its refusal
 */
async function writtenOrRefused<Written>(
  tx: Db,
  meanings: ConstraintMeanings,
  write: () => Promise<Written>,
): Promise<Written | Failure> {
  await sql`savepoint import_rows`.execute(tx);
  try {
    const written = await write();
    await sql`release savepoint import_rows`.execute(tx);
    return written;
  } catch (error) {
    const failure = error instanceof Failure ? error : failureOf(error, meanings);
    // A missing or overloaded database is not a fault of the row; an untranslated error is a bug.
    if (!failure || failure.code === 'database.away' || failure.code === 'server.busy') throw error;
    await sql`rollback to savepoint import_rows`.execute(tx);
    return failure;
  }
}

function remarksOf<Column extends string, Entity>(
  { code, fields = {} }: Failure,
  cells: Cells<Column>,
  target: ImportTarget<Column, Entity>,
): Remark<Column>[] {
  const reasons = Object.entries(fields).map(([field, reason]) => {
    return { column: target.columnOf(field, cells), reason };
  });
  return reasons.length > 0 ? reasons : [{ column: undefined, reason: failureTexts[code] }];
}

/** Differences in the columns that both sets of cells have. */
function differences<Column extends string>(before: Partial<Cells<Column>>, now: Cells<Column>): Remark<Column>[] {
  return namesOf(now).flatMap((column) => {
    const cell = now[column];
    const was = before[column];
    return was === undefined || isSameContent(was, cell)
      ? []
      : [{ column, reason: `Было «${short(was)}», в файле «${short(cell)}»` }];
  });
}

const LONGEST_LINE = 60;

function short(cell: string): string {
  const line = cell.replace(/\s+/g, ' ');
  return line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE)}…`;
}

/** Groups rows into batches. When a file breaks off with an error, the rows before it are delivered first. */
async function* inBatches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  let broken: { readonly error: unknown } | undefined;
  try {
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < ROWS_AT_ONCE) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    broken = { error };
  }
  if (batch.length > 0) yield batch;
  if (broken) throw broken.error;
}
