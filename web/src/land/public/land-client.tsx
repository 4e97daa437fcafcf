import type { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { useCallback } from 'react';
import { callAsClient } from '#api/client-call.ts';
import { type ClientAddress, goBackOr, hrefOf } from '#sharing/client/client-address.ts';
import { ClientNotice } from '#sharing/client/client-notice.tsx';
import { CodeScreen } from '#sharing/client/code-screen.tsx';
import { FailedLink, InvalidLink } from '#sharing/client/link-panel.tsx';
import type { Office } from '#sharing/client/office.ts';
import { useClientFavorites } from '#sharing/client/use-client-favorites.ts';
import { useClientLink } from '#sharing/client/use-client-link.ts';
import { WaitingList } from '#sharing/client/waiting-list.tsx';
import { markFavorite, readSelection } from './land-lines.ts';
import { LandReport } from './land-report.tsx';
import { LandSelection, type PublicSelection } from './land-selection.tsx';

interface ClientProps {
  readonly address: ClientAddress;
  readonly office: Office | undefined;
}

function read(id: string, password: string, signal: AbortSignal): Promise<PublicSelection> {
  return callAsClient<typeof landPublic.read>(readSelection, { params: { id }, query: { password } }, signal);
}

/** One visit to a land link: the code first, also on the way to the report (G-05). */
export function LandClient({ address, office }: ClientProps) {
  const link = useClientLink({ domain: address.domain, id: address.id, codeInAddress: address.password, read });
  const { state } = link;
  if (state.step === 'invalid') return <InvalidLink office={office} />;
  if (state.step === 'failed') return <FailedLink office={office} reason={state.reason} onRetry={link.retry} />;
  if (state.step === 'open') {
    const { selection, code } = state;
    return <Opened address={address} office={office} selection={selection} code={code} onRefused={link.readAgain} />;
  }
  if (state.step === 'waiting' && !state.hasTyped) return <WaitingList />;
  return (
    <CodeScreen
      office={office}
      typed={state.step === 'waiting' ? state.code : state.typed}
      error={state.step === 'code' ? state.error : undefined}
      canRepeat={state.step === 'code' && state.isHeldUp}
      isSending={state.step === 'waiting'}
      onSubmit={link.submit}
    />
  );
}

interface OpenedProps extends ClientProps {
  readonly selection: PublicSelection;
  readonly code: string;
  readonly onRefused: () => void;
}

function Opened({ address, office, selection, code, onRefused }: OpenedProps) {
  const send = useCallback(
    (id: string) =>
      callAsClient<typeof landPublic.markFavorite>(markFavorite, { params: { id }, query: { password: code } }),
    [code],
  );
  const favorites = useClientFavorites(selection.items, send, onRefused);
  if (address.isReport) {
    return <LandReport selection={selection} office={office} onBack={() => goBackOr(hrefOf(address, {}))} />;
  }
  return (
    <>
      <LandSelection selection={selection} office={office} address={address} favorites={favorites} />
      <ClientNotice text={favorites.notice} onDismiss={favorites.dismiss} />
    </>
  );
}
