import { updateSubAgglomerations } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { browserLaunch } from '@gektar/e2e/browser.ts';
import buildWeb from '@gektar/e2e/build-web.ts';
import { startCluster } from '@gektar/server/testing/cluster.ts';
import { openTestApp } from '@gektar/server/testing/test-app.ts';
import { type BrowserContext, chromium } from '@playwright/test';
import { type Answered, answersDuring } from './browser/input-to-paint.ts';
import { type Tasks, tasksDuring } from './browser/main-thread.ts';
import { industrialMoves } from './browser/moves.ts';
import { inNewContext } from './browser/signed-in.ts';
import { analyze, fillIndustrial } from './industrial/fill.ts';
import { writeTable } from './performance-page.ts';
import { startOurs } from './servers.ts';
import { median } from './table.ts';

// npm run moves -w bench   the moves of a day over 60,000 vacancies, on this processor and on one 4 × slower: tasks of the main
//                          thread, and how long a press waits for its picture; renews docs/performance.md
//   BENCH_ROUNDS   days, 3 unless given

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SLOWDOWNS = [1, 4];

type Figures = Tasks & Answered;

await buildWeb();
const cluster = await startCluster();
try {
  const app = await openTestApp(cluster.url);
  const samples = await fillIndustrial(app.databaseUrl);
  await analyze(app.databaseUrl);
  await app.broker.call(updateSubAgglomerations);
  await analyze(app.databaseUrl);
  const server = await startOurs(app.databaseUrl, app.broker.id);
  const browser = await chromium.launch(await browserLaunch());
  try {
    const figures = new Map<string, Map<number, Figures[]>>();
    const day = async (context: BrowserContext, slowdown: number) => {
      const page = await context.newPage();
      const protocol = await context.newCDPSession(page);
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const { name, run } of industrialMoves(samples)) {
        const answers: Answered[] = [];
        const tasks = await tasksDuring(browser, page, async () => {
          answers.push(await answersDuring(page, () => run(page)));
        });
        const [answered] = answers;
        if (answered === undefined) throw new Error(`${name} was not watched`);
        const bySlowdown = figures.get(name) ?? new Map<number, Figures[]>();
        figures.set(name, bySlowdown.set(slowdown, [...(bySlowdown.get(slowdown) ?? []), { ...tasks, ...answered }]));
      }
    };
    for (let round = 0; round < rounds; round += 1) {
      for (const slowdown of SLOWDOWNS) await inNewContext(browser, server, (context) => day(context, slowdown));
      console.log(`day ${round + 1} of ${rounds}`);
    }
    const table = [
      '| Move | longest task, ms | of that processor, ms | over 50 ms | press to picture, ms | 4 × slower: longest | processor | over 50 ms | press to picture |',
      '|---|---|---|---|---|---|---|---|---|',
      ...[...figures].map(([name, runs]) => {
        const cells = SLOWDOWNS.flatMap((slowdown) => toCells(runs.get(slowdown) ?? []));
        return `| ${name} | ${cells.join(' | ')} |`;
      }),
    ].join('\n');
    console.log(`\n${table}\n`);
    await writeTable('moves', table);
  } finally {
    await browser.close();
    await server.stop();
    await app.close();
  }
} finally {
  await cluster.stop();
}

function toCells(runs: readonly Figures[]): string[] {
  const middle = (figure: keyof Figures) => median(runs.map((run) => run[figure])).toFixed(0);
  const presses = Math.max(...runs.map(({ presses }) => presses));
  return [
    `**${middle('longest')}**`,
    middle('longestCpu'),
    middle('overFifty'),
    presses === 0 ? '' : middle('slowest'),
  ];
}
