import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { units } from '@gektar/format/unit.ts';
import { vacancyFits } from '#industrial/requests/fits.ts';
import { requestLink } from '#industrial/requests/request-links.ts';
import { nameOfClient } from '#people/client-of-request.ts';
import { CompanyCell } from '#people/company-cell.tsx';
import { RequestNameCell } from '#requests/request-cells.tsx';
import type { FitColumnsAbout } from '#sharing/fits/fits-table.tsx';
import { textCell } from '#table/cells.tsx';
import { describedColumns } from '#table/described-column.tsx';

const described = describedColumns<IndustrialRequest>(requestFields);

/** Columns of the requests that a vacancy fits. */
export const fittingColumns: FitColumnsAbout<IndustrialRequest> = {
  kind: vacancyFits,
  nameCell: (request) => <RequestNameCell request={request} link={requestLink(request.id)} />,
  date: ({ requestDate }) => formatDate(requestDate),
  companyCell: (request) =>
    request.company === null ? textCell(nameOfClient(request) ?? null) : <CompanyCell company={request.company} />,
  budget: { ...described('netRentalRateTo', { width: 126 }), unit: units.roublePerSquareMetre },
  others: [described('vacancyAreaRange', { width: 190 })],
};
