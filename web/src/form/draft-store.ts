import { announceThisTab, otherOpenTabs, thisTab } from './open-tabs.ts';

/** Unsaved input of a form. */
export interface Draft<Content> {
  readonly content: Content;
  /** Time of storing (ms since 1970). */
  readonly keptAt: number;
}

/** Draft storage of one entity in this tab. */
export interface DraftStore<Content> {
  /**
   * The newest draft of this tab or of a closed one, which is then assigned to this tab. Drafts of other open tabs are
   * ignored.
   */
  readonly find: () => Promise<Draft<Content> | undefined>;
  /** Stores a draft. @returns time of storing; undefined when the browser's storage is full */
  readonly keep: (content: Content) => number | undefined;
  readonly drop: () => void;
  /** Removes the drafts of all tabs, for a deleted entity. */
  readonly dropAll: () => void;
}

/** Browser functions, replaced in tests. */
export interface DraftKey {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly tab: string;
  readonly announce: () => void;
  readonly others: () => Promise<ReadonlySet<string>>;
  readonly now: () => number;
}

/** Time after which an unused draft is removed (ms). */
const FORGOTTEN_MS = 30 * 24 * 3_600_000;

const PREFIX = 'gektar.draft/';

function thisBrowser(): DraftKey {
  return { storage: localStorage, tab: thisTab, announce: announceThisTab, others: otherOpenTabs, now: Date.now };
}

/**
 * Drafts in local storage: they survive an expired sign-in, a reload and a crash, and are removed on sign-out (B-08).
 * @param subject owner and entity of the draft, e.g. `land-property/{employee}/{id}`; tabs that edit the same entity do
 *   not mix
 */
export function openDraftStore<Content>(subject: string, browser: DraftKey = thisBrowser()): DraftStore<Content> {
  const { storage, tab, now } = browser;
  const prefix = `${PREFIX}${subject}/`;
  const own = `${prefix}${tab}`;
  /** Keys of exactly this subject: for `cells/…/industrial` those of `cells/…/industrial/vacancy` are left out. */
  const keysOfSubject = () => keysOf(storage, prefix).filter((key) => !key.includes('/', prefix.length));

  const keep = (content: Content, keptAt = now()) => {
    browser.announce();
    try {
      storage.setItem(own, JSON.stringify({ content, keptAt } satisfies Draft<Content>));
      return keptAt;
    } catch {
      return undefined;
    }
  };

  return {
    keep: (content) => keep(content),
    drop: () => storage.removeItem(own),
    dropAll: () => {
      for (const key of keysOfSubject()) storage.removeItem(key);
    },
    find: async () => {
      // Called for every row of a list, most of which have no draft: then the other tabs are not queried.
      const keys = keysOfSubject();
      if (keys.length === 0) return undefined;
      const others = await browser.others();
      const found: { key: string; draft: Draft<Content> }[] = [];
      for (const key of keys) {
        const draft = readDraft<Content>(browser, key);
        if (draft === undefined) storage.removeItem(key);
        else if (!others.has(key.slice(prefix.length))) found.push({ key, draft });
      }
      const [newest] = found.sort((one, other) => other.draft.keptAt - one.draft.keptAt);
      if (newest === undefined) return undefined;
      if (newest.key !== own && keep(newest.draft.content, newest.draft.keptAt) !== undefined) {
        storage.removeItem(newest.key);
      }
      return newest.draft;
    },
  };
}

/** Draft that no other open tab is editing: of this tab or of a closed one. */
export interface LeftDraft extends Draft<unknown> {
  /** The `subject` given to `openDraftStore`. */
  readonly subject: string;
  /** Storage keys of all such drafts of the subject; the content is that of the newest. */
  readonly keys: readonly string[];
}

/** Drafts that are not being edited in another tab, the newest of each subject, latest first. */
export async function findLeftDrafts(browser: DraftKey = thisBrowser()): Promise<LeftDraft[]> {
  const keys = keysOf(browser.storage, PREFIX);
  if (keys.length === 0) return [];
  const others = await browser.others();
  const left = new Map<string, LeftDraft>();
  for (const key of keys) {
    const end = key.lastIndexOf('/');
    const draft = readDraft<unknown>(browser, key);
    if (draft === undefined || others.has(key.slice(end + 1))) continue;
    const subject = key.slice(PREFIX.length, end);
    const before = left.get(subject);
    const newest = before === undefined || draft.keptAt > before.keptAt ? draft : before;
    const { content, keptAt } = newest;
    left.set(subject, { subject, content, keptAt, keys: [...(before?.keys ?? []), key] });
  }
  return [...left.values()].sort((one, other) => other.keptAt - one.keptAt);
}

/**
 * Removes stored drafts.
 * @returns function that restores them
 */
export function dropStored(keys: readonly string[], storage: DraftKey['storage'] = localStorage): () => void {
  const dropped = keys.map((key) => [key, storage.getItem(key)] as const);
  for (const key of keys) storage.removeItem(key);
  return () => {
    for (const [key, text] of dropped) if (text !== null) storage.setItem(key, text);
  };
}

/** undefined: absent, unreadable or older than thirty days. */
function readDraft<Content>({ storage, now }: DraftKey, key: string): Draft<Content> | undefined {
  try {
    const draft = JSON.parse(storage.getItem(key) ?? '') as Draft<Content>;
    return typeof draft.keptAt === 'number' && now() - draft.keptAt < FORGOTTEN_MS ? draft : undefined;
  } catch {
    return undefined;
  }
}

function keysOf(storage: DraftKey['storage'], prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );
}
