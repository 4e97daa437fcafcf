import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { listMatchesOfProperty } from '@gektar/contract/land/requests/request-calls.ts';
import { linkOptions } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { nameOfClient, phoneOfClient } from '#people/client-of-request.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { nameOfEmployee } from '#people/people-data.ts';
import type { FitsKind } from '#sharing/fits/fits-kind.ts';
import { budgetText } from './budget-text.ts';
import { plotEditing } from './edited-property.ts';

/** 'Кому подходит' of plots. */
export const plotFits: FitsKind<LandRequest> = {
  domain: 'land',
  name: 'property',
  changedBy: ['property'],
  editing: plotEditing,
  find: (id, query, options) => call(listMatchesOfProperty, { params: { id }, query }, options),
  requestLink: (id) => linkOptions({ to: '/land/request/$id/search', params: { id } }),
  clientOf: nameOfClient,
  phoneOf: phoneOfClient,
  budgetOf: budgetText,
  Employee: EmployeeName,
  nameOfEmployee,
};
