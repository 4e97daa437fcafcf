import { linkText, webAddress } from '@gektar/format/link.ts';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CustomerLink } from '#people/pages/customer-link.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { contactName } from './contact-name.ts';
import { ContactWays } from './contact-ways.tsx';
import classes from './customer-card.module.css';
import { CustomerRemark } from './customer-remark.tsx';
import { customerTitle, type StoredCustomer, storedCustomer } from './customer-state.ts';
import type { CustomerKind } from './link-customer.ts';
import { companyQuery, contactQuery } from './people-data.ts';

export interface CustomerCardProps {
  readonly id: string;
  /** Name from the entity that refers to the person or company. */
  readonly knownName?: string | null | undefined;
}

/** A person of the CRM: name, phones, e-mails. */
export function ContactCard({ id, knownName }: CustomerCardProps) {
  const answer = useQuery(contactQuery(id));
  const { data } = answer;
  const stored = storedCustomer(id, data && contactName(data), answer, knownName);
  return (
    <Card kind="contact" icon={<IconUser {...icon16} />} stored={stored}>
      {data && <ContactWays contact={data} />}
    </Card>
  );
}

/** A company of the CRM: name and websites. */
export function CompanyCard({ id, knownName }: CustomerCardProps) {
  const answer = useQuery(companyQuery(id));
  const { data } = answer;
  const sites = data?.websites.flatMap(({ webSite }) => webAddress(webSite) ?? []) ?? [];
  const stored = storedCustomer(id, data?.name, answer, knownName);
  return (
    <Card kind="company" icon={<IconBuilding {...icon16} />} stored={stored}>
      {data && <ContactWays contact={{ phones: data.phones ?? [], emails: data.emails ?? [] }} />}
      {sites.map((site) => (
        <a key={site} className={linkClass} href={site} target="_blank" rel="noopener noreferrer">
          {linkText(site)}
        </a>
      ))}
    </Card>
  );
}

interface CardProps {
  readonly kind: CustomerKind;
  readonly icon: ReactNode;
  readonly stored: StoredCustomer;
  readonly children: ReactNode;
}

function Card({ kind, icon, stored, children }: CardProps) {
  return (
    <div className={classes.card}>
      {icon}
      <Text as="span" fw={500} overflowWrap="anywhere">
        <CustomerLink kind={kind} id={stored.id} name={customerTitle(stored)} />
      </Text>
      <Row as="span" align="stretch" wrap="wrap" gap="2px 12px" gridColumn="2" className={classes.rest}>
        {children}
      </Row>
      <Row as="span" align="stretch" wrap="wrap" gap="2px 12px" gridColumn="2" className={classes.rest}>
        <CustomerRemark kind={kind} stored={stored} />
      </Row>
    </div>
  );
}
