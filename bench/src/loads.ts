import { createDatabase, startCluster } from '@gektar/server/testing/cluster.ts';
import pg from 'pg';
import { givenEmployee } from './import/run-import.ts';
import { plotSheet, vacancySheet } from './loads/generated-sheets.ts';
import { insertSameRows } from './loads/insert-same-rows.ts';
import { type LoadTimes, type MeasuredLoad, measureLoad } from './loads/measure-load.ts';
import { writeTable } from './performance-page.ts';
import { startOurs } from './servers.ts';

// npm run loads -w bench   loads of 10,000 plots, of 10,000 vacancies, and of these vacancies with other rates, by the
//                          calls of the pages, compared with bare INSERTs of the same rows; updates docs/performance-browser.md
//   BENCH_ROWS   rows, 10,000 by default; fewer write nothing

const USUAL = 10_000;
const ROWS = Number(process.env['BENCH_ROWS'] ?? USUAL);

/** Bounds of the specification of the work (s). */
const bounds = { columns: 3, objects: 15, accept: 60 };

const people = ['shared.employees', 'shared.operations', 'shared.audit'];
const ofPlots = ['land.properties', 'land.property_cadastral_numbers', 'land.property_permitted_use_types'];
const ofVacancies = ['industrial.complexes', 'industrial.buildings', 'industrial.vacancies'];

interface Measured {
  readonly name: string;
  readonly times: LoadTimes;
  /** Seconds of bare inserts of the same rows; undefined for a load that inserts none. */
  readonly bare: number | undefined;
}

const cluster = await startCluster();
try {
  const plots = { domain: 'land', content: plotSheet(ROWS), outcome: { created: ROWS, updated: 0 } } as const;
  const vacancies = { domain: 'industrial', content: vacancySheet(ROWS), outcome: plots.outcome } as const;
  const other = { ...vacancies, content: vacancySheet(ROWS, 10), outcome: { created: 0, updated: ROWS } };
  const measured = [
    ...(await measure([['plots', plots]], [...people, ...ofPlots])),
    ...(await measure(
      [
        ['vacancies', vacancies],
        ['these vacancies, other rates', other],
      ],
      [...people, ...ofVacancies],
    )),
  ];
  const table = toTable(measured);
  console.log(`\n${table}\n`);
  if (ROWS === USUAL) await writeTable('loads', table);
} finally {
  await cluster.stop();
}

/** Loads sheets one after another in a new product. @param tables what the first of them writes */
async function measure(
  loads: readonly (readonly [name: string, load: MeasuredLoad])[],
  tables: readonly string[],
): Promise<Measured[]> {
  const databaseUrl = await createDatabase(cluster.url, 'bench_loads');
  await givenEmployee(databaseUrl);
  const server = await startOurs(databaseUrl, await employeeOf(databaseUrl));
  const measured: Measured[] = [];
  for (const [name, load] of loads) {
    const times = await measureLoad(server, load);
    const isFirst = measured.length === 0;
    const bare = isFirst
      ? await insertSameRows(databaseUrl, await createDatabase(cluster.url, 'bench_bare'), tables)
      : undefined;
    measured.push({ name, times, bare });
    console.log(measured.at(-1));
  }
  await server.stop();
  return measured;
}

async function employeeOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from shared.employees');
  await client.end();
  return rows[0]?.id ?? '';
}

function toTable(measured: readonly Measured[]): string {
  return [
    `| ${ROWS.toLocaleString('en-US')} rows | columns, s (bound ${bounds.columns}) | objects, s (${bounds.objects}) | longest answer, s | accepted, s (${bounds.accept}) | **accepted ÷ bare** | processor time of the server, s | memory, MB: before → most | a small answer meanwhile, ms: middle / worst |`,
    '|---|---|---|---|---|---|---|---|---|',
    ...measured.map(({ name, times, bare }) => {
      const { columns, objects, answer, accept, cpuSeconds, memory, others } = times;
      const cells = [
        ...[name, columns.toFixed(1), objects.toFixed(1), answer.toFixed(1), accept.toFixed(1)],
        bare === undefined ? '–' : `**${(accept / bare).toFixed(1)}**`,
        cpuSeconds?.toFixed(1) ?? '–',
        memory ? `${Math.round(memory.before)} → ${Math.round(memory.most)}` : '–',
        `${Math.round(others.median)} / ${Math.round(others.worst)}`,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}
