import type { TablerIcon } from '@tabler/icons-react';
import type { KeyName } from '#ui/keys.ts';

/** One line of the palette. Plain data: recently opened entries are stored unchanged. */
export interface PaletteEntry {
  /** Unique in the whole palette: 'properties/3f…'. Before the slash the key of its source. */
  readonly key: string;
  /** Identifying title: a cadastral number, a name. */
  readonly title: string;
  /** Quiet, after the title; cut where there is no room. */
  readonly detail?: string | undefined;
  /** Quiet, at the right, never cut: '12,50 га'. */
  readonly note?: string | undefined;
  /** Path of its page. */
  readonly href: string;
}

/** A second action of an entry, beside opening its page. */
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
  /** Icons of further kinds in its results, by the first part of their keys. */
  readonly kinds?: Readonly<Record<string, TablerIcon>>;
  /** Best first. @param text trimmed, at least one sign, at most 200 */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly PaletteEntry[]>;
}

/** A page that is always there. */
export interface PaletteDestination extends PaletteEntry {
  readonly Icon: TablerIcon;
  /** Further search words. */
  readonly words?: string | undefined;
}

/** Key of the source that an entry came from. */
export function sourceOf({ key }: PaletteEntry): string {
  return key.slice(0, key.indexOf('/'));
}
