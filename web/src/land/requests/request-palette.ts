import { findRequests } from '@gektar/contract/land/requests/request-calls.ts';
import { call } from '#api/call.ts';
import { requestPaletteOf } from '#requests/request-palette.ts';
import { requestEntries } from './request-entry.ts';

export const requestPalette = requestPaletteOf({
  entries: requestEntries,
  title: 'Запросы',
  find: (searchText, page, options) =>
    call(
      findRequests,
      { query: { ...page, sort: 'DateTimeCreated', direction: 'desc' }, body: { searchText } },
      options,
    ),
});
