import { updateSubAgglomerations } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { browserLaunch } from '@gektar/e2e/browser.ts';
import buildWeb from '@gektar/e2e/build-web.ts';
import { startCluster } from '@gektar/server/testing/cluster.ts';
import { openTestApp } from '@gektar/server/testing/test-app.ts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { handOn } from './browser/hand.ts';
import { type Answered, answersDuring } from './browser/input-to-paint.ts';
import { type LongTasks, longTasksSince, watchLongTasks } from './browser/long-tasks.ts';
import { type Tasks, tasksDuring } from './browser/main-thread.ts';
import { industrialMoves } from './browser/moves.ts';
import { inNewContext } from './browser/signed-in.ts';
import { analyze, fillIndustrial } from './industrial/fill.ts';
import { writeTable } from './performance-page.ts';
import { startOurs } from './servers.ts';
import { median } from './table.ts';

// npm run moves -w bench   a broker's actions of a day over 60,000 vacancies, on this processor and on one 4 × slower:
//                          tasks of the main thread, and time from a press to its frame; updates docs/performance-browser.md.
//                          Each day runs twice, once for long tasks and once traced for processor time, because tracing
//                          itself takes time
//   BENCH_ROUNDS   days, 3 by default

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SLOWDOWNS = [1, 4];

/** Figures of two runs of a day: times by the clock, processor time from the trace. */
type Figures = LongTasks & Answered & Pick<Tasks, 'longestCpu'>;

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
    /** Runs all actions of a day, each inside `watch`. */
    const day = async <Seen>(
      context: BrowserContext,
      slowdown: number,
      watch: (page: Page, run: () => Promise<void>) => Promise<Seen>,
    ) => {
      const page = await context.newPage();
      const protocol = await context.newCDPSession(page);
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const hand = handOn(page, protocol);
      const seen = new Map<string, Seen>();
      for (const { name, run } of industrialMoves(samples)) seen.set(name, await watch(page, () => run(hand)));
      return seen;
    };
    const clockedDay = async (context: BrowserContext, slowdown: number) => {
      await watchLongTasks(context);
      return day(context, slowdown, async (page, run) => ({
        ...(await answersDuring(page, run)),
        ...(await longTasksSince(page)),
      }));
    };
    const tracedDay = (context: BrowserContext, slowdown: number) =>
      day(context, slowdown, (page, run) =>
        tasksDuring(browser, page, async () => void (await answersDuring(page, run))),
      );
    for (let round = 0; round < rounds; round += 1) {
      for (const slowdown of SLOWDOWNS) {
        const clocked = await inNewContext(browser, server, (context) => clockedDay(context, slowdown));
        const traced = await inNewContext(browser, server, (context) => tracedDay(context, slowdown));
        for (const [name, seen] of clocked) {
          const bySlowdown = figures.get(name) ?? new Map<number, Figures[]>();
          const one = { ...seen, longestCpu: traced.get(name)?.longestCpu ?? 0 };
          figures.set(name, bySlowdown.set(slowdown, [...(bySlowdown.get(slowdown) ?? []), one]));
        }
      }
      console.log(`day ${round + 1} of ${rounds}`);
    }
    const table = [
      '| Move | tasks over 50 ms | longest of them, ms | processor time of the longest, ms | press to picture, ms | 4 × slower: over 50 ms | longest | processor | press to picture |',
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
    `**${middle('overFifty')}**`,
    middle('overFifty') === '0' ? '' : middle('longest'),
    middle('longestCpu'),
    presses === 0 ? '' : middle('slowest'),
  ];
}
