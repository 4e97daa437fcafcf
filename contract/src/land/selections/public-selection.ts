import * as z from 'zod';
import { CodedValue, NamedValue } from '#dictionaries/dictionary.ts';
import { PropertyType } from '#land/dictionaries/dictionary-values.ts';
import { type AdvantageFlag, advantageFlags } from '#land/properties/property-flags.ts';
import { utilityKeys } from '#land/utility.ts';
import { Utility } from '#land/utility-schemas.ts';
import { Polygon } from '#measure/polygon.ts';
import { Region } from '#places/region.ts';
import { publicEndpoints } from '#sharing/selection-link.ts';

/**
 * Fields of a plot readable by clients without a sign-in, and no others (G-10). For a confidential plot the cadastral
 * numbers, the address, the exact position and the outline are withheld.
 */
export const PublicProperty = z.object({
  /** Empty when confidential. */
  cadastralNumbers: z.array(z.string()),
  /** null when confidential. */
  address: z.string().nullable(),
  region: Region,
  landHighway: CodedValue.nullable(),
  kmFromCity: z.number(),
  propertyType: PropertyType,
  category: NamedValue,
  ownershipType: NamedValue,
  bestUses: z.array(NamedValue),
  permittedUseTypes: z.array(CodedValue),
  /** ha */
  area: z.number(),
  /** m² */
  buildingArea: z.number().nullable(),
  /** Roubles; null shows 'По запросу'. */
  price: z.number().nullable(),
  pricePerHa: z.number().nullable(),
  ...(Object.fromEntries(utilityKeys.map((key) => [key, Utility.nullable()])) as Record<
    (typeof utilityKeys)[number],
    z.ZodNullable<typeof Utility>
  >),
  /** Rounded to about two kilometres when confidential. */
  latitude: z.number(),
  longitude: z.number(),
  /** true when confidential. */
  isApproximatePosition: z.boolean(),
  /** Empty when confidential. */
  polygons: z.array(Polygon),
  /** Flyer photo first; a confidential plot has no plans, which show outline and numbers. */
  images: z.array(z.object({ globalImageId: z.uuid(), imageTypeName: z.string().nullable() })),
  isConfidentially: z.boolean(),
  ...(Object.fromEntries(advantageFlags.map((flag) => [flag, z.boolean()])) as Record<AdvantageFlag, z.ZodBoolean>),
});
export type PublicProperty = z.infer<typeof PublicProperty>;

export const PublicItem = z.object({
  /** Id of the selection item; the plot's own id stays internal. */
  id: z.uuid(),
  /** Number among the visible items, from 1. */
  order: z.int(),
  isClientFavorite: z.boolean(),
  property: PublicProperty,
});
export type PublicItem = z.infer<typeof PublicItem>;

export const landPublic = publicEndpoints('land', PublicItem);
