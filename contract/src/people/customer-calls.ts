import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './customer-endpoints.ts';

export const findCompanies: CallOf<typeof endpoints.findCompanies> = {
  method: 'GET',
  path: '/api/Contact/companies',
  access: 'employee',
};

export const getCompany: CallOf<typeof endpoints.getCompany> = {
  method: 'GET',
  path: '/api/Contact/companies/{id}',
  access: 'employee',
};

export const listCompanyContacts: CallOf<typeof endpoints.listCompanyContacts> = {
  method: 'GET',
  path: '/api/Contact/companies/{id}/contacts',
  access: 'employee',
};

export const getContact: CallOf<typeof endpoints.getContact> = {
  method: 'GET',
  path: '/api/Contact/contact',
  access: 'employee',
};

export const listOwnCustomerIds: CallOf<typeof endpoints.listOwnCustomerIds> = {
  method: 'GET',
  path: '/api/Contact/own',
  access: 'employee',
};

export const linkCompany: CallOf<typeof endpoints.linkCompany> = {
  method: 'POST',
  path: '/api/Contact/companies/link',
  access: 'employee',
};

export const linkContact: CallOf<typeof endpoints.linkContact> = {
  method: 'POST',
  path: '/api/Contact/contacts/link',
  access: 'employee',
};
