import type { TablerIcon } from '@tabler/icons-react';
import type { KeyName } from '#ui/keys.ts';

/** One entry of the palette. Plain data, because recently opened entries are stored as they are. */
export interface PaletteEntry {
  /** Unique in the whole palette: 'properties/3f…'; the part before the slash is the key of the source. */
  readonly key: string;
  /** Identifying title: a cadastral number, a name. */
  readonly title: string;
  /** Muted text after the title; cut where there is no room. */
  readonly detail?: string | undefined;
  /** Muted text at the right, never cut: '12,50 га'. */
  readonly note?: string | undefined;
  /** Path of the entry's page. */
  readonly href: string;
}

/** A second action of an entry, besides opening its page. */
export interface PaletteAction {
  /** 'В подборку' */
  readonly label: string;
  readonly keyOf: KeyName;
  readonly run: () => void;
}

/** A kind of entity found by text on the server. */
export interface PaletteSource {
  /** Latin, unique: 'properties'. */
  readonly key: string;
  /** Heading of its results: 'Объекты'. */
  readonly title: string;
  readonly Icon: TablerIcon;
  /** Icons for other kinds of entries among the results, by the first part of their keys. */
  readonly kinds?: Readonly<Record<string, TablerIcon>>;
  /** Finds entries, best first. @param text trimmed, 1 to 200 characters */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly PaletteEntry[]>;
}

/** A page that can always be reached, or an action that is possible everywhere. */
export interface PaletteDestination extends PaletteEntry {
  readonly Icon: TablerIcon;
  /** Further words by which the page is found. */
  readonly words?: string | undefined;
  /** Action on the current page, run instead of opening `href`; in a new tab `href` is opened. */
  readonly run?: (() => void) | undefined;
}

/** Key of the source that an entry came from. */
export function sourceOf({ key }: PaletteEntry): string {
  return key.slice(0, key.indexOf('/'));
}
