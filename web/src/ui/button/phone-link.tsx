import { formatPhone, messengerLink } from '@gektar/format/phone.ts';
import { linkClass } from './link-button.tsx';

/** A phone number; a click opens the messenger in a new tab by a link of digits only (1§2, C-08). */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className={`${linkClass} num`} href={messengerLink(phone)} target="_blank" rel="noopener noreferrer">
      {formatPhone(phone)}
    </a>
  );
}
