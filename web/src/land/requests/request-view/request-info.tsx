import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { factsOfRequest } from '@gektar/contract/land/requests/request-facts.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { useParams } from '@tanstack/react-router';
import { askedUtilityWords } from '#land/requests/asked-chips.ts';
import { changedRequests } from '#land/requests/request-changes.ts';
import { requestQueries, useRequest } from '#land/requests/request-data.ts';
import { RequestFacts } from '#land/requests/request-facts.tsx';
import { GiveBack } from '#operations/give-back.tsx';
import { referralNames } from '#people/client-inputs.tsx';
import { EntityHistory } from '#people/history/entity-history.tsx';
import { RequestSections, type SectionsOf } from '#requests/request-sections.tsx';
import { FactSection, FactSections } from '#ui/component/fact-sections.tsx';
import { KeyValue } from '#ui/component/key-values.tsx';
import { Box } from '#ui/layout/box.ts';
import { requestSentences } from './request-history.ts';

/** Sections above the utilities. */
const wanted: SectionsOf<LandRequest> = [
  ['Что ищет', factsOfRequest('wanted')],
  ['Где', factsOfRequest('place')],
];

const rest: SectionsOf<LandRequest> = [
  ['Преимущества', requestFlags],
  ['Клиент', ['companyId', 'contactId', ...referralNames]],
  [
    'Запрос',
    ['requestType', 'requestDate', 'isActual', 'actualizeRequestDate', 'dateTimeCreated', 'linkToDisk', 'comment'],
  ],
];

/** The tab 'Запрос': every field, with muted empty values, then the history. */
export function RequestInfoTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useRequest(id);
  // The parent page shows its tabs only once the request is loaded.
  return request ? <RequestInfo request={request} /> : null;
}

function RequestInfo({ request }: { request: LandRequest }) {
  return (
    <FactSections label="Запрос целиком" after={<History request={request} />}>
      <RequestSections request={request} sections={wanted} Facts={RequestFacts} />
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
      <RequestSections request={request} sections={rest} Facts={RequestFacts} />
    </FactSections>
  );
}

function History({ request: { id } }: { request: LandRequest }) {
  return (
    <Box as="section" mb={24} aria-label="История" maw={720} style={{ columnSpan: 'all' }}>
      <Box as="h2" mb={12} bdb="line-2" pb={8}>
        История
      </Box>
      <EntityHistory
        query={requestQueries.history(id)}
        comments={[]}
        sentences={requestSentences}
        actionOf={(event) => <GiveBack about={changedRequests} id={id} event={event} />}
      />
    </Box>
  );
}
