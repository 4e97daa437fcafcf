import { matchUnsavedComplex } from '@gektar/contract/industrial/requests/request-calls.ts';
import { UnsavedComplex } from '@gektar/contract/industrial/requests/unsaved-complex.ts';
import { call } from '#api/call.ts';
import type { UnsavedFitsKind } from '#sharing/fits/unsaved-kind.ts';

/** Requests that the vacancies of a stored complex will fit, while it is edited; a new complex has none. */
export const unsavedComplexFits: UnsavedFitsKind<UnsavedComplex> = {
  domain: 'industrial',
  name: 'complex',
  schema: UnsavedComplex,
  find: (body, options) => call(matchUnsavedComplex, { body }, options),
};
