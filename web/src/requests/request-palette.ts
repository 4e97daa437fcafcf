import type { CallOptions } from '@gektar/contract/call.ts';
import type { Page } from '@gektar/contract/list.ts';
import { IconClipboard } from '@tabler/icons-react';
import type { PaletteSource } from '#ui/palette/palette-entry.ts';
import type { RequestEntries } from './request-entries.ts';

/** At most ten results, as for objects. */
const firstPage: Pick<Page, 'take' | 'skip'> = { take: 10, skip: 0 };

interface PaletteAbout<Request> {
  readonly entries: RequestEntries<Request>;
  /** Heading above the results: 'Запросы'. */
  readonly title: string;
  /** Finds requests by a text, the newest first. */
  readonly find: (text: string, page: Pick<Page, 'take' | 'skip'>, options: CallOptions) => Promise<readonly Request[]>;
}

/** Finds requests by a part of their name, comment or company. */
export function requestPaletteOf<Request>({ entries, title, find }: PaletteAbout<Request>): PaletteSource {
  return {
    key: entries.source,
    title,
    Icon: IconClipboard,
    search: async (text, signal) => (await find(text, firstPage, { signal })).map(entries.entryOf),
  };
}
