import { callLink, formatPhone, messengerLink } from '@gektar/format/phone.ts';
import { IconPhone } from '@tabler/icons-react';
import { createContext, use } from 'react';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { linkClass } from './link-button.tsx';
import classes from './phone-link.module.css';

/** Base URL of messenger links, from the settings (C-08); undefined until loaded. */
export const MessengerContext = createContext<string | undefined>(undefined);

/**
 * A phone number: a click opens the messenger in a new tab by a link of digits only (1§2, C-08), the handset icon calls
 * (M-21).
 */
export function PhoneLink({ phone }: { phone: string }) {
  const number = formatPhone(phone);
  const link = messengerLink(phone, use(MessengerContext));
  return (
    <Row as="span" display="inline-flex" gap={2} whiteSpace="nowrap">
      <a className={`${linkClass} num`} href={link} target="_blank" rel="noopener noreferrer">
        {number}
      </a>
      <a
        className={`${classes.call} on-screen`}
        href={callLink(phone)}
        aria-label={`Позвонить: ${number}`}
        title="Позвонить"
      >
        <IconPhone {...icon14} />
      </a>
    </Row>
  );
}
