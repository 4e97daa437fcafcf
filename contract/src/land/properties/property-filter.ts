import * as z from 'zod';
import { landCriteria } from '#land/land-criteria.ts';
import { AnyOfIds, ordering, TriState } from '#list.ts';
import { OnlyCells } from '#map-cells.ts';
import { dayRange } from '#measure/day-range.ts';
import { numberRange } from '#measure/range.ts';
import { text } from '#text.ts';
import { forEachFlag } from './property-flags.ts';
import { propertyLimits } from './property-limits.ts';
import { foundPropertySorts, propertyListSorts, propertySorts } from './property-sorts.ts';
import { UTILITY_MAX, utilityKeys } from './utility.ts';
import { UtilityType } from './utility-schemas.ts';

/** Criteria of one utility: presence, kind, least capacity. */
export const UtilityFilter = z
  .object({
    isPresent: TriState,
    type: UtilityType.nullable().default(null),
    /** Compared with the upper end of the plot's range. */
    atLeast: z.number().min(0).max(UTILITY_MAX).nullable().default(null),
  })
  .nullable()
  .default(null);

/**
 * Filter of a list of properties (D-13): all criteria hold at once; an empty one restricts nothing, except `ids`. The search text is a
 * number, address, client, people or telephone, in any form (0022); one or two characters match the beginning of a number.
 */
export const PropertyFilter = z.object({
  ...landCriteria,
  /** Part of any of the property's cadastral numbers. */
  cadastralNumber: text(200).nullable().default(null),
  categoryIds: AnyOfIds,
  ownershipTypeIds: AnyOfIds,
  permittedUseTypeIds: AnyOfIds,
  price: numberRange(propertyLimits.price).nullable().default(null),
  /** Roubles per ha, own addition to D-13. */
  pricePerHa: numberRange(propertyLimits.price).nullable().default(null),
  area: numberRange(propertyLimits.area).nullable().default(null),
  buildingArea: numberRange(propertyLimits.buildingArea).nullable().default(null),
  kmFromCity: numberRange(propertyLimits.kmFromCity).nullable().default(null),
  lastConversationDate: dayRange,
  actualizationDateTime: dayRange,
  ...(Object.fromEntries(utilityKeys.map((key) => [key, UtilityFilter])) as Record<
    (typeof utilityKeys)[number],
    typeof UtilityFilter
  >),
  ...forEachFlag(() => TriState),
});
export type PropertyFilter = z.infer<typeof PropertyFilter>;
export type PropertyFilterInput = z.input<typeof PropertyFilter>;

/** Body of a list: a filter, what a place of the map holds, and the criteria whose share the sort `Match` compares. */
export const FoundProperties = PropertyFilter.extend({
  cells: OnlyCells,
  asked: PropertyFilter.nullable().default(null),
});
export type FoundProperties = z.infer<typeof FoundProperties>;
export type FoundPropertiesInput = z.input<typeof FoundProperties>;

/** By creation date ascending by default, as specified (1§3). */
export const propertyOrder = ordering(propertySorts, 'DateTimeCreated');

export const propertyListOrder = ordering(propertyListSorts, 'DateTimeCreated');

export const foundPropertyOrder = ordering(foundPropertySorts, 'DateTimeCreated');
