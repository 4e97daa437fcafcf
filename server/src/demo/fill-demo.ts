import { NEW_DAYS } from '@gektar/contract/today/today.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findDictionaryIds } from '#land/dictionaries/dictionary-ids.ts';
import { StartRefused } from '#start-refused.ts';
import { insertDemoCustomers } from './demo-customers.ts';
import { insertDemoEmployees } from './demo-employees.ts';
import { isDemo, markDemo } from './demo-mark.ts';
import { inventPlots } from './demo-plots.ts';
import { insertDemoSelections } from './demo-selections.ts';
import { insertDemoComplexes } from './industrial/insert-demo-complexes.ts';
import { insertIndustrialRequests } from './industrial/insert-industrial-requests.ts';
import { insertDemoPlot } from './insert-demo-plot.ts';
import { insertDemoRequests } from './insert-demo-requests.ts';

/**
 * Fills an unused database with invented people, companies, plots, requests and complexes, all or nothing, and marks it
 * as a demo. Days are counted back from now, so some plots are always overdue.
 * @param now time of filling
 * @throws {StartRefused} when the database is already filled
 */
export async function fillDemo(db: Db, now = new Date()): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A concurrent run waits here and then finds the data of the first.
    await sql`lock table shared.facts in share row exclusive mode`.execute(tx);
    if (await isDemo(tx)) throw new StartRefused('База уже заполнена демонстрационными данными.');
    await markDemo(tx);
    const employeeIds = await insertDemoEmployees(tx);
    const customers = await insertDemoCustomers(tx);
    const about = { ids: await findDictionaryIds(tx), employeeIds, now };
    for (const [index, plot] of inventPlots(customers, employeeIds.length).entries()) {
      await insertDemoPlot(tx, plot, { ...about, seed: index * 100 });
    }
    await insertDemoRequests(tx, { ...about, customers });
    await insertDemoSelections(tx, now);
    await insertDemoComplexes(tx, { employeeIds, customers, now });
    await insertIndustrialRequests(tx, { employeeIds, customers, now });
    await forgetOldSaves(tx, now);
  });
}

/** Leaves only the objects of the last days to be compared with requests. */
async function forgetOldSaves(tx: Db, now: Date): Promise<void> {
  const since = sql`${now}::timestamptz - make_interval(days => ${NEW_DAYS})`;
  await sql`delete from shared.fits_to_find f
    where not exists (select from land.properties p where p.id = f.saved_id and p.date_time_created > ${since})
      and not exists (select from industrial.vacancies v where v.id = f.saved_id and v.date_time_created > ${since})`.execute(
    tx,
  );
}
