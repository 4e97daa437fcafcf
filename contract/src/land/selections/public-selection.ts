import * as z from 'zod';
import { factsForClients } from '#land/properties/plot-facts.ts';
import { PropertyRow } from '#land/properties/property.ts';
import { advantageFlags } from '#land/properties/property-flags.ts';
import { utilityKeys } from '#land/utility.ts';
import { Polygon } from '#measure/polygon.ts';
import { forEachName } from '#records.ts';
import { clientAnswerEndpoints } from '#sharing/client-answers.ts';
import { clientVisitEndpoint } from '#sharing/client-visit.ts';
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
  ...PropertyRow.pick(masked(factsForClients('disclosed'))).shape,
  ...PropertyRow.pick(masked(utilityKeys)).shape,
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
  ...forEachName(advantageFlags, () => z.boolean()),
});
export type PublicProperty = z.infer<typeof PublicProperty>;

function masked<Name extends string>(names: readonly Name[]): Record<Name, true> {
  return forEachName(names, () => true);
}

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
/** The selection as its client sees it, for employees. */
export const previewSelection = landPublic.preview;
export const landClientAnswers = clientAnswerEndpoints('land');
export const landClientVisit = clientVisitEndpoint('land');
