import { BoundField as AnyBoundField, type BoundFieldOf } from '#form/sections/bound-field.tsx';
import type { PropertyValues } from './property-values.ts';

export type { BoundProps } from '#form/sections/bound-field.tsx';

/** A field of an object. */
export const BoundField: BoundFieldOf<PropertyValues> = AnyBoundField;
