import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import { contactName } from './contact-name.ts';
import { CompanyCard, ContactCard } from './customer-card.tsx';

interface Asking {
  readonly companyId: string | null;
  readonly company: Pick<Company, 'name'> | null;
  readonly contactId: string | null;
  readonly contact: Contact | null;
  readonly referralContactId: string | null;
}

/** Client and recommending person, as facts on a request's page. */
export function clientFacts({ companyId, company, contactId, contact, referralContactId }: Asking) {
  return {
    companyId: companyId && <CompanyCard id={companyId} knownName={company?.name} />,
    contactId: contactId && <ContactCard id={contactId} knownName={contact && contactName(contact)} />,
    referralContactId: referralContactId && <ContactCard id={referralContactId} />,
  };
}
