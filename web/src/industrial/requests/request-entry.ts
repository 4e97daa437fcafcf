import { bitNames } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { type PaletteRequest, requestEntriesOf } from '#requests/request-entries.ts';

/** A request as an entry of the palette, with its vacancy types and its maximum rate. */
export const requestEntries = requestEntriesOf<
  PaletteRequest & Pick<IndustrialRequest, 'vacancyTypes' | 'netRentalRateTo'>
>({
  source: 'industrial-requests',
  path: '/industrial/requests',
  asked: ({ vacancyTypes, netRentalRateTo: rate }) => [
    bitNames('vacancy-types', vacancyTypes).join(', '),
    rate !== null && `до ${formatQuantity(rate, requestFields.netRentalRateTo.unit)}`,
  ],
});
