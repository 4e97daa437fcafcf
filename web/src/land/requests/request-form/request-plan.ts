import type { FormPlan } from '#form/sections/form-plan.ts';
import { sameValue } from '#form/sections/same-value.ts';
import { isFieldFilled } from './check-values.ts';
import { isUtilityField, labelOf, sections } from './request-sections.ts';
import { type RequestValues, sameAsked, tickedFlags } from './request-values.ts';

/** The form of a request as data. */
export const requestPlan: FormPlan<RequestValues> = {
  sections,
  labelOf,
  isFilled: isFieldFilled,
  isSame: (name, one, other) =>
    isUtilityField(name) ? sameAsked(one[name], other[name]) : sameValue(one[name], other[name]),
  ticks: new Set(tickedFlags),
};
