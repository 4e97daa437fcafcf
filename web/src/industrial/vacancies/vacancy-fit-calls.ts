import type { CallOptions } from '@gektar/contract/call.ts';
import { listMatchesOfVacancy } from '@gektar/contract/industrial/requests/request-calls.ts';
import { call } from '#api/call.ts';
import type { MatchesAsked } from '#sharing/fits/fits-kind.ts';

/** Calls for the matches of a vacancy, without the texts and columns of 'Кому подходит'. */
export const vacancyFitCalls = {
  domain: 'industrial',
  name: 'vacancy',
  changedBy: ['vacancy', 'building', 'complex'],
  find: (id: string, query: MatchesAsked, options: CallOptions) =>
    call(listMatchesOfVacancy, { params: { id }, query }, options),
} as const;
