import { formatDate } from '@gektar/format/date.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import type { PaletteEntry } from '#ui/palette/palette-entry.ts';

/** A request as the palette lists it. */
export interface PaletteRequest {
  readonly id: string;
  readonly name: string;
  readonly company: { readonly name: string } | null;
  readonly requestDate: string;
  readonly isEnabled: boolean;
}

export interface RequestEntries<Request> {
  /** The source in the palette, and the first part of keys. */
  readonly source: string;
  readonly keyOf: (id: string) => string;
  readonly entryOf: (request: Request) => PaletteEntry;
}

interface EntriesAbout<Request> {
  readonly source: string;
  /** Address of the list: '/land/request'. */
  readonly path: string;
  /** Summary of a request after its company; empty parts are omitted. */
  readonly asked: (request: Request) => readonly (string | false)[];
}

/** Requests as lines of the palette: name, who asks for what, and when. */
export function requestEntriesOf<Request extends PaletteRequest>({
  source,
  path,
  asked,
}: EntriesAbout<Request>): RequestEntries<Request> {
  const keyOf = (id: string) => `${source}/${id}`;
  return {
    source,
    keyOf,
    entryOf: (request) => {
      const { id, name, company, requestDate, isEnabled } = request;
      const date = formatDate(requestDate);
      return {
        key: keyOf(id),
        title: name,
        detail: tieWords([company?.name, ...asked(request)].filter(Boolean).join(' · ')),
        note: isEnabled ? date : `В архиве · ${date}`,
        href: `${path}/${id}`,
      };
    },
  };
}
