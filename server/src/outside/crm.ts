import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import type { Patience } from './ask-in-time.ts';

/**
 * An external CRM, read only (L-01). Answers are converted to our types; unknown ids are left out. Throws when there is
 * no answer for any other reason.
 */
export interface Crm {
  /** Companies whose name contains the text, at most fifty. */
  companiesNamed(searchText: string, signal?: AbortSignal): Promise<Company[]>;
  /** Companies by id, in any order. */
  companies(ids: readonly string[], signal?: AbortSignal): Promise<Company[]>;
  /** All people of the company, whether it is their main one or not. */
  contactsOf(companyId: string, signal?: AbortSignal): Promise<Contact[]>;
  /** Contacts by id, in any order. */
  contacts(ids: readonly string[], signal?: AbortSignal): Promise<Contact[]>;
}

export interface OutsideCrm extends Patience {
  readonly crm: Crm;
}
