import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { isRecord } from '@gektar/contract/records.ts';
import { formatWritten } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import type { RowReading, SheetsResult } from '#importing/sheets/sheet-kind.ts';
import { vacancySheets } from '#industrial/complexes/import/sheets/read-vacancy-sheets.ts';
import type { ObjectField, ObjectValues, ValueComparison } from '#loads/load-kind.ts';
import type { ReadKind } from '#loads/read-load.ts';

function ofComplex(name: keyof typeof complexFields, about: Partial<ObjectField> = {}) {
  const { label } = complexFields[name];
  const whole = name === 'name' ? 'Комплекс' : label;
  return { [`complex.${name}`]: { label: whole, description: complexFields[name], ...about } };
}
function ofBuilding(name: keyof typeof buildingFields, about: Partial<ObjectField> = {}) {
  const { label } = buildingFields[name];
  const whole = name === 'name' ? 'Здание' : label;
  return { [`building.${name}`]: { label: whole, description: buildingFields[name], ...about } };
}
function ofVacancy(name: keyof typeof vacancyFields, about: Partial<ObjectField> = {}) {
  const { label } = vacancyFields[name];
  const whole = name === 'name' ? 'Вакансия' : label;
  return { [name]: { label: whole, description: vacancyFields[name], ...about } };
}

const AREA = 'areaSetWithPrice';
const RATE = 'leasePricePerSqm';

/** Fields of a vacancy, its building and its complex that a sheet can fill, in the order of their columns. */
const fields: Readonly<Record<string, ObjectField>> = {
  ...ofComplex('name'),
  ...ofBuilding('name'),
  ...ofBuilding('buildingClass'),
  ...ofVacancy('name'),
  [AREA]: {
    label: 'Площадь',
    unit: units.squareMetre,
    textOf: areaText,
    readFrom: ['area', 'area.warehouse', 'area.office', 'area.mezzanine', 'area.production', 'area.lightIndustrial'],
    set: withArea,
    against: compareAreas,
    textNextTo: areaTextNextTo,
  },
  [RATE]: {
    label: 'Ставка',
    unit: units.roublePerSquareMetreYear,
    textOf: (value) => (typeof value === 'number' ? formatWritten(value) : ''),
    readFrom: ['rate'],
    get: rateOf,
    set: withRate,
    partOf: AREA,
  },
  ...ofVacancy('leaseVat'),
  ...ofVacancy('opexPerSqm'),
  ...ofVacancy('isOpexIncluded'),
  ...ofVacancy('utilityBill'),
  ...ofBuilding('workingHeight'),
  ...ofVacancy('availabilityDate', { readFrom: ['availabilityDate', 'leaseEnd'] }),
  ...ofVacancy('vacancyTypes'),
  ...ofVacancy('vacancyStatus'),
  ...ofVacancy('salePrice', { readFrom: ['salePrice', 'salePricePerArea'] }),
  ...ofVacancy('saleVat'),
  ...ofVacancy('isPriceByRequest'),
  ...ofVacancy('isRentalPriceOnRequest'),
  ...ofVacancy('dockNumber'),
  ...ofVacancy('numberGatesZero'),
  ...ofVacancy('minimalRentalBlockArea'),
  ...ofVacancy('minimalSaleBlockArea'),
  ...ofVacancy('isWholeForRent'),
  ...ofVacancy('isShortTermRental'),
  ...ofVacancy('saleDealScheme'),
  ...ofVacancy('bts'),
  ...ofVacancy('btsPeriod'),
  ...ofVacancy('floors'),
  ...ofVacancy('securityPayment'),
  ...ofVacancy('rentalHolidays'),
  ...ofVacancy('minimalRentalPeriod'),
  ...ofVacancy('countPalletPlaces'),
  ...ofVacancy('palletPlacesOnRequest'),
  ...ofVacancy('palletPrice'),
  ...ofVacancy('palletPriceOnRequest'),
  ...ofVacancy('storageVat'),
  ...ofVacancy('hasElevator'),
  ...ofVacancy('hasShelves'),
  ...ofVacancy('hasCrossDock'),
  ...ofVacancy('additionalInformation'),
  ...ofComplex('fullAddress'),
  'complex.region': { label: 'Регион', description: { kind: 'choice', label: 'Регион', source: 'regions' } },
  ...ofComplex('complexType'),
  ...ofComplex('complexConstructionStatus'),
  ...ofComplex('highway'),
  ...ofComplex('distanceFromRingRoad', { readFrom: ['complex.distanceFromRingRoad', 'complex.highway'] }),
  ...ofComplex('cadastralNumbers'),
  ...ofComplex('complexArea'),
  ...ofComplex('electricitySupply'),
  ...ofComplex('gasSupply'),
  ...ofComplex('waterSupply'),
  ...ofComplex('sewerageTypes'),
  ...ofComplex('carParkingSpaces'),
  ...ofComplex('truckParkingSpaces'),
  ...ofComplex('numberOfCheckpoints'),
  ...ofComplex('hasIndustrialRailway'),
  ...ofComplex('hasCanteen'),
  ...ofComplex('hasHostel'),
  ...ofComplex('hasOutdoorAreaForRent'),
  ...ofComplex('hasContainerYardForRent'),
  ...ofComplex('hasResponsibleStorage'),
  ...ofComplex('isManyOwners'),
  ...ofComplex('ownerOccupied'),
  ...ofComplex('landPlotArea'),
  ...ofComplex('landPlotRights'),
  ...ofComplex('permittedUseTypes'),
  ...ofComplex('typeIndustrialArea'),
  ...ofComplex('distanceFromCenter'),
  ...ofComplex('distanceNearestPublicStop'),
  ...ofComplex('ownerWebsite'),
  ...ofComplex('linkToDisk'),
  'complex.latitude': { label: 'Широта', textOf: degrees, readFrom: ['complex.latitude', 'complex.position'] },
  'complex.longitude': { label: 'Долгота', textOf: degrees, readFrom: ['complex.longitude', 'complex.position'] },
  ...ofBuilding('constructionStatus'),
  ...ofBuilding('buildingType'),
  ...ofBuilding('commissioningDate'),
  ...ofBuilding('demolitionDate'),
  ...ofBuilding('totalArea'),
  ...ofBuilding('floorsNumber'),
  ...ofBuilding('floorLoad'),
  ...ofBuilding('floorLevel'),
  ...ofBuilding('columnPitch'),
  ...ofBuilding('flooringTypes'),
  ...ofBuilding('hasAntiDustCoating'),
  ...ofBuilding('facades'),
  ...ofBuilding('width'),
  ...ofBuilding('depth'),
  ...ofBuilding('fireExtinguishingSystems'),
  ...ofBuilding('ventilations'),
  ...ofBuilding('hasCheckpoint'),
  ...ofBuilding('hasHeating'),
};

