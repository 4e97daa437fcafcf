import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import { missing } from '@gektar/format/words.ts';
import { useQuery } from '@tanstack/react-query';
import { contactName } from './contact-name.ts';
import { useHasCrm } from './customer-lists.ts';
import { type StoredCustomer, storedCustomer } from './customer-state.ts';
import { useIsOwnCompany, useIsOwnContact } from './own-customers.ts';
import { companyQuery, contactQuery } from './people-data.ts';

/**
 * A company that is part of an entity; fetched from the CRM when the entity lacks its data.
 * @param known company data in the entity
 */
export function useCompany(id: string, known: Company | null): StoredCustomer {
  const hasCrm = useHasCrm();
  const isOwn = useIsOwnCompany()(id);
  const asked = useQuery({ ...companyQuery(id), enabled: hasCrm && known === null });
  const company = known ?? asked.data;
  const stored = storedCustomer(id, company?.name, { data: company, error: asked.error }, hasCrm ? null : missing.data);
  return isOwn ? { ...stored, isOwn } : stored;
}

/**
 * A contact that is part of an entity; fetched from the CRM when the entity lacks its data.
 * @param known contact data in the entity
 */
export function useContact(id: string, known: Contact | null): StoredCustomer {
  const hasCrm = useHasCrm();
  const isOwn = useIsOwnContact()(id);
  const asked = useQuery({ ...contactQuery(id), enabled: hasCrm && known === null });
  const contact = known ?? asked.data;
  const name = contact && contactName(contact);
  const stored = storedCustomer(id, name, { data: contact, error: asked.error }, hasCrm ? null : missing.data);
  return isOwn ? { ...stored, isOwn } : stored;
}
