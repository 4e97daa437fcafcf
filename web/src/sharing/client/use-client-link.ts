import type { Domain } from '@gektar/contract/domain.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ClientRefused } from '#api/client-call.ts';
import { codeMemory } from './code-memory.ts';
import { cleanCode, firstState, isCodeOver, type LinkState, stateAfter } from './link-state.ts';

export interface ClientLinkOptions<Selection> {
  readonly domain: Domain;
  readonly id: string;
  /** `?password=` of the URL: submitted automatically and left in the URL (G-14). */
  readonly codeInAddress: string | null;
  readonly read: (id: string, code: string, signal: AbortSignal) => Promise<Selection>;
}

export interface ClientLink<Selection> {
  readonly state: LinkState<Selection>;
  readonly submit: (typed: string) => void;
  readonly retry: () => void;
  /**
   * Reloads the selection in the background after a refused call: the link may have expired, or an object may be
   * removed.
   */
  readonly readAgain: () => void;
}

/** One visit of a client: the code, the selection, and all states in between. */
export function useClientLink<Selection extends { readonly items: readonly unknown[] }>({
  domain,
  id,
  codeInAddress,
  read,
}: ClientLinkOptions<Selection>): ClientLink<Selection> {
  const memory = useMemo(() => codeMemory(`${domain}:${id}`), [domain, id]);
  const [state, setState] = useState<LinkState<Selection>>(() => firstState(id, codeInAddress, memory.read()));
  const code = state.step === 'waiting' ? state.code : undefined;

  useEffect(() => {
    if (code === undefined) return;
    const gone = new AbortController();
    read(id, code, gone.signal)
      .then((selection) => {
        // The response must have items (1§7); otherwise it does not come from our server.
        if (!Array.isArray(selection.items)) throw new ClientRefused(502);
        memory.keep(code);
        setState({ step: 'open', code, selection });
      })
      .catch((refusal: unknown) => {
        if (gone.signal.aborted) return;
        const next = stateAfter(refusal, code);
        if (isCodeOver(next)) memory.forget();
        setState(next);
      });
    return () => gone.abort();
  }, [id, code, read, memory]);

  const submit = useCallback(
    (typed: string) => setState({ step: 'waiting', code: cleanCode(typed), hasTyped: true }),
    [],
  );
  const retry = useCallback(
    () => setState((now) => (now.step === 'failed' ? { step: 'waiting', code: now.code, hasTyped: false } : now)),
    [],
  );
  const openCode = state.step === 'open' ? state.code : undefined;
  const readAgain = useCallback(() => {
    if (openCode === undefined) return;
    const still = (next: LinkState<Selection>) => setState((now) => (now.step === 'open' ? next : now));
    read(id, openCode, new AbortController().signal)
      .then((selection) => still({ step: 'open', code: openCode, selection }))
      .catch((refusal: unknown) => {
        const next = stateAfter(refusal, openCode);
        // The content stays shown after a failed reload, unless the code is no longer usable.
        if (!isCodeOver(next)) return;
        memory.forget();
        still(next);
      });
  }, [id, openCode, read, memory]);
  return { state, submit, retry, readAgain };
}
