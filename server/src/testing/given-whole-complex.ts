import type { BuildingFieldsInput } from '@gektar/contract/industrial/buildings/building.ts';
import type { ComplexFieldsInput } from '@gektar/contract/industrial/complexes/complex.ts';
import type { VacancyFieldsInput } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { anyValue, buildingFields, complexFields, vacancyFields } from './given-complex.ts';
import { givenStoredFile } from './given-stored-file.ts';

/** A photo for the presentation. */
async function photo(db: Db) {
  return {
    globalImageId: await givenStoredFile(db),
    imageType: await anyValue(db, 'image_types'),
    presenceInTheFlyer: true,
  };
}
async function document(db: Db) {
  return {
    globalDocumentId: await givenStoredFile(db, { kind: 'document' }),
    name: 'План',
    date: '2026-11-01T00:00:00',
  };
}
async function people(db: Db) {
  return {
    contacts: [
      {
        companyId: 'c1',
        contactId: 'p1',
        contactRole: await anyValue(db, 'contact_role'),
        mainContact: true,
        comment: 'Звонить до обеда',
      },
    ],
    operatorWithRoles: [
      {
        operatorId: 'c4',
        roles: 3,
        endUser: 'ООО «Обоз»',
        appointmentDate: '2014-03-12T00:00:00',
        comment: 'По договору',
      },
    ],
  };
}

/** Fields of a complex, all filled in with different values (2§3). */
export async function wholeComplexFields(db: Db): Promise<Required<ComplexFieldsInput>> {
  const { rows } = await sql<{ id: number; region_id: number }>`
    select id, region_id from shared.cities where region_id = 50 order by id limit 1`.execute(db);
  const settlement = await sql<{
    id: number;
  }>`select id from shared.settlements where region_id = 50 order by id limit 1`.execute(db);
  return {
    ...((await complexFields(db, {
      name: 'Логопарк Север',
      complexConstructionStatus: 2,
      vacanciesUpdatePeriod: 45,
      latitude: 56.185102,
      longitude: 36.977631,
      fullAddress: 'Московская область, Солнечногорск, трасса А-107',
    })) as Required<ComplexFieldsInput>),
    ...(await people(db)),
    commissioningDate: '2013-06-15T00:00:00',
    complexArea: 110_000.25,
    typeIndustrialArea: await anyValue(db, 'types_industrials_zones'),
    isManyOwners: true,
    ownerOccupied: true,
    streetHunt: true,
    rentalBrokerCommission: await anyValue(db, 'lease_commission'),
    salesBrokerCommission: await anyValue(db, 'sale_commission'),
    ownerWebsite: 'https://sever.example',
    linkToDisk: 'https://disk.example/sever',
    linkCian: 'https://cian.example/1',
    cityId: rows[0]?.id ?? null,
    settlementId: settlement.rows[0]?.id ?? null,
    streetId: 77,
    house: '12к3',
    address: 'трасса А-107',
    isApproximatePosition: true,
    polygons: [
      {
        coordinates: [
          [56.1, 36.9],
          [56.2, 36.9],
          [56.2, 37],
        ],
      },
    ],
    highway: await anyValue(db, 'highways'),
    distanceFromRingRoad: 35.5,
    distanceFromCenter: 51.25,
    distanceNearestPublicStop: 0.7,
    tenants: [{ id: 'c2', name: 'АО «Полка»' }],
    electricitySupply: 6_400.5,
    gasSupply: 2_400.75,
    waterSupply: 180.1,
    sewerageTypes: [await anyValue(db, 'sewerage_type')],
    truckParkingSpaces: 64,
    carParkingSpaces: 220,
    numberOfCheckpoints: 2,
    hasCanteen: true,
    hasHostel: true,
    hasOutdoorAreaForRent: true,
    hasContainerYardForRent: true,
    hasResponsibleStorage: true,
    hasIndustrialRailway: true,
    landPlotArea: 18.4005,
    landPlotRights: [await anyValue(db, 'right_to_land')],
    permittedUseTypes: [await anyValue(db, 'permitted_use_types')],
    cadastralNumbers: ['50:09:0060106:18', '50:09:0060106:22'],
    additionalInformation: 'Въезд с А-107',
    images: [await photo(db)],
    documents: [await document(db)],
  };
}

