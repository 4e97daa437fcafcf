import { useQuery } from '@tanstack/react-query';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { Row } from '#ui/layout/row.ts';
import { contactName } from './contact-name.ts';
import { contactQuery } from './people-data.ts';

/** What is shown while the customer service cannot be asked. */
const UNKNOWN = 'Нет данных';

/** A person of the customer service by id: name and phones. */
export function ContactName({ id }: { id: string }) {
  const { data: contact, isPending } = useQuery(contactQuery(id));
  if (!contact) return <span className="mute">{isPending ? '…' : UNKNOWN}</span>;
  return (
    <Row as="span" isInline align="stretch" wrap gap="2px 12px">
      {contactName(contact)}
      {contact.phones.map(({ phoneNumber }) => (
        <PhoneLink key={phoneNumber} phone={phoneNumber} />
      ))}
    </Row>
  );
}
