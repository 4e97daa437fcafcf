import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { Link } from '@tanstack/react-router';
import { describedText } from '#form/described/described-text.ts';
import { requestLink } from '#industrial/requests/request-links.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Phone, phoneOf } from './fitting-columns.tsx';
import { OfferButton } from './offer-button.tsx';

/** Requests that a vacancy fits, on a narrow screen. */
export function FittingList({ requests }: { requests: readonly IndustrialRequest[] }) {
  return (
    <Stack as="ul" columns="minmax(0, 1fr)" size={13}>
      {requests.map((request) => (
        <Stack as="li" key={request.id} columns="minmax(0, 1fr)" gap={4} bdb="line" p="12px var(--gutter)">
          <Row gap={8} align="baseline" justify="space-between">
            <Text as="span" overflowWrap="anywhere" miw={0} fw={500}>
              <Link {...requestLink(request.id)} className={linkClass}>
                {request.name}
              </Link>
            </Text>
            <Text as="span" c="mute" tabular>
              <time dateTime={request.requestDate}>{formatDate(request.requestDate)}</time>
            </Text>
          </Row>
          <Text as="p" c="soft" overflowWrap="anywhere">
            {request.company && `${request.company.name} · `}
            <EmployeeName id={request.responsibleEmployeeId} />
          </Text>
          <Text as="p" c="soft" tabular>
            {describedText(requestFields.vacancyAreaRange, request.vacancyAreaRange)}
            {request.netRentalRateTo !== null &&
              `, до ${describedText(requestFields.netRentalRateTo, request.netRentalRateTo)}`}
          </Text>
          <Row wrap="wrap" gap="4px 12px" justify="space-between">
            {phoneOf(request) === undefined ? <span /> : <Phone request={request} />}
            <OfferButton request={request} />
          </Row>
        </Stack>
      ))}
    </Stack>
  );
}
