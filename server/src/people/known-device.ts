import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const COOKIE = 'gektar-device';
const YEAR_SECONDS = 31_536_000;

/** Browsers in which an employee signed in before, remembered by a signed cookie that grants no access (0031). */
export interface KnownDevices {
  /** Random identifier in this employee's cookie; undefined when the browser is not known. */
  find(request: FastifyRequest, employeeId: string): string | undefined;
  /** A `Set-Cookie` header that makes the browser known. */
  cookieFor(request: FastifyRequest, employeeId: string): string;
}

/** @param secret the secret that signs tokens */
export function createKnownDevices(secret: string): KnownDevices {
  const sign = (employeeId: string, word: string) =>
    createHmac('sha256', secret).update(`device ${employeeId} ${word}`).digest('base64url');

  function find({ headers }: FastifyRequest, employeeId: string): string | undefined {
    const [, word = '', shown = ''] =
      /(?:^|;\s*)gektar-device=([\w-]{16})\.([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '') ?? [];
    const right = Buffer.from(sign(employeeId, word));
    const given = Buffer.from(shown);
    return word !== '' && given.length === right.length && timingSafeEqual(given, right) ? word : undefined;
  }

  return {
    find,
    cookieFor(request, employeeId) {
      const word = find(request, employeeId) ?? randomBytes(12).toString('base64url');
      const secure = request.protocol === 'https' ? '; Secure' : '';
      const value = `${word}.${sign(employeeId, word)}`;
      return `${COOKIE}=${value}; Path=/api/Auth; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
    },
  };
}
