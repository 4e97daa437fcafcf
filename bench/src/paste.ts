import { updateSubAgglomerations } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { browserLaunch } from '@gektar/e2e/browser.ts';
import buildWeb from '@gektar/e2e/build-web.ts';
import { startCluster } from '@gektar/server/testing/cluster.ts';
import { openTestApp } from '@gektar/server/testing/test-app.ts';
import { chromium } from '@playwright/test';
import { inNewContext } from './browser/signed-in.ts';
import { cpuTime } from './cpu-time.ts';
import { analyze, fillIndustrial } from './industrial/fill.ts';
import { writeSameCells } from './paste/bare-writes.ts';
import { type PasteTimes, pasteColumn } from './paste/paste-column.ts';
import { writeTable } from './performance-page.ts';
import { fillPlots } from './plots/fill.ts';
import { startOurs } from './servers.ts';
import { median } from './table.ts';

// npm run paste -w bench   1,000 cells pasted in a browser into the lists of 3,000 plots and of 60,000 vacancies,
//                          compared with bare statements for the same rows; updates docs/performance-browser.md
//   BENCH_ROUNDS   rounds, 3 by default

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CELLS = 1_000;
const PLOTS = 3_000;

const lists = [
  {
    name: 'prices of plots',
    path: '/land/property?view=table',
    head: 'Цена, руб.',
    table: 'land.properties',
    column: 'price',
    value: (round: number, row: number) => 5_000_000 + round * 100_000 + row,
  },
  {
    name: 'OPEX of vacancies',
    path: '/industrial/vacancy?view=table',
    head: 'OPEX',
    table: 'industrial.vacancies',
    column: 'opex_per_sqm',
    value: (round: number, row: number) => 1_000 + round * 10 + row,
  },
] as const;

interface Round extends PasteTimes {
  readonly serverCpuMs: number;
  readonly bareMs: number;
}

await buildWeb();
const cluster = await startCluster();
try {
  const app = await openTestApp(cluster.url);
  await fillPlots(app.databaseUrl, PLOTS, () => undefined);
  await fillIndustrial(app.databaseUrl);
  await analyze(app.databaseUrl);
  await app.broker.call(updateSubAgglomerations);
  const server = await startOurs(app.databaseUrl, app.broker.id);
  const browser = await chromium.launch(await browserLaunch());
  try {
    const figures = new Map<string, Round[]>(lists.map(({ name }) => [name, []]));
    for (let round = 1; round <= rounds; round += 1) {
      for (const list of lists) {
        const values = Array.from({ length: CELLS }, (_, row) => list.value(round, row));
        const before = (await cpuTime(server.pid)) ?? Number.NaN;
        const times = await inNewContext(browser, server, (context) => pasteColumn(context, list, values));
        const serverCpuMs = ((await cpuTime(server.pid)) ?? Number.NaN) - before;
        const bareMs = await writeSameCells(app.databaseUrl, list, CELLS);
        figures.get(list.name)?.push({ ...times, serverCpuMs, bareMs });
        console.log(list.name, figures.get(list.name)?.at(-1));
      }
    }
    const table = toTable(figures);
    console.log(`\n${table}\n`);
    await writeTable('paste', table);
  } finally {
    await browser.close();
    await server.stop();
    await app.close();
  }
} finally {
  await cluster.stop();
}

function toTable(figures: ReadonlyMap<string, readonly Round[]>): string {
  return [
    '| 1,000 cells | Ctrl+V to the preview, s | written, s | both | bare, s | **both ÷ bare** | processor time of the server, s |',
    '|---|---|---|---|---|---|---|',
    ...[...figures].map(([name, all]) => {
      const seconds = (of: (round: Round) => number) => (median(all.map(of)) / 1_000).toFixed(2);
      const ratio = median(all.map(({ previewMs, writeMs, bareMs }) => (previewMs + writeMs) / bareMs)).toFixed(1);
      const both = seconds(({ previewMs, writeMs }) => previewMs + writeMs);
      const cells = [seconds(({ previewMs }) => previewMs), seconds(({ writeMs }) => writeMs), both];
      const [bare, cpu] = [seconds(({ bareMs }) => bareMs), seconds(({ serverCpuMs }) => serverCpuMs)];
      return `| ${[name, ...cells, bare, `**${ratio}**`, cpu].join(' | ')} |`;
    }),
  ].join('\n');
}
