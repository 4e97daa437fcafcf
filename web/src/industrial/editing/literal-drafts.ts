import { storedEmployeeId } from '#api/session.ts';
import type { EntityDrafts } from '#form/described/entity-drafts.ts';
import type { DraftStore } from '#form/draft-store.ts';
import { announceThisTab, otherOpenTabs, thisTab } from '#form/open-tabs.ts';

/** A draft as stored in local storage. */
interface Kept<Content> {
  readonly content: Content;
  /** Time of the last save (ms since 1970). */
  readonly keptAt: number;
  readonly employeeId: string | null;
  readonly tab: string;
  /** Complex of a drafted building; the draft is offered only in this complex (H-18). */
  readonly complexId?: string | undefined;
}

/** Browser functions, replaced in tests. */
export interface LiteralPlace {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly tab: string;
  readonly announce: () => void;
  readonly others: () => Promise<ReadonlySet<string>>;
  readonly now: () => number;
  readonly employeeId: () => string | null;
}

function thisBrowser(): LiteralPlace & { readonly storage: Storage } {
  return {
    storage: localStorage,
    tab: thisTab,
    announce: announceThisTab,
    others: otherOpenTabs,
    now: Date.now,
    employeeId: () => storedEmployeeId() ?? null,
  };
}

/**
 * Store of the draft of a creation. The latest draft has the literal key of the specification (2§4, 3§9); it moves to a
 * separate key when a draft for another complex is stored. Drafts of other open tabs and other employees are not
 * offered.
 */
export function openLiteralDraft<Content>(
  key: 'industrialComplex' | 'building',
  complexId?: string,
  place: LiteralPlace = thisBrowser(),
): DraftStore<Content> {
  const { storage } = place;
  const asideKey = (ofComplex: string | undefined) =>
    `gektar.draft/${key}/${place.employeeId() ?? 'nobody'}/${ofComplex}`;
  const readAt = (at: string): Kept<Content> | undefined => {
    try {
      const kept = JSON.parse(storage.getItem(at) ?? '') as Kept<Content>;
      return kept.employeeId === place.employeeId() && typeof kept.keptAt === 'number' ? kept : undefined;
    } catch {
      return undefined;
    }
  };
  const read = (): Kept<Content> | undefined => {
    const latest = readAt(key);
    return latest !== undefined && latest.complexId === complexId ? latest : readAt(asideKey(complexId));
  };
  const moveOtherAside = () => {
    const latest = readAt(key);
    if (latest !== undefined && latest.complexId !== complexId) {
      storage.setItem(asideKey(latest.complexId), JSON.stringify(latest));
    }
  };
  const keep = (content: Content, keptAt: number) => {
    place.announce();
    const kept: Kept<Content> = { content, keptAt, employeeId: place.employeeId(), tab: place.tab, complexId };
    try {
      moveOtherAside();
      storage.setItem(key, JSON.stringify(kept));
      storage.removeItem(asideKey(complexId));
      return keptAt;
    } catch {
      return undefined;
    }
  };
  const drop = () => {
    const latest = readAt(key);
    if (latest !== undefined && latest.complexId === complexId) storage.removeItem(key);
    storage.removeItem(asideKey(complexId));
  };
  return {
    find: async () => {
      const kept = read();
      if (kept === undefined || (await place.others()).has(kept.tab)) return undefined;
      keep(kept.content, kept.keptAt);
      return kept;
    },
    keep: (content) => keep(content, place.now()),
    drop,
    dropAll: drop,
  };
}

/** Draft of a creation of a complex or a building that is not being edited in another tab. */
export interface LeftLiteralDraft {
  readonly kind: 'industrialComplex' | 'building';
  /** Complex of the building. */
  readonly complexId: string | undefined;
  readonly content: unknown;
  readonly keptAt: number;
  readonly keys: readonly string[];
}

/** The signed-in employee's drafts, both under the literal keys and under separate ones. */
export async function findLeftLiteralDrafts(
  place: Omit<LiteralPlace, 'storage'> & {
    readonly storage: Pick<Storage, 'getItem' | 'key' | 'length'>;
  } = thisBrowser(),
): Promise<LeftLiteralDraft[]> {
  const { storage } = place;
  const owner = place.employeeId();
  const aside = `gektar.draft/building/${owner ?? 'nobody'}/`;
  const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const found = all.flatMap((key): (LeftLiteralDraft & { tab: string })[] => {
    if (key !== 'industrialComplex' && key !== 'building' && !key.startsWith(aside)) return [];
    try {
      const { content, keptAt, employeeId, tab, complexId } = JSON.parse(storage.getItem(key) ?? '') as Kept<unknown>;
      if (employeeId !== owner) return [];
      const kind = key === 'industrialComplex' ? key : 'building';
      return [{ kind, complexId, content, keptAt, tab, keys: [key] }];
    } catch {
      return [];
    }
  });
  if (found.length === 0) return [];
  const others = await place.others();
  return found.filter(({ tab }) => !others.has(tab)).map(({ tab: _, ...draft }) => draft);
}

/** Stores nothing: only creations of complexes and buildings have drafts (H-18). */
export function noDraft<Content>(): DraftStore<Content> {
  return { find: async () => undefined, keep: () => undefined, drop: () => undefined, dropAll: () => undefined };
}

const memory = new Map<string, unknown>();

/** In-memory draft passed from the creation form to the edit form when the create response was lost. */
function handedOver<Content>(id: string): DraftStore<Content> {
  const drop = () => void memory.delete(id);
  return {
    find: async () => {
      const content = memory.get(id) as Content | undefined;
      return content === undefined ? undefined : { content, keptAt: 0 };
    },
    keep: (content) => {
      memory.set(id, content);
      return undefined;
    },
    drop,
    dropAll: drop,
  };
}

/**
 * Draft stores of an industrial entity.
 * @param ofNew opens the store of a creation's draft
 */
export function industrialDrafts<Values>(ofNew: EntityDrafts<Values>['ofNew']): EntityDrafts<Values> {
  return { ofNew, ofEdit: handedOver };
}
