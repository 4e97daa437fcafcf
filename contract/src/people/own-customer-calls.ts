import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './own-customer-endpoints.ts';

export const createOwnCompany: CallOf<typeof endpoints.createOwnCompany> = {
  method: 'POST',
  path: '/api/Contact/companies',
  access: 'employee',
};

export const createOwnContact: CallOf<typeof endpoints.createOwnContact> = {
  method: 'POST',
  path: '/api/Contact/contacts',
  access: 'employee',
};

export const updateOwnCompany: CallOf<typeof endpoints.updateOwnCompany> = {
  method: 'POST',
  path: '/api/Contact/companies/update',
  access: 'employee',
};

export const updateOwnContact: CallOf<typeof endpoints.updateOwnContact> = {
  method: 'POST',
  path: '/api/Contact/contacts/update',
  access: 'employee',
};

export const findDoubles: CallOf<typeof endpoints.findDoubles> = {
  method: 'POST',
  path: '/api/Contact/doubles',
  access: 'employee',
};

export const findCustomers: CallOf<typeof endpoints.findCustomers> = {
  method: 'GET',
  path: '/api/Contact/customers',
  access: 'employee',
};

export const getCompanyPage: CallOf<typeof endpoints.getCompanyPage> = {
  method: 'GET',
  path: '/api/Contact/company-page',
  access: 'employee',
};

export const getContactPage: CallOf<typeof endpoints.getContactPage> = {
  method: 'GET',
  path: '/api/Contact/contact-page',
  access: 'employee',
};
