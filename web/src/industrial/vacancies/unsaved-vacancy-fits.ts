import { matchUnsavedVacancy } from '@gektar/contract/industrial/requests/request-calls.ts';
import { UnsavedVacancy } from '@gektar/contract/industrial/requests/unsaved-vacancy.ts';
import { call } from '#api/call.ts';
import type { UnsavedFitsKind } from '#sharing/fits/unsaved-kind.ts';

/** Requests that a vacancy of a stored building will fit, while it is edited. */
export const unsavedVacancyFits: UnsavedFitsKind<UnsavedVacancy> = {
  domain: 'industrial',
  name: 'vacancy',
  schema: UnsavedVacancy,
  find: (body, options) => call(matchUnsavedVacancy, { body }, options),
};
