import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { ContactCard } from '#people/customer-card.tsx';
import { RequestPanelFrame, referralFact } from '#sharing/requests/request-panel.tsx';
import { RequestFacts } from './request-facts.tsx';
import { askedChips } from './request-words.ts';

/** What an unfolded request adds to its card. */
export function RequestPanel({ request }: { request: IndustrialRequest }) {
  return (
    <RequestPanelFrame chips={askedChips(request)}>
      <RequestFacts
        of={request}
        names={[
          'requestTypes',
          'mainAreaTypesCalc',
          'totalArea',
          'buildingTypes',
          'constructionStatuses',
          'complexName',
          'linkToDisk',
          'companyId',
          'contactId',
          'referralContactId',
          'comment',
        ]}
        content={{ referralContactId: referralFact(request, (id) => <ContactCard id={id} />) }}
      />
    </RequestPanelFrame>
  );
}
