import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { text } from '#text.ts';
import { CustomerId } from './customer.ts';
import { CompanyPage, ContactPage, CustomerRows } from './customer-page.ts';
import {
  CustomerDouble,
  CustomerKindName,
  DoubleSearch,
  OwnCompany,
  OwnCompanyCreation,
  OwnCompanyDraft,
  OwnContact,
  OwnContactCreation,
  OwnContactDraft,
} from './own-customer.ts';

/** Maximum number of rows in the list of companies and contacts. */
export const MOST_CUSTOMERS = 100;

export const createOwnCompany = endpoint({
  method: 'POST',
  path: '/api/Contact/companies',
  access: 'employee',
  summary: 'Новая своя компания; с тем же телефоном или ИНН – только если такие записи названы в notDoubles',
  body: OwnCompanyCreation,
  output: OwnCompany,
  success: 201,
  failures: ['company.changed', 'customer.doubles'],
});

export const createOwnContact = endpoint({
  method: 'POST',
  path: '/api/Contact/contacts',
  access: 'employee',
  summary: 'Новый свой контакт; с тем же телефоном – только если такие записи названы в notDoubles',
  body: OwnContactCreation,
  output: OwnContact,
  success: 201,
  failures: ['contact.changed', 'customer.doubles', 'company.not_found', 'crm.away'],
});

export const updateOwnCompany = endpoint({
  method: 'POST',
  path: '/api/Contact/companies/update',
  access: 'employee',
  summary: 'Изменить свою компанию; устаревшее состояние не принимается',
  body: OwnCompanyDraft,
  output: OwnCompany,
  failures: ['company.not_found', 'company.changed', 'customer.doubles', 'customer.not_own', 'customer.linked'],
});

export const updateOwnContact = endpoint({
  method: 'POST',
  path: '/api/Contact/contacts/update',
  access: 'employee',
  summary: 'Изменить свой контакт; устаревшее состояние не принимается',
  body: OwnContactDraft,
  output: OwnContact,
  failures: [
    'contact.not_found',
    'contact.changed',
    'customer.doubles',
    'customer.not_own',
    'customer.linked',
    'company.not_found',
    'crm.away',
  ],
});

export const findDoubles = endpoint({
  method: 'POST',
  path: '/api/Contact/doubles',
  access: 'employee',
  summary: 'Похожие записи: тот же телефон, ИНН или название, самые надёжные первыми, не больше 20',
  body: DoubleSearch,
  output: z.array(CustomerDouble),
  failures: [],
});

export const findCustomers = endpoint({
  method: 'GET',
  path: '/api/Contact/customers',
  access: 'employee',
  summary: 'Свои и уже встречавшиеся компании и контакты по названию, имени, телефону или ИНН, не больше 100',
  query: z.object({
    searchText: text(200).default(''),
    kind: CustomerKindName.optional(),
    /** `own`: when a CRM is connected, only our own records that are not linked to it. */
    among: z.enum(['all', 'own']).default('all'),
  }),
  output: CustomerRows,
  failures: [],
});

export const getCompanyPage = endpoint({
  method: 'GET',
  path: '/api/Contact/company-page',
  access: 'employee',
  summary: 'Что связано с компанией: объекты, запросы, подборки; поля для правки, если она своя',
  query: z.object({ companyId: CustomerId }),
  output: CompanyPage,
  failures: [],
});

export const getContactPage = endpoint({
  method: 'GET',
  path: '/api/Contact/contact-page',
  access: 'employee',
  summary: 'Что связано с контактом: объекты, запросы, подборки; поля для правки, если он свой',
  query: z.object({ contactId: CustomerId }),
  output: ContactPage,
  failures: [],
});
