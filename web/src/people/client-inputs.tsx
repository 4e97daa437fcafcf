import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import { ClientFields } from './client-fields.tsx';
import { contactName } from './contact-name.ts';
import { ReferralFields } from './referral-fields.tsx';

/** Fields of a referral: the recommending person, the appointment and a comment. */
export const referralNames = ['referralContactId', 'referralAppointmentDateTime', 'referralComment'] as const;

/**
 * Form inputs for client and referral. The first field of each group draws the whole group, so the other fields are
 * null.
 */
export const clientInputs = {
  companyId: StoredClientFields,
  contactId: null,
  referralContactId: ReferralFields,
  referralAppointmentDateTime: null,
  referralComment: null,
} as const;

interface StoredClient {
  readonly company: Pick<Company, 'id' | 'name'> | null;
  readonly contact: Contact | null;
}

function StoredClientFields({ loaded }: { loaded: StoredClient | undefined }) {
  const { company, contact } = loaded ?? {};
  return (
    <ClientFields
      knownCompany={(id) => (company?.id === id ? company?.name : undefined)}
      knownContact={(id) => (contact?.id === id ? contact && contactName(contact) : undefined)}
    />
  );
}
