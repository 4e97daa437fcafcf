import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import type { computedOfRequest, requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import type { DescribedValues } from '#form/described/described-values.ts';
import type { RequestOwnValues } from './request-own-fields.ts';

/** Values of the form: wire names, values as the fields need them. */
export type RequestValues = Omit<
  DescribedValues<typeof requestFields, IndustrialRequest>,
  (typeof computedOfRequest)[number] | keyof RequestOwnValues
> &
  RequestOwnValues;
export type RequestFieldName = keyof RequestValues;
