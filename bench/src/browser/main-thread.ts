import type { Browser, Page } from '@playwright/test';

/** Tasks of the page's main thread (ms). */
export interface Tasks {
  readonly longest: number;
  /** Processor time of the task that used most: independent of other load. */
  readonly longestCpu: number;
  readonly overFifty: number;
  readonly count: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: `dur` by the clock, `tdur` of processor time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const LONG_MS = 50;
/** The trace contains every task twice, nested: as this event, and inside it as `RunTask`. */
const TASK = 'ThreadControllerImpl::RunTask';

/** Every task of the main thread during an action, not only long tasks as the browser defines them. */
export async function tasksDuring(browser: Browser, page: Page, action: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === TASK && mains.has(`${pid}:${tid}`));
  if (tasks.length === 0) throw new Error('the trace has no tasks: does this browser name them otherwise?');
  const milliseconds = (of: 'dur' | 'tdur') => tasks.map((task) => (task[of] ?? 0) / 1000);
  return {
    longest: Math.max(...milliseconds('dur')),
    longestCpu: Math.max(...milliseconds('tdur')),
    overFifty: milliseconds('dur').filter((time) => time > LONG_MS).length,
    count: tasks.length,
  };
}