/** Every field of a building (2§3). */
export async function wholeBuildingFields(db: Db): Promise<Required<BuildingFieldsInput>> {
  return {
    ...((await buildingFields(db, {
      name: 'Корпус 1',
      constructionStatus: 4,
      buildingClass: 3,
      commissioningDate: '2013-06-15T00:00:00',
      totalArea: 64_200.75,
      floorsNumber: 9,
      workingHeight: 12.4,
    })) as Required<BuildingFieldsInput>),
    ...(await people(db)),
    demolitionDate: '2063-08-19T00:00:00',
    areaSet: {
      warehouse: {
        areaValue: 53_200,
        dry: { areaValue: 41_200.5 },
        temperature: { areaValue: 8_400, temperatureFrom: 2, temperatureTo: 6 },
        freezer: { areaValue: 3_000, temperatureFrom: -22, temperatureTo: null },
        unheated: { areaValue: 500 },
      },
      production: { areaValue: 1_100 },
      lightIndustrial: { areaValue: 1_200 },
      dataCenter: { areaValue: 1_300 },
      office: { areaValue: 2_940 },
      mezzanine: { areaValue: 3_480 },
    },
    docksNumber: 58,
    gatesZeroNumber: 5,
    hasCrossDocks: true,
    columnPitch: { x: 12, y: 24 },
    floorLevel: 120,
    floorLoad: 7.5,
    flooringTypes: [await anyValue(db, 'flooring_type')],
    hasAntiDustCoating: true,
    facades: [await anyValue(db, 'facades')],
    depth: 118.5,
    width: 535.5,
    fireExtinguishingSystems: [await anyValue(db, 'fire_extinguishing_systems')],
    ventilations: [await anyValue(db, 'ventilations')],
    hasHeating: true,
    hasShelving: true,
    hasResponsibleStorage: true,
    hasCheckpoint: true,
    ownerBuildingWebsite: 'https://sever.example/1',
    linkCian: 'https://cian.example/2',
    builtToSuit: true,
    images: [await photo(db)],
    documents: [await document(db)],
  };
}

/** Every field of a vacancy (2§3). */
export async function wholeVacancyFields(db: Db): Promise<Required<VacancyFieldsInput>> {
  const agent = async (companyId: string, exclusiveDateTo: string) => ({
    companyId,
    isExclusive: true,
    exclusiveDateTo,
    other: 'Ключи у охраны',
    contactRole: await anyValue(db, 'contact_role'),
  });
  return {
    ...(vacancyFields({
      name: '1-А',
      availabilityDate: '2027-01-15T00:00:00',
      vacancyTypes: 5,
      vacancyStatus: 4,
    }) as Required<VacancyFieldsInput>),
    rentStatus: await anyValue(db, 'rent_statuses'),
    floors: [await anyValue(db, 'floor')],
    areaSetWithPrice: {
      warehouse: {
        areaValue: 13_300,
        leasePricePerSqm: null,
        dry: { areaValue: 9_600, leasePricePerSqm: 8_900 },
        temperature: { areaValue: 3_600, leasePricePerSqm: 13_500, temperatureFrom: 2, temperatureTo: 6 },
        freezer: { areaValue: 0.25, leasePricePerSqm: 20_000, temperatureFrom: -22, temperatureTo: -18 },
        unheated: { areaValue: 0.5, leasePricePerSqm: 4_000 },
      },
      production: { areaValue: 1, leasePricePerSqm: 9_100.5 },
      lightIndustrial: { areaValue: 1.75, leasePricePerSqm: 9_200 },
      dataCenter: { areaValue: 3.25, leasePricePerSqm: 9_300.75 },
      office: { areaValue: 840, leasePricePerSqm: 12_000 },
      mezzanine: { areaValue: 2_160, leasePricePerSqm: 5_400 },
    },
    minimalRentalBlockArea: 2_400,
    minimalSaleBlockArea: 3_400,
    salePrice: 1_246_000_000,
    isPriceByRequest: true,
    isRentalPriceOnRequest: true,
    opexPerSqm: 1_800.5,
    isOpexIncluded: true,
    leaseVat: 1,
    saleVat: 2,
    storageVat: 3,
    utilityBill: await anyValue(db, 'utility_bill'),
    securityPayment: '2 месяца',
    rentalHolidays: 5,
    minimalRentalPeriod: 36,
    isShortTermRental: true,
    saleDealScheme: await anyValue(db, 'sale_deal_scheme'),
    bts: true,
    btsPeriod: 18,
    hasShelves: true,
    countPalletPlaces: 11_400,
    palletPlacesOnRequest: true,
    palletPrice: 14.5,
    palletPriceOnRequest: true,
    numberGatesZero: 7,
    dockNumber: 9,
    hasCrossDock: true,
    hasElevator: true,
    saleAgents: [await agent('c1', '2027-06-01T00:00:00')],
    leaseAgents: [await agent('c2', '2027-07-02T00:00:00'), await agent('c3', '2027-08-03T00:00:00')],
    additionalInformation: 'Отдельный въезд',
    documents: [await document(db)],
  };
}
