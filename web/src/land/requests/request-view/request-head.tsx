import { valueColors } from '@gektar/contract/dictionaries/value-colors.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { IconArchive } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmployeeName } from '#people/employee-name.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Truncate } from '#ui/layout/truncate.ts';
import { Tag } from '#ui/piece/tag.tsx';
import { TypeSwatch } from '#ui/piece/type-swatch.tsx';
import { RequestActions } from './request-actions.tsx';
import classes from './request-head.module.css';

/** Name, state, actions, and the figures that are asked first; the same above every tab. */
export function RequestHead({ request }: { request: LandRequest }) {
  return (
    <>
      <Row gap={12} isSlim className={classes.title}>
        <Truncate as="h1" className={classes.name} title={request.name}>
          {request.name}
        </Truncate>
        <Row as="span" align="stretch" gap={6} isFirm className={classes.tags}>
          {!request.isEnabled && <Tag icon={<IconArchive {...icon14} />}>В архиве</Tag>}
          <Tag tone={request.isActual ? 'ok' : 'due'}>{request.isActual ? 'Актуален' : 'Не актуален'}</Tag>
          {request.requestType.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
        </Row>
        <RequestActions request={request} />
      </Row>
      <dl className={classes.figures}>
        <Figure label={requestFields.companyId.label}>
          {request.company && (
            <Link to="/land/request" search={{ companyId: request.company.id }} className={linkClass}>
              {request.company.name}
            </Link>
          )}
        </Figure>
        <Figure label={requestFields.propertyTypes.label}>
          <Row as="span" align="stretch" gap={10}>
            {request.propertyTypes.map((type) => (
              <TypeSwatch key={type.id} colour={valueColors[type.color]} label={type.name} isOff={!request.isEnabled} />
            ))}
          </Row>
        </Figure>
        <Figure label={requestFields.area.label}>{request.area && formatRange(request.area, units.hectare)}</Figure>
        <Figure label={requestFields.budget.label}>
          {request.budget && formatRange(request.budget, units.rouble)}
        </Figure>
        <Figure label={requestFields.regions.label}>{request.regions.map(({ name }) => name).join(', ')}</Figure>
        <Figure label={requestFields.requestDate.label}>{formatDate(request.requestDate)}</Figure>
        <Figure label={requestFields.responsibleEmployeeId.label}>
          <EmployeeName id={request.responsibleEmployeeId} />
        </Figure>
      </dl>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  const isEmpty = children === null || children === '' || children === undefined;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isEmpty ? <span className="nil">{missing.dash}</span> : children}</dd>
    </div>
  );
}
