import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { factsOfRequest } from '@gektar/contract/land/requests/request-facts.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { PropertyTypeSwatch } from '#land/property-type-swatch.tsx';
import { CompanyCell } from '#people/company-cell.tsx';
import { EmployeeName } from '#people/employee-name.tsx';
import { FirstOfCell } from '#requests/request-cells.tsx';
import { requestColumnsOf } from '#requests/request-columns.tsx';
import { dash, namesCell } from '#table/cells.tsx';
import { columnsInOrder, describedColumns } from '#table/described-column.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { askedChips } from './asked-chips.ts';
import { requestKind } from './request-kind.ts';

type Column = TableColumn<LandRequest, PropertySort>;

const described = describedColumns<LandRequest, PropertySort>(requestFields);

const { name, company, selection, asked } = requestColumnsOf<LandRequest, PropertySort>(requestKind, {
  company: { width: 240, cell: (company) => <CompanyCell company={company} /> },
  asked: { width: 280, words: askedChips },
});

/** Every column of the requests' table. */
export const requestColumns: readonly Column[] = columnsInOrder(requestFields, factsOfRequest('columns'), {
  name,
  company,
  selection,
  asked,
  propertyTypes: {
    id: 'propertyTypes',
    title: requestFields.propertyTypes.label,
    width: 200,
    grows: true,
    cell: ({ propertyTypes, isEnabled }) => {
      const [first] = propertyTypes;
      return (
        <FirstOfCell
          names={propertyTypes.map(({ name }) => name)}
          first={first && <PropertyTypeSwatch type={first} isEnabled={isEnabled} />}
        />
      );
    },
  },
  area: described('area', { width: 160, tone: 'strong', sortBy: 'Area' }),
  budget: described('budget', { width: 248, tone: 'strong', sortBy: 'Price' }),
  landHighways: described('landHighways', { width: 168, cell: ({ landHighways }) => namesCell(landHighways) }),
  distanceFromNearestCity: described('distanceFromNearestCity', {
    width: 124,
    cell: (row) => (row.distanceFromNearestCity === null ? dash : `до ${formatMeasured(row.distanceFromNearestCity)}`),
  }),
  responsibleEmployeeId: described('responsibleEmployeeId', {
    width: 168,
    cell: (row) => <EmployeeName id={row.responsibleEmployeeId} />,
  }),
  actualizeRequestDate: described('actualizeRequestDate', { width: 132, sortBy: 'LastConversationDate' }),
  dateTimeCreated: described('dateTimeCreated', { width: 120, sortBy: 'DateTimeCreated' }),
});
