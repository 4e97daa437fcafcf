import * as z from 'zod';
import { NamedValue } from '#dictionaries/dictionary.ts';
import { CodedValue, PropertyType } from '#land/dictionaries/dictionary-values.ts';
import { type AdvantageFlag, advantageFlags } from '#land/properties/property-flags.ts';
import { utilityKeys } from '#land/properties/utility.ts';
import { Utility } from '#land/properties/utility-schemas.ts';
import { Polygon } from '#measure/polygon.ts';
import { Region } from '#places/region.ts';
import { publicEndpoints } from '#sharing/selection-link.ts';

/**
 * What a client sees of a plot: these fields and no others are readable without a sign-in (G-10). Of a confidential one
 * the cadastral numbers, the address, the exact place and the outline stay behind.
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
  /** Flyer photo first; of a confidential one without plans, on which the outline and the numbers stand. */
  images: z.array(z.object({ globalImageId: z.uuid(), imageTypeName: z.string().nullable() })),
  isConfidentially: z.boolean(),
  ...(Object.fromEntries(advantageFlags.map((flag) => [flag, z.boolean()])) as Record<AdvantageFlag, z.ZodBoolean>),
});
export type PublicProperty = z.infer<typeof PublicProperty>;

export const PublicItem = z.object({
  /** Of the selection's item; the plot's own id stays internal. */
  id: z.uuid(),
  /** Among those that the client sees, from 1. */
  order: z.int(),
  isClientFavorite: z.boolean(),
  property: PublicProperty,
});
export type PublicItem = z.infer<typeof PublicItem>;

export const landPublic = publicEndpoints('land', PublicItem);
