import type { PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { v7 as uuidv7 } from 'uuid';
import { insertAudits } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import {
  type ImportAbout,
  type ImportCounts,
  type ImportTarget,
  importRows,
  type Outcome,
  type ReadRow,
} from '#importing/import-rows.ts';
import type { TableRow } from '#importing/read-table.ts';
import { findSources, insertSources } from '#importing/source-rows.ts';
import { findPropertyRecord } from '#land/properties/number-holders.ts';
import { propertyConstraints } from '#land/properties/property-constraints.ts';
import { insertProperties } from '#land/properties/property-writes.ts';
import { columnOf } from './field-columns.ts';
import type { PlotColumn } from './plot-columns.ts';
import { type PlotContext, readPlot } from './read-plot.ts';
import { repairPlot } from './repair-plot.ts';
import { plotSources } from './source-queries.ts';

export type PlotRow = TableRow<PlotColumn>;
export type PlotOutcome = Outcome<PlotColumn>;

/**
 * Imports plots. An existing row is left unchanged, including brokers' edits; errors of the first version of the import
 * are repaired.
 * @throws errors of the driver when the database is away; {StartRefused} when the file is broken
 */
export async function importPlots(
  db: Db,
  rows: AsyncIterable<PlotRow>,
  { ids, responsibleEmployeeId, today, ...about }: PlotContext & ImportAbout<PlotColumn>,
): Promise<ImportCounts> {
  const context = { ids, responsibleEmployeeId, today };
  const target: ImportTarget<PlotColumn, PropertyFields> = {
    kind: plotSources.kind,
    idColumn: 'id',
    read(cells) {
      const { fields, remarks } = readPlot(cells, context);
      return { entity: fields, remarks };
    },
    columnOf,
    findImported: (tx, sourceIds) => findSources(tx, plotSources, sourceIds),
    meanings: propertyConstraints,
    insert: insertPlots,
    repair: repairPlot,
    findRecord: findPropertyRecord,
  };
  return importRows(db, rows, target, about);
}

async function insertPlots(tx: Db, rows: readonly ReadRow<PlotColumn, PropertyFields>[]): Promise<string[]> {
  const plots = rows.map((row) => ({ ...row, entityId: uuidv7() }));
  await insertProperties(
    tx,
    plots.map(({ entityId, entity }) => ({ id: entityId, fields: entity })),
  );
  await insertAudits(
    tx,
    plots.map(({ entityId }) => {
      return { employeeId: undefined, entity: 'property', entityId, action: 'import' };
    }),
  );
  await insertSources(tx, plotSources, plots);
  return plots.map(({ entityId }) => entityId);
}
