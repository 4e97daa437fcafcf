import { BoundField as AnyBoundField, type BoundFieldOf } from '#form/sections/bound-field.tsx';
import type { RequestValues } from './request-values.ts';

/** A field of a request. */
export const BoundField: BoundFieldOf<RequestValues> = AnyBoundField;
