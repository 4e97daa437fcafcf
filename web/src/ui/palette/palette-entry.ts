import type { TablerIcon } from '@tabler/icons-react';

/** One line of the palette. Plain data: what was opened lately is kept as it is. */
export interface PaletteEntry {
  /** Unique in the whole palette: 'properties/3f…'. Before the slash the key of its source. */
  readonly key: string;
  /** What a thing is known by: a cadastral number, a name. */
  readonly title: string;
  /** Quiet, after the title; cut where there is no room. */
  readonly detail?: string | undefined;
  /** Quiet, at the right, never cut: '12,50 га'. */
  readonly note?: string | undefined;
  /** Path of its page. */
  readonly href: string;
}

/** Something that is found by text on the server. Each kind of thing adds one. */
export interface PaletteSource {
  /** Latin, unique: 'properties'. */
  readonly key: string;
  /** Heading over what was found: 'Объекты'. */
  readonly title: string;
  readonly Icon: TablerIcon;
  /** Icons of what else it finds, by the first part of the keys of such entries. */
  readonly kinds?: Readonly<Record<string, TablerIcon>>;
  /** Best first. @param text trimmed, at least one sign, at most 200 */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly PaletteEntry[]>;
}

/** A page that is always there. */
export interface PaletteDestination extends PaletteEntry {
  readonly Icon: TablerIcon;
  /** By what else it is found. */
  readonly words?: string | undefined;
}

/** Key of the source that an entry came from. */
export function sourceOf({ key }: PaletteEntry): string {
  return key.slice(0, key.indexOf('/'));
}
