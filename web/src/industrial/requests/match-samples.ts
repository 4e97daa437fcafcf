import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { RequestFields } from '@gektar/contract/industrial/requests/request.ts';
import { VacancyFields, type VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';

/** A complete request for tests, without conditions; pass only the relevant fields. */
export function sampleRequest(about: Partial<IndustrialRequest>): IndustrialRequest {
  const fields = RequestFields.parse({
    name: 'Распределительный центр',
    companyId: 'company-1',
    requestDate: '2026-11-12T00:00:00',
    responsibleEmployeeId: '0199a000-0000-7000-8000-000000000004',
  });
  return {
    ...fields,
    id: '0199a000-0000-7000-8000-000000000001',
    rowVersion: 1,
    dateTimeCreated: '2026-11-12T00:00:00',
    company: null,
    contact: null,
    fullCityRegions: [],
    mainAreaTypeCalc: null,
    importance: {},
    isEnabled: true,
    countRequrestSelectionItems: 0,
    highways: [],
    buildingTypes: [],
    ...about,
  };
}

/**
 * A complete vacancy for tests: 5 200 m² of dry warehouse, let in halves, in a building of class A; pass only the
 * relevant fields.
 */
export function sampleVacancy(about: Partial<VacancyRow> = {}): VacancyRow {
  const {
    saleAgents: _sale,
    leaseAgents: _lease,
    documents: _documents,
    ...fields
  } = VacancyFields.parse({
    name: '1-А',
    vacancyTypes: 1,
    vacancyStatus: 1,
    availabilityDate: '2027-01-15T00:00:00',
    isWholeForRent: false,
    isPublicationOnWebsite: true,
    minimalRentalBlockArea: 2_600,
  });
  return {
    ...fields,
    id: '0199a000-0000-7000-8000-000000000002',
    rowVersion: 1,
    isEnabled: true,
    isActive: true,
    buildingId: '0199a000-0000-7000-8000-000000000003',
    buildingName: 'Корпус 1',
    buildingClass: 2,
    buildingType: { id: 1, name: 'Склад' },
    buildingConstructionStatus: 1,
    buildingWorkingHeight: 12,
    buildingTotalArea: 64_200,
    complexId: '0199a000-0000-7000-8000-000000000005',
    complexName: 'Логопарк Север',
    region: { id: 50, name: 'Московская область' },
    city: null,
    highway: null,
    distanceFromRingRoad: 17,
    vacanciesActualizeDate: '2026-11-20T10:00:00',
    vacanciesUpdatePeriod: 30,
    latitude: 56.1,
    longitude: 37,
    areaSize: 5_200,
    mainAreaTypeCalc: 1,
    averageNetRentalRate: 8_900,
    rentStatus: null,
    utilityBill: null,
    saleDealScheme: null,
    floors: [],
    areaSetWithPrice: {
      warehouse: {
        areaValue: 5_200,
        leasePricePerSqm: 8_900,
        dry: { areaValue: 5_200, leasePricePerSqm: 8_900 },
        temperature: null,
        freezer: null,
        unheated: null,
      },
      production: null,
      lightIndustrial: null,
      dataCenter: null,
      office: null,
      mezzanine: null,
    },
    warehouseAreaTotal: 5_200,
    lightIndustrialAreaTotal: null,
    dataCenterAreaTotal: null,
    productionAreaTotal: null,
    officeAreaTotal: null,
    mezzanineAreaTotal: null,
    officeAreaRate: null,
    mezzanineAreaRate: null,
    deal: null,
    ...about,
  };
}
