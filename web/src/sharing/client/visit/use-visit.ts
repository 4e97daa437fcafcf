import type { Domain } from '@gektar/contract/domain.ts';
import type { ClientVisit, clientVisitEndpoint } from '@gektar/contract/sharing/client-visit.ts';
import { useEffect, useState } from 'react';
import { callAsClient } from '#api/client-call.ts';
import type { OpenLink } from '#sharing/client/answers/answer-calls.ts';

type Call = ReturnType<typeof clientVisitEndpoint<Domain>>;

/**
 * The broker and the changes since the previous visit; undefined until loaded. The page is shown without waiting for
 * them.
 */
export function useVisit({ domain, id, code }: OpenLink): ClientVisit | undefined {
  const [visit, setVisit] = useState<ClientVisit>();
  useEffect(() => {
    const left = new AbortController();
    const line = { method: 'GET', path: `/api/${domain}/request-selections-for-clients/{id}/visit` } as const;
    callAsClient<Call>(line, { params: { id }, query: { password: code } }, left.signal).then(
      setVisit,
      () => undefined,
    );
    return () => left.abort();
  }, [domain, id, code]);
  return visit;
}
