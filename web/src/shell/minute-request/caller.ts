import { OwnContactFields } from '@gektar/contract/people/own-customer.ts';
import { issuesOf } from '#form/issues.ts';
import type { MinuteRequestGiven } from '#people/minute-request-opener.ts';
import { namesOfPerson } from '#people/own/own-customer-values.ts';

/** A caller who is in the contacts: a person or a company. */
export interface KnownCaller {
  readonly kind: 'known';
  /** null: only a company is known. */
  readonly contactId: string | null;
  readonly companyId: string | null;
  readonly name: string;
  readonly companyName: string | null;
  /** Phone number as stored. */
  readonly phone: string | null;
}

/** A caller who is not in the contacts yet. */
export interface NewCaller {
  readonly kind: 'new';
  readonly name: string;
  /** Phone number of eleven digits; fewer while it is incomplete. */
  readonly phone: string;
  readonly companyId: string | null;
}

export type Caller = { readonly kind: 'none' } | KnownCaller | NewCaller;

export const nobody: Caller = { kind: 'none' };

/** The caller that the dialog was opened for. */
export function callerOf({ contactId, companyId, name = '', phone = '' }: MinuteRequestGiven): Caller {
  if (contactId !== undefined || (companyId !== undefined && name === '' && phone === '')) {
    const known = { contactId: contactId ?? null, companyId: companyId ?? null };
    return { kind: 'known', ...known, name, companyName: null, phone: phone || null };
  }
  return name === '' && phone === '' ? nobody : { kind: 'new', name, phone, companyId: companyId ?? null };
}

/** Fields of the contact to create; a single word is a first name, which a contact requires. */
export function contactOf({ name, phone, companyId }: NewCaller, company = companyId) {
  const { firstName, lastName } = namesOfPerson(name);
  const names = firstName === '' ? { firstName: lastName, lastName: '' } : { firstName, lastName };
  return { ...names, companyId: company, phones: phone === '' ? [] : [phone], emails: [], note: null };
}

/** Messages at the fields of a new caller. */
export function problemsOfCaller(caller: NewCaller): { readonly name?: string; readonly phone?: string } {
  const issues = issuesOf(OwnContactFields, contactOf(caller));
  const messageAt = (head: string) => issues.find(({ path }) => path[0] === head)?.message;
  const [name, phone] = [messageAt('firstName') ?? messageAt('lastName'), messageAt('phones')];
  return { ...(name !== undefined && { name }), ...(phone !== undefined && { phone }) };
}
