import { complexColumns } from '#industrial/complexes/import/complex-columns.ts';
import { findComplexIds } from '#industrial/complexes/import/complex-ids.ts';
import { importComplexes } from '#industrial/complexes/import/import-complexes.ts';
import { type ImportOptions, importObjects } from './import-objects.ts';

/** @throws {StartRefused} see `importObjects` */
export async function importComplexFile(file: string, options: ImportOptions): Promise<void> {
  await importObjects(file, complexColumns, options, async (db, rows, about) =>
    importComplexes(db, rows, { ...about, ids: await findComplexIds(db) }),
  );
}
