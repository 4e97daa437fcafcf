import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { DescribedFacts, type DescribedFactsProps } from '#form/described/described-facts.tsx';
import { contactName } from '#people/contact-name.ts';
import { CompanyCard, ContactCard } from '#people/customer-card.tsx';

/** Fields of a request as pairs of label and value. */
export function RequestFacts({ of: request, names, content }: Omit<DescribedFactsProps<LandRequest>, 'fields'>) {
  const { companyId, company, contactId, contact, referralContactId, distanceFromNearestCity: distance } = request;
  return (
    <DescribedFacts
      fields={requestFields}
      of={request}
      names={names}
      content={{
        companyId: companyId && <CompanyCard id={companyId} knownName={company?.name} />,
        contactId: contactId && <ContactCard id={contactId} knownName={contact && contactName(contact)} />,
        referralContactId: referralContactId && <ContactCard id={referralContactId} />,
        distanceFromNearestCity: distance !== null && `до ${formatQuantity(distance, units.kilometre)}`,
        ...content,
      }}
    />
  );
}
