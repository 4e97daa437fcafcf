import type { Contact } from '@gektar/contract/people/customer.ts';
import { linkClass } from '#ui/button/link-button.tsx';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import classes from './contact-ways.module.css';
import { meansKind } from './means-kind.ts';

/** How a person can be reached: each phone a messenger link (1§2), each e-mail a letter. Nothing for whoever has neither. */
export function ContactWays({ contact: { phones, emails } }: { contact: Pick<Contact, 'phones' | 'emails'> }) {
  if (phones.length + emails.length === 0) return null;
  return (
    <span className={classes.ways}>
      {phones.map(({ phoneNumber, phoneType }) => (
        <span key={phoneNumber} className={classes.way}>
          <PhoneLink phone={phoneNumber} />
          {phones.length > 1 && <span className={classes.kind}>{meansKind(phoneType)}</span>}
        </span>
      ))}
      {emails.map(({ emailAddress }) => (
        <a key={emailAddress} className={`${linkClass} ${classes.way}`} href={`mailto:${emailAddress}`}>
          {emailAddress}
        </a>
      ))}
    </span>
  );
}
