/** This tab, until it is closed or reloaded. */
export const thisTab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

const lockOf = (tab: string) => `gektar-tab-${tab}`;
let isAnnounced = false;

/**
 * Makes this tab known to the others as open. A lock says so for as long as the tab lives and no longer, even after a
 * crash; where there are no locks (a page without https) no tab counts as open.
 */
export function announceThisTab(): void {
  if (isAnnounced || !('locks' in navigator)) return;
  isAnnounced = true;
  // Held until the browser takes it back with the tab: the promise is meant never to settle.
  void navigator.locks.request(lockOf(thisTab), () => new Promise<never>(() => undefined));
}

/** The other tabs of this browser that are open now, as far as they announced themselves. */
export async function otherOpenTabs(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.map((lock) => lock.name ?? '').filter((name) => name !== lockOf(thisTab));
  return new Set(names.map((name) => name.replace(lockOf(''), '')));
}
