import * as z from 'zod';
import { NamedValue } from '#dictionaries/dictionary.ts';
import { AreaSetWithPrice } from '#industrial/areas/area-set.ts';
import { Building } from '#industrial/buildings/building.ts';
import { Complex } from '#industrial/complexes/complex.ts';
import { VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { Polygon } from '#measure/polygon.ts';
import { publicEndpoints } from '#sharing/selection-link.ts';

/**
 * Fields of a vacancy readable by clients without a sign-in, and no others (G-10, M-43): no people, owners, tenants, comments,
 * documents, notes, status, nor the ids of the office's records. Rates and prices 'по запросу' are withheld.
 */
export const PublicVacancy = z.object({
  ...VacancyRow.pick({
    name: true,
    complexName: true,
    buildingName: true,
    region: true,
    highway: true,
    latitude: true,
    longitude: true,
    vacancyTypes: true,
    availabilityDate: true,
    isWholeForRent: true,
    floors: true,
    areaSize: true,
    mainAreaTypeCalc: true,
    averageNetRentalRate: true,
    isRentalPriceOnRequest: true,
    minimalRentalBlockArea: true,
    minimalSaleBlockArea: true,
    salePrice: true,
    isPriceByRequest: true,
    opexPerSqm: true,
    isOpexIncluded: true,
    leaseVat: true,
    saleVat: true,
    storageVat: true,
    bts: true,
    hasShelves: true,
    countPalletPlaces: true,
    numberGatesZero: true,
    dockNumber: true,
    hasCrossDock: true,
    hasElevator: true,
  }).shape,
  areaSetWithPrice: AreaSetWithPrice,
  fullAddress: z.string(),
  ...Complex.pick({
    distanceFromRingRoad: true,
    distanceFromCenter: true,
    distanceNearestPublicStop: true,
    hasIndustrialRailway: true,
    truckParkingSpaces: true,
  }).shape,
  buildingClassTitle: z.string(),
  buildingType: NamedValue,
  /** m between columns. */
  columnPitch: z.object({ x: z.number().nullable(), y: z.number().nullable() }).nullable(),
  /** m */
  workingHeight: z.number(),
  /** m² */
  totalArea: z.number(),
  floorsNumber: z.number(),
  floorLoad: z.number().nullable(),
  ...Building.pick({ docksNumber: true, gatesZeroNumber: true }).shape,
  /** The position is that of the district, not of the complex. */
  isApproximatePosition: z.boolean(),
  polygons: z.array(Polygon),
  /** Of the building, the flyer photo first, then of the complex. */
  images: z.array(z.object({ globalImageId: z.uuid(), imageTypeName: z.string().nullable() })),
});
export type PublicVacancy = z.infer<typeof PublicVacancy>;

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
