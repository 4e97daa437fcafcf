import type { Db } from '#database/db.ts';
import { demoLogin } from '#demo/demo-employees.ts';
import { isDemo } from '#demo/demo-mark.ts';
import { findDictionaryIds } from '#land/dictionaries/dictionary-ids.ts';
import { type ImportRemark, importPlots } from '#land/properties/import/import-plots.ts';
import { plotColumns } from '#land/properties/import/plot-columns.ts';
import { moscowDay } from '#measure/moscow-day.ts';
import { readCsv } from '#office/read-csv.ts';
import { findEmployees, findSignIn } from '#people/employee-queries.ts';
import { StartRefused } from '#start-refused.ts';
import { showProgress } from './show-progress.ts';
import { typedPath } from './typed-path.ts';
import { withBase } from './with-base.ts';

/** @throws {StartRefused} when the file or the base cannot be read, or there is nobody to be responsible */
export async function importLandPlots(
  file: string,
  { responsible, signal }: { responsible: string | undefined; signal: AbortSignal },
): Promise<void> {
  await withBase(async (db) => {
    const progress = showProgress(process.stdout);
    const counts = await importPlots(db, readCsv(typedPath(file), plotColumns), {
      ids: await findDictionaryIds(db),
      responsibleEmployeeId: await findResponsible(db, responsible),
      today: moscowDay(new Date()),
      signal,
      listener: { remark: (remark) => progress.say(inWords(remark)), progress: progress.update },
    }).finally(progress.end);
    if (signal.aborted) progress.say('Прервано. Повторите команду: загрузка продолжится с этого места.');
    if (counts.leftOut > 0) progress.say(`Отдельных значений не взято: ${counts.leftOut}`);
    progress.say(`Принято ${counts.accepted}, уже было ${counts.present}, не принято ${counts.refused}`);
  });
}

async function findResponsible(db: Db, login: string | undefined): Promise<string> {
  const meant = login ?? ((await isDemo(db)) ? demoLogin : undefined);
  if (meant !== undefined) {
    const found = await findSignIn(db, meant);
    if (found) return found.id;
    throw new StartRefused(`Сотрудника с логином ${meant} нет.`);
  }
  const [first] = await findEmployees(db);
  if (first) return first.id;
  throw new StartRefused('В базе нет ни одного сотрудника. Заведите первого: npm run user -- add …');
}

function inWords({ row, id, column, reason, isRefusal }: ImportRemark): string {
  const place = [`строка ${row}`, ...(id ? [id] : []), ...(column ? [column] : [])].join(', ');
  return `${place}: ${reason} — ${isRefusal ? 'строка не принята' : 'значение не взято'}`;
}
