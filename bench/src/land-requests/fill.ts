import pg from 'pg';
import { insertRows } from '#plots/insert-rows.ts';
import type { Surroundings } from '#plots/plot.ts';
import { type GeneratedRequest, idOf, makeLandRequest } from './land-request.ts';

/** Number of requests with a filled selection and a client link; the others have an empty one. */
const SELECTIONS = 40;
const OBJECTS = 50;
/** The same code for all links. */
const CODE = 'ACDEFG';

const tables: readonly (readonly [table: string, rowsOf: (request: GeneratedRequest) => readonly object[]])[] = [
  ['land.requests', ({ request }) => [request]],
  ['land.request_regions', ({ regions }) => regions],
  ['land.request_land_highways', ({ landHighways }) => landHighways],
  ['land.request_property_types', ({ propertyTypes }) => propertyTypes],
  ['land.request_best_uses', ({ bestUses }) => bestUses],
  ['land.request_okveds', ({ okveds }) => okveds],
  ['land.request_request_types', ({ requestTypes }) => requestTypes],
];

/**
 * Adds generated requests to a database of generated plots, and selections of 50 active plots with links that do not
 * expire.
 */
export async function fillLandRequests(url: string, around: Surroundings, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: number }>('select id from land.request_types order by id');
    const requestTypeIds = rows.map(({ id }) => id);
    const requests = Array.from({ length: count }, (_, index) => makeLandRequest(index, { ...around, requestTypeIds }));
    for (const [table, rowsOf] of tables) await insertRows(client, table, requests.flatMap(rowsOf));
    await insertSelections(client, count);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function insertSelections(client: pg.Client, count: number): Promise<void> {
  const { rows: plots } = await client.query<{ id: string }>(
    'select id from land.properties where is_enabled order by md5(id::text) limit $1',
    [SELECTIONS * OBJECTS],
  );
  const full = Math.min(SELECTIONS, count);
  await insertRows(
    client,
    'land.request_selections',
    Array.from({ length: count }, (_, index) => ({ id: selectionId(index), request_id: idOf(index) })),
  );
  await insertRows(
    client,
    'land.request_selection_items',
    plots.slice(0, full * OBJECTS).map(({ id: property_id }, index) => ({
      id: `01690003-0000-7000-8000-${String(index).padStart(12, '0')}`,
      request_selection_id: selectionId(Math.floor(index / OBJECTS)),
      property_id,
      order: (index % OBJECTS) + 1,
      status: true,
      row_version: 1,
      comment: index % 4 === 0 ? 'Собственник готов к торгу, документы в порядке.' : null,
      date_time_created: '2026-11-01T12:00:00Z',
    })),
  );
  await insertRows(
    client,
    'land.request_selection_links',
    Array.from({ length: full }, (_, index) => ({
      id: `01690004-0000-7000-8000-${String(index).padStart(12, '0')}`,
      request_selection_id: selectionId(index),
      password: CODE,
      expiration_time: '2100-01-01T12:00:00Z',
    })),
  );
}

function selectionId(index: number): string {
  return `01690002-0000-7000-8000-${String(index).padStart(12, '0')}`;
}
