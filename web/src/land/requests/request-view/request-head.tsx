import { leftOut } from '@gektar/contract/land/requests/left-out.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { PropertyTypeSwatch } from '#land/property-type-swatch.tsx';
import { requestKind } from '#land/requests/request-kind.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { RequestHead as AnyRequestHead } from '#requests/request-head.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { Row } from '#ui/layout/row.ts';
import { RequestActions } from './request-actions.tsx';

export function RequestHead({ request }: { request: LandRequest }) {
  return (
    <AnyRequestHead
      kind={requestKind}
      request={request}
      leftOut={leftOut(request)}
      tags={
        <>
          <Tag tone={request.isActual ? 'ok' : 'due'}>{request.isActual ? 'Актуален' : 'Не актуален'}</Tag>
          {request.requestType.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
        </>
      }
      actions={<RequestActions request={request} />}
      figures={[
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
      ]}
      responsible={<EmployeeName id={request.responsibleEmployeeId} />}
    />
  );
}
