import type { LoadOutcome, LoadOutcomeCounts } from '@gektar/contract/loads/load.ts';

export type Result = LoadOutcome['result'];

/** Filters of an outcome with their counts. Unprocessed objects have a filter only after a load was stopped. */
export function tabsOf({ created, drafts, updated, failed, skipped, waiting }: LoadOutcomeCounts) {
  return [
    { result: 'created', label: 'Новые', count: created },
    { result: 'draft', label: 'Черновики', count: drafts },
    { result: 'updated', label: 'Обновлены', count: updated },
    { result: 'failed', label: 'Не записаны', count: failed },
    { result: 'skipped', label: 'Не брали', count: skipped },
    ...(waiting > 0 ? [{ result: 'waiting', label: 'Не дошли', count: waiting } as const] : []),
  ] as const satisfies readonly { result: Result; label: string; count: number }[];
}

/** The filter shown first: drafts, because they need work; without drafts, the first filter with objects. */
export function firstTab(tabs: ReturnType<typeof tabsOf> | readonly never[]): Result {
  const drafts = tabs.find(({ result, count }) => result === 'draft' && count > 0);
  return (drafts ?? tabs.find(({ count }) => count > 0))?.result ?? 'created';
}
