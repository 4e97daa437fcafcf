import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { factsOfRequest } from '@gektar/contract/industrial/requests/request-facts.ts';
import { ContactCard } from '#people/customer-card.tsx';
import { RequestPanelFrame, referralFact } from '#requests/request-panel.tsx';
import { lastOfPanel } from '#requests/request-sections.tsx';
import { RequestFacts } from './request-facts.tsx';
import { askedChips } from './request-words.ts';

/** Additional content of an unfolded request. */
export function RequestPanel({ request }: { request: IndustrialRequest }) {
  return (
    <RequestPanelFrame chips={askedChips(request)}>
      <RequestFacts
        of={request}
        names={[...factsOfRequest('panel'), ...lastOfPanel]}
        content={{ referralContactId: referralFact(request, (id) => <ContactCard id={id} />) }}
      />
    </RequestPanelFrame>
  );
}
