import { expect, test } from 'vitest';
import { buildingForm } from '#industrial/buildings/building-form/building-form-description.ts';
import { complexForm } from '#industrial/complexes/complex-form/complex-form-description.ts';
import { requestForm as industrialRequestForm } from '#industrial/requests/request-form/request-form-description.tsx';
import { vacancyForm } from '#industrial/vacancies/vacancy-form/vacancy-form-description.ts';
import { propertyForm } from '#land/properties/property-form/property-form-description.ts';
import { requestForm as landRequestForm } from '#land/requests/request-form/request-form-description.tsx';

interface Described {
  readonly sections: readonly { readonly id: string; readonly title: string; readonly fields: readonly string[] }[];
  readonly spans?: Readonly<Record<string, number>>;
  readonly inputs?: Readonly<Record<string, unknown>>;
}

/**
 * Lines of a form on a grid of six columns, as on a wide screen. A narrower field is followed by its number of columns.
 */
function linesOf({ sections, spans = {}, inputs = {} }: Described): string[] {
  return sections.flatMap(({ id, title, fields }) => {
    const lines: string[][] = [];
    let free = 0;
    for (const name of fields.filter((one) => inputs[one] !== null)) {
      const span = spans[name] ?? 6;
      if (span > free) {
        lines.push([]);
        free = 6;
      }
      free -= span;
      lines.at(-1)?.push(span === 6 ? name : `${name} ${span}`);
    }
    return [`${id}: ${title}`, ...lines.map((line) => `  ${line.join(', ')}`)];
  });
}

