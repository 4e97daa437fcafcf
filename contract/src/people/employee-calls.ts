import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './employee.ts';

export const listEmployees: CallOf<typeof endpoints.listEmployees> = {
  method: 'GET',
  path: '/api/employees',
  access: 'employee',
};

export const getCurrentEmployee: CallOf<typeof endpoints.getCurrentEmployee> = {
  method: 'GET',
  path: '/api/employees/current',
  access: 'employee',
};
