import type { NamedValue } from '@gektar/contract/dictionaries/dictionary.ts';
import type { Agent, AgentFields } from '@gektar/contract/industrial/people/agent.ts';
import type { ContactLink, ContactLinkDraft } from '@gektar/contract/industrial/people/contact-link.ts';
import type { OperatorDraft, OperatorWithRoles } from '@gektar/contract/industrial/people/operator-link.ts';
import type { LocalDateTime } from '@gektar/format/date.ts';
import { asRecords, type EditedRecord } from '#form/records/records.ts';
import { contactName } from '#people/contact-name.ts';

/** A contact of a complex or a building while it is edited. */
export interface ContactValues {
  readonly companyId: string | null;
  readonly contactId: string | null;
  readonly contactRole: NamedValue | null;
  readonly mainContact: boolean;
  readonly comment: string;
  /** Stored names by stored id, shown while the CRM is unavailable. */
  readonly known?: KnownNames | undefined;
}

/** An operator of a complex or a building while it is edited. */
export interface OperatorValues {
  readonly operatorId: string | null;
  /** Roles as a sum of bits; 0 while none is chosen (F-09). */
  readonly roles: number;
  readonly endUser: string;
  readonly appointmentDate: LocalDateTime | null;
  readonly comment: string;
  readonly known?: KnownNames | undefined;
}

/** An agent of a vacancy while it is edited. */
export interface AgentValues {
  readonly companyId: string | null;
  readonly contactRole: NamedValue | null;
  readonly isExclusive: boolean;
  readonly exclusiveDateTo: LocalDateTime | null;
  readonly other: string;
  readonly known?: KnownNames | undefined;
}

/** Names by their id in the CRM. */
export type KnownNames = Readonly<Record<string, string>>;

export const emptyContact: ContactValues = {
  companyId: null,
  contactId: null,
  contactRole: null,
  mainContact: false,
  comment: '',
};
export const emptyOperator: OperatorValues = {
  operatorId: null,
  roles: 0,
  endUser: '',
  appointmentDate: null,
  comment: '',
};
export const emptyAgent: AgentValues = {
  companyId: null,
  contactRole: null,
  isExclusive: false,
  exclusiveDateTo: null,
  other: '',
};

export function toContactRecords(links: readonly ContactLink[]): readonly EditedRecord<ContactValues>[] {
  return asRecords(
    links.map(({ id, companyId, company, contactId, contact, contactRole, mainContact, comment }) => ({
      id,
      companyId,
      contactId,
      contactRole,
      mainContact,
      comment: comment ?? '',
      known: { ...(company && { [companyId]: company.name }), ...(contact && { [contactId]: contactName(contact) }) },
    })),
  );
}

export function toOperatorRecords(links: readonly OperatorWithRoles[]): readonly EditedRecord<OperatorValues>[] {
  return asRecords(
    links.map(({ id, operatorId, operator, roles, endUser, appointmentDate, comment }) => ({
      id,
      operatorId,
      roles,
      endUser: endUser ?? '',
      appointmentDate,
      comment: comment ?? '',
      known: operator === null ? {} : { [operatorId]: operator.name },
    })),
  );
}

/** Agents as records of the form; they have no id, because they are stored as one list. */
export function toAgentRecords(agents: readonly Agent[]): readonly EditedRecord<AgentValues>[] {
  return asRecords(
    agents.map(({ companyId, company, contactRole, isExclusive, exclusiveDateTo, other }) => ({
      companyId,
      contactRole,
      isExclusive,
      exclusiveDateTo,
      other: other ?? '',
      known: company === null ? {} : { [companyId]: company.name },
    })),
  );
}

/** A draft before its check: required values may be missing. */
type Unchecked<Draft> = { readonly [Name in keyof Draft]: Draft[Name] | null | undefined };

export function toContactDraft(record: EditedRecord<ContactValues>): Unchecked<ContactLinkDraft> {
  const { id, companyId, contactId, contactRole, mainContact, comment } = record;
  return { id, companyId, contactId, contactRole: contactRole && { id: contactRole.id }, mainContact, comment };
}

/** Converts an operator for the server; `roles` is null, not 0, when there are none (2§3). */
export function toOperatorDraft(record: EditedRecord<OperatorValues>): Unchecked<OperatorDraft> {
  const { id, operatorId, roles, endUser, appointmentDate, comment } = record;
  return { id, operatorId, roles: roles === 0 ? null : roles, endUser, appointmentDate, comment };
}

/** Converts an agent for the server; only an exclusive agent has an end date. */
export function toAgentDraft(record: EditedRecord<AgentValues>): Unchecked<AgentFields> {
  const { companyId, contactRole, isExclusive, exclusiveDateTo, other } = record;
  return {
    companyId,
    contactRole: contactRole && { id: contactRole.id },
    isExclusive,
    exclusiveDateTo: isExclusive ? exclusiveDateTo : null,
    other,
  };
}
