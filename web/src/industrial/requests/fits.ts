import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { listMatchesOfComplex } from '@gektar/contract/industrial/requests/request-calls.ts';
import { call } from '#api/call.ts';
import { vacancyEditing } from '#industrial/vacancies/edited-vacancy.ts';
import { vacancyFitCalls } from '#industrial/vacancies/vacancy-fit-calls.ts';
import { nameOfClient, phoneOfClient } from '#people/client-of-request.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { nameOfEmployee } from '#people/people-data.ts';
import type { FitsKind } from '#sharing/fits/fits-kind.ts';
import { scoredMatchOf } from './match-reasons.ts';
import { rateOf } from './rate-of.ts';
import { requestLink } from './request-links.ts';

const common = {
  domain: 'industrial',
  changedBy: vacancyFitCalls.changedBy,
  editing: vacancyEditing,
  requestLink,
  clientOf: nameOfClient,
  phoneOf: phoneOfClient,
  budgetOf: rateOf,
  Employee: EmployeeName,
  nameOfEmployee,
} as const;

/** 'Кому подходит' of vacancies. */
export const vacancyFits: FitsKind<IndustrialRequest> = {
  ...common,
  ...vacancyFitCalls,
};

/** 'Кому подходит' of complexes. */
export const complexFits: FitsKind<IndustrialRequest> = {
  ...common,
  name: 'complex',
  find: (id, query, options) => call(listMatchesOfComplex, { params: { id }, query }, options),
};

/** The match of vacancies with a request. */
export const matchOf = (request: IndustrialRequest) => scoredMatchOf(request, undefined, request.importance);
