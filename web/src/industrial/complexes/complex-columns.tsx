import type { AreaKind } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import type { ComplexSort } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { formatCount } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { AreaMark } from '#industrial/areas/area-mark.tsx';
import { CompaniesCell } from '#industrial/people/named-companies.tsx';
import { VacanciesFreshness } from '#industrial/tree/vacancies-freshness.tsx';
import { EmployeeName } from '#people/employee-name.tsx';
import { dash, measuredCell, textCell } from '#table/cells.tsx';
import { describedColumns } from '#table/described-column.tsx';
import type { ColumnGroup, TableColumn } from '#table/table-column.ts';
import { ClassMarks, FreeStrip, freeAreaCell, HighwayCell, NameCell } from './complex-cells.tsx';

type Column = TableColumn<ComplexRow, ComplexSort>;

const described = describedColumns<ComplexRow, ComplexSort>(complexFields);

const counts: ColumnGroup = { title: 'Число' };
const free: ColumnGroup = { title: 'Свободно', unit: units.squareMetre };
const warehouse: ColumnGroup = { title: 'Склад', unit: units.squareMetre };
const production: ColumnGroup = { title: 'Производство и прочее', unit: units.squareMetre };
const extra: ColumnGroup = { title: 'Дополнительно', unit: units.squareMetre };
const rates: ColumnGroup = { title: 'Средняя ставка', unit: units.roublePerSquareMetre };

/** All columns of the table of complexes. The eight sorts are in the heads of their columns (2§3). */
export const complexColumns: readonly Column[] = [
  { id: 'name', title: 'Комплекс', width: 272, grows: true, sortBy: 'Name', cell: (row) => <NameCell row={row} /> },
  described('complexConstructionStatus', { width: 120, sortBy: 'Status' }),
  { id: 'buildingClasses', title: 'Класс', width: 108, cell: ClassMarks },
  described('highway', { width: 136, cell: HighwayCell }),
  described('distanceFromRingRoad', { width: 96 }),
  described('complexArea', { width: 100, sortBy: 'Area', tone: 'strong' }),
  { id: 'buildingCount', title: 'здан.', group: counts, width: 54, align: 'end', cell: countOf('buildingCount') },
  {
    id: 'vacancyCount',
    title: 'вак.',
    group: counts,
    width: 50,
    align: 'end',
    tone: 'strong',
    cell: countOf('vacancyCount'),
  },
  {
    id: 'freeArea',
    title: 'всего',
    group: free,
    width: 98,
    align: 'end',
    tone: 'strong',
    cell: ({ freeArea }) => measuredCell(freeArea === 0 ? null : freeArea),
  },
  { id: 'freeAreas', title: 'по типам', group: free, width: 100, grows: true, cell: (row) => <FreeStrip row={row} /> },
  areaColumn('warehouse', 'всего', warehouse),
  areaColumn('dry', 'сухой', warehouse),
  areaColumn('temperature', 'с темп.', warehouse),
  areaColumn('freezer', 'мороз.', warehouse),
  areaColumn('unheated', 'неотапл.', warehouse),
  areaColumn('production', 'пр-во', production),
  areaColumn('lightIndustrial', 'Light Ind.', production),
  areaColumn('dataCenter', 'ЦОД', production),
  areaColumn('office', 'офис', extra),
  areaColumn('mezzanine', 'мезонин', extra),
  {
    id: 'averageRentalRate',
    title: 'аренда',
    group: rates,
    width: 90,
    align: 'end',
    cell: rateOf('averageRentalRate'),
  },
  { id: 'averageSaleRate', title: 'продажа', group: rates, width: 92, align: 'end', cell: rateOf('averageSaleRate') },
  described('vacanciesActualizeDate', {
    title: complexFields.vacanciesActualizeDate.label,
    width: 118,
    sortBy: 'ActualizeDateVacancy',
    cell: (row) => <VacanciesFreshness {...row} />,
  }),
  described('complexActualizationDate', {
    title: complexFields.complexActualizationDate.label,
    width: 124,
    sortBy: 'ActualizeDate',
    isHiddenAtFirst: true,
  }),
  described('fullAddress', {
    title: complexFields.address.label,
    width: 320,
    sortBy: 'Address',
    isHiddenAtFirst: true,
  }),
  {
    id: 'totalBuildingAreaCalc',
    title: 'Площадь зданий',
    unit: units.squareMetre,
    width: 132,
    align: 'end',
    sortBy: 'TotalBuildingAreaCalc',
    cell: (row) => measuredCell(row.totalBuildingAreaCalc),
    isHiddenAtFirst: true,
  },
  {
    id: 'owners',
    title: 'Собственник',
    width: 220,
    grows: true,
    sortBy: 'OwnerIds',
    cell: ({ owners }) => <CompaniesCell companies={owners} />,
    isHiddenAtFirst: true,
  },
  {
    id: 'region',
    title: 'Регион',
    width: 152,
    grows: true,
    cell: ({ region }) => textCell(region.name),
    isHiddenAtFirst: true,
  },
  described('complexType', { width: 200, isHiddenAtFirst: true }),
  described('typeIndustrialArea', { width: 180, isHiddenAtFirst: true }),
  described('commissioningDate', { width: 112, isHiddenAtFirst: true }),
  described('distanceFromCenter', { width: 112, isHiddenAtFirst: true }),
  {
    id: 'cadastralNumbers',
    title: complexFields.cadastralNumbers.label,
    width: 200,
    cell: ({ cadastralNumbers }) => textCell(cadastralNumbers.join(', ')),
    isHiddenAtFirst: true,
  },
  described('responsibleUser', {
    width: 168,
    cell: ({ responsibleUser }) => <EmployeeName id={responsibleUser} />,
    isHiddenAtFirst: true,
  }),
];

function countOf(name: 'buildingCount' | 'vacancyCount') {
  return (row: ComplexRow) => (row[name] === 0 ? dash : formatCount(row[name]));
}

function rateOf(name: 'averageRentalRate' | 'averageSaleRate') {
  return (row: ComplexRow) => measuredCell(row[name]);
}

/** Column with the free area of one kind (m²) and its mark in the head. The warehouse has no mark, its parts have. */
function areaColumn(kind: AreaKind, title: string, group: ColumnGroup): Column {
  return {
    id: `free.${kind}`,
    title,
    ...(kind !== 'warehouse' && { mark: <AreaMark kind={kind} /> }),
    group,
    width: kind === 'lightIndustrial' ? 108 : 100,
    align: 'end',
    cell: freeAreaCell(kind),
    isHiddenAtFirst: true,
  };
}
