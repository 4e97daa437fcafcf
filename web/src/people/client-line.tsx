import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import { Row } from '#ui/layout/row.ts';
import { contactName } from './contact-name.ts';
import { ContactWays } from './contact-ways.tsx';
import { EmployeeName } from './employee-name.tsx';

export interface ClientLineProps {
  readonly request: {
    readonly company: Pick<Company, 'name'> | null;
    readonly contact: Contact | null;
    readonly responsibleEmployeeId: string | null;
  };
  /** 'Бюджет до 40 000 000,00 руб.' */
  readonly budget: string | undefined;
}

/** Client, telephone, budget and responsible employee of a request, in one line. */
export function ClientLine({ request: { company, contact, responsibleEmployeeId }, budget }: ClientLineProps) {
  return (
    <Row as="span" wrap="wrap" gap="2px 12px" size={12} c="soft" w="100%">
      {company && <span>{company.name}</span>}
      {contact && <span>{contactName(contact)}</span>}
      {contact && <ContactWays contact={{ phones: contact.phones, emails: [] }} />}
      {budget !== undefined && <span>{budget}</span>}
      {responsibleEmployeeId !== null && (
        <span>
          Ведёт <EmployeeName id={responsibleEmployeeId} />
        </span>
      )}
    </Row>
  );
}