/** Vacancies for the thread that reads a file. */
export const vacancyReading: ReadKind = { sheets: { ...vacancySheets, build: buildWithBuildings }, fields };

/** Names of buildings are whole: '3' below 'Корп.' is 'Корпус 3'. */
function buildWithBuildings(...[rows, choices]: Parameters<typeof vacancySheets.build>): SheetsResult {
  const built = vacancySheets.build(rows, choices);
  const ofHead = new Set(rows.filter(isNumberBelowHead).map(({ sheet, row }) => `${sheet}!${row}`));
  const objects = built.objects.map((object) => {
    const { building } = object;
    const name = isRecord(building) ? building['name'] : undefined;
    const isNumber = typeof name === 'string' && /^\d+\p{L}?$/u.test(name);
    if (!isRecord(building) || !isNumber || !ofHead.has(`${object.sheet}!${object.sourceRow}`)) return object;
    return { ...object, building: { ...building, name: `Корпус ${name}` } };
  });
  return { ...built, objects };
}

/** Whether the header of the building column shows that its numbers are buildings: 'Корп.', 'Корпус'. */
function isNumberBelowHead({ columns }: RowReading): boolean {
  return columns.some(({ field, title }) => field?.name === 'building.name' && /^корп/iu.test(title.trim()));
}

function degrees(value: unknown): string {
  return typeof value === 'number' ? value.toFixed(6).replace('.', ',') : '';
}

const partNames: Readonly<Record<string, string>> = {
  warehouse: 'склад',
  dry: 'сухой',
  temperature: 'температурный',
  freezer: 'морозильный',
  unheated: 'холодный',
  production: 'производство',
  lightIndustrial: 'light industrial',
  dataCenter: 'ЦОД',
  office: 'офис',
  mezzanine: 'мезонин',
};

/**
 * Compares areas of a file with stored ones of other kinds. One area of the file with the total of the stored ones is
 * the same area: 3 456 and 'производство 3 200, офис 256'. Part by part, the total would exceed that of the file.
 */
function compareAreas(stored: unknown, file: unknown): ValueComparison {
  const [before, named] = [areasOf(stored), areasOf(file)];
  if (before.length === 0 || pathsOf(before) === pathsOf(named)) return 'parts';
  const [rates, [rate]] = [ratesIn(stored), ratesIn(file)];
  const isSameArea = named.length === 1 && isSameTotal(stored, file);
  if (!isSameArea) return { taken: replacedAreas(stored, file) };
  if (rate === undefined || (rates.length > 0 && rates.every((one) => one === rate))) return 'same';
  return { taken: withRates(stored, rate) };
}

function pathsOf(areas: readonly AreaPart[]): string {
  return areas
    .map(({ path }) => path)
    .toSorted()
    .join();
}

function isSameTotal(stored: unknown, file: unknown): boolean {
  const cents = (value: unknown) => Math.round((areaOf({ [AREA]: value }) ?? 0) * 100);
  return cents(stored) === cents(file);
}

