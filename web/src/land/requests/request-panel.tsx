import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { formatMeeting } from '@gektar/format/date.ts';
import { codeAndName } from '#form/described/described-text.ts';
import { ContactCard } from '#people/customer-card.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { KeyValues } from '#ui/piece/key-values.tsx';
import { Tag } from '#ui/piece/tag.tsx';
import { askedChips } from './asked-chips.ts';
import { RequestFacts } from './request-facts.tsx';
import classes from './request-panel.module.css';

/** What an unfolded request adds (1§2): distance, budget, types, codes, chips, disk, company, contact, referral, comment. */
export function RequestPanel({ request }: { request: LandRequest }) {
  const chips = askedChips(request);
  const { referralContactId } = request;
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
        <RequestFacts
          of={request}
          names={[
            'distanceFromNearestCity',
            'budget',
            'buildingArea',
            'requestType',
            'bestUses',
            'okveds',
            'linkToDisk',
            'companyId',
            'contactId',
            'referralContactId',
            'comment',
          ]}
          content={{
            okveds: request.okveds.map(codeAndName).join(', '),
            referralContactId: (referralContactId || referral) && (
              <>
                {referralContactId && <ContactCard id={referralContactId} />}
                {referral}
              </>
            ),
          }}
        />
      </KeyValues>
    </Stack>
  );
}
