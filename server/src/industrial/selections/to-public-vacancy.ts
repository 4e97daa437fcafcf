import { mainKinds, warehouseParts } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { factsForClients } from '@gektar/contract/industrial/selections/vacancy-facts.ts';
import { nameBeforeSplit } from '@gektar/contract/industrial/vacancies/rest-name.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { pick } from '@gektar/contract/records.ts';
import type { Site } from './site-queries.ts';

/**
 * The client's view of a vacancy: the disclosed fields by their lists in the contract, where a new field stays internal
 * until it is added by hand (G-10, M-43). Prices shown as 'по запросу' are not sent.
 */
export function toPublicVacancy(row: VacancyRow, site: Site): PublicVacancy {
  return {
    ...pick(row, factsForClients('vacancy')),
    name: nameBeforeSplit(row.name),
    areaSetWithPrice: row.isRentalPriceOnRequest ? withoutRates(row.areaSetWithPrice) : row.areaSetWithPrice,
    ...pick(row, factsForClients('terms')),
    ...unlessOnRequest(row),
    buildingClassTitle: enumerationName('building-classes', row.buildingClass),
    buildingType: row.buildingType,
    workingHeight: row.buildingWorkingHeight,
    totalArea: row.buildingTotalArea,
    columnPitch: site.columnPitch,
    ...pick(site, factsForClients('building')),
    fullAddress: site.fullAddress,
    ...pick(site, factsForClients('complex')),
    isApproximatePosition: site.isApproximatePosition,
    polygons: site.polygons,
    images: site.images.map(({ globalImageId, imageType }) => ({
      globalImageId,
      imageTypeName: imageType?.name ?? null,
    })),
  };
}

/** Amounts that are withheld while they are 'по запросу'. */
function unlessOnRequest(row: VacancyRow): Pick<PublicVacancy, ReturnType<typeof factsForClients<'withheld'>>[number]> {
  return {
    averageNetRentalRate: row.isRentalPriceOnRequest ? null : row.averageNetRentalRate,
    salePrice: row.isPriceByRequest ? null : row.salePrice,
    countPalletPlaces: row.palletPlacesOnRequest ? null : row.countPalletPlaces,
  };
}

/** The client's view of a vacancy without any rate, price or expense: for links that hide rates (N-14). */
export function withoutAmounts(vacancy: PublicVacancy): PublicVacancy {
  return {
    ...vacancy,
    ...{ averageNetRentalRate: null, salePrice: null, opexPerSqm: null },
    areaSetWithPrice: withoutRates(vacancy.areaSetWithPrice),
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
