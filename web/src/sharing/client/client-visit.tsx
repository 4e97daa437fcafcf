import type { ClientVisit as Visit } from '@gektar/contract/sharing/client-visit.ts';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { type ClientAnswers, useClientAnswers } from './answers/use-client-answers.ts';
import type { ClientAddress } from './client-address.ts';
import type { ClientItem, ClientSelected, ClientWords } from './client-kind.ts';
import { ClientNotice } from './client-notice.tsx';
import { CodeScreen, type SurveyArt } from './code-screen.tsx';
import { FailedLink, InvalidLink } from './link-panel.tsx';
import type { Office } from './office.ts';
import { useClientLink } from './use-client-link.ts';
import { useVisit } from './visit/use-visit.ts';
import { WaitingList } from './waiting-list.tsx';

const EndedLink = lazyPart(() => import('./ended-link.tsx'));

/**
 * The call of a domain's client that reads the selection (1§7, 3§7). Declared at module level: a change of identity
 * reloads the selection.
 */
export interface ClientCalls<Selection> {
  readonly read: (id: string, code: string, signal: AbortSignal, as: 'page' | 'report') => Promise<Selection>;
}

export interface ClientVisitProps<Item extends ClientItem, Selection extends ClientSelected<Item>> {
  readonly address: ClientAddress;
  readonly office: Office | undefined;
  readonly calls: ClientCalls<Selection>;
  readonly words: ClientWords;
  readonly art: SurveyArt;
  /** Content after an accepted code. */
  readonly children: (selection: Selection, answers: ClientAnswers, visit: Visit | undefined) => ReactNode;
}

/** One visit to a link: the code screen precedes all of its pages (G-05). */
export function ClientVisit<Item extends ClientItem, Selection extends ClientSelected<Item>>(
  props: ClientVisitProps<Item, Selection>,
) {
  const { address, office, calls, art } = props;
  const { domain, id, password } = address;
  // Fixed for the visit: switching between page and report does not reload the selection.
  const [as] = useState<'page' | 'report'>(address.isReport ? 'report' : 'page');
  const read = useCallback(
    (of: string, code: string, signal: AbortSignal) => calls.read(of, code, signal, as),
    [calls, as],
  );
  const link = useClientLink({ domain, id, codeInAddress: password, read });
  const { state } = link;
  if (state.step === 'invalid') {
    const invalid = <InvalidLink office={office} />;
    if (state.code === undefined) return invalid;
    return (
      <Suspense fallback={<WaitingList />}>
        <EndedLink link={{ domain, id, code: state.code }} office={office} invalid={invalid} />
      </Suspense>
    );
  }
  if (state.step === 'failed') return <FailedLink office={office} reason={state.reason} onRetry={link.retry} />;
  if (state.step === 'open') {
    const { selection, code } = state;
    return <Opened {...props} selection={selection} code={code} onRefused={link.readAgain} />;
  }
  if (state.step === 'waiting' && !state.hasTyped) return <WaitingList />;
  return (
    <CodeScreen
      art={art}
      office={office}
      typed={state.step === 'waiting' ? state.code : state.typed}
      error={state.step === 'code' ? state.error : undefined}
      canRepeat={state.step === 'code' && state.isHeldUp}
      isSending={state.step === 'waiting'}
      onSubmit={link.submit}
    />
  );
}

interface OpenedProps<Item extends ClientItem, Selection extends ClientSelected<Item>>
  extends ClientVisitProps<Item, Selection> {
  readonly selection: Selection;
  readonly code: string;
  readonly onRefused: () => void;
}

function Opened<Item extends ClientItem, Selection extends ClientSelected<Item>>(props: OpenedProps<Item, Selection>) {
  const { address, words, selection, code, onRefused, children } = props;
  const { domain, id } = address;
  const visit = useVisit({ domain, id, code });
  const answers = useClientAnswers({ domain, id, code }, selection, words, onRefused);
  return (
    <>
      {children(selection, answers, visit)}
      <ClientNotice notice={answers.notice} onDismiss={answers.dismiss} />
    </>
  );
}
