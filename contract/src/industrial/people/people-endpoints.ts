import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { ContactLink, ContactLinkFields } from './contact-link.ts';
import { OperatorFields, OperatorWithRoles } from './operator-link.ts';

/** The owner of the contact or operator: exactly one of complex and building is given (M-30). */
const owner = { complexId: z.uuid().optional(), buildingId: z.uuid().optional() };
const ofOne = z.object(owner);
function hasOneOwner({ value, issues }: z.core.ParsePayload<z.infer<typeof ofOne>>): void {
  if ((value.complexId === undefined) !== (value.buildingId === undefined)) return;
  issues.push({ code: 'custom', path: ['complexId'], input: value.complexId });
}
export const createContact = endpoint({
  method: 'POST',
  path: '/api/industrial/contacts',
  access: 'employee',
  summary: 'Новый контакт комплекса или здания',
  body: ContactLinkFields.extend(owner).check(hasOneOwner),
  output: ContactLink,
  success: 201,
  failures: ['complex.not_found', 'building.not_found', 'complex.unknown_reference'],
});

export const listContacts = endpoint({
  method: 'GET',
  path: '/api/industrial/contacts',
  access: 'employee',
  summary: 'Все: контакты комплекса или здания',
  query: ofOne,
  output: z.array(ContactLink),
  failures: [],
});

export const updateContact = endpoint({
  method: 'POST',
  path: '/api/industrial/contacts/update',
  access: 'employee',
  summary: 'Изменить контакт',
  body: ContactLinkFields.extend({ id: z.uuid() }),
  output: ContactLink,
  failures: ['contact_link.not_found', 'complex.unknown_reference'],
});

export const getContact = endpoint({
  method: 'GET',
  path: '/api/industrial/contacts/{id}',
  access: 'employee',
  summary: 'Один контакт',
  params: ById,
  output: ContactLink,
  failures: ['contact_link.not_found'],
});

export const deleteContact = endpoint({
  method: 'DELETE',
  path: '/api/industrial/contacts/{id}',
  access: 'employee',
  summary: 'Удалить контакт',
  params: ById,
  output: ById,
  failures: ['contact_link.not_found'],
});

export const createOperator = endpoint({
  method: 'POST',
  path: '/api/industrial/operators-with-roles',
  access: 'employee',
  summary: 'Новый оператор комплекса или здания',
  body: OperatorFields.extend(owner).check(hasOneOwner),
  output: OperatorWithRoles,
  success: 201,
  failures: ['complex.not_found', 'building.not_found', 'complex.unknown_reference'],
});

export const listOperators = endpoint({
  method: 'GET',
  path: '/api/industrial/operators-with-roles',
  access: 'employee',
  summary: 'Все: операторы комплекса или здания',
  query: ofOne,
  output: z.array(OperatorWithRoles),
  failures: [],
});

export const updateOperator = endpoint({
  method: 'POST',
  path: '/api/industrial/operators-with-roles/update',
  access: 'employee',
  summary: 'Изменить оператор',
  body: OperatorFields.extend({ id: z.uuid() }),
  output: OperatorWithRoles,
  failures: ['operator_link.not_found', 'complex.unknown_reference'],
});

export const getOperator = endpoint({
  method: 'GET',
  path: '/api/industrial/operators-with-roles/{id}',
  access: 'employee',
  summary: 'Один оператор',
  params: ById,
  output: OperatorWithRoles,
  failures: ['operator_link.not_found'],
});

export const deleteOperator = endpoint({
  method: 'DELETE',
  path: '/api/industrial/operators-with-roles/{id}',
  access: 'employee',
  summary: 'Удалить оператор',
  params: ById,
  output: ById,
  failures: ['operator_link.not_found'],
});
