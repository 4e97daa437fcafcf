/** Id of this tab, until it is closed or reloaded. */
export const thisTab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

const lockOf = (tab: string) => `gektar-tab-${tab}`;
let isAnnounced = false;

/**
 * Announces this tab to others as open. A lock lasts as long as the tab, even after a crash; without locks (no https)
 * no tab counts as open.
 */
export function announceThisTab(): void {
  if (isAnnounced || !('locks' in navigator)) return;
  isAnnounced = true;
  // Held until the tab closes: the promise never settles.
  void navigator.locks.request(lockOf(thisTab), () => new Promise<never>(() => undefined));
}

/** Ids of the other tabs of this browser that are open and have announced themselves. */
export async function otherOpenTabs(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.map((lock) => lock.name ?? '').filter((name) => name !== lockOf(thisTab));
  return new Set(names.map((name) => name.replace(lockOf(''), '')));
}
