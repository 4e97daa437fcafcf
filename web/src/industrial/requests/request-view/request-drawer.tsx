import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { factsOfRequest } from '@gektar/contract/industrial/requests/request-facts.ts';
import { Drawer } from '@mantine/core';
import { choicesOf } from '#industrial/dictionaries/industrial-choices.ts';
import { changedRequests } from '#industrial/requests/request-changes.ts';
import { requestQueries } from '#industrial/requests/request-data.ts';
import { RequestFacts } from '#industrial/requests/request-facts.tsx';
import { GiveBack } from '#operations/give-back.tsx';
import { referralNames } from '#people/client-inputs.tsx';
import { EntityHistory } from '#people/history/entity-history.tsx';
import { RequestSections, type SectionsOf } from '#requests/request-sections.tsx';
import { Scroller } from '#ui/component/scroller.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { useWindow } from '#ui/use-window.ts';
import classes from './request-drawer.module.css';
import { requestSentences } from './request-history.ts';

const useTypes = choicesOf('request-type');

const sections: SectionsOf<IndustrialRequest> = [
  [
    'Запрос',
    [
      'name',
      'requestTypes',
      'requestDate',
      'dateTimeCreated',
      'responsibleEmployeeId',
      'additionalAccessEmployees',
      'linkToDisk',
      'comment',
    ],
  ],
  ['Клиент', ['companyId', 'contactId', ...referralNames]],
  ['Что ищет', factsOfRequest('wanted')],
  ['Где', factsOfRequest('place')],
  ['Здание', factsOfRequest('building')],
];

/** Drawer with every field of a request, and its history (M-08). */
export function RequestDrawer({ request, onClose }: { request: IndustrialRequest; onClose: () => void }) {
  return (
    <Drawer
      {...useWindow(true, onClose)}
      opened
      onClose={onClose}
      title="Данные запроса"
      size="50vw"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <Scroller className={`${classes.body} focus-inside`} aria-label="Запрос целиком">
        <RequestSections request={request} sections={sections} Facts={RequestFacts} />
        <Stack as="section" gap={12} aria-label="История">
          <h2>История</h2>
          <History id={request.id} />
        </Stack>
      </Scroller>
    </Drawer>
  );
}

function History({ id }: { id: string }) {
  const types = new Map(useTypes().map(({ value, label }) => [value, label]));
  return (
    <EntityHistory
      query={requestQueries.history(id)}
      comments={[]}
      sentences={(event, names) => requestSentences(event, { ...names, type: (type) => types.get(type) })}
      actionOf={(event) => <GiveBack about={changedRequests} id={id} event={event} />}
    />
  );
}
