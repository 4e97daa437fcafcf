import { fieldMessages } from '@gektar/contract/field-message.ts';
import { NewComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { checkFields, checkSourceId } from '#importing/check-fields.ts';
import { foldName } from '#importing/ids-by-name.ts';
import { notInDictionary, readDay, readNumber, readYes, rounded } from '#importing/read-cell.ts';
import { isExactPlace, readRegion } from '#importing/read-place.ts';
import { Remarks } from '#importing/remarks.ts';
import type { ComplexCells, ComplexColumn } from './complex-columns.ts';
import type { ComplexIds } from './complex-ids.ts';
import { readInformation } from './complex-information.ts';

/** Data that all rows of one import share. */
export interface ComplexContext {
  readonly ids: ComplexIds;
  readonly responsibleEmployeeId: string;
}

/** Days until vacancies are overdue (2§3); import files have no such column. */
const UPDATE_PERIOD = 30;

/** Row of the file → a new complex; `fields` is absent when the row is refused. */
export function readComplex(
  cells: ComplexCells,
  context: ComplexContext,
): { fields: NewComplex | undefined; remarks: Remarks<ComplexColumn> } {
  const remarks = new Remarks<ComplexColumn>();
  checkSourceId(cells.id, 'id', remarks);
  const fields = checkFields(NewComplex, readFields(cells, context, remarks), remarks, { columnOf, optionalFields });
  return { fields, remarks };
}

function readFields(cells: ComplexCells, context: ComplexContext, remarks: Remarks<ComplexColumn>) {
  const { ids, responsibleEmployeeId } = context;
  return {
    name: cells.name,
    complexType: readChoice('kind', cells, kindNames, ids.complexTypes, remarks),
    complexConstructionStatus: readStatus(cells, remarks),
    commissioningDate: readYear(cells, remarks),
    complexArea: readNumber(cells.total_area_sqm, ['м2', 'кв. м', 'кв.м']),
    typeIndustrialArea: readZone(cells, ids, remarks),
    responsibleUser: responsibleEmployeeId,
    vacanciesUpdatePeriod: UPDATE_PERIOD,
    ownerWebsite: cells.website || null,
    regionId: readRegion(cells, 'region_code', ids, remarks)?.id,
    address: cells.address || null,
    fullAddress: fullAddress(cells),
    latitude: readNumber(cells.lat),
    longitude: readNumber(cells.lon),
    isApproximatePosition: !isExactPlace(cells.coord_quality),
    highway: readHighway(cells, ids, remarks),
    distanceFromRingRoad: readNumber(cells.km_from_mkad, ['км']),
    electricitySupply: converted(readNumber(cells.electricity_mw), 1000),
    gasSupply: converted(readNumber(cells.gas_m3h), 24),
    waterSupply: readNumber(cells.water_m3day),
    carParkingSpaces: readNumber(cells.parking_car),
    truckParkingSpaces: readNumber(cells.parking_truck),
    landPlotArea: readNumber(cells.land_area_ha, ['га']),
    additionalInformation: readInformation(cells, remarks),
  };
}

/** Complex types of the registers → names of our dictionary. */
const kindNames: Readonly<Record<string, string>> = {
  special_economic_zone: 'Особая экономическая зона',
  technopark: 'Технопарк',
  warehouse_complex: 'Складской комплекс',
  industrial_park: 'Индустриальный парк',
  light_industrial: 'Light Industrial',
};

function readChoice(
  column: ComplexColumn,
  cells: ComplexCells,
  otherNames: Readonly<Record<string, string>>,
  dictionary: ReadonlyMap<string, number>,
  remarks: Remarks<ComplexColumn>,
): { id: number } | undefined {
  const name = cells[column];
  const id = dictionary.get(foldName(otherNames[foldName(name)] ?? name));
  if (id !== undefined) return { id };
  remarks.refuse(column, name === '' ? fieldMessages.required : notInDictionary(name));
  return undefined;
}

/**
 * Ids of construction statuses (M-09). A frozen construction site never worked, so it counts as a project (3), not as
 * out of use (5); a line of `additionalInformation` mentions that it is frozen.
 */
const statuses: Readonly<Record<string, number>> = { operating: 1, under_construction: 2, planned: 3, frozen: 3 };

function readStatus(cells: ComplexCells, remarks: Remarks<ComplexColumn>): number | undefined {
  const word = foldName(cells.status);
  const named = enumerations['complex-construction-statuses'].find(({ name }) => foldName(name) === word);
  const id = statuses[word] ?? named?.id;
  if (id === undefined) {
    remarks.refuse('status', cells.status === '' ? fieldMessages.required : notInDictionary(cells.status));
  }
  return id;
}

/** First day of a year given alone; `additionalInformation` shows the year itself. */
function readYear(cells: ComplexCells, remarks: Remarks<ComplexColumn>): string | undefined {
  const day = /^\d{4}$/.test(cells.year) ? `${cells.year}-01-01` : readDay(cells.year);
  if (day === '') remarks.leaveOut('year', fieldMessages.date);
  return day ? `${day}T00:00:00` : undefined;
}

function readZone(
  cells: ComplexCells,
  { industrialZones }: ComplexIds,
  remarks: Remarks<ComplexColumn>,
): { id: number } | undefined {
  const isPark = readYes(cells, 'is_industrial_park', remarks);
  const name = readYes(cells, 'is_special_economic_zone', remarks)
    ? 'Особая экономическая зона'
    : 'Индустриальный парк';
  const id = isPark || name !== 'Индустриальный парк' ? industrialZones.get(foldName(name)) : undefined;
  return id === undefined ? undefined : { id };
}

function readHighway(
  cells: ComplexCells,
  { highways }: ComplexIds,
  remarks: Remarks<ComplexColumn>,
): { id: number } | undefined {
  if (cells.highway === '') return undefined;
  const id = highways.get(foldName(cells.highway));
  if (id === undefined) remarks.leaveOut('highway', notInDictionary(cells.highway));
  return id === undefined ? undefined : { id };
}

/** The address, or the municipality without one, preceded by the region unless already included. */
function fullAddress({ address, municipality, region, region_code }: ComplexCells): string {
  const place = address || municipality;
  const name = region || region_code.replace(/^\d+$/, '');
  return name === '' || foldName(place).includes(foldName(name)) ? place : [name, place].filter(Boolean).join(', ');
}

/** Unit of the file → unit of the product: MW → kW, m³ an hour → m³ a day. */
function converted(amount: number | undefined, times: number): number | undefined {
  return amount === undefined ? undefined : rounded(amount * times, 2);
}

/** Field of a complex → the column that it is read from. */
const columns: Readonly<Record<string, ComplexColumn>> = {
  name: 'name',
  complexType: 'kind',
  complexConstructionStatus: 'status',
  commissioningDate: 'year',
  complexArea: 'total_area_sqm',
  typeIndustrialArea: 'is_industrial_park',
  ownerWebsite: 'website',
  regionId: 'region_code',
  address: 'address',
  fullAddress: 'address',
  latitude: 'lat',
  longitude: 'lon',
  highway: 'highway',
  distanceFromRingRoad: 'km_from_mkad',
  electricitySupply: 'electricity_mw',
  gasSupply: 'gas_m3h',
  waterSupply: 'water_m3day',
  carParkingSpaces: 'parking_car',
  truckParkingSpaces: 'parking_truck',
  landPlotArea: 'land_area_ha',
  additionalInformation: 'notes',
};

/** Column that a message about a field refers to. */
export function columnOf(field: string): ComplexColumn | undefined {
  return columns[field];
}

/** Fields whose refusal refuses the row; any other refused value is only left out. */
const requiredFields = new Set([
  'name',
  'complexType',
  'complexConstructionStatus',
  'regionId',
  'fullAddress',
  'latitude',
  'longitude',
]);
const optionalFields = new Set(Object.keys(columns).filter((field) => !requiredFields.has(field)));
