import type { ContactLinkFields } from '@gektar/contract/industrial/people/contact-link.ts';
import type { OperatorFields } from '@gektar/contract/industrial/people/operator-link.ts';
import {
  createContact,
  createOperator,
  deleteContact,
  deleteOperator,
  updateContact,
  updateOperator,
} from '@gektar/contract/industrial/people/people-calls.ts';
import { call } from '#api/call.ts';

/** Parent of a new person: a complex or a building. */
export type OwnerOfPeople = { readonly complexId: string } | { readonly buildingId: string };

export const contactCalls = {
  add: (owner: OwnerOfPeople, fields: ContactLinkFields) => call(createContact, { body: { ...fields, ...owner } }),
  save: (id: string, fields: ContactLinkFields) => call(updateContact, { body: { ...fields, id } }),
  remove: (id: string) => call(deleteContact, { params: { id } }),
} as const;

export const operatorCalls = {
  add: (owner: OwnerOfPeople, fields: OperatorFields) => call(createOperator, { body: { ...fields, ...owner } }),
  save: (id: string, fields: OperatorFields) => call(updateOperator, { body: { ...fields, id } }),
  remove: (id: string) => call(deleteOperator, { params: { id } }),
} as const;
