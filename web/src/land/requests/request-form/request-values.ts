import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { type RequestFlag, requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import type { DescribedValues } from '#form/described/described-values.ts';
import type { AskedValues } from './asked-utilities.ts';

/** Must be answered and have no preset (E-04). */
export const answeredFlags = ['builtToSuit', 'builtToLease'] as const satisfies readonly RequestFlag[];
type AnsweredFlag = (typeof answeredFlags)[number];
type TickedFlag = Exclude<RequestFlag, AnsweredFlag>;
export const tickedFlags = requestFlags.filter(
  (flag): flag is TickedFlag => !answeredFlags.some((one) => one === flag),
);

/** Answered by yes or no; null until then. */
type Answered = AnsweredFlag | 'isActual';
type Described = Omit<
  DescribedValues<typeof requestFields, LandRequest>,
  Answered | 'dateTimeCreated' | 'actualizeRequestDate'
>;

/** What the form holds: names of the wire, values as the fields have them. */
export type RequestValues = Described & Record<Answered, boolean | null> & AskedValues;
export type RequestFieldName = keyof RequestValues;
