import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import { callLink } from '@gektar/format/phone.ts';
import type { NamedPhone } from '#ui/component/object-bar.tsx';
import { contactName } from './contact-name.ts';

/** Numbers of a contact, then of its company; unknown records have none. */
export function phonesOf(
  contact: Pick<Contact, 'firstName' | 'lastName' | 'phones'> | null | undefined,
  company: Pick<Company, 'name' | 'phones'> | null | undefined,
): NamedPhone[] {
  const ofContact = contact?.phones.map(({ phoneNumber: phone }) => ({ name: contactName(contact), phone })) ?? [];
  const ofCompany = company?.phones?.map(({ phoneNumber: phone }) => ({ name: company.name, phone })) ?? [];
  return [...ofContact, ...ofCompany];
}

/** Each number once, under the first of its names. */
export function eachPhoneOnce(phones: readonly NamedPhone[]): NamedPhone[] {
  const known = new Map<string, NamedPhone>();
  for (const one of phones) {
    const link = callLink(one.phone);
    if (/\d/.test(link) && !known.has(link)) known.set(link, one);
  }
  return [...known.values()];
}
