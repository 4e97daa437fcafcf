import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { units } from '@gektar/format/unit.ts';
import { vacancyFits } from '#industrial/requests/fits.ts';
import { requestLink } from '#industrial/requests/request-links.ts';
import { CompanyCell } from '#people/company-cell.tsx';
import { RequestNameCell } from '#requests/request-cells.tsx';
import type { FitColumnsAbout } from '#sharing/fits/fits-table.tsx';
import { dash } from '#table/cells.tsx';
import { describedColumns } from '#table/described-column.tsx';
import { PhoneLink } from '#ui/button/phone-link.tsx';

const described = describedColumns<IndustrialRequest>(requestFields);

/** Columns of the requests that a vacancy fits. */
export const fittingColumns: FitColumnsAbout<IndustrialRequest> = {
  kind: vacancyFits,
  nameCell: (request) => <RequestNameCell request={request} link={requestLink(request.id)} />,
  date: ({ requestDate }) => formatDate(requestDate),
  companyCell: ({ company }) => <CompanyCell company={company} />,
  others: [
    { id: 'phone', title: 'Телефон', width: 182, cell: (row) => <Phone request={row} /> },
    { ...described('netRentalRateTo', { width: 126 }), unit: units.roublePerSquareMetre },
    described('vacancyAreaRange', { width: 190 }),
  ],
};

/** Phone of the contact of a request, otherwise of its company. */
export function phoneOf({ contact, company }: Pick<IndustrialRequest, 'contact' | 'company'>): string | undefined {
  return (contact?.phones[0] ?? company?.phones?.[0])?.phoneNumber;
}

function Phone({ request }: { request: Pick<IndustrialRequest, 'contact' | 'company'> }) {
  const phone = phoneOf(request);
  return phone === undefined ? dash : <PhoneLink phone={phone} />;
}
