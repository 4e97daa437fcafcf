import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { IconArchive } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PropertyTypeSwatch } from '#land/property-type-swatch.tsx';
import { EmployeeName } from '#people/employee-name.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { PageHead } from '#ui/piece/page-head.tsx';
import { Tag } from '#ui/piece/tag.tsx';
import { RequestActions } from './request-actions.tsx';

/** Name, state, actions, and the figures that are asked first; the same above every tab. */
export function RequestHead({ request }: { request: LandRequest }) {
  return (
    <PageHead
      name={request.name}
      tags={
        <>
          {!request.isEnabled && <Tag icon={<IconArchive {...icon14} />}>В архиве</Tag>}
          <Tag tone={request.isActual ? 'ok' : 'due'}>{request.isActual ? 'Актуален' : 'Не актуален'}</Tag>
          {request.requestType.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
        </>
      }
      actions={<RequestActions request={request} />}
      figures={[
        [
          requestFields.companyId.label,
          request.company && (
            <Link to="/land/request" search={{ companyId: request.company.id }} className={linkClass}>
              {request.company.name}
            </Link>
          ),
        ],
        [
          requestFields.propertyTypes.label,
          <Row key="types" as="span" align="stretch" gap={10}>
            {request.propertyTypes.map((type) => (
              <PropertyTypeSwatch key={type.id} type={type} isEnabled={request.isEnabled} />
            ))}
          </Row>,
        ],
        [requestFields.area.label, request.area && formatRange(request.area, units.hectare)],
        [requestFields.budget.label, request.budget && formatRange(request.budget, units.rouble)],
        [requestFields.regions.label, request.regions.map(({ name }) => name).join(', ')],
        [requestFields.requestDate.label, formatDate(request.requestDate)],
        [
          requestFields.responsibleEmployeeId.label,
          <EmployeeName key="responsible" id={request.responsibleEmployeeId} />,
        ],
      ]}
    />
  );
}
