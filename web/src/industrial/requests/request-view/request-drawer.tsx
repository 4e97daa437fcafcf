import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { askedAreaFlags } from '@gektar/contract/industrial/requests/request-fields.ts';
import { Drawer } from '@mantine/core';
import { choicesOf } from '#industrial/dictionaries/industrial-choices.ts';
import { requestHistoryQuery } from '#industrial/requests/request-data.ts';
import { RequestFacts } from '#industrial/requests/request-facts.tsx';
import { EntityHistory } from '#people/history/entity-history.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { FactSection } from '#ui/piece/fact-sections.tsx';
import { useWindow } from '#ui/use-window.ts';
import classes from './request-drawer.module.css';
import { requestSentences } from './request-history.ts';

const useTypes = choicesOf('request-type');

/** Every field of a request, and its history (M-08). */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1 wants a scroller to be reached */}
      <section className={`${classes.body} focus-inside`} aria-label="Запрос целиком" tabIndex={0}>
        <FactSection title="Запрос">
          <RequestFacts
            of={request}
            names={[
              'name',
              'requestTypes',
              'requestDate',
              'dateTimeCreated',
              'responsibleEmployeeId',
              'additionalAccessEmployees',
              'linkToDisk',
              'comment',
            ]}
          />
        </FactSection>
        <FactSection title="Клиент">
          <RequestFacts
            of={request}
            names={['companyId', 'contactId', 'referralContactId', 'referralAppointmentDateTime', 'referralComment']}
          />
        </FactSection>
        <FactSection title="Что ищет">
          <RequestFacts
            of={request}
            names={[
              'vacancyTypes',
              'mainAreaTypesCalc',
              'vacancyAreaRange',
              'netRentalRateTo',
              'accessDate',
              ...askedAreaFlags,
              'bts',
              'isWholeForRent',
              'hasShelving',
            ]}
          />
        </FactSection>
        <FactSection title="Где">
          <RequestFacts of={request} names={['cityRegions', 'highways', 'complexName']} />
        </FactSection>
        <FactSection title="Здание">
          <RequestFacts
            of={request}
            names={['buildingClasses', 'buildingTypes', 'constructionStatuses', 'workingHeightRange', 'totalArea']}
          />
        </FactSection>
        <Stack as="section" gap={12} aria-label="История">
          <h2>История</h2>
          <History id={request.id} />
        </Stack>
      </section>
    </Drawer>
  );
}

function History({ id }: { id: string }) {
  const types = new Map(useTypes().map(({ value, label }) => [value, label]));
  return (
    <EntityHistory
      query={requestHistoryQuery(id)}
      comments={[]}
      sentences={(event, names) => requestSentences(event, { ...names, type: (type) => types.get(type) })}
    />
  );
}
