import type { Domain } from '@gektar/contract/domain.ts';
import type { FailureCode } from '@gektar/contract/failure.ts';
import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type { LinkOptions, LinkProps } from '@tanstack/react-router';
import type { entityQueries } from '#api/entity-queries.ts';
import type { StoredEntity } from '#form/described/entity-form.ts';
import type { RequestEntries } from './request-entries.ts';

/** Names of requests in query keys; request lists are loaded ten at a time. */
export const byTens = { names: ['request', 'requests'], take: 10 } as const;

/** Fields that the requests of both domains have. */
export interface AnyRequest extends StoredEntity {
  readonly name: string;
  readonly requestDate: string;
  readonly company: { readonly id: string; readonly name: string } | null;
  readonly countRequrestSelectionItems: number;
}

type Queries<Request extends AnyRequest> = ReturnType<
  typeof entityQueries<Request, Request, object, string, unknown, unknown>
>;

/** Description of the requests of one domain. Declare its objects at module level, so that they stay the same. */
export interface RequestKind<Request extends AnyRequest> {
  readonly domain: Domain;
  /** Paths of the list and of the two forms; that of the edit form has `$id`. */
  readonly paths: Readonly<Record<'list' | 'creation' | 'edit', string & LinkProps['to']>>;
  /** Title of a request's page in the browser tab. */
  readonly pageName: (name: string) => string;
  readonly links: {
    readonly page: (id: string) => LinkOptions;
    readonly selection: (id: string) => LinkOptions;
    /** Link to the list of one company's requests. */
    readonly company: (companyId: string) => LinkOptions;
    /** Link from a list to the requests of one company, keeping the current kind of list (table, cards or map). */
    readonly companyInView: (companyId: string) => LinkOptions;
  };
  readonly fields: FieldDescriptions & Readonly<Record<LabelledField, { readonly label: string }>>;
  readonly entries: RequestEntries<Request>;
  readonly queries: Pick<Queries<Request>, 'useOne' | 'keep' | 'keepSaved' | 'drop'>;
  readonly notFound: FailureCode;
}

type LabelledField = 'name' | 'companyId' | 'requestDate' | 'responsibleEmployeeId' | 'countRequrestSelectionItems';

/** Prefix of draft keys. */
export function draftKeyOf({ domain }: { readonly domain: Domain }): string {
  return `${domain}-request`;
}
