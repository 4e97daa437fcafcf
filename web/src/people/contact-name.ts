import type { Contact } from '@gektar/contract/people/customer.ts';

/** 'Имя Фамилия' of a person of the CRM. */
export function contactName({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim() || 'Без имени';
}
