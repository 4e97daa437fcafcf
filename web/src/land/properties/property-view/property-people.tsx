import type { Property } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { linkText, webAddress } from '@gektar/format/link.ts';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contactName } from '#people/contact-name.ts';
import { CustomerRemark } from '#people/customer-remark.tsx';
import { customerTitle, storedCustomer } from '#people/customer-state.ts';
import type { CustomerKind } from '#people/link-customer.ts';
import { CustomerLink } from '#people/pages/customer-link.tsx';
import { CLOSED, companyQuery, contactQuery, employeeName, employeesQuery } from '#people/people-data.ts';
import { linkClass } from '#ui/button/link-button.tsx';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import avatar from '#ui/component/avatar.module.css';
import { Avatar } from '#ui/component/avatar.tsx';
import { type FactOf, FactValue } from '#ui/component/fact-value.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './property-people.module.css';

/** Responsible employee and contacts of the object. */
export function PropertyPeople({ property }: { property: Property }) {
  const { companyId, contactId, landContact, client } = property;
  return (
    <ul className={classes.people}>
      <Responsible property={property} />
      {landContact !== null && (
        <Person
          icon={<IconUser {...icon16} />}
          name={[landContact.lastName, landContact.firstName, landContact.middleName].filter(Boolean).join(' ')}
          role={propertyFields.landContact.label}
          phones={landContact.phone === null ? [] : [landContact.phone]}
        />
      )}
      {companyId !== null && <CompanyOf id={companyId} known={client} />}
      {contactId !== null && <ContactOf id={contactId} known={companyId === null ? client : null} />}
    </ul>
  );
}

function Responsible({ property }: { property: Property }) {
  const { data: employees } = useQuery(employeesQuery);
  const employee = employees?.find(({ id }) => id === property.responsibleEmployeeId);
  const name = employee ? employeeName(employee) : '';
  return (
    <Person
      icon={<Avatar name={name} />}
      name={name}
      fact={{ field: 'responsibleEmployeeId', label: propertyFields.responsibleEmployeeId.label }}
      role={`${propertyFields.responsibleEmployeeId.label} · разговор ${formatDate(property.lastConversationDate)}`}
      remark={employee?.isActive === false && <small>{CLOSED}</small>}
    />
  );
}

/** @param known name stored with the object, shown while the CRM is unreachable */
function CompanyOf({ id, known }: { id: string; known: string | null }) {
  const answer = useQuery(companyQuery(id));
  const { data: company } = answer;
  const sites = company?.websites.flatMap(({ webSite }) => webAddress(webSite) ?? []) ?? [];
  const stored = storedCustomer(id, company?.name, answer, known);
  return (
    <Person
      icon={<IconBuilding {...icon16} />}
      name={customerTitle(stored)}
      link={{ kind: 'company', id }}
      role={propertyFields.companyId.label}
      remark={<CustomerRemark kind="company" stored={stored} />}
      phones={company?.phones?.map(({ phoneNumber }) => phoneNumber)}
    >
      {sites.map((site) => (
        <a key={site} className={linkClass} href={site} target="_blank" rel="noopener noreferrer">
          {linkText(site)}
        </a>
      ))}
    </Person>
  );
}

function ContactOf({ id, known }: { id: string; known: string | null }) {
  const answer = useQuery(contactQuery(id));
  const { data: contact } = answer;
  const stored = storedCustomer(id, contact && contactName(contact), answer, known);
  return (
    <Person
      icon={<IconUser {...icon16} />}
      name={customerTitle(stored)}
      link={{ kind: 'contact', id }}
      role={propertyFields.contactId.label}
      remark={<CustomerRemark kind="contact" stored={stored} />}
      phones={contact?.phones.map(({ phoneNumber }) => phoneNumber)}
    >
      {contact?.emails.map(({ emailAddress }) => (
        <a key={emailAddress} className={linkClass} href={`mailto:${emailAddress}`}>
          {emailAddress}
        </a>
      ))}
    </Person>
  );
}

interface PersonProps {
  readonly icon: ReactNode;
  /** Empty while unknown. */
  readonly name: string;
  /** The page that the name leads to. */
  readonly link?: { readonly kind: CustomerKind; readonly id: string };
  readonly role: string;
  /** The field that a tap on the name opens, if the name has no link. */
  readonly fact?: FactOf;
  /** Note on the source of a name that does not come from the CRM. */
  readonly remark?: ReactNode;
  readonly phones?: readonly string[] | undefined;
  readonly children?: ReactNode;
}

function Person({ icon, name, link, fact, role, remark, phones = [], children }: PersonProps) {
  return (
    <Row
      bdt="line"
      as="li"
      pos="relative"
      wrap="wrap"
      gap="2px 10px"
      mih={56}
      size={13}
      p="10px 16px 10px 54px"
      className={classes.person}
    >
      <Box as="span" pos="absolute" inset="14px auto auto 16px" className={`${avatar.avatar} ${classes.icon}`}>
        {icon}
      </Box>
      <span className={classes.words}>
        <FactValue fact={link === undefined ? fact : undefined}>
          {link ? <CustomerLink {...link} name={name || '…'} /> : name || '…'}
          <small>{role}</small>
        </FactValue>
        {remark}
      </span>
      <Stack as="span" gap={2} miw={0} className={classes.ways}>
        {phones.map((phone) => (
          <PhoneLink key={phone} phone={phone} />
        ))}
        {children}
      </Stack>
    </Row>
  );
}
