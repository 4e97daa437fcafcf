import { shortLabel } from '@gektar/contract/fields.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import type { RequestSort } from '@gektar/contract/industrial/requests/request-filter.ts';
import { formatCount } from '@gektar/format/number.ts';
import { CompanyCell } from '#people/company-cell.tsx';
import { EmployeeName } from '#people/employee-name.tsx';
import { RequestNameCell } from '#sharing/requests/request-cells.tsx';
import { dash, textCell } from '#table/cells.tsx';
import { describedColumns } from '#table/described-column.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { RequestTypeNames } from './request-form/request-contents.tsx';
import { requestLink } from './request-links.ts';
import { askedChips, daysWords, placeWords, warehouseWords } from './request-words.ts';

type Column = TableColumn<IndustrialRequest, RequestSort>;

const described = describedColumns<IndustrialRequest, RequestSort>(requestFields);

/** Every column of the requests' table. */
export const requestColumns: readonly Column[] = [
  {
    id: 'name',
    title: requestFields.name.label,
    width: 320,
    grows: true,
    sortBy: 'Name',
    cell: (row) => <RequestNameCell request={row} link={requestLink(row.id)} />,
  },
  {
    id: 'company',
    title: requestFields.companyId.label,
    width: 220,
    grows: true,
    cell: ({ company }) => <CompanyCell company={company} />,
  },
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
  {
    id: 'selection',
    title: requestFields.countRequrestSelectionItems.label,
    width: 112,
    align: 'end',
    cell: ({ countRequrestSelectionItems: count }) => (count === 0 ? dash : formatCount(count)),
  },
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
  {
    id: 'asked',
    title: 'Что нужно',
    width: 240,
    grows: true,
    cell: (row) => textCell(askedChips(row).join('; ')),
    isHiddenAtFirst: true,
  },
  described('linkToDisk', { width: 220, isHiddenAtFirst: true }),
  described('comment', { width: 320, isHiddenAtFirst: true }),
];
