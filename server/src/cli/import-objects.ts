import type { Db } from '#database/db.ts';
import { demoLogin } from '#demo/demo-employees.ts';
import { isDemo } from '#demo/demo-mark.ts';
import type { TableColumn } from '#importing/columns.ts';
import type { ImportAbout, ImportCounts, Outcome } from '#importing/import-rows.ts';
import { openTable, type TableRow } from '#importing/read-table.ts';
import { expectationOf, linesOf, summaryOf, tookNothing } from '#importing/row-words.ts';
import { findEmployees, findSignIn } from '#people/employee-queries.ts';
import { StartRefused } from '#start-refused.ts';
import { showProgress } from './show-progress.ts';
import { typedPath } from './typed-path.ts';
import { withDatabase } from './with-database.ts';

/** Arguments after the file. */
export interface ImportOptions {
  readonly responsible: string | undefined;
  /** Dry run: reports the result for each row, stores nothing. */
  readonly isCheck: boolean;
  readonly signal: AbortSignal;
}

/** How a domain imports the rows of its file. */
type ImportRows<Column extends string> = (
  db: Db,
  rows: AsyncIterable<TableRow<Column>>,
  about: ImportAbout<Column> & { readonly responsibleEmployeeId: string },
) => Promise<ImportCounts>;

/**
 * Imports the objects of a file and reports each row's result.
 * @throws {StartRefused} when the file or the database cannot be read, no employee can be responsible, or no row was
 * imported
 */
export async function importObjects<Column extends string>(
  file: string,
  columns: readonly TableColumn<Column>[],
  { responsible, isCheck, signal }: ImportOptions,
  importRows: ImportRows<Column>,
): Promise<void> {
  await withDatabase(async (db) => {
    const { header, rows } = await openTable(typedPath(file), columns);
    const progress = showProgress(process.stdout);
    if (header.unknown.length > 0) progress.say(`Столбцы, которых загрузка не знает: ${header.unknown.join(', ')}`);
    const report = (outcome: Outcome<Column>) => {
      if (isCheck) progress.say(expectationOf(outcome));
      for (const line of linesOf(outcome, header)) progress.say(line);
    };
    const counts = await importRows(db, rows, {
      responsibleEmployeeId: await findResponsible(db, responsible),
      isCheck,
      signal,
      listener: { outcome: report, progress: progress.update },
    }).finally(progress.end);
    if (signal.aborted) progress.say('Прервано. Повторите команду: загрузка продолжится с этого места.');
    if (counts.leftOut > 0) progress.say(`Отдельных значений не взято: ${counts.leftOut}`);
    progress.say(summaryOf(counts, isCheck));
    if (isCheck) progress.say('Это была проверка: ничего не записано.');
    if (!signal.aborted && tookNothing(counts)) {
      throw new StartRefused('Исправьте строки, названные выше, и повторите команду: из файла ничего не взято.');
    }
  });
}

async function findResponsible(db: Db, login: string | undefined): Promise<string> {
  const meant = login ?? ((await isDemo(db)) ? demoLogin : undefined);
  if (meant !== undefined) {
    const found = await findSignIn(db, meant);
    if (found) return found.id;
    throw new StartRefused(`Проверьте логин (npm run user -- list): сотрудника ${meant} нет.`);
  }
  const first = (await findEmployees(db)).find(({ isActive }) => isActive);
  if (first) return first.id;
  throw new StartRefused('Заведите первого сотрудника: npm run user -- add … В базе нет ни одного.');
}
