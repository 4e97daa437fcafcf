import { today } from '@gektar/format/date.ts';
import type { Db } from '#database/db.ts';
import { demoLogin } from '#demo/demo-employees.ts';
import { isDemo } from '#demo/demo-mark.ts';
import { openTable } from '#importing/read-table.ts';
import { expectationOf, linesOf, summaryOf, tookNothing } from '#importing/row-words.ts';
import { findDictionaryIds } from '#land/dictionaries/dictionary-ids.ts';
import { importPlots, type PlotOutcome } from '#land/properties/import/import-plots.ts';
import { plotColumns } from '#land/properties/import/plot-columns.ts';
import { findEmployees, findSignIn } from '#people/employee-queries.ts';
import { StartRefused } from '#start-refused.ts';
import { showProgress } from './show-progress.ts';
import { typedPath } from './typed-path.ts';
import { withBase } from './with-base.ts';

/**
 * @param about.isCheck dry run: reports the result for each row, keeps nothing
 * @throws {StartRefused} when the file or the database cannot be read, no employee can be responsible, or no row was
 *   imported
 */
export async function importLandPlots(
  file: string,
  about: { responsible: string | undefined; isCheck: boolean; signal: AbortSignal },
): Promise<void> {
  const { responsible, isCheck, signal } = about;
  await withBase(async (db) => {
    const { header, rows } = await openTable(typedPath(file), plotColumns);
    const progress = showProgress(process.stdout);
    if (header.unknown.length > 0) progress.say(`Столбцы, которых загрузка не знает: ${header.unknown.join(', ')}`);
    const outcome = (told: PlotOutcome) => {
      if (isCheck) progress.say(expectationOf(told));
      for (const line of linesOf(told, header)) progress.say(line);
    };
    const counts = await importPlots(db, rows, {
      ids: await findDictionaryIds(db),
      responsibleEmployeeId: await findResponsible(db, responsible),
      today: today(),
      isCheck,
      signal,
      listener: { outcome, progress: progress.update },
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
  const [first] = await findEmployees(db);
  if (first) return first.id;
  throw new StartRefused('Заведите первого сотрудника: npm run user -- add … В базе нет ни одного.');
}
