import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import type { Patience } from './ask-in-time.ts';

/**
 * A customer service outside, read only (L-01). What it answers is put into our words; whom it does not know it leaves out. Everything else
 * that keeps it from answering is thrown.
 */
export interface Crm {
  /** Companies whose name has the text in it, at most fifty. */
  companiesNamed(searchText: string, signal?: AbortSignal): Promise<Company[]>;
  /** In any order. */
  companies(ids: readonly string[], signal?: AbortSignal): Promise<Company[]>;
  /** Everybody who works for the company, be it their main one or not. */
  contactsOf(companyId: string, signal?: AbortSignal): Promise<Contact[]>;
  /** In any order. */
  contacts(ids: readonly string[], signal?: AbortSignal): Promise<Contact[]>;
}

export interface OutsideCrm extends Patience {
  readonly crm: Crm;
}
