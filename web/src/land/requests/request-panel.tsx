import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { factsOfRequest } from '@gektar/contract/land/requests/request-facts.ts';
import { codeAndName } from '#form/described/described-text.ts';
import { ContactCard } from '#people/customer-card.tsx';
import { RequestPanelFrame, referralFact } from '#requests/request-panel.tsx';
import { lastOfPanel } from '#requests/request-sections.tsx';
import { askedChips } from './asked-chips.ts';
import { RequestFacts } from './request-facts.tsx';

/**
 * Additional content of an unfolded request (1§2): distance, budget, types, codes, chips, disk, company, contact,
 * referral, comment.
 */
export function RequestPanel({ request }: { request: LandRequest }) {
  return (
    <RequestPanelFrame chips={askedChips(request)}>
      <RequestFacts
        of={request}
        names={[...factsOfRequest('panel'), ...lastOfPanel]}
        content={{
          okveds: request.okveds.map(codeAndName).join(', '),
          referralContactId: referralFact(request, (id) => <ContactCard id={id} />),
        }}
      />
    </RequestPanelFrame>
  );
}
