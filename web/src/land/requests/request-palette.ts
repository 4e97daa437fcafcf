import { findRequests } from '@gektar/contract/land/requests/request-endpoints.ts';
import { IconClipboard } from '@tabler/icons-react';
import { call } from '#api/call.ts';
import type { PaletteSource } from '#ui/palette/palette-entry.ts';
import { REQUEST_SOURCE, requestEntry } from './request-entry.ts';

/** As many as the palette shows of objects. */
const TAKE = 10;

/** Requests by a part of their name, comment or company, the newest first. */
export const requestPalette: PaletteSource = {
  key: REQUEST_SOURCE,
  title: 'Запросы',
  Icon: IconClipboard,
  search: async (text, signal) => {
    const query = { take: TAKE, skip: 0, sort: 'DateTimeCreated', direction: 'desc' } as const;
    const found = await call(findRequests, { query, body: { searchText: text } }, { signal });
    return found.map(requestEntry);
  },
};
