import { type FieldDescription, shortLabel } from '@gektar/contract/fields.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { PublicItem, PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import type { SelectionItem } from '@gektar/contract/industrial/selections/selection.ts';
import { isOnlySold, offeredBlock, WHOLE_ONLY } from '@gektar/contract/industrial/vacancies/offered-block.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { formatPosition } from '@gektar/format/position.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { formatColumnPitch } from '@gektar/format/warehouse.ts';
import { describedCell } from '#office/sheet/described-cell.ts';
import { dayCell, numberCell, type SheetCell, type SheetColumn, textCell } from '#office/sheet/sheet.ts';
import type { NumberedItem } from '#sharing/exports/selection-files.ts';
import { areaLines } from './area-lines.ts';

const ON_REQUEST = 'По запросу';

/** Fields of a vacancy common to the broker's table and the client's page. */
type SharedRow = Pick<VacancyRow, keyof VacancyRow & keyof PublicVacancy>;
type Described = keyof typeof vacancyFields & keyof VacancyRow;

const common = {
  complex: { title: 'Комплекс', cell: (row) => textCell(row.complexName) },
  region: { title: 'Регион', cell: (row) => textCell(row.region.name) },
  building: { title: 'Здание', cell: (row) => textCell(row.buildingName) },
  name: { title: 'Вакансия', cell: (row) => textCell(row.name) },
  types: described('vacancyTypes', vacancyFields.vacancyTypes.label),
  available: described('availabilityDate'),
  mainArea: described('mainAreaTypeCalc'),
  bts: described('bts'),
  whole: described('isWholeForRent'),
  area: described('areaSize'),
  rate: onRequest('averageNetRentalRate', 'isRentalPriceOnRequest'),
  price: onRequest('salePrice', 'isPriceByRequest'),
  rentalBlock: described('minimalRentalBlockArea'),
  saleBlock: described('minimalSaleBlockArea'),
  opex: described('opexPerSqm'),
  leaseVat: described('leaseVat'),
  saleVat: described('saleVat'),
  shelves: described('hasShelves'),
  pallets: described('countPalletPlaces'),
  gates: described('numberGatesZero'),
  docks: described('dockNumber'),
  crossDock: described('hasCrossDock'),
  elevator: described('hasElevator'),
} as const satisfies Record<string, SheetColumn<SharedRow>>;

