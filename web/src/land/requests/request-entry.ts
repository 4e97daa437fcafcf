import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { type PaletteRequest, requestEntriesOf } from '#requests/request-entries.ts';

/** A request as an entry of the palette, with the property types it asks for. */
export const requestEntries = requestEntriesOf<PaletteRequest & Pick<LandRequest, 'propertyTypes'>>({
  source: 'requests',
  path: '/land/request',
  asked: ({ propertyTypes }) => [propertyTypes.map(({ name }) => name).join(', ')],
});
