import type { FastifyRequest } from 'fastify';

/**
 * Request fields for the log: as Fastify logs them, but without the client's access code, which is in the URL (G-02).
 */
export function loggedRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: withoutCode(url), host, remoteAddress: ip };
}

export function withoutCode(url: string): string {
  return url.replace(/([?&]password=)[^&#]*/gi, '$1…');
}
