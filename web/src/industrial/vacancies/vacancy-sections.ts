import type { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';

type Names = readonly (keyof typeof vacancyFields)[];

// Sections of a vacancy, used in its form and on the page of its complex.

/** 'Основное'. */
export const vacancyBasics = [
  'vacancyTypes',
  'vacancyStatus',
  'availabilityDate',
  'rentStatus',
  'floors',
  'isWholeForRent',
  'isPublicationOnWebsite',
  'additionalInformation',
] as const satisfies Names;

/** 'Условия сделки'. */
export const vacancyTerms = [
  'leaseVat',
  'saleVat',
  'storageVat',
  'utilityBill',
  'securityPayment',
  'saleDealScheme',
  'rentalHolidays',
  'minimalRentalPeriod',
  'isShortTermRental',
  'bts',
  'btsPeriod',
] as const satisfies Names;

/** 'Характеристики'. */
export const vacancyCharacteristics = [
  'countPalletPlaces',
  'palletPlacesOnRequest',
  'palletPrice',
  'palletPriceOnRequest',
  'numberGatesZero',
  'dockNumber',
  'hasShelves',
  'hasCrossDock',
  'hasElevator',
] as const satisfies Names;
