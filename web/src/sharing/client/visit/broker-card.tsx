import { imagePath } from '@gektar/contract/files/stored-file.ts';
import type { ClientBroker } from '@gektar/contract/sharing/client-visit.ts';
import { callLink, formatPhone, messengerLink } from '@gektar/format/phone.ts';
import { IconBrandTelegram, IconBrandWhatsapp, IconMail, type TablerIcon } from '@tabler/icons-react';
import { clientButton } from '#sharing/client/client-button.ts';
import { icon16 } from '#ui/icon.ts';
import classes from './broker-card.module.css';

/** The broker of the selection: name, telephone, messengers. */
export function BrokerCard({ broker }: { broker: ClientBroker }) {
  const { name, phone, replyHours, photoId } = broker;
  const ways = waysOf(broker);
  return (
    <section className={`${classes.card} on-screen`} aria-label="Ваш брокер">
      <div className={classes.person}>
        <span className={classes.face} aria-hidden="true">
          {photoId === null ? initialsOf(name) : <img src={imagePath(photoId, 'thumb')} alt="" />}
        </span>
        <b>{name}</b>
        <small>Ваш брокер{replyHours !== null && ` · отвечает ${replyHours}`}</small>
      </div>
      {phone !== null && (
        <a className={classes.phone} href={callLink(phone)}>
          {formatPhone(phone)}
        </a>
      )}
      {ways.length > 0 && (
        <div className={classes.ways}>
          {ways.map(({ icon: Icon, label, href }) => (
            <a key={label} className={clientButton.plain} href={href} target="_blank" rel="noopener noreferrer">
              <Icon {...icon16} />
              {label}
            </a>
          ))}
        </div>
      )}
    </section>
  );
}

/** 'ЕС' */
function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('');
}

function waysOf({ telegram, whatsapp, email }: ClientBroker): { icon: TablerIcon; label: string; href: string }[] {
  return [
    ...(telegram ? [{ icon: IconBrandTelegram, label: 'Telegram', href: `https://t.me/${telegram}` }] : []),
    ...(whatsapp ? [{ icon: IconBrandWhatsapp, label: 'WhatsApp', href: messengerLink(whatsapp) }] : []),
    ...(email ? [{ icon: IconMail, label: 'Почта', href: `mailto:${email}` }] : []),
  ];
}
