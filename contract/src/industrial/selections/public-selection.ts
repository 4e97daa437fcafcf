import * as z from 'zod';
import { NamedValue } from '#dictionaries/dictionary.ts';
import { AreaSetWithPrice } from '#industrial/areas/area-set.ts';
import { Building } from '#industrial/buildings/building.ts';
import { Complex } from '#industrial/complexes/complex.ts';
import { VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { Polygon } from '#measure/polygon.ts';
import { forEachName } from '#records.ts';
import { clientAnswerEndpoints } from '#sharing/client-answers.ts';
import { clientVisitEndpoint } from '#sharing/client-visit.ts';
import { publicEndpoints } from '#sharing/selection-link.ts';
import { factsForClients } from './vacancy-facts.ts';

/**
 * Fields of a vacancy readable by clients without a sign-in, and no others (G-10, M-43): no people, owners, tenants,
 * comments, documents, notes, status, and no ids of internal records. Rates and prices 'по запросу' are withheld.
 */
export const PublicVacancy = z.object({
  ...VacancyRow.pick(masked([...factsForClients('vacancy'), ...factsForClients('terms')])).shape,
  areaSetWithPrice: AreaSetWithPrice,
  fullAddress: z.string(),
  ...Complex.pick(masked(factsForClients('complex'))).shape,
  buildingClassTitle: z.string(),
  buildingType: NamedValue,
  /** m between columns. */
  columnPitch: z.object({ x: z.number().nullable(), y: z.number().nullable() }).nullable(),
  /** m */
  workingHeight: z.number(),
  /** m² */
  totalArea: z.number(),
  ...Building.pick(masked(factsForClients('building'))).shape,
  /** The position is that of the district, not of the complex itself. */
  isApproximatePosition: z.boolean(),
  polygons: z.array(Polygon),
  /** Photos of the building, the presentation photo first, then those of the complex. */
  images: z.array(z.object({ globalImageId: z.uuid(), imageTypeName: z.string().nullable() })),
});
export type PublicVacancy = z.infer<typeof PublicVacancy>;

function masked<Name extends string>(names: readonly Name[]): Record<Name, true> {
  return forEachName(names, () => true);
}

export const PublicItem = z.object({
  /** Id of the selection item; the vacancy's own id stays internal. */
  id: z.uuid(),
  /** Number among the visible items, from 1 (M-18). */
  order: z.int(),
  isClientFavorite: z.boolean(),
  entity: PublicVacancy,
});
export type PublicItem = z.infer<typeof PublicItem>;

export const industrialPublic = publicEndpoints('industrial', PublicItem);
export const industrialClientAnswers = clientAnswerEndpoints('industrial');
export const industrialClientVisit = clientVisitEndpoint('industrial');
