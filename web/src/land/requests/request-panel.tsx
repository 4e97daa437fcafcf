import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { formatMeeting } from '@gektar/format/date.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { DocumentLink } from '#land/properties/property-view/document-link.tsx';
import { contactName } from '#people/contact-name.ts';
import { CompanyCard, ContactCard } from '#people/customer-card.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { KeyValue, KeyValues } from '#ui/piece/key-values.tsx';
import { Tag } from '#ui/piece/tag.tsx';
import { askedChips } from './asked-chips.ts';
import { requestLabels } from './request-labels.ts';
import classes from './request-panel.module.css';

function names(values: readonly { readonly name: string; readonly code?: string }[]): string {
  return values.map(({ code, name }) => (code === undefined ? name : `${code} ${name}`)).join(', ');
}

/** What an unfolded request adds (1§2): distance, budget, types, codes, chips, disk, company, contact, referral, comment. */
export function RequestPanel({ request }: { request: LandRequest }) {
  const chips = askedChips(request);
  const { distanceFromNearestCity: distance, companyId, company, contactId, contact } = request;
  const referral = [
    request.referralAppointmentDateTime && formatMeeting(request.referralAppointmentDateTime),
    request.referralComment,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Stack rule="top" gap={12} above={10} className={classes.panel}>
      {chips.length > 0 && (
        <Row align="stretch" wrap gap={6}>
          {chips.map((chip) => (
            <Tag key={chip}>{chip}</Tag>
          ))}
        </Row>
      )}
      <KeyValues>
        <KeyValue label={requestLabels.distanceFromNearestCity}>
          {distance !== null && `до ${formatQuantity(distance, units.kilometre)}`}
        </KeyValue>
        <KeyValue label={requestLabels.budget}>{request.budget && formatRange(request.budget, units.rouble)}</KeyValue>
        <KeyValue label={requestLabels.buildingArea}>
          {request.buildingArea && formatRange(request.buildingArea, units.squareMetre)}
        </KeyValue>
        <KeyValue label={requestLabels.requestType}>{names(request.requestType)}</KeyValue>
        <KeyValue label={requestLabels.bestUses}>{names(request.bestUses)}</KeyValue>
        <KeyValue label={requestLabels.okveds}>{names(request.okveds)}</KeyValue>
        <KeyValue label={requestLabels.linkToDisk}>
          <DocumentLink link={request.linkToDisk} />
        </KeyValue>
        <KeyValue label={requestLabels.companyId}>
          {companyId && <CompanyCard id={companyId} knownName={company?.name} />}
        </KeyValue>
        <KeyValue label={requestLabels.contactId}>
          {contactId && <ContactCard id={contactId} knownName={contact && contactName(contact)} />}
        </KeyValue>
        <KeyValue label={requestLabels.referralContactId}>
          {request.referralContactId && <ContactCard id={request.referralContactId} />}
          {referral}
        </KeyValue>
        <KeyValue label={requestLabels.comment}>{request.comment}</KeyValue>
      </KeyValues>
    </Stack>
  );
}
