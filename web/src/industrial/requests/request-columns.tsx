import { shortLabel } from '@gektar/contract/fields.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import type { RequestSort } from '@gektar/contract/industrial/requests/request-filter.ts';
import { CompanyCell } from '#people/company-cell.tsx';
import { EmployeeName } from '#people/employee-name.tsx';
import { requestColumnsOf } from '#requests/request-columns.tsx';
import { dash, textCell } from '#table/cells.tsx';
import { describedColumns } from '#table/described-column.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { RequestTypeNames } from './request-form/request-contents.tsx';
import { requestKind } from './request-kind.ts';
import { askedChips, daysWords, placeWords, warehouseWords } from './request-words.ts';

type Column = TableColumn<IndustrialRequest, RequestSort>;

const described = describedColumns<IndustrialRequest, RequestSort>(requestFields);

const { name, company, selection, asked } = requestColumnsOf<IndustrialRequest, RequestSort>(requestKind, {
  nameSort: 'Name',
  company: { width: 220, cell: (company) => <CompanyCell company={company} /> },
  asked: { width: 240, words: askedChips },
});

/** Every column of the requests' table. */
export const requestColumns: readonly Column[] = [
  name,
  company,
  described('vacancyTypes', { width: 140, title: requestFields.vacancyTypes.label }),
  described('vacancyAreaRange', {
    width: 208,
    tone: 'strong',
    sortBy: 'VacancyArea',
    title: requestFields.vacancyAreaRange.label,
  }),
  described('netRentalRateTo', { width: 172 }),
  {
    id: 'cityRegions',
    title: requestFields.cityRegions.label,
    width: 208,
    grows: true,
    cell: ({ fullCityRegions }) => textCell(placeWords(fullCityRegions)),
  },
  described('buildingClasses', { width: 108 }),
  described('workingHeightRange', { width: 144 }),
  {
    id: 'warehouse',
    title: 'Складские площади',
    width: 176,
    grows: true,
    cell: (row) => textCell(warehouseWords(row)),
  },
  {
    id: 'accessDate',
    title: shortLabel(requestFields.accessDate),
    width: 184,
    cell: ({ accessDate }) => textCell(daysWords(accessDate) ?? null),
  },
  selection,
  described('requestDate', { width: 128, sortBy: 'RequestDate' }),
  described('responsibleEmployeeId', {
    width: 168,
    cell: ({ responsibleEmployeeId }) => <EmployeeName id={responsibleEmployeeId} />,
  }),
  described('dateTimeCreated', { width: 120, sortBy: 'DateTimeCreated' }),
  {
    id: 'requestTypes',
    title: requestFields.requestTypes.label,
    width: 184,
    cell: ({ requestTypes }) => (requestTypes === null ? dash : <RequestTypeNames sum={requestTypes} />),
    isHiddenAtFirst: true,
  },
  described('mainAreaTypesCalc', { width: 160, isHiddenAtFirst: true }),
  described('highways', { width: 168, isHiddenAtFirst: true }),
  described('complexName', { width: 176, isHiddenAtFirst: true }),
  described('buildingTypes', { width: 168, isHiddenAtFirst: true }),
  described('constructionStatuses', { width: 184, isHiddenAtFirst: true }),
  described('totalArea', { width: 208, isHiddenAtFirst: true }),
  asked,
  described('linkToDisk', { width: 220, isHiddenAtFirst: true }),
  described('comment', { width: 320, isHiddenAtFirst: true }),
];
