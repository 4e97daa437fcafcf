import { bitNames } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import type { PaletteEntry } from '#ui/palette/palette-entry.ts';

/** The source of requests in the palette, and the first part of their keys. */
export const REQUEST_SOURCE = 'industrial-requests';

export function requestEntryKey(id: string): string {
  return `${REQUEST_SOURCE}/${id}`;
}

type Labelled = Pick<
  IndustrialRequest,
  'id' | 'name' | 'company' | 'vacancyTypes' | 'netRentalRateTo' | 'requestDate' | 'isEnabled'
>;

/** A request as a line of the palette: its name, who asks for what and up to which rate, and when. */
export function requestEntry(request: Labelled): PaletteEntry {
  const { id, name, company, vacancyTypes, netRentalRateTo: rate, requestDate, isEnabled } = request;
  const upTo = rate !== null && `до ${formatQuantity(rate, requestFields.netRentalRateTo.unit)}`;
  const asked = [company?.name, bitNames('vacancy-types', vacancyTypes).join(', '), upTo].filter(Boolean).join(' · ');
  const date = formatDate(requestDate);
  return {
    key: requestEntryKey(id),
    title: name,
    detail: tieWords(asked),
    note: isEnabled ? date : `В архиве · ${date}`,
    href: `/industrial/requests/${id}`,
  };
}
