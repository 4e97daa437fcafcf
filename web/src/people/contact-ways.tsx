import type { Contact } from '@gektar/contract/people/customer.ts';
import { linkClass } from '#ui/button/link-button.tsx';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './contact-ways.module.css';
import { meansKind } from './means-kind.ts';

/** Phones of a person as messenger links (1§2), and e-mails; renders nothing when there are neither. */
export function ContactWays({ contact: { phones, emails } }: { contact: Pick<Contact, 'phones' | 'emails'> }) {
  if (phones.length + emails.length === 0) return null;
  return (
    <Row as="span" align="stretch" wrap="wrap" gap="2px 12px">
      {phones.map(({ phoneNumber, phoneType }) => (
        <span key={phoneNumber} className={classes.way}>
          <PhoneLink phone={phoneNumber} />
          {phones.length > 1 && (
            <Text as="span" fz={12} c="mute">
              {meansKind(phoneType)}
            </Text>
          )}
        </span>
      ))}
      {emails.map(({ emailAddress }) => (
        <a key={emailAddress} className={`${linkClass} ${classes.way}`} href={`mailto:${emailAddress}`}>
          {emailAddress}
        </a>
      ))}
    </Row>
  );
}
