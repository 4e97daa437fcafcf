import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { factsOfRequest } from '@gektar/contract/industrial/requests/request-facts.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import type { RequestSort } from '@gektar/contract/industrial/requests/request-filter.ts';
import { CompanyCell } from '#people/company-cell.tsx';
import { EmployeeName } from '#people/employee-name.tsx';
import { requestColumnsOf } from '#requests/request-columns.tsx';
import { dash, textCell } from '#table/cells.tsx';
import { columnsInOrder, describedColumns } from '#table/described-column.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { RequestTypeNames } from './request-form/request-contents.tsx';
import { requestKind } from './request-kind.ts';
import { askedChips, placeWords, warehouseWords } from './request-words.ts';

type Column = TableColumn<IndustrialRequest, RequestSort>;

const described = describedColumns<IndustrialRequest, RequestSort>(requestFields);

const { name, company, selection, asked } = requestColumnsOf<IndustrialRequest, RequestSort>(requestKind, {
  nameSort: 'Name',
  company: { width: 220, cell: (company) => <CompanyCell company={company} /> },
  asked: { width: 240, words: askedChips },
});

/** Every column of the requests' table. */
export const requestColumns: readonly Column[] = columnsInOrder(requestFields, factsOfRequest('columns'), {
  name,
  company,
  selection,
  asked,
  vacancyTypes: described('vacancyTypes', { width: 140, title: requestFields.vacancyTypes.label }),
  vacancyAreaRange: described('vacancyAreaRange', {
    width: 208,
    tone: 'strong',
    sortBy: 'VacancyArea',
    title: requestFields.vacancyAreaRange.label,
  }),
  cityRegions: {
    id: 'cityRegions',
    title: requestFields.cityRegions.label,
    width: 208,
    grows: true,
    cell: ({ fullCityRegions }) => textCell(placeWords(fullCityRegions)),
  },
  warehouse: {
    id: 'warehouse',
    title: 'Складские площади',
    width: 176,
    grows: true,
    cell: (row) => textCell(warehouseWords(row)),
  },
  requestDate: described('requestDate', { width: 128, sortBy: 'RequestDate' }),
  responsibleEmployeeId: described('responsibleEmployeeId', {
    width: 168,
    cell: ({ responsibleEmployeeId }) => <EmployeeName id={responsibleEmployeeId} />,
  }),
  dateTimeCreated: described('dateTimeCreated', { width: 120, sortBy: 'DateTimeCreated' }),
  requestTypes: {
    id: 'requestTypes',
    title: requestFields.requestTypes.label,
    width: 184,
    cell: ({ requestTypes }) => (requestTypes === null ? dash : <RequestTypeNames sum={requestTypes} />),
    isHiddenAtFirst: true,
  },
});
