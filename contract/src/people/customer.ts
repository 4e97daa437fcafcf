import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { text } from '#text.ts';

/** Ids of the customer service are its own texts, not ours (D-09, L-01). */
export const CustomerId = text(100).min(1);

/** 1§3: a company of the customer service. */
export const Company = z.object({
  id: CustomerId,
  name: z.string(),
  websites: z.array(z.object({ webSiteType: z.string(), webSite: z.string() })),
});
export type Company = z.infer<typeof Company>;

/** 1§3: a contact person of the customer service. */
export const Contact = z.object({
  id: CustomerId,
  firstName: z.string(),
  lastName: z.string(),
  companyId: CustomerId.nullable(),
  phones: z.array(z.object({ phoneType: z.string(), phoneNumber: z.string() })),
  emails: z.array(z.object({ emailAddressType: z.string(), emailAddress: z.string() })),
});
export type Contact = z.infer<typeof Contact>;

const ById = z.object({ id: CustomerId });

export const findCompanies = endpoint({
  method: 'GET',
  path: '/api/Contact/companies',
  access: 'employee',
  summary: 'Компании по части названия, первые 50',
  query: z.object({ searchText: text(200).default('') }),
  output: z.array(Company),
  failures: [],
});

export const getCompany = endpoint({
  method: 'GET',
  path: '/api/Contact/companies/{id}',
  access: 'employee',
  summary: 'Одна компания',
  params: ById,
  output: Company,
  failures: ['company.not_found'],
});

export const listCompanyContacts = endpoint({
  method: 'GET',
  path: '/api/Contact/companies/{id}/contacts',
  access: 'employee',
  summary: 'Контакты компании',
  params: ById,
  output: z.array(Contact),
  failures: ['company.not_found'],
});

export const getContact = endpoint({
  method: 'GET',
  path: '/api/Contact/contact',
  access: 'employee',
  summary: 'Один контакт',
  query: z.object({ contactId: CustomerId }),
  output: Contact,
  failures: ['contact.not_found'],
});
