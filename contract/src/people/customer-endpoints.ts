import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { text } from '#text.ts';
import { Company, Contact, CustomerId, CustomerLink, OwnCustomerIds } from './customer.ts';

/** Maximum number of ids in a call for companies or contacts. */
export const MAX_CUSTOMER_IDS = 1000;

const ById = z.object({ id: CustomerId });
const Ids = z.array(CustomerId).max(MAX_CUSTOMER_IDS);

export const findCompanies = endpoint({
  method: 'GET',
  path: '/api/Contact/companies',
  access: 'employee',
  summary:
    'Компании по части названия, самые близкие первыми, не больше 50; пока CRM не отвечает, из тех, что уже встречались',
  query: z.object({ searchText: text(200).default('') }),
  output: z.array(Company),
  failures: ['crm.away'],
});

export const getCompany = endpoint({
  method: 'GET',
  path: '/api/Contact/companies/{id}',
  access: 'employee',
  summary: 'Одна компания',
  params: ById,
  output: Company,
  failures: ['company.not_found', 'crm.away'],
});

export const listCompanyContacts = endpoint({
  method: 'GET',
  path: '/api/Contact/companies/{id}/contacts',
  access: 'employee',
  summary: 'Контакты компании',
  params: ById,
  output: z.array(Contact),
  failures: ['company.not_found', 'crm.away'],
});

export const getContact = endpoint({
  method: 'GET',
  path: '/api/Contact/contact',
  access: 'employee',
  summary: 'Один контакт',
  query: z.object({ contactId: CustomerId }),
  output: Contact,
  failures: ['contact.not_found', 'crm.away'],
});

/** Unknown ids are left out of the answer; a repeated id is answered once. */
export const listCompaniesByIds = endpoint({
  method: 'POST',
  path: '/api/Contact/companies-by-ids',
  access: 'employee',
  summary: 'Компании с этими id, в том же порядке: список id или { companyIds } (A-25)',
  body: z.union([Ids, z.object({ companyIds: Ids }).transform(({ companyIds }) => companyIds)]),
  output: z.array(Company),
  failures: [],
});

/** Unknown ids are left out of the answer; a repeated id is answered once. */
export const listContactsByIds = endpoint({
  method: 'POST',
  path: '/api/Contact/contacts-by-ids',
  access: 'employee',
  summary: 'Контакты с этими id, в том же порядке: список id или { contactIds } (A-25)',
  body: z.union([Ids, z.object({ contactIds: Ids }).transform(({ contactIds }) => contactIds)]),
  output: z.array(Contact),
  failures: [],
});

export const listOwnCustomerIds = endpoint({
  method: 'GET',
  path: '/api/Contact/own',
  access: 'employee',
  summary: 'Свои компании и контакты рядом с CRM, ещё не связанные с её записями; без CRM оба списка пустые',
  output: OwnCustomerIds,
  failures: [],
});

export const linkCompany = endpoint({
  method: 'POST',
  path: '/api/Contact/companies/link',
  access: 'employee',
  summary: 'Связать свою компанию с записью CRM: всё, что ссылалось на свою, ссылается на неё',
  body: CustomerLink,
  output: Company,
  failures: [
    'company.not_found',
    'customer.not_own',
    'customer.linked',
    'customer.not_in_crm',
    'crm.absent',
    'crm.away',
  ],
});

export const linkContact = endpoint({
  method: 'POST',
  path: '/api/Contact/contacts/link',
  access: 'employee',
  summary: 'Связать свой контакт с записью CRM: всё, что ссылалось на свой, ссылается на неё',
  body: CustomerLink,
  output: Contact,
  failures: [
    'contact.not_found',
    'customer.not_own',
    'customer.linked',
    'customer.not_in_crm',
    'crm.absent',
    'crm.away',
  ],
});
