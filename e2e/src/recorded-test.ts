import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base } from '@playwright/test';

/** Executed regions by source file of the pages. */
type Ran = Record<string, number[]>;

/**
 * Folder for one file per journey with the regions of the pages that it executes, for `npm run mutants --
 * --collect-journeys`. The sources of the pages then contain counters (`scripts/mutant-lines.mjs`). If unset, nothing
 * is recorded.
 */
const folder = process.env['JOURNEY_REGIONS'];

/** Regions executed by the current journey. */
let ran = new Map<string, Set<number>>();

/** Playwright's test, which also records what the pages of all its browser contexts execute. */
export const test = base.extend<{ regions: undefined }, object>({
  browser: [
    async ({ browser }, use) => {
      if (folder) watchContexts(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // Set up before the other fixtures and torn down after them, so that it has all reports of the pages.
  regions: [
    async ({ browserName: _ }, use, about) => {
      ran = new Map();
      const started = performance.now();
      await use(undefined);
      if (!folder) return;
      const journey = about.titlePath.join(' › ');
      const regions: Ran = Object.fromEntries([...ran].map(([file, executed]) => [file, [...executed]]));
      const record = {
        journey,
        green: about.status === about.expectedStatus && about.status !== 'skipped',
        ms: Math.round(performance.now() - started),
        ran: regions,
      };
      const path = join(folder, createHash('sha1').update(journey).digest('hex'));
      // Renamed only when complete: another process may read the files during the run.
      writeFileSync(path, JSON.stringify(record));
      renameSync(path, `${path}.json`);
    },
    { auto: true },
  ],
});

/** Watches all contexts, including those that a journey opens by itself, such as the telephone of a client. */
function watchContexts(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (...given) => {
    const context = await open(...given);
    await watchRegions(context, addToRan);
    return context;
  };
}

function addToRan(executed: Ran): void {
  for (const [file, regions] of Object.entries(executed)) {
    const known = ran.get(file) ?? new Set();
    for (const region of regions) known.add(region);
    ran.set(file, known);
  }
}

/**
 * Reports what the pages of a context execute, each region as soon as it first runs. Only code that runs while a page
 * is being left (`pagehide`) is lost.
 */
export async function watchRegions(context: BrowserContext, note: (executed: Ran) => void): Promise<void> {
  await context.exposeBinding('noteRegions', (_, executed: Ran) => note(executed));
  await context.addInitScript(reportRegions);
}

/** Runs in the page before its scripts, whose counters add to the sets of `ranByFile`. */
function reportRegions(): void {
  const world = globalThis as unknown as {
    noteRegions: (executed: Ran) => Promise<void>;
    ranByFile: Record<string, { add: (region: number) => void }>;
  };
  let unreported: Ran | undefined;
  const report = (file: string, region: number) => {
    if (unreported === undefined) {
      unreported = {};
      // Microtasks run even when a journey stops the clock.
      queueMicrotask(() => {
        const executed = unreported ?? {};
        unreported = undefined;
        void world.noteRegions(executed);
      });
    }
    unreported[file] ??= [];
    unreported[file].push(region);
  };
  world.ranByFile = new Proxy<typeof world.ranByFile>(
    {},
    {
      get(files, file: string) {
        if (files[file] === undefined) {
          const known = new Set<number>();
          files[file] = {
            add(region) {
              if (known.has(region)) return;
              known.add(region);
              report(file, region);
            },
          };
        }
        return files[file];
      },
    },
  );
}
