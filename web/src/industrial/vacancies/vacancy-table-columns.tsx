import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import type { VacancySort } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { units } from '@gektar/format/unit.ts';
import { Link } from '@tanstack/react-router';
import { vacancyLink } from '#industrial/industrial-links.ts';
import { ClassMark } from '#industrial/tree/class-mark.tsx';
import { MainArea } from '#industrial/tree/main-area.tsx';
import { VacancyIcon } from '#industrial/tree/vacancy-icon.tsx';
import { measuredCell, textCell } from '#table/cells.tsx';
import { describedColumn, describedColumns } from '#table/described-column.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { Tag } from '#ui/component/tag.tsx';
import { Row } from '#ui/layout/row.ts';
import classes from './vacancy-columns.module.css';
import { availableText, rateCell } from './vacancy-columns.tsx';

type Column = TableColumn<VacancyRow, VacancySort>;

const described = describedColumns<VacancyRow, VacancySort>(vacancyFields);

/**
 * The 31 columns of the vacancy table (2§3), with the vacancy's own name after the building. Ten are hidden at first,
 * six can be sorted (2§2, H-16, N-02).
 */
export const vacancyTableColumns: readonly Column[] = [
  {
    id: 'complexName',
    title: 'Комплекс',
    width: 264,
    grows: true,
    cell: (row) => (
      <Row as="span" display="inline-flex" gap={6} miw={0}>
        <span className={classes.complex}>
          <Link {...vacancyLink(row)} tabIndex={-1} title={`${row.complexName}, ${row.name}`}>
            {row.complexName}
          </Link>
        </span>
        {(row.vacancyStatus !== 1 || row.deal !== null) && (
          <VacancyIcon vacancyStatus={row.vacancyStatus} hasDeal={row.deal !== null} />
        )}
        {!row.isActive && <Tag tone="line">В архиве</Tag>}
      </Row>
    ),
  },
  { id: 'region', title: 'Регион', width: 152, grows: true, cell: ({ region }) => textCell(region.name) },
  { id: 'buildingName', title: 'Здание', width: 112, grows: true, cell: ({ buildingName }) => textCell(buildingName) },
  described('name', { title: 'Вакансия', width: 112 }),
  {
    id: 'buildingClass',
    title: 'Класс',
    width: 64,
    cell: ({ buildingClass }) => <ClassMark buildingClass={buildingClass} />,
  },
  described('vacancyTypes', { title: vacancyFields.vacancyTypes.label, width: 156 }),
  described('availabilityDate', {
    width: 124,
    sortBy: 'AvailabilityDate',
    cell: ({ availabilityDate }) => availableText(availabilityDate),
  }),
  described('mainAreaTypeCalc', { width: 148, cell: (row) => <MainArea vacancy={row} /> }),
  described('bts', { width: 64 }),
  described('isWholeForRent', { width: 84, isHiddenAtFirst: true }),
  described('areaSize', { width: 124, tone: 'strong', sortBy: 'TotalVacancyArea' }),
  area('warehouseAreaTotal', 'Склад'),
  area('lightIndustrialAreaTotal', 'Light Ind.'),
  area('dataCenterAreaTotal', 'ЦОД'),
  area('productionAreaTotal', 'Пр-во'),
  area('officeAreaTotal', 'Офис'),
  area('mezzanineAreaTotal', 'Мезонин'),
  rate('officeAreaRate', 'Ставка офис'),
  rate('mezzanineAreaRate', 'Ставка мезонин'),
  described('averageNetRentalRate', { width: 148, sortBy: 'AverageBaseRate', cell: rateCell }),
  described('salePrice', { width: 168, sortBy: 'SalePrice' }),
  described('minimalRentalBlockArea', { width: 148, sortBy: 'MinumalRentalArea' }),
  described('minimalSaleBlockArea', { width: 136, isHiddenAtFirst: true }),
  described('opexPerSqm', { width: 124 }),
  described('leaseVat', { width: 112 }),
  described('saleVat', { width: 116, isHiddenAtFirst: true }),
  described('hasShelves', { width: 116, sortBy: 'HasShelves' }),
  described('countPalletPlaces', { width: 128, isHiddenAtFirst: true }),
  described('numberGatesZero', { width: 116, isHiddenAtFirst: true }),
  described('dockNumber', { width: 80, isHiddenAtFirst: true }),
  described('hasCrossDock', { width: 88, isHiddenAtFirst: true }),
  described('hasElevator', { width: 72, isHiddenAtFirst: true }),
];

/**
 * Distance of the complex from the ring road (km), for lists and the tables of a request; not one of the 31 columns.
 */
export const ringRoadColumn: Column = describedColumn(complexFields, 'distanceFromRingRoad', { width: 96 });

/** The first column, which is fixed, then those of `widths` (px) in its order, then the others. */
export function arranged<C extends { readonly id: string; readonly width: number }>(
  columns: readonly C[],
  widths: ReadonlyMap<string, number>,
): C[] {
  const [first, ...others] = columns;
  return [
    ...[first].flatMap((column) => column ?? []),
    ...[...widths].flatMap(([id, width]) =>
      others.filter((column) => column.id === id).map((column) => ({ ...column, width })),
    ),
    ...others.filter(({ id }) => !widths.has(id)),
  ];
}

type NumberOf = 'warehouseAreaTotal' | 'lightIndustrialAreaTotal' | 'dataCenterAreaTotal' | 'productionAreaTotal';
type AreaOf = NumberOf | 'officeAreaTotal' | 'mezzanineAreaTotal';
type RateOf = 'officeAreaRate' | 'mezzanineAreaRate';

function area(id: AreaOf, title: string): Column {
  return { id, title, unit: units.squareMetre, width: 108, align: 'end', cell: (row) => measuredCell(row[id]) };
}

function rate(id: RateOf, title: string): Column {
  const unit = units.roublePerSquareMetre;
  return { id, title, unit, width: 172, align: 'end', cell: (row) => measuredCell(row[id]), isHiddenAtFirst: true };
}
