import type { NewComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { OtherRecord } from '@gektar/contract/other-record.ts';
import type { Db } from '#database/db.ts';
import { type ImportAbout, type ImportCounts, importRows, type ReadRow } from '#importing/import-rows.ts';
import type { TableRow } from '#importing/read-table.ts';
import { findSources, insertSources, type SourceTable } from '#importing/source-rows.ts';
import { createComplex } from '#industrial/complexes/complex-operations.ts';
import { findComplex } from '#industrial/complexes/complex-queries.ts';
import { treeConstraints } from '#industrial/tree/tree-constraints.ts';
import type { ComplexColumn } from './complex-columns.ts';
import { type ComplexContext, columnOf, readComplex } from './read-complex.ts';

const complexSources: SourceTable = {
  table: 'industrial.complex_sources',
  entityColumn: 'complex_id',
  kind: 'complexes',
};

/**
 * Imports complexes. An existing row is left unchanged, including brokers' edits; differing values of the file are
 * reported.
 * @throws errors of the driver when the database is away; {StartRefused} when the file is broken
 */
export async function importComplexes(
  db: Db,
  rows: AsyncIterable<TableRow<ComplexColumn>>,
  { ids, responsibleEmployeeId, ...about }: ComplexContext & ImportAbout<ComplexColumn>,
): Promise<ImportCounts> {
  return importRows<ComplexColumn, NewComplex>(
    db,
    rows,
    {
      kind: complexSources.kind,
      idColumn: 'id',
      read(cells) {
        const { fields, remarks } = readComplex(cells, { ids, responsibleEmployeeId });
        return { entity: fields, remarks };
      },
      columnOf,
      findImported: (tx, sourceIds) => findSources(tx, complexSources, sourceIds),
      meanings: treeConstraints,
      insert: insertComplexes,
      findRecord: findComplexRecord,
    },
    about,
  );
}

/**
 * Inserts complexes one after another, each with its audit and its computed figures, like a complex created in the
 * form.
 */
async function insertComplexes(tx: Db, rows: readonly ReadRow<ComplexColumn, NewComplex>[]): Promise<string[]> {
  const sources: { sourceId: string; entityId: string; cells: ReadRow<ComplexColumn, NewComplex>['cells'] }[] = [];
  for (const { sourceId, cells, entity } of rows) {
    const { id } = await createComplex(tx, entity, undefined, 'import');
    sources.push({ sourceId, entityId: id, cells });
  }
  await insertSources(tx, complexSources, sources);
  return sources.map(({ entityId }) => entityId);
}

/** A complex as another record of a remark, titled with its name and address. */
async function findComplexRecord(tx: Db, id: string): Promise<OtherRecord | undefined> {
  const complex = await findComplex(tx, id);
  if (complex === undefined) return undefined;
  const title = [complex.name, complex.address].filter(Boolean).join(', ');
  return { id, title, state: complex.isEnabled ? 'active' : 'archived', path: `/industrial/complex/${id}` };
}
