import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { type RequestFlag, requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import type { DescribedValues } from '#form/described/described-values.ts';
import type { AskedValues } from './asked-utilities.ts';

/** Flags that have no preset and must be answered (E-04). */
export const answeredFlags = ['builtToSuit', 'builtToLease'] as const satisfies readonly RequestFlag[];
type AnsweredFlag = (typeof answeredFlags)[number];
type TickedFlag = Exclude<RequestFlag, AnsweredFlag>;
export const tickedFlags = requestFlags.filter(
  (flag): flag is TickedFlag => !answeredFlags.some((one) => one === flag),
);

/** Fields answered by yes or no; null until answered. */
type Answered = AnsweredFlag | 'isActual';
type Described = Omit<
  DescribedValues<typeof requestFields, LandRequest>,
  Answered | 'dateTimeCreated' | 'actualizeRequestDate'
>;

/** Values of the form: wire names, values as the fields need them. */
export type RequestValues = Described & Record<Answered, boolean | null> & AskedValues;
export type RequestFieldName = keyof RequestValues;
