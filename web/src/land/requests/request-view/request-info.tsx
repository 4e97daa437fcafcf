import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { askedUtilityWords } from '#land/requests/asked-chips.ts';
import { requestQuery } from '#land/requests/request-data.ts';
import { RequestFacts } from '#land/requests/request-facts.tsx';
import { KeyValue, KeyValues } from '#ui/piece/key-values.tsx';
import classes from './request-info.module.css';

/** The tab 'Запрос': every field, an empty one says so once, quietly. */
export function RequestInfoTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useQuery(requestQuery(id));
  // The page above waits for it.
  return request ? <RequestInfo request={request} /> : null;
}

function RequestInfo({ request }: { request: LandRequest }) {
  return (
    // Scrolled by keys, too: there may be nothing in it to stand on.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1 wants a scroller to be reached
    <section className={classes.scroller} aria-label="Запрос целиком" tabIndex={0}>
      <div className={classes.columns}>
        <Section title="Что ищет">
          <RequestFacts
            of={request}
            names={['propertyTypes', 'area', 'buildingArea', 'budget', 'bestUses', 'okveds']}
          />
        </Section>
        <Section title="Где">
          <RequestFacts of={request} names={['regions', 'landHighways', 'distanceFromNearestCity']} />
        </Section>
        <Section title={requestFields.utilities.label}>
          {request.utilities.length === 0 ? (
            <KeyValue label="Нужны">Не важно</KeyValue>
          ) : (
            request.utilities.map(({ id, name }) => (
              <KeyValue key={id} label={name}>
                {askedUtilityWords(request, id).slice(name.length).replace(/^, /, '') || 'есть'}
              </KeyValue>
            ))
          )}
        </Section>
        <Section title="Преимущества">
          <RequestFacts of={request} names={requestFlags} />
        </Section>
        <Section title="Клиент">
          <RequestFacts
            of={request}
            names={['companyId', 'contactId', 'referralContactId', 'referralAppointmentDateTime', 'referralComment']}
          />
        </Section>
        <Section title="Запрос">
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
        </Section>
      </div>
    </section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{title}</h2>
      <KeyValues>{children}</KeyValues>
    </section>
  );
}
