import * as z from 'zod';
import { criteriaShape } from '#criteria/criteria-shape.ts';
import { landSchemas } from '#land/criteria-schemas.ts';
import { ordering } from '#list.ts';
import { OnlyCells } from '#map-cells.ts';
import { propertyCriteria } from './property-criteria.ts';
import { foundPropertySorts, propertyListSorts, propertySorts } from './property-sorts.ts';

/** Schema of the filter of an objects list (D-13). */
export const PropertyFilter = z.object(criteriaShape(landSchemas, propertyCriteria));
export type PropertyFilter = z.infer<typeof PropertyFilter>;
export type PropertyFilterInput = z.input<typeof PropertyFilter>;

/** Body of a list: a filter, the cells of a map place, and the criteria that the sort `Match` counts. */
export const FoundProperties = PropertyFilter.extend({
  cells: OnlyCells,
  asked: PropertyFilter.nullable().default(null),
});
export type FoundProperties = z.infer<typeof FoundProperties>;
export type FoundPropertiesInput = z.input<typeof FoundProperties>;

/** Sort by creation date, ascending by default, as specified (1§3). */
export const propertyOrder = ordering(propertySorts, 'DateTimeCreated');

export const propertyListOrder = ordering(propertyListSorts, 'DateTimeCreated');

export const foundPropertyOrder = ordering(foundPropertySorts, 'DateTimeCreated');
