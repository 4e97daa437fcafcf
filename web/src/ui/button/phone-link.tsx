import { callLink, formatPhone, messengerLink } from '@gektar/format/phone.ts';
import { IconPhone } from '@tabler/icons-react';
import { icon14 } from '#ui/icon.ts';
import { linkClass } from './link-button.tsx';
import classes from './phone-link.module.css';

/**
 * A phone number: a click opens the messenger in a new tab by a link of digits only (1§2, C-08), the handset beside it
 * calls (M-21).
 */
export function PhoneLink({ phone }: { phone: string }) {
  const number = formatPhone(phone);
  return (
    <span className={classes.phone}>
      <a className={`${linkClass} num`} href={messengerLink(phone)} target="_blank" rel="noopener noreferrer">
        {number}
      </a>
      <a className={classes.call} href={callLink(phone)} aria-label={`Позвонить: ${number}`} title="Позвонить">
        <IconPhone {...icon14} />
      </a>
    </span>
  );
}
