import { formatMeeting } from '@gektar/format/date.ts';
import type { ReactNode } from 'react';
import card from '#ui/component/entity-card.module.css';
import { KeyValues } from '#ui/component/key-values.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './request-panel.module.css';

/** Content of an expanded request: chips of its conditions, and facts. */
export function RequestPanelFrame({ chips, children }: { chips: readonly string[]; children: ReactNode }) {
  return (
    <Stack bdt="line" gap={12} mt={10} className={`${card.panel} ${classes.panel}`}>
      {chips.length > 0 && (
        <Row align="stretch" wrap="wrap" gap={6}>
          {chips.map((chip) => (
            <Tag key={chip}>{chip}</Tag>
          ))}
        </Row>
      )}
      <KeyValues>{children}</KeyValues>
    </Stack>
  );
}

interface Referred {
  readonly referralContactId: string | null;
  readonly referralAppointmentDateTime: string | null;
  readonly referralComment: string | null;
}

/**
 * Recommending person, appointment and comment, as one fact.
 * @param contact the card of the contact
 */
export function referralFact(
  { referralContactId, referralAppointmentDateTime, referralComment }: Referred,
  contact: (id: string) => ReactNode,
): ReactNode {
  const words = [referralAppointmentDateTime && formatMeeting(referralAppointmentDateTime), referralComment]
    .filter(Boolean)
    .join(', ');
  if (!referralContactId) return words;
  return (
    <>
      {contact(referralContactId)}
      {words}
    </>
  );
}
