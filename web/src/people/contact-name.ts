import type { Contact } from '@gektar/contract/people/customer.ts';

/** 'Имя Фамилия' of a person of the customer service. */
export function contactName({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim() || 'Без имени';
}
