import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { useParams } from '@tanstack/react-router';
import { askedUtilityWords } from '#land/requests/asked-chips.ts';
import { requestHistoryQuery, useRequest } from '#land/requests/request-data.ts';
import { RequestFacts } from '#land/requests/request-facts.tsx';
import { EntityHistory } from '#people/history/entity-history.tsx';
import { Box } from '#ui/layout/box.ts';
import { FactSection, FactSections } from '#ui/piece/fact-sections.tsx';
import { KeyValue } from '#ui/piece/key-values.tsx';
import { requestSentences } from './request-history.ts';

/** The tab 'Запрос': every field, an empty one says so once, quietly; then its history. */
export function RequestInfoTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useRequest(id);
  // The page above waits for it.
  return request ? <RequestInfo request={request} /> : null;
}

function RequestInfo({ request }: { request: LandRequest }) {
  return (
    <FactSections label="Запрос целиком">
      <FactSection title="Что ищет">
        <RequestFacts of={request} names={['propertyTypes', 'area', 'buildingArea', 'budget', 'bestUses', 'okveds']} />
      </FactSection>
      <FactSection title="Где">
        <RequestFacts of={request} names={['regions', 'landHighways', 'distanceFromNearestCity']} />
      </FactSection>
      <FactSection title={requestFields.utilities.label}>
        {request.utilities.length === 0 ? (
          <KeyValue label="Нужны">Не важно</KeyValue>
        ) : (
          request.utilities.map(({ id, name }) => (
            <KeyValue key={id} label={name}>
              {askedUtilityWords(request, id).slice(name.length).replace(/^, /, '') || 'есть'}
            </KeyValue>
          ))
        )}
      </FactSection>
      <FactSection title="Преимущества">
        <RequestFacts of={request} names={requestFlags} />
      </FactSection>
      <FactSection title="Клиент">
        <RequestFacts
          of={request}
          names={['companyId', 'contactId', 'referralContactId', 'referralAppointmentDateTime', 'referralComment']}
        />
      </FactSection>
      <FactSection title="Запрос">
        <RequestFacts
          of={request}
          names={[
            'requestType',
            'requestDate',
            'isActual',
            'actualizeRequestDate',
            'dateTimeCreated',
            'linkToDisk',
            'comment',
          ]}
        />
      </FactSection>
      <Box as="section" below={24} aria-label="История" style={{ columnSpan: 'all', maxWidth: 720 }}>
        <Box as="h2" below={12} rule="bottom-strong" style={{ paddingBottom: 8 }}>
          История
        </Box>
        <EntityHistory query={requestHistoryQuery(request.id)} comments={[]} sentences={requestSentences} />
      </Box>
    </FactSections>
  );
}
