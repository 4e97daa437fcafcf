import { mainKinds, warehouseParts } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { nameBeforeSplit } from '@gektar/contract/industrial/vacancies/rest-name.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Site } from './site-queries.ts';

/**
 * The client's view of a vacancy, picked field by field: a new field stays internal until it is added here and to the
 * contract (G-10, M-43). Prices shown as 'по запросу' are not sent.
 */
export function toPublicVacancy(row: VacancyRow, site: Site): PublicVacancy {
  return {
    name: nameBeforeSplit(row.name),
    complexName: row.complexName,
    buildingName: row.buildingName,
    region: row.region,
    highway: row.highway,
    latitude: row.latitude,
    longitude: row.longitude,
    vacancyTypes: row.vacancyTypes,
    availabilityDate: row.availabilityDate,
    isWholeForRent: row.isWholeForRent,
    floors: row.floors,
    areaSize: row.areaSize,
    mainAreaTypeCalc: row.mainAreaTypeCalc,
    areaSetWithPrice: row.isRentalPriceOnRequest ? withoutRates(row.areaSetWithPrice) : row.areaSetWithPrice,
    averageNetRentalRate: row.isRentalPriceOnRequest ? null : row.averageNetRentalRate,
    isRentalPriceOnRequest: row.isRentalPriceOnRequest,
    minimalRentalBlockArea: row.minimalRentalBlockArea,
    minimalSaleBlockArea: row.minimalSaleBlockArea,
    salePrice: row.isPriceByRequest ? null : row.salePrice,
    isPriceByRequest: row.isPriceByRequest,
    opexPerSqm: row.opexPerSqm,
    isOpexIncluded: row.isOpexIncluded,
    leaseVat: row.leaseVat,
    saleVat: row.saleVat,
    storageVat: row.storageVat,
    bts: row.bts,
    hasShelves: row.hasShelves,
    countPalletPlaces: row.palletPlacesOnRequest ? null : row.countPalletPlaces,
    numberGatesZero: row.numberGatesZero,
    dockNumber: row.dockNumber,
    hasCrossDock: row.hasCrossDock,
    hasElevator: row.hasElevator,
    buildingClassTitle: enumerationName('building-classes', row.buildingClass),
    buildingType: row.buildingType,
    workingHeight: row.buildingWorkingHeight,
    totalArea: row.buildingTotalArea,
    columnPitch: site.columnPitch,
    floorsNumber: site.floorsNumber,
    floorLoad: site.floorLoad,
    docksNumber: site.docksNumber,
    gatesZeroNumber: site.gatesZeroNumber,
    fullAddress: site.fullAddress,
    distanceFromRingRoad: site.distanceFromRingRoad,
    distanceFromCenter: site.distanceFromCenter,
    distanceNearestPublicStop: site.distanceNearestPublicStop,
    hasIndustrialRailway: site.hasIndustrialRailway,
    truckParkingSpaces: site.truckParkingSpaces,
    isApproximatePosition: site.isApproximatePosition,
    polygons: site.polygons,
    images: site.images.map(({ globalImageId, imageType }) => ({
      globalImageId,
      imageTypeName: imageType?.name ?? null,
    })),
  };
}

/** Areas and temperatures of every kind and part, without rates. */
function withoutRates(areas: AreaSetWithPrice): AreaSetWithPrice {
  const { warehouse } = withEmptyRates(areas, mainKinds);
  return {
    ...withEmptyRates(areas, mainKinds),
    warehouse: warehouse && withEmptyRates(warehouse, warehouseParts),
  };
}

function withEmptyRates<Areas extends object, Kind extends keyof Areas & string>(
  areas: Areas,
  kinds: readonly Kind[],
): Areas {
  const emptied = kinds.map((kind) => [kind, areas[kind] && { ...areas[kind], leasePricePerSqm: null }]);
  return { ...areas, ...Object.fromEntries(emptied) };
}
