import type pg from 'pg';
import { fillBare } from '#bare-tables.ts';
import { copyRows } from './copy-rows.ts';
import { multiplyPlots } from './multiply.ts';
import { makePlot, type Plot, type Surroundings } from './plot.ts';
import { surround } from './surroundings.ts';

const BATCH = 1_000;
/** Number of generated plots; further ones are copies of these. */
const MADE = 100_000;

const tables: readonly (readonly [table: string, rowsOf: (plot: Plot) => readonly object[]])[] = [
  ['land.properties', (plot) => [plot.property]],
  ['shared.files', (plot) => plot.files],
  ['land.property_cadastral_numbers', (plot) => plot.numbers],
  ['land.property_best_uses', (plot) => plot.bestUses],
  ['land.property_permitted_use_types', (plot) => plot.permittedUseTypes],
  ['land.property_okveds', (plot) => plot.okveds],
  ['land.property_images', (plot) => plot.images],
  ['land.property_documents', (plot) => plot.documents],
  ['land.property_comments', (plot) => plot.comments],
];

/**
 * Fills a migrated, empty database with generated plots and the rows they refer to.
 * @param url `postgresql://…`
 * @param report receives the number of plots so far
 * @returns ids that plots refer to
 */
export async function fillPlots(url: string, count: number, report: (done: number) => void): Promise<Surroundings> {
  const made = Math.min(count, MADE);
  const around = Promise.withResolvers<Surroundings>();
  await fillBare(url, ['land', 'shared'], async (client) => {
    await client.query('begin');
    const known = await surround(client);
    for (let first = 0; first < made; first += BATCH) {
      await insertPlots(client, known, { first, count: Math.min(BATCH, made - first) });
      report(Math.min(first + BATCH, made));
    }
    await multiplyPlots(client, count / made);
    await client.query('commit');
    around.resolve(known);
  });
  return around.promise;
}

async function insertPlots(
  client: pg.Client,
  around: Surroundings,
  { first, count }: { first: number; count: number },
) {
  const plots = Array.from({ length: count }, (_, offset) => makePlot(first + offset, around));
  for (const [table, rowsOf] of tables) await copyRows(client, table, plots.flatMap(rowsOf));
}
