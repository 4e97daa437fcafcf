import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';

/** Фамилия Имя Отчество. */
export function landContactName(contact: Pick<LandContact, 'firstName' | 'lastName' | 'middleName'>): string {
  return [contact.lastName, contact.firstName, contact.middleName].filter(Boolean).join(' ');
}
