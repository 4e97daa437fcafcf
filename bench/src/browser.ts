import { browserLaunch } from '@gektar/e2e/browser.ts';
import buildWeb from '@gektar/e2e/build-web.ts';
import { type Browser, chromium } from '@playwright/test';
import { startBigDatabase } from './big-database.ts';
import { beyond, filesOf, sizesOf } from './browser/loaded-scripts.ts';
import { type Tasks, tasksDuring } from './browser/main-thread.ts';
import { measureViews } from './browser/measure-views.ts';
import { awaitNextPage, scrollThrough } from './browser/scrolling.ts';
import { showList } from './browser/show-list.ts';
import { inNewContext } from './browser/signed-in.ts';
import { writeTable } from './performance-page.ts';
import { findSamples } from './samples.ts';
import { type Server, startOurs } from './servers.ts';
import { median } from './table.ts';

// npm run browser -w bench   files that the browser loads, and load of its main thread; updates docs/performance-browser.md
//   BENCH_DATABASE_URL  existing database of `npm run generate -w bench`, instead of a new one
//   BENCH_ROUNDS        visits, 5 by default

const kept = process.env['BENCH_DATABASE_URL'];
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

await buildWeb();
const database = kept
  ? { url: kept, stop: async () => undefined }
  : await startBigDatabase((line) => console.log(line));
try {
  const { employeeId } = await findSamples(database.url);
  const server = await startOurs(database.url, employeeId);
  const browser = await chromium.launch(await browserLaunch());
  try {
    const table = `${await measureList(browser, server)}\n\n${await measureViews(browser, server, rounds)}`;
    console.log(`\n${table}\n`);
    await writeTable('browser', table);
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  await database.stop();
}

async function measureList(browser: Browser, server: Server): Promise<string> {
  const list = await inNewContext(browser, server, (context) => filesOf(context, '/land/property'));
  const map = await inNewContext(browser, server, (context) => filesOf(context, '/land/property?view=map'));
  const first = sizesOf(list);
  const more = sizesOf(beyond(list, map));

  const opening: Tasks[] = [];
  const scrolling: Tasks[] = [];
  const nextPage: Tasks[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await inNewContext(browser, server, async (context) => {
      const page = await context.newPage();
      opening.push(await tasksDuring(browser, page, () => showList(page, '/land/property')));
      scrolling.push(await tasksDuring(browser, page, () => scrollThrough(page)));
      nextPage.push(await tasksDuring(browser, page, () => awaitNextPage(page)));
    });
  }
  return [
    '| Loaded, after gzip | JavaScript | CSS |',
    '|---|---|---|',
    `| the list, signed in, nothing cached | **${first.scriptKb.toFixed(0)} KB** | ${first.styleKb.toFixed(0)} KB |`,
    `| its map, when it is shown: on top | ${more.scriptKb.toFixed(0)} KB | ${more.styleKb.toFixed(0)} KB |`,
    '',
    '| Main thread | longest task, ms | of that processor, ms | tasks over 50 ms |',
    '|---|---|---|---|',
    toRow('opening the list, its first 1,000 objects', opening),
    toRow('scrolling through 1,000 rows', scrolling),
    toRow('the next 1,000 arrive', nextPage),
  ].join('\n');
}

function toRow(name: string, runs: readonly Tasks[]): string {
  const middle = (figure: keyof Tasks) => median(runs.map((run) => run[figure])).toFixed(0);
  return `| ${name} | **${middle('longest')}** | ${middle('longestCpu')} | ${middle('overFifty')} of ${middle('count')} |`;
}
