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
  /** Name of the source in the palette, with which its entry keys begin. */
  readonly source: string;
  readonly keyOf: (id: string) => string;
  readonly entryOf: (request: Request) => PaletteEntry;
}

interface EntriesAbout<Request> {
  readonly source: string;
  /** Path of the list: '/land/request'. */
  readonly path: string;
  /** Short description of a request, shown after its company; empty parts are omitted. */
  readonly asked: (request: Request) => readonly (string | false)[];
}

/** Palette entries for requests: name, client, wishes and date. */
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