/** Columns of the selection item, then the 31 columns of the vacancy table in its order (2§3, J-03), the name after the building. */
export const brokerColumns: readonly SheetColumn<NumberedItem<SelectionItem>>[] = [
  { title: '№', cell: ({ number }) => numberCell(number, 0) },
  { title: 'Комментарий в подборке', cell: ({ item }) => textCell(item.comment) },
  { title: 'Понравилось клиенту', cell: ({ item }) => textCell(item.isClientFavorite ? 'Да' : null) },
  { title: 'Когда понравилось', cell: ({ item }) => dayCell(item.clientFavoriteDateTime) },
  ...vacancyColumns().map(
    ({ title, cell }): SheetColumn<NumberedItem<SelectionItem>> => ({ title, cell: ({ item }) => cell(item.entity) }),
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
  return [
    common.complex,
    common.region,
    common.building,
    common.name,
    { title: 'Класс', cell: (row) => textCell(enumerationName('building-classes', row.buildingClass)) },
    common.types,
    common.available,
    common.mainArea,
    common.bts,
    common.whole,
    common.area,
    area('Склад', (row) => row.warehouseAreaTotal),
    area('Light Ind.', (row) => row.lightIndustrialAreaTotal),
    area('ЦОД', (row) => row.dataCenterAreaTotal),
    area('Пр-во', (row) => row.productionAreaTotal),
    area('Офис', (row) => row.officeAreaTotal),
    area('Мезонин', (row) => row.mezzanineAreaTotal),
    rate('Ставка офис', (row) => row.officeAreaRate),
    rate('Ставка мезонин', (row) => row.mezzanineAreaRate),
    common.rate,
    common.price,
    common.rentalBlock,
    common.saleBlock,
    common.opex,
    common.leaseVat,
    common.saleVat,
    common.shelves,
    common.pallets,
    common.gates,
    common.docks,
    common.crossDock,
    common.elevator,
  ];
}

const ofClient: readonly SheetColumn<PublicVacancy>[] = [
  common.complex,
  common.building,
  common.name,
  common.types,
  common.available,
  common.area,
  common.rate,
  common.price,
  { title: 'Площади и ставки', cell: (row) => textCell(areaLines(row.areaSetWithPrice).map(lineText).join('; ')) },
  { title: common.rentalBlock.title, cell: rentalBlockCell },
  common.saleBlock,
  common.whole,
  common.opex,
  described('isOpexIncluded'),
  common.leaseVat,
  common.saleVat,
  described('storageVat'),
  { title: 'Адрес', cell: (row) => textCell(row.fullAddress) },
  common.region,
  { title: 'Шоссе', cell: (row) => textCell(row.highway?.name) },
  { title: 'От МКАД, км', cell: (row) => numberCell(row.distanceFromRingRoad) },
  {
    title: 'Координаты',
    cell: ({ isApproximatePosition, latitude, longitude }) =>
      textCell(isApproximatePosition ? APPROXIMATE_PLACE : formatPosition(latitude, longitude)),
  },
  { title: 'Класс', cell: (row) => textCell(row.buildingClassTitle) },
  { title: 'Тип здания', cell: (row) => textCell(row.buildingType.name) },
  { title: 'Площадь здания, м²', cell: (row) => numberCell(row.totalArea) },
  { title: 'Этажей в здании', cell: (row) => numberCell(row.floorsNumber, 0) },
  { title: 'Этажи', cell: (row) => textCell(row.floors.map(({ name }) => name).join('; ')) },
  { title: 'Рабочая высота, м', cell: (row) => numberCell(row.workingHeight) },
  { title: 'Шаг колонн', cell: (row) => textCell(pitchText(row.columnPitch)) },
  { title: 'Нагрузка на пол, т', cell: (row) => numberCell(row.floorLoad) },
  ofBuilding('docksNumber'),
  ofBuilding('gatesZeroNumber'),
  common.docks,
  common.gates,
  common.crossDock,
  common.elevator,
  common.shelves,
  common.pallets,
  common.bts,
];

/** By the rule of the client page. */
function rentalBlockCell(row: PublicVacancy): SheetCell {
  if (isOnlySold(row)) return textCell(null);
  return offeredBlock(row) === 'whole' ? textCell(WHOLE_ONLY) : common.rentalBlock.cell(row);
}

/** Columns of the client page, in the same words (G-10). */
export const clientColumns: readonly SheetColumn<PublicItem>[] = [
  { title: '№', cell: ({ order }) => numberCell(order, 0) },
  ...ofClient.map(({ title, cell }): SheetColumn<PublicItem> => ({ title, cell: ({ entity }) => cell(entity) })),
];

/** The column of a described field: its short label and unit. */
function described<Name extends Described>(
  name: Name,
  title: string = shortLabel(vacancyFields[name]),
): SheetColumn<Pick<VacancyRow, Name>> {
  const field: FieldDescription = vacancyFields[name];
  return { title: titled(title, field), cell: (row) => describedCell(field, row[name]) };
}

/** A count of the building; its title differs from that of the vacancy's count. */
function ofBuilding(name: 'docksNumber' | 'gatesZeroNumber'): SheetColumn<PublicVacancy> {
  const field = buildingFields[name];
  return { title: titled(inBuilding(name), field), cell: (row) => describedCell(field, row[name]) };
}

/** 'Доки в здании', for lists that also have the docks of the vacancy. */
export function inBuilding(name: 'docksNumber' | 'gatesZeroNumber'): string {
  return `${shortLabel(buildingFields[name])} в здании`;
}

/** A described column; 'По запросу' when the flag is set and the value is missing. */
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
