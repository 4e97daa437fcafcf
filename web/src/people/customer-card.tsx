import { linkText, webAddress } from '@gektar/format/link.ts';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { linkClass } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { contactName } from './contact-name.ts';
import { ContactWays } from './contact-ways.tsx';
import classes from './customer-card.module.css';
import { customerRemark, customerTitle, type StoredCustomer } from './customer-state.ts';
import { companyQuery, contactQuery } from './people-data.ts';

export interface CustomerCardProps {
  readonly id: string;
  /** Name delivered with the referring entity. */
  readonly knownName?: string | null | undefined;
}

/** A person of the customer service: name, phones, e-mails. */
export function ContactCard({ id, knownName }: CustomerCardProps) {
  const { data, error } = useQuery(contactQuery(id));
  const stored = {
    id,
    name: data && contactName(data),
    knownName,
    storedAt: data?.storedAt,
    isGone: data?.isGone,
    error,
  };
  return (
    <Card icon={<IconUser {...icon16} />} stored={stored}>
      {data && <ContactWays contact={data} />}
    </Card>
  );
}

/** A company of the customer service: name and websites. */
export function CompanyCard({ id, knownName }: CustomerCardProps) {
  const { data, error } = useQuery(companyQuery(id));
  const sites = data?.websites.flatMap(({ webSite }) => webAddress(webSite) ?? []) ?? [];
  const stored = { id, name: data?.name, knownName, storedAt: data?.storedAt, isGone: data?.isGone, error };
  return (
    <Card icon={<IconBuilding {...icon16} />} stored={stored}>
      {sites.map((site) => (
        <a key={site} className={linkClass} href={site} target="_blank" rel="noopener noreferrer">
          {linkText(site)}
        </a>
      ))}
    </Card>
  );
}

function Card({ icon, stored, children }: { icon: ReactNode; stored: StoredCustomer; children: ReactNode }) {
  const remark = customerRemark(stored);
  return (
    <div className={classes.card}>
      {icon}
      <Caption as="span" weight="medium" lines="broken">
        {customerTitle(stored)}
      </Caption>
      <span className={classes.rest}>{children}</span>
      {remark && (
        <Caption as="span" size={12} tone="mute" style={{ gridColumn: '2' }}>
          {remark}
        </Caption>
      )}
    </div>
  );
}
