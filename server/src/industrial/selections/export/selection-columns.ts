import { type FieldDescription, shortLabel } from '@gektar/contract/fields.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { PublicItem, PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import type { SelectionItem } from '@gektar/contract/industrial/selections/selection.ts';
import { factsForBrokers, factsForClients, fieldOfFact } from '@gektar/contract/industrial/selections/vacancy-facts.ts';
import { isOnlySold, offeredBlock, WHOLE_ONLY } from '@gektar/contract/industrial/vacancies/offered-block.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { describedSheetCell } from '@gektar/contract/spreadsheet/described-cell.ts';
import { dayCell, numberCell, type SheetColumn, textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { formatPosition } from '@gektar/format/position.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { formatColumnPitch } from '@gektar/format/warehouse.ts';
import type { NumberedItem } from '#sharing/exports/selection-files.ts';
import { areaLines } from './area-lines.ts';

const ON_REQUEST = 'По запросу';

/** Fields of a vacancy common to the broker's table and the client's page. */
type SharedRow = Pick<VacancyRow, keyof VacancyRow & keyof PublicVacancy>;
type Described = keyof typeof vacancyFields & keyof VacancyRow;

/** Columns whose title or value differs from the field description. */
const own = {
  complexName: { title: 'Комплекс', cell: (row) => textCell(row.complexName) },
  region: { title: 'Регион', cell: (row) => textCell(row.region.name) },
  buildingName: { title: 'Здание', cell: (row) => textCell(row.buildingName) },
  name: { title: 'Вакансия', cell: (row) => textCell(row.name) },
  vacancyTypes: described('vacancyTypes', vacancyFields.vacancyTypes.label),
  averageNetRentalRate: onRequest('averageNetRentalRate', 'isRentalPriceOnRequest'),
  salePrice: onRequest('salePrice', 'isPriceByRequest'),
} as const satisfies Record<string, SheetColumn<SharedRow>>;

/**
 * Columns of the selection item, then the 31 columns of the vacancy table in the same order (2§3, J-03), with the name
 * of the vacancy as an additional one after the building.
 */
export const brokerColumns: readonly SheetColumn<NumberedItem<SelectionItem>>[] = [
  { title: '№', cell: ({ number }) => numberCell(number, 0) },
  { title: 'Комментарий в подборке', cell: ({ item }) => textCell(item.comment) },
  { title: 'Понравилось клиенту', cell: ({ item }) => textCell(item.isClientFavorite ? 'Да' : null) },
  { title: 'Когда понравилось', cell: ({ item }) => dayCell(item.clientFavoriteDateTime) },
  ...vacancyColumns().map(
    ({ cell, ...column }): SheetColumn<NumberedItem<SelectionItem>> => ({
      ...column,
      cell: ({ item }) => cell(item.entity),
    }),
  ),
];

function vacancyColumns(): SheetColumn<VacancyRow>[] {
  const number = (title: string, unit: string, value: (row: VacancyRow) => number | null): SheetColumn<VacancyRow> => ({
    title: `${title}, ${unit}`,
    cell: (row) => numberCell(value(row)),
  });
  const area = (title: string, value: (row: VacancyRow) => number | null) => number(title, units.squareMetre, value);
  const rate = (title: string, value: (row: VacancyRow) => number | null) =>
    number(title, units.roublePerSquareMetre, value);
  return columnsOf(factsForBrokers('sheet'), {
    ...own,
    buildingClass: {
      title: 'Класс',
      cell: (row: VacancyRow) => textCell(enumerationName('building-classes', row.buildingClass)),
    },
    warehouseAreaTotal: area('Склад', (row) => row.warehouseAreaTotal),
    lightIndustrialAreaTotal: area('Light Ind.', (row) => row.lightIndustrialAreaTotal),
    dataCenterAreaTotal: area('ЦОД', (row) => row.dataCenterAreaTotal),
    productionAreaTotal: area('Пр-во', (row) => row.productionAreaTotal),
    officeAreaTotal: area('Офис', (row) => row.officeAreaTotal),
    mezzanineAreaTotal: area('Мезонин', (row) => row.mezzanineAreaTotal),
    officeAreaRate: rate('Ставка офис', (row) => row.officeAreaRate),
    mezzanineAreaRate: rate('Ставка мезонин', (row) => row.mezzanineAreaRate),
  });
}

/** The smallest block to let, by the rule of the client page. */
function rentalBlock(): SheetColumn<PublicVacancy> {
  const { title, cell } = described('minimalRentalBlockArea');
  return {
    title,
    cell: (row) => {
      if (isOnlySold(row)) return textCell(null);
      return offeredBlock(row) === 'whole' ? textCell(WHOLE_ONLY) : cell(row);
    },
  };
}

const ofClient: readonly SheetColumn<PublicVacancy>[] = columnsOf(factsForClients('sheet'), {
  ...own,
  areas: {
    title: 'Площади и ставки',
    cell: (row: PublicVacancy) => textCell(areaLines(row.areaSetWithPrice).map(lineText).join('; ')),
  },
  minimalRentalBlockArea: rentalBlock(),
  fullAddress: { title: 'Адрес', cell: (row: PublicVacancy) => textCell(row.fullAddress) },
  coordinates: {
    title: 'Координаты',
    cell: ({ isApproximatePosition, latitude, longitude }: PublicVacancy) =>
      textCell(isApproximatePosition ? APPROXIMATE_PLACE : formatPosition(latitude, longitude)),
  },
  buildingClassTitle: { title: 'Класс', cell: (row: PublicVacancy) => textCell(row.buildingClassTitle) },
  totalArea: described('totalArea', 'Площадь здания'),
  floorsNumber: { title: 'Этажей в здании', cell: (row: PublicVacancy) => numberCell(row.floorsNumber, 0) },
  columnPitch: { title: 'Шаг колонн', cell: (row: PublicVacancy) => textCell(pitchText(row.columnPitch)) },
  docksNumber: described('docksNumber', inBuilding('docksNumber')),
  gatesZeroNumber: described('gatesZeroNumber', inBuilding('gatesZeroNumber')),
});

/** Columns of the client page, in the same words (G-10). */
export const clientColumns: readonly SheetColumn<PublicItem>[] = [
  { title: '№', cell: ({ order }) => numberCell(order, 0) },
  ...ofClient.map(({ title, cell }): SheetColumn<PublicItem> => ({ title, cell: ({ entity }) => cell(entity) })),
];

type PlainFact = Parameters<typeof fieldOfFact>[0];

/** A column for each fact, in order: the one in `given`, otherwise one made from the field description. */
function columnsOf<Row extends object, Own extends string>(
  facts: readonly NoInfer<Own | (PlainFact & keyof Row)>[],
  given: Readonly<Record<Own, SheetColumn<Row>>>,
): SheetColumn<Row>[] {
  const isGiven = (fact: string): fact is Own => fact in given;
  return facts.map((fact) => ({ ...(isGiven(fact) ? given[fact] : described(fact)), field: fact }));
}

/** Column of a field that has a description: its short label and unit. */
function described<Name extends PlainFact>(
  name: Name,
  title: string = shortLabel(fieldOfFact(name)),
): SheetColumn<Readonly<Record<Name, unknown>>> {
  const field = fieldOfFact(name);
  return { title: titled(title, field), cell: (row) => describedSheetCell(field, row[name]) };
}

/** 'Доки в здании', for lists that also have the docks of the vacancy. */
export function inBuilding(name: 'docksNumber' | 'gatesZeroNumber'): string {
  return `${shortLabel(buildingFields[name])} в здании`;
}

/** Column of a described field, with 'По запросу' when the flag is set and the value is missing. */
function onRequest<Name extends 'averageNetRentalRate' | 'salePrice', Flag extends Described>(
  name: Name,
  flag: Flag,
): SheetColumn<Pick<VacancyRow, Name | Flag>> {
  const { title, cell } = described(name);
  return {
    title,
    cell: (row) => (row[name] === null && row[flag] === true ? textCell(ON_REQUEST) : cell(row)),
  };
}

function titled(title: string, field: FieldDescription): string {
  return field.kind === 'number' ? `${title}, ${field.unit}` : title;
}

function lineText({ name, area, rate, temperature }: ReturnType<typeof areaLines>[number]): string {
  const shown = rate === null ? [] : [withUnit(formatMeasured(rate), units.roublePerSquareMetre)];
  const words = [withUnit(formatMeasured(area), units.squareMetre), ...(temperature ? [temperature] : []), ...shown];
  return `${name}: ${words.join(', ')}`.replaceAll(nbsp, ' ');
}

/** 'X х Y м', one side when the other is unknown. */
export function pitchText(pitch: PublicVacancy['columnPitch']): string | undefined {
  if (pitch === null) return undefined;
  const { x, y } = pitch;
  if (x !== null && y !== null) return formatColumnPitch(x, y).replaceAll(nbsp, ' ');
  const one = x ?? y;
  return one === null ? undefined : withUnit(formatMeasured(one), units.metre).replaceAll(nbsp, ' ');
}