test.each([
  {
    name: 'a complex',
    form: complexForm,
    lines: [
      'main: Основное',
      '  name',
      '  complexType 2, complexConstructionStatus 2, commissioningDate 2',
      '  complexArea 2, typeIndustrialArea 2, responsibleUser 2',
      '  vacanciesUpdatePeriod 2, rentalBrokerCommission 2, salesBrokerCommission 2',
      '  isManyOwners 2, ownerOccupied 2, streetHunt 2',
      '  ownerWebsite 3, linkCian 3',
      '  additionalInformation',
      'location: Локация',
      '  fullAddress',
      '  position',
      '  isApproximatePosition 3',
      '  regionId',
      '  cityId',
      '  address 4, house 2',
      '  highway',
      '  distanceFromRingRoad 2, distanceFromCenter 3',
      '  distanceNearestPublicStop 3',
      '  polygons',
      'people: Контакты и операторы',
      '  contacts',
      '  operatorWithRoles',
      '  tenants',
      'utilities: Коммуникации и инфраструктура',
      '  electricitySupply 2, gasSupply 2, waterSupply 2',
      '  sewerageTypes 3, truckParkingSpaces 2',
      '  carParkingSpaces 2, numberOfCheckpoints 2, hasCanteen 2',
      '  hasHostel 2, hasIndustrialRailway 2, hasOutdoorAreaForRent 2',
      '  hasContainerYardForRent 2, hasResponsibleStorage 2',
      'plot: Земельный участок',
      '  cadastralNumbers',
      '  landPlotArea 3, landPlotRights 3',
      '  permittedUseTypes',
      'documents: Документы',
      '  linkToDisk',
      '  documents',
      '  images',
    ],
  },
  {
    name: 'a building',
    form: buildingForm,
    lines: [
      'building: Здание и площади',
      '  name 2, constructionStatus 2, buildingType 2',
      '  buildingClass 2, commissioningDate 2, demolitionDate 2',
      '  totalArea 2, floorsNumber 2, workingHeight 2',
      '  areaSet',
      'characteristics: Характеристики',
      '  docksNumber 2, gatesZeroNumber 2',
      '  columnPitch',
      '  floorLevel 2, floorLoad 2, depth 2',
      '  width 2, flooringTypes 3',
      '  facades 3, fireExtinguishingSystems 3',
      '  ventilations 3, hasCrossDocks 2',
      '  hasAntiDustCoating 2, hasHeating 2, hasShelving 2',
      '  hasResponsibleStorage 2, hasCheckpoint 2',
      'people: Контакты и операторы',
      '  contacts',
      '  operatorWithRoles',
      'marketing: Доп. информация и маркетинг',
      '  ownerBuildingWebsite 2, linkCian 2, builtToSuit 2',
      '  images',
      '  documents',
    ],
  },
  {
    name: 'a vacancy',
    form: vacancyForm,
    lines: [
      'main: Основное',
      '  name 2, vacancyTypes 2, vacancyStatus 2',
      '  availabilityDate 2, rentStatus 2, floors 2',
      '  isWholeForRent 3, isPublicationOnWebsite 3',
      '  additionalInformation',
      'areas: Площади и ставки',
      '  areaSetWithPrice',
      '  minimalRentalBlockArea 2, minimalSaleBlockArea 2, salePrice 2',
      '  opexPerSqm 2, isOpexIncluded 2, isRentalPriceOnRequest 2',
      '  isPriceByRequest 2',
      'terms: Условия сделки',
      '  leaseVat 2, saleVat 2, storageVat 2',
      '  utilityBill 2, securityPayment 2, saleDealScheme 2',
      '  rentalHolidays 2, minimalRentalPeriod 2, isShortTermRental 2',
      '  bts 2, btsPeriod 2',
      'characteristics: Характеристики',
      '  countPalletPlaces 3, palletPlacesOnRequest 3',
      '  palletPrice 3, palletPriceOnRequest 3',
      '  numberGatesZero 3, dockNumber 3',
      '  hasShelves 2, hasCrossDock 2, hasElevator 2',
      'agents: Агенты',
      '  leaseAgents',
      '  saleAgents',
      'documents: Документы',
      '  documents',
    ],
  },
  {
    name: 'an industrial request',
    form: industrialRequestForm,
    lines: [
      'about: О запросе',
      '  name',
      '  companyId',
      '  requestDate 3, responsibleEmployeeId 3',
      '  requestTypes',
      '  referralContactId',
      'what: Что ищет',
      '  vacancyTypes 3',
      '  mainAreaTypesCalc',
      '  vacancyAreaRange 3, netRentalRateTo 3',
      '  accessDate 3, hasDryArea 3',
      '  hasTemperatureArea 3, hasFreezerArea 3',
      '  hasUnheatedArea 3, bts 3',
      '  isWholeForRent 3, hasShelving 3',
      'where: Где',
      '  cityRegions',
      '  highways 3, complexName 3',
      'building: Здание',
      '  buildingClasses 2, buildingTypes 2, constructionStatuses 2',
      '  workingHeightRange 3, totalArea 3',
      'extra: Доп. информация',
      '  linkToDisk',
      '  comment',
      '  additionalAccessEmployees',
    ],
  },
  {
    name: 'a plot',
    form: propertyForm,
    lines: [
      'about: Об объекте',
      '  cadastralNumbers',
      '  propertyType 2, lastConversationDate 2, responsibleEmployeeId 2',
      '  landContact',
      '  referralContactId',
      'address: Адрес',
      '  address',
      '  landHighway',
      '  position',
      '  linkToPublicCadastralMap 3, isApproximatePosition 3',
      '  polygons',
      'general: Общая информация',
      '  area',
      '  price',
      '  kmFromCity 2, category 3',
      '  ownershipType 3, region 3',
      '  buildingArea 3, linkToDocumentation 3',
      '  linkToDisk 3',
      '  bestUses',
      '  permittedUseTypes',
      '  okveds',
      '  gasSupply',
      'advantages: Преимущества',
      '  hasBarganing 2, hasDriveway 2, hasIndustrialRailway 2',
      '  hasOverheadCrane 2, hasPond 2, hasLandLotTownPlanningPlan 2',
      '  isTerritoryComplexDevelopment 2, isSpecialEconomicZone 2, isIndustrialPark 2',
      '  isLightIndustrial 2, builtToSuit 2, builtToLease 2',
      'extra: Доп. информация',
      '  onSale 3, isChecked 3',
      '  isActive 2, isConfidentially 2, isUnfriendlyCountry 2',
      '  comment',
      '  documents',
      'photos: Загрузка фотографий',
      '  images',
    ],
  },
  {
    name: 'a land request',
    form: landRequestForm,
    lines: [
      'about: О запросе',
      '  name',
      '  companyId',
      '  requestDate 2, responsibleEmployeeId 2, isActual 2',
      '  requestType',
      '  referralContactId',
      'what: Что ищет',
      '  propertyTypes',
      '  area 3, buildingArea 3',
      '  budget',
      '  bestUses',
      '  okveds',
      'where: Где',
      '  regions',
      '  landHighways',
      '  distanceFromNearestCity 3',
      'utilities: Коммуникации',
      '  gasSupply',
      'advantages: Преимущества',
      '  builtToSuit 3, builtToLease 3',
      '  hasBarganing 2, hasDriveway 2, hasIndustrialRailway 2',
      '  hasOverheadCrane 2, hasPond 2, hasLandLotTownPlanningPlan 2',
      '  isTerritoryComplexDevelopment 2, isSpecialEconomicZone 2, isIndustrialPark 2',
      '  isLightIndustrial 2',
      'extra: Доп. информация',
      '  linkToDisk',
      '  comment',
    ],
  },
])('sections and lines of the form of $name', ({ form, lines }) => {
  expect(linesOf(form.description)).toEqual(lines);
});
