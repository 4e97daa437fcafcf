import type { Domain } from '@gektar/contract/domain.ts';
import type { EndedLink as Ended, publicEndpoints } from '@gektar/contract/sharing/selection-link.ts';
import { formatDate } from '@gektar/format/date.ts';
import { callLink, formatPhone } from '@gektar/format/phone.ts';
import { IconPhone } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { z } from 'zod';
import { callAsClient } from '#api/client-call.ts';
import { icon16 } from '#ui/icon.ts';
import type { OpenLink } from './answers/answer-calls.ts';
import { clientButton } from './client-button.ts';
import classes from './ended-link.module.css';
import { EndedPlan } from './ended-plan.tsx';
import { Panel } from './link-panel.tsx';
import type { Office } from './office.ts';
import { WaitingList } from './waiting-list.tsx';

type Endpoints = ReturnType<typeof publicEndpoints<Domain, z.ZodType>>;

const pathOf = (domain: Domain) => `/api/${domain}/request-selections-for-clients/{id}` as const;

function readEnded({ domain, id, code }: OpenLink, signal: AbortSignal): Promise<Ended> {
  const line = { method: 'GET', path: `${pathOf(domain)}/ended` } as const;
  return callAsClient<Endpoints['ended']>(line, { params: { id }, query: { password: code } }, signal);
}

function askAgain({ domain, id, code }: OpenLink): Promise<Ended> {
  const line = { method: 'POST', path: `${pathOf(domain)}/ask-again` } as const;
  return callAsClient<Endpoints['askAgain']>(line, { params: { id }, query: { password: code } });
}

export interface EndedLinkProps {
  readonly link: OpenLink;
  readonly office: Office | undefined;
  /** Shown when the link is unknown or deleted. */
  readonly invalid: ReactNode;
}

/** Page of a link that has expired or used up its openings: the reason, and a request to open it again. */
export default function EndedLink({ link, office, invalid }: EndedLinkProps) {
  const { domain, id, code } = link;
  const [ended, setEnded] = useState<Ended | null>();
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  useEffect(() => {
    const gone = new AbortController();
    readEnded({ domain, id, code }, gone.signal).then(setEnded, () => {
      if (!gone.signal.aborted) setEnded(null);
    });
    return () => gone.abort();
  }, [domain, id, code]);
  if (ended === undefined) return <WaitingList />;
  if (ended === null) return invalid;

  function send() {
    setState('sending');
    askAgain(link).then(
      (answer) => {
        setEnded(answer);
        setState('ready');
      },
      () => setState('failed'),
    );
  }
  const stored = 'Ваши отметки и вопросы сохранились.';
  const isUsed = ended.reason === 'used';
  return (
    <Panel
      office={office}
      picture={<EndedPlan />}
      title={isUsed ? 'Ссылку открыли столько раз, сколько было разрешено' : 'Действие ссылки истекло'}
      caption={isUsed ? stored : `Подборка была открыта до ${formatDate(ended.expirationTime)}. ${stored}`}
    >
      <div className={classes.actions}>
        {ended.isAsked ? (
          <p role="status">
            <b>Просьба отправлена</b>
          </p>
        ) : (
          <button
            type="button"
            className={clientButton.filled}
            aria-disabled={state === 'sending'}
            onClick={() => state !== 'sending' && send()}
          >
            Попросить открыть снова
          </button>
        )}
        {state === 'failed' && <p role="alert">Не отправлено. Повторите</p>}
        <p>Брокер получит просьбу и ответит вам.</p>
        {office && (
          <a className={clientButton.plain} href={callLink(office.officePhone)}>
            <IconPhone {...icon16} />
            {formatPhone(office.officePhone)}
          </a>
        )}
      </div>
    </Panel>
  );
}
