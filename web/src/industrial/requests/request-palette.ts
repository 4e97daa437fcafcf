import { findRequests } from '@gektar/contract/industrial/requests/request-calls.ts';
import { call } from '#api/call.ts';
import { requestPaletteOf } from '#requests/request-palette.ts';
import { requestEntries } from './request-entry.ts';

export const requestPalette = requestPaletteOf({
  entries: requestEntries,
  title: 'Запросы на склады',
  find: (searchText, query, options) => call(findRequests, { query, body: { searchText } }, options),
});
