import { formatCount, formatQuantity } from '@gektar/format/number.ts';
import { describedValue } from '#described-value.ts';
import { type FieldDescription, fixedValue, flagWord } from '#fields.ts';
import { buildingFields } from '#industrial/buildings/building-fields.ts';
import { complexFields } from '#industrial/complexes/complex-fields.ts';
import type { VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { vacancyFields } from '#industrial/vacancies/vacancy-fields.ts';

const fields = { ...complexFields, ...buildingFields, ...vacancyFields } as const;
type DescribedFact = keyof typeof fields;
/**
 * Facts whose text does not come from one field description: they combine fields, depend on others or are named
 * differently. Each component writes their text itself.
 */
type WordedFact = keyof VacancyRow | 'areas' | 'coordinates' | 'buildingClassTitle' | 'docksAndGates';
type Places = Readonly<Record<string, readonly (DescribedFact | WordedFact)[]>>;

const ofComplex = [
  'distanceFromRingRoad',
  'distanceFromCenter',
  'distanceNearestPublicStop',
  'hasIndustrialRailway',
  'truckParkingSpaces',
] as const;

const forClients = {
  // Listed explicitly: a new field of a vacancy, a building or a complex stays internal until it is added to one of the
  // four lists below, which follow the order of the answer (G-10).
  /** Disclosed of a vacancy, before its areas: name, place, kind. */
  vacancy: [
    'name',
    'complexName',
    'buildingName',
    'region',
    'highway',
    'latitude',
    'longitude',
    'vacancyTypes',
    'availabilityDate',
    'isWholeForRent',
    'floors',
    'areaSize',
    'mainAreaTypeCalc',
  ],
  /** Disclosed of a vacancy, after its areas: money, blocks, equipment. */
  terms: [
    'averageNetRentalRate',
    'isRentalPriceOnRequest',
    'minimalRentalBlockArea',
    'minimalSaleBlockArea',
    'salePrice',
    'isPriceByRequest',
    'opexPerSqm',
    'isOpexIncluded',
    'leaseVat',
    'saleVat',
    'storageVat',
    'bts',
    'hasShelves',
    'countPalletPlaces',
    'numberGatesZero',
    'dockNumber',
    'hasCrossDock',
    'hasElevator',
  ],
  /** Disclosed of a building; the schema itself adds pitch, class, type, height and area. */
  building: ['floorsNumber', 'floorLoad', 'docksNumber', 'gatesZeroNumber'],
  /** Disclosed of a complex; the schema itself adds address, position, outline and photos. */
  complex: ofComplex,

  /** Disclosed only while they are not 'по запросу'. */
  withheld: ['averageNetRentalRate', 'salePrice', 'countPalletPlaces'],
  /** Flags that are shown only when set. */
  onlyIfSet: ['hasCrossDock', 'hasElevator', 'bts'],

  /** Facts of the sections of page and report. */
  pageBuilding: [
    'buildingClass',
    'buildingType',
    'columnPitch',
    'workingHeight',
    'floorLoad',
    'docksNumber',
    'gatesZeroNumber',
    'fullAddress',
  ],
  pageEquipment: ['dockNumber', 'numberGatesZero', 'hasShelves', 'countPalletPlaces', 'hasCrossDock', 'hasElevator'],
  pagePlace: ['highway', ...ofComplex],
  /** Facts of a vacancy for lease. */
  pageLetting: ['minimalRentalBlockArea', 'opexPerSqm', 'leaseVat'],
  /** Facts of a vacancy for sale. */
  pageSale: ['salePrice', 'minimalSaleBlockArea', 'saleVat'],
  /** Facts of every vacancy. */
  pageTerms: ['storageVat', 'floors', 'bts'],

  slideBuilding: [
    'buildingType',
    'totalArea',
    'workingHeight',
    'columnPitch',
    'floorLoad',
    'floorsNumber',
    'docksNumber',
    'gatesZeroNumber',
    'floors',
    'docksAndGates',
    'minimalSaleBlockArea',
  ],
  slideTaxes: ['leaseVat', 'saleVat', 'storageVat'],
  slideFeatures: ['bts', 'hasShelves', 'hasCrossDock', 'hasElevator'],
  slidePlace: ['fullAddress', 'region', 'highway', ...ofComplex, 'coordinates'],

  sheet: [
    'complexName',
    'buildingName',
    'name',
    'vacancyTypes',
    'availabilityDate',
    'areaSize',
    'averageNetRentalRate',
    'salePrice',
    'areas',
    'minimalRentalBlockArea',
    'minimalSaleBlockArea',
    'isWholeForRent',
    'opexPerSqm',
    'isOpexIncluded',
    'leaseVat',
    'saleVat',
    'storageVat',
    'fullAddress',
    'region',
    'highway',
    'distanceFromRingRoad',
    'coordinates',
    'buildingClassTitle',
    'buildingType',
    'totalArea',
    'floorsNumber',
    'floors',
    'workingHeight',
    'columnPitch',
    'floorLoad',
    'docksNumber',
    'gatesZeroNumber',
    'dockNumber',
    'numberGatesZero',
    'hasCrossDock',
    'hasElevator',
    'hasShelves',
    'countPalletPlaces',
    'bts',
  ],
} as const satisfies Places;

const forBrokers = {
  /** Columns of a selection spreadsheet after those of the selection item, as in the table of vacancies (J-03). */
  sheet: [
    'complexName',
    'region',
    'buildingName',
    'name',
    'buildingClass',
    'vacancyTypes',
    'availabilityDate',
    'mainAreaTypeCalc',
    'bts',
    'isWholeForRent',
    'areaSize',
    'warehouseAreaTotal',
    'lightIndustrialAreaTotal',
    'dataCenterAreaTotal',
    'productionAreaTotal',
    'officeAreaTotal',
    'mezzanineAreaTotal',
    'officeAreaRate',
    'mezzanineAreaRate',
    'averageNetRentalRate',
    'salePrice',
    'minimalRentalBlockArea',
    'minimalSaleBlockArea',
    'opexPerSqm',
    'leaseVat',
    'saleVat',
    'hasShelves',
    'countPalletPlaces',
    'numberGatesZero',
    'dockNumber',
    'hasCrossDock',
    'hasElevator',
  ],
} as const satisfies Places;

/** Facts of a vacancy shown to clients in one place on screen, in order. */
export function factsForClients<Place extends keyof typeof forClients>(place: Place): (typeof forClients)[Place] {
  return forClients[place];
}

/** Facts of a vacancy shown to brokers in one place on screen, in order. */
export function factsForBrokers<Place extends keyof typeof forBrokers>(place: Place): (typeof forBrokers)[Place] {
  return forBrokers[place];
}

/** Field description behind a fact: that of the vacancy, otherwise of its building or its complex. */
export function fieldOfFact(name: DescribedFact): FieldDescription {
  return fields[name];
}

/** Text of a plain fact for clients; counts have no unit; undefined for an unknown value. */
export function factText(name: DescribedFact, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  const of = describedValue(fieldOfFact(name), value);
  switch (of.kind) {
    case 'number':
      if (of.field.decimals !== 0) return formatQuantity(of.value, of.field.unit);
      return typeof of.value === 'number' ? formatCount(of.value) : undefined;
    case 'flag':
      return flagWord(of.field, of.value);
    case 'choice':
      return of.value?.name;
    case 'choices':
      return of.value.map((each) => each.name).join(', ');
    case 'option':
      return fixedValue(of.field.values, of.value)?.name;
    default:
      return String(value);
  }
}
