import type { Domain } from '#domain.ts';

/** Calls about the answers of clients for employees of a domain. */
export function clientAnswerCalls<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/request-selections` as const;
  return {
    ofRequest: { method: 'GET', path: `${path}/request/{requestId}/client-answers` as const, access: 'employee' },
    seen: { method: 'POST', path: `${path}/request/{requestId}/client-answers/seen` as const, access: 'employee' },
    reply: { method: 'POST', path: `${path}/items/{id}/client-reply` as const, access: 'employee' },
    setVisit: { method: 'POST', path: `${path}/items/{id}/client-visit` as const, access: 'employee' },
  } as const;
}
