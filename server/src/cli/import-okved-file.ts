import { openTable } from '#importing/read-table.ts';
import { importOkveds, okvedColumns } from '#places/import-okveds.ts';
import { showProgress } from './show-progress.ts';
import { typedPath } from './typed-path.ts';
import { withDatabase } from './with-database.ts';

/** @throws {StartRefused} when the file or the database cannot be read */
export async function importOkvedFile(file: string): Promise<void> {
  await withDatabase(async (db) => {
    const { rows } = await openTable(typedPath(file), okvedColumns);
    const progress = showProgress(process.stdout);
    const counts = await importOkveds(db, rows, {
      remark: ({ row, code, reason }) =>
        progress.say(`строка ${row}${code && `, ${code}`}: ${reason} — строка не принята`),
      progress: progress.update,
    }).finally(progress.end);
    const { added, changed, unchanged, refused } = counts;
    progress.say(`Добавлено ${added}, обновлено ${changed}, без изменений ${unchanged}, не принято ${refused}`);
  });
}
