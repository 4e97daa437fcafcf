import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { units } from '@gektar/format/unit.ts';
import { requestLink } from '#industrial/requests/request-links.ts';
import { CompanyCell } from '#people/company-cell.tsx';
import { EmployeeName } from '#people/employee-name.tsx';
import { RequestNameCell } from '#requests/request-cells.tsx';
import { dash } from '#table/cells.tsx';
import { describedColumns } from '#table/described-column.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { OfferButton } from './offer-button.tsx';

const described = describedColumns<IndustrialRequest>(requestFields);

/**
 * Columns of the requests that a vacancy fits, with widths (px). Those up to the selection fit on a screen of 1024 px.
 */
export const fittingColumns: readonly TableColumn<IndustrialRequest>[] = [
  {
    id: 'name',
    title: 'Запрос',
    width: 184,
    grows: true,
    cell: (row) => <RequestNameCell request={row} link={requestLink(row.id)} />,
  },
  {
    id: 'company',
    title: requestFields.companyId.label,
    width: 146,
    grows: true,
    cell: ({ company }) => <CompanyCell company={company} />,
  },
  {
    id: 'responsible',
    title: 'Ведёт',
    width: 128,
    grows: true,
    cell: ({ responsibleEmployeeId }) => <EmployeeName id={responsibleEmployeeId} />,
  },
  described('requestDate', { title: 'Дата', width: 104 }),
  { id: 'phone', title: 'Телефон', width: 182, cell: (row) => <Phone request={row} /> },
  { ...described('netRentalRateTo', { width: 126 }), unit: units.roublePerSquareMetre },
  { id: 'selection', title: 'Подборка', width: 136, cell: (row) => <OfferButton request={row} /> },
  described('vacancyAreaRange', { width: 190 }),
];

/** Phone of the contact of a request, otherwise of its company. */
export function phoneOf({ contact, company }: Pick<IndustrialRequest, 'contact' | 'company'>): string | undefined {
  return (contact?.phones[0] ?? company?.phones?.[0])?.phoneNumber;
}

export function Phone({ request }: { request: Pick<IndustrialRequest, 'contact' | 'company'> }) {
  const phone = phoneOf(request);
  return phone === undefined ? dash : <PhoneLink phone={phone} />;
}
