import { useQuery } from '@tanstack/react-query';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { Row } from '#ui/layout/row.ts';
import { contactName } from './contact-name.ts';
import { CustomerRemark } from './customer-remark.tsx';
import { customerTitle, storedCustomer } from './customer-state.ts';
import { contactQuery } from './people-data.ts';

/** A person of the CRM, by id: name and phones; while the CRM does not answer, the id and a note. */
export function ContactName({ id, isNameOnly = false }: { id: string; isNameOnly?: boolean | undefined }) {
  const answer = useQuery(contactQuery(id));
  const stored = storedCustomer(id, answer.data && contactName(answer.data), answer);
  return (
    <Row as="span" display="inline-flex" align="stretch" wrap="wrap" gap="2px 12px">
      {customerTitle(stored)}
      {!isNameOnly && answer.data?.phones.map(({ phoneNumber }) => <PhoneLink key={phoneNumber} phone={phoneNumber} />)}
      <CustomerRemark kind="contact" stored={stored} />
    </Row>
  );
}
