import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { failureOf } from '#database/constraints.ts';
import type { Db } from '#database/db.ts';
import type { CsvRow } from '#office/read-csv.ts';
import { columnOf } from './field-columns.ts';
import { importPlot } from './import-plot.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';
import { type PlotContext, readPlot, SourceId } from './read-plot.ts';
import { findImported } from './source-queries.ts';

/** The kind of file in `land.property_sources`. */
const landPlotsSource = 'land-plots';

/** So many rows are held in memory and looked up among the imported ones at once. */
const ROWS_AT_ONCE = 200;

export type PlotRow = CsvRow<PlotColumn>;

/** What is to be told of one cell, or of the whole row. */
export interface ImportRemark {
  /** As a spreadsheet counts them. */
  readonly row: number;
  /** Empty when the row has none. */
  readonly id: string;
  /** Absent: the row as a whole. */
  readonly column: PlotColumn | undefined;
  readonly reason: string;
  /** Whether the row was refused for it; otherwise it was taken without this value. */
  readonly isRefusal: boolean;
}

export interface ImportListener {
  remark(remark: ImportRemark): void;
  /** After each row. @param share of the file, 0…1 */
  progress(rows: number, share: number): void;
}

export interface ImportCounts {
  accepted: number;
  present: number;
  refused: number;
  /** Values left out of accepted rows. */
  leftOut: number;
}

/**
 * Imports rows one by one, each in a transaction of its own: whatever stops it, the rows before stay, and the next run goes on
 * from there.
 * @param about.signal stops after the row under way
 * @throws errors of the driver when the database is away
 */
export async function importPlots(
  db: Db,
  rows: AsyncIterable<PlotRow>,
  about: PlotContext & { listener: ImportListener; signal?: AbortSignal },
): Promise<ImportCounts> {
  const counts: ImportCounts = { accepted: 0, present: 0, refused: 0, leftOut: 0 };
  for await (const batch of inBatches(rows)) {
    const ids = batch.flatMap(({ cells }) => SourceId.safeParse(cells?.id).data ?? []);
    const imported = await findImported(db, landPlotsSource, ids);
    for (const row of batch) {
      if (about.signal?.aborted) return counts;
      const outcome = imported.has(row.cells?.id ?? '') ? present : await importRow(db, row, about);
      counts[outcome.result] += 1;
      if (outcome.result === 'accepted') counts.leftOut += outcome.remarks.length;
      for (const remark of outcome.remarks) about.listener.remark({ row: row.row, id: row.cells?.id ?? '', ...remark });
      about.listener.progress(counts.accepted + counts.present + counts.refused, row.share);
    }
  }
  return counts;
}

type OutcomeRemark = Omit<ImportRemark, 'row' | 'id'>;
interface Outcome {
  readonly result: 'accepted' | 'present' | 'refused';
  readonly remarks: readonly OutcomeRemark[];
}

const present: Outcome = { result: 'present', remarks: [] };

async function importRow(db: Db, { cells, cellCount, columnCount }: PlotRow, context: PlotContext): Promise<Outcome> {
  if (!cells) return refused([{ column: undefined, reason: `Столбцов ${cellCount}, а нужно ${columnCount}` }]);
  const { fields, remarks } = readPlot(cells, context);
  if (!fields) return refused(remarks.refusals);
  const result = await tryImport(db, cells, fields);
  if (typeof result !== 'string') return refused(result);
  if (result === 'present') return present;
  return { result, remarks: remarks.leftOut.map((remark) => ({ ...remark, isRefusal: false })) };
}

function refused(remarks: readonly Omit<OutcomeRemark, 'isRefusal'>[]): Outcome {
  return { result: 'refused', remarks: remarks.map((remark) => ({ ...remark, isRefusal: true })) };
}

/** What the database refuses is the row's fault like any other; that it is away or overloaded is not. */
async function tryImport(db: Db, cells: PlotCells, fields: PropertyFields) {
  try {
    return await importPlot(db, { source: landPlotsSource, sourceId: cells.id }, fields);
  } catch (error) {
    const failure = failureOf(error);
    if (!failure || failure.code === 'database.away' || failure.code === 'server.busy') throw error;
    const told = Object.entries(failure.fields ?? {}).map(([field, reason]) => {
      return { column: columnOf(field, cells), reason };
    });
    return told.length > 0 ? told : [{ column: undefined, reason: failureTexts[failure.code] }];
  }
}

async function* inBatches(rows: AsyncIterable<PlotRow>): AsyncGenerator<PlotRow[]> {
  let batch: PlotRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
