import type { FastifyRequest } from 'fastify';

/** What the log tells of a request: as Fastify does, but for the access code of a client, which stands in the address (G-02). */
export function loggedRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: withoutCode(url), host, remoteAddress: ip };
}

export function withoutCode(url: string): string {
  return url.replace(/([?&]password=)[^&#]*/gi, '$1…');
}
