import type { CallOptions } from '@gektar/contract/call.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { Showings, ShowingsQuery } from '@gektar/contract/sharing/disclosures.ts';

/** Query of the showings of an object. */
export type ShowingsAsked = Pick<ShowingsQuery, 'objectId'> & {
  readonly [Name in 'channel' | 'from' | 'to' | 'order' | 'take' | 'skip']?: ShowingsQuery[Name] | undefined;
} & { readonly isComplex?: 'true' | 'false' };

/** 'Кто видел' of plots, vacancies or complexes. */
export interface DisclosureKind {
  readonly domain: Domain;
  readonly name: 'property' | 'vacancy' | 'complex';
  readonly find: (query: ShowingsAsked, options: CallOptions) => Promise<Showings>;
}

/** Name of an employee; undefined while names are loading and for an unknown id. */
export type NameOf = (employeeId: string) => string | undefined;
