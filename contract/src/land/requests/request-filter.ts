import * as z from 'zod';
import { criteriaShape } from '#criteria/criteria-shape.ts';
import { landSchemas } from '#land/criteria-schemas.ts';
import { propertyOrder } from '#land/properties/property-filter.ts';
import { requestCriteria } from './request-criteria.ts';

/** Schema of the filter of a requests list. */
export const RequestFilter = z.object(criteriaShape(landSchemas, requestCriteria));
export type RequestFilter = z.infer<typeof RequestFilter>;
export type RequestFilterInput = z.input<typeof RequestFilter>;

/**
 * The same four sorts and default as for properties (D-21): Price is the lower end of the budget, Area the lower end of
 * the area, LastConversationDate the date of confirmation.
 */
export const requestOrder = propertyOrder;
