import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import { contactName } from './contact-name.ts';

interface Client {
  readonly contact: Contact | null;
  readonly company: Company | null;
}

/** Telephone of the contact of a request, otherwise of its company. */
export function phoneOfClient({ contact, company }: Client): string | undefined {
  return (contact?.phones[0] ?? company?.phones?.[0])?.phoneNumber;
}

/** Name of the company of a request, otherwise of its contact; undefined when it has neither. */
export function nameOfClient({ contact, company }: Client): string | undefined {
  return company?.name ?? (contact ? contactName(contact) : undefined);
}
