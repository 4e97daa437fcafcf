import type { Browser, Page } from '@playwright/test';
import type { Server } from '#servers.ts';
import { median } from '#table.ts';
import { serveBarePage, showBarePage } from './bare-page.ts';
import { type Tasks, tasksDuring } from './main-thread.ts';
import { heapOf, type PageState, stateAfter } from './page-state.ts';
import { showList } from './show-list.ts';
import { inNewContext, tokenFor } from './signed-in.ts';

type Visit = PageState & Tasks & { readonly heapMb: number };

const views = [
  ['table', '/land/property'],
  ['list', '/land/property?view=list'],
  ['grid', '/land/property?view=grid'],
  ['map', '/land/property?view=map'],
] as const;

/**
 * Every view of the list with its first 1,000 objects, in an empty browser, compared with a bare page of the same JSON.
 */
export async function measureViews(browser: Browser, server: Server, rounds: number): Promise<string> {
  const shows = [
    ...views.map(([name, address]) => [name, (page: Page) => showList(page, address)] as const),
    ['bare page, 1,000 rows of plain HTML', showBarePage] as const,
  ];
  const visits = new Map<string, Visit[]>(shows.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, show] of shows) visits.get(name)?.push(await visit(browser, server, show));
  }
  return [
    '| 1,000 objects | first paint, ms | content there, ms | longest task, ms | of that processor, ms | heap, MB | elements |',
    '|---|---|---|---|---|---|---|',
    ...[...visits].map(([name, runs]) => toRow(name, runs)),
  ].join('\n');
}

function visit(browser: Browser, server: Server, show: (page: Page) => Promise<void>): Promise<Visit> {
  return inNewContext(browser, server, async (context) => {
    await serveBarePage(context, tokenFor(server));
    const page = await context.newPage();
    const states: PageState[] = [];
    const tasks = await tasksDuring(browser, page, async () => {
      states.push(await stateAfter(page, () => show(page)));
    });
    const [state] = states;
    if (state === undefined) throw new Error('the page was not looked at');
    return { ...state, ...tasks, heapMb: await heapOf(page) };
  });
}

function toRow(name: string, runs: readonly Visit[]): string {
  const middle = (figure: keyof Visit, decimals = 0) => median(runs.map((run) => run[figure])).toFixed(decimals);
  const cells = [middle('firstPaint'), middle('content'), `**${middle('longest')}**`, middle('longestCpu')];
  return `| ${name} | ${[...cells, middle('heapMb', 1), middle('elements')].join(' | ')} |`;
}
