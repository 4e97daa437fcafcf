import { propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import type { FormPlan } from '#form/sections/form-plan.ts';
import { isFieldFilled } from './check-values.ts';
import { labelOf, sections } from './property-sections.ts';
import type { PropertyValues } from './property-values.ts';
import { sameField } from './same-field.ts';

/** The form of an object as data (1§2, D-04). */
export const propertyPlan: FormPlan<PropertyValues> = {
  sections,
  labelOf,
  isFilled: isFieldFilled,
  isSame: sameField,
  ticks: new Set([...propertyFlags, 'isApproximatePosition']),
};
