import type { LandRequest } from './request.ts';
import type { requestFields } from './request-fields.ts';

/** Link of a request that was written down during a call: a required link without a folder yet (1§5). */
export const NO_LINK = '—';

/** Flags that the form requires an answer to (E-04). */
const answered = ['builtToSuit', 'builtToLease'] as const;

/**
 * Required fields of the form that still have the neutral value of a request written down during a call. A flag has no
 * unanswered state on the wire (E-04), so false counts as neutral until the link is set.
 */
export function leftOut(
  request: Pick<LandRequest, 'linkToDisk' | (typeof answered)[number]>,
): readonly (keyof typeof requestFields)[] {
  if (request.linkToDisk !== NO_LINK) return [];
  return ['linkToDisk', ...answered.filter((flag) => !request[flag])];
}