/** The areas of the file alone; their rate, where the file has none, is the one that all stored areas have. */
function replacedAreas(stored: unknown, file: unknown): unknown {
  const [rate, ...others] = new Set(ratesIn(stored));
  const hasOneRate = rate !== undefined && others.length === 0;
  const taken = hasOneRate && ratesIn(file).length === 0 ? withRates(file, rate) : file;
  return isRecord(stored) && isRecord(taken) ? { ...emptied(stored), ...taken } : taken;
}

function emptied(areas: Readonly<Record<string, unknown>>): Record<string, null> {
  return Object.fromEntries(Object.keys(areas).map((name) => [name, null]));
}

/** The areas with one rate. */
function withRates(value: unknown, rate: number): unknown {
  if (!isRecord(value) || Array.isArray(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, withRates(part, rate)]);
  const within = Object.fromEntries(parts);
  return typeof value['areaValue'] === 'number' ? { ...within, [RATE]: rate } : within;
}

/** '6 040,00', or 'склад 5 400,00, мезонин 640,00' of several parts. */
function areaText(value: unknown): string {
  const parts = areasOf(value);
  const [first] = parts;
  if (parts.length === 1 && first) return formatWritten(first.area);
  return parts.map(({ name, area }) => `${partNames[name] ?? name} ${formatWritten(area)}`).join(', ');
}

/** Areas next to others, with their rates where these differ: 'склад 5 400,00 по 8 880,00, офис 640,00'. */
function areaTextNextTo(value: unknown, other: unknown): string {
  const ratesOf = (areas: unknown) => [...new Set(ratesIn(areas))].join();
  if (ratesOf(value) === ratesOf(other)) return areaText(value);
  const parts = areasOf(value);
  const texts = parts.map(({ name, area, rate }) => {
    const size = parts.length === 1 ? formatWritten(area) : `${partNames[name] ?? name} ${formatWritten(area)}`;
    return rate === null ? size : `${size} по ${formatWritten(rate)}`;
  });
  return texts.join(', ');
}

/** Kinds of the areas in words, with their sizes where there are several; empty for none. */
export function areaParts(values: ObjectValues): string {
  const parts = areasOf(values[AREA]);
  const [first] = parts;
  if (parts.length === 1 && first) return partNames[first.name] ?? '';
  return areaText(values[AREA]);
}

/** Kind of the largest area; empty for none. */
export function areaKindOf(values: ObjectValues): string {
  const [largest] = areasOf(values[AREA]).toSorted((one, other) => other.area - one.area);
  return largest?.name ?? '';
}

interface AreaPart {
  readonly name: string;
  /** 'warehouse.dry' */
  readonly path: string;
  readonly area: number;
  readonly rate: number | null;
}

function areasOf(value: unknown, above = ''): AreaPart[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (!isRecord(part)) return [];
    const path = `${above}${name}`;
    const { areaValue: area, [RATE]: ofPart } = part;
    const rate = typeof ofPart === 'number' ? ofPart : null;
    return [...(typeof area === 'number' ? [{ name, path, area, rate }] : []), ...areasOf(part, `${path}.`)];
  });
}

/** Sum of the areas (m²); null for none. */
export function areaOf(values: ObjectValues): number | null {
  const set = values[AREA];
  if (!isRecord(set)) return null;
  const wholes = Object.entries(set).map(([name, part]) => {
    const own = isRecord(part) ? part['areaValue'] : undefined;
    if (typeof own === 'number') return own;
    return areasOf({ [name]: part }).reduce((sum, { area }) => sum + area, 0);
  });
  const sum = wholes.reduce((total, area) => total + area, 0);
  return sum > 0 ? sum : null;
}

/**
 * Sets the areas: a number becomes the area of the warehouse, whose rate is unchanged; any other value replaces all
 * areas.
 */
function withArea(values: ObjectValues, value: unknown): ObjectValues {
  if (typeof value !== 'number') return { ...values, [AREA]: value };
  const warehouse = { areaValue: value, leasePricePerSqm: rateOf(values) ?? null };
  return { ...values, [AREA]: { warehouse } };
}

function rateOf(values: ObjectValues): unknown {
  return ratesIn(values[AREA]).at(0);
}

function ratesIn(value: unknown): number[] {
  if (!isRecord(value)) return [];
  return Object.values(value).flatMap((part) => {
    const rate = isRecord(part) ? part[RATE] : undefined;
    return [...(typeof rate === 'number' ? [rate] : []), ...ratesIn(part)];
  });
}

/** Sets the rate of the first area, and of all others that had the same rate. */
function withRate(values: ObjectValues, value: unknown): ObjectValues {
  const before = rateOf(values);
  const rate = typeof value === 'number' ? value : null;
  const replaced = (part: unknown): unknown => {
    if (!isRecord(part) || Array.isArray(part)) return part;
    const within = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, replaced(one)]));
    return 'areaValue' in part && (part[RATE] ?? undefined) === before ? { ...within, [RATE]: rate } : within;
  };
  return { ...values, [AREA]: replaced(values[AREA]) };
}
