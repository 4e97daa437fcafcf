import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { formatDate } from '@gektar/format/date.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import type { PaletteEntry } from '#ui/palette/palette-entry.ts';

/** The source of requests in the palette, and the first part of their keys. */
export const REQUEST_SOURCE = 'requests';

export function requestEntryKey(id: string): string {
  return `${REQUEST_SOURCE}/${id}`;
}

type Labelled = Pick<LandRequest, 'id' | 'name' | 'company' | 'propertyTypes' | 'requestDate' | 'isEnabled'>;

/** A request as a line of the palette: its name, who asks for what, and when. */
export function requestEntry({ id, name, company, propertyTypes, requestDate, isEnabled }: Labelled): PaletteEntry {
  const asked = [company?.name, propertyTypes.map((type) => type.name).join(', ')].filter(Boolean).join(' · ');
  const date = formatDate(requestDate);
  return {
    key: requestEntryKey(id),
    title: name,
    detail: tieWords(asked),
    note: isEnabled ? date : `В архиве · ${date}`,
    href: `/land/request/${id}`,
  };
}
