import { today } from '@gektar/format/date.ts';
import { findDictionaryIds } from '#land/dictionaries/dictionary-ids.ts';
import { importPlots } from '#land/properties/import/import-plots.ts';
import { plotColumns } from '#land/properties/import/plot-columns.ts';
import { type ImportOptions, importObjects } from './import-objects.ts';

/** @throws {StartRefused} see `importObjects` */
export async function importLandPlots(file: string, options: ImportOptions): Promise<void> {
  await importObjects(file, plotColumns, options, async (db, rows, about) =>
    importPlots(db, rows, { ...about, ids: await findDictionaryIds(db), today: today() }),
  );
}
