import type { Domain } from '@gektar/contract/domain.ts';
import type { FailureCode } from '@gektar/contract/failure.ts';
import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type { LinkOptions, LinkProps } from '@tanstack/react-router';
import type { entityQueries } from '#api/entity-queries.ts';
import type { StoredEntity } from '#form/described/entity-form.ts';
import type { RequestEntries } from './request-entries.ts';

/** Names of requests in query keys; their lists are loaded by tens. */
export const byTens = { names: ['request', 'requests'], take: 10 } as const;

/** What requests of both domains have. */
export interface AnyRequest extends StoredEntity {
  readonly name: string;
  readonly requestDate: string;
  readonly company: { readonly id: string; readonly name: string } | null;
  readonly countRequrestSelectionItems: number;
}

type Queries<Request extends AnyRequest> = ReturnType<
  typeof entityQueries<Request, Request, object, string, unknown, unknown>
>;

/** The requests of one domain, as data. Declared at module level. */
export interface RequestKind<Request extends AnyRequest> {
  readonly domain: Domain;
  /** Addresses of the list and the two forms; that of the edit form with `$id`. */
  readonly paths: Readonly<Record<'list' | 'creation' | 'edit', string & LinkProps['to']>>;
  /** Name of a request's page in the title of the browser's tab. */
  readonly pageName: (name: string) => string;
  readonly links: {
    readonly page: (id: string) => LinkOptions;
    readonly selection: (id: string) => LinkOptions;
    /** The list of one company's requests. */
    readonly company: (companyId: string) => LinkOptions;
    /** The same from the list, in its present view. */
    readonly companyInView: (companyId: string) => LinkOptions;
  };
  readonly fields: FieldDescriptions & Readonly<Record<LabelledField, { readonly label: string }>>;
  readonly entries: RequestEntries<Request>;
  readonly queries: Pick<Queries<Request>, 'useOne' | 'keep' | 'keepSaved' | 'drop'>;
  readonly notFound: FailureCode;
}

type LabelledField = 'name' | 'companyId' | 'requestDate' | 'responsibleEmployeeId' | 'countRequrestSelectionItems';

/** First part of the keys of drafts. */
export function draftKeyOf({ domain }: { readonly domain: Domain }): string {
  return `${domain}-request`;
}
