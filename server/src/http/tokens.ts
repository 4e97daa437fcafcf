import { createHash, randomBytes } from 'node:crypto';
import { Failure } from '@gektar/contract/failure.ts';
import { NAME_IDENTIFIER_CLAIM } from '@gektar/contract/people/token-names.ts';
import type { FastifyRequest } from 'fastify';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { type Bearer, createVerifiedTokens } from './verified-tokens.ts';

const ALGORITHM = 'HS256';
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Claim with the version of the employee's sessions; absent in tokens of earlier versions of the program. */
const VERSION_CLAIM = 'sessionVersion';

/** Claims of our tokens; `exp` in seconds. */
const Claims = z.object({ [NAME_IDENTIFIER_CLAIM]: z.uuid(), [VERSION_CLAIM]: z.int().default(0), exp: z.number() });

export interface Tokens {
  /** A JWT with the name-identifier claim and `sub` (B-03), and its expiry. */
  issue(bearer: Bearer): Promise<{ token: string; expiresAt: Date }>;
  /**
   * Id of the employee to whom the request's bearer token was issued.
   * @throws {Failure} auth.required
   */
  identify(request: FastifyRequest): Promise<string>;
  /** Expiry of the request's token, without a check (ms since 1970). */
  endOf(request: FastifyRequest): number;
}

/** Whether a version of an employee's sessions is still valid. */
export type IsLive = (employeeId: string, version: number) => boolean | Promise<boolean>;

/**
 * @param secret at least 32 characters; the same for all processes of an installation
 * @param isLive checked on every call (0030)
 */
export function createTokens(secret: string, lifeHours: number, isLive: IsLive): Tokens {
  const key = new TextEncoder().encode(secret);
  const verifiedTokens = createVerifiedTokens();

  async function verify(request: FastifyRequest): Promise<Bearer> {
    const token = tokenOf(request);
    if (token === undefined) throw new Failure('auth.required');
    const known = verifiedTokens.find(token);
    if (known !== undefined) return known;
    const verified = await jwtVerify(token, key, { algorithms: [ALGORITHM], requiredClaims: ['exp'] }).catch(
      () => undefined,
    );
    const claims = Claims.safeParse(verified?.payload);
    if (!claims.success) throw new Failure('auth.required');
    const bearer = { employeeId: claims.data[NAME_IDENTIFIER_CLAIM], version: claims.data[VERSION_CLAIM] };
    verifiedTokens.keep(token, bearer, claims.data.exp * SECOND_MS);
    return bearer;
  }

  return {
    async issue({ employeeId, version }) {
      const expiresAt = new Date(Date.now() + lifeHours * HOUR_MS);
      const token = await new SignJWT({ [NAME_IDENTIFIER_CLAIM]: employeeId, [VERSION_CLAIM]: version })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(employeeId)
        .setIssuedAt()
        // Two sign-ins within one second must get different tokens.
        .setJti(randomBytes(8).toString('base64url'))
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt };
    },
    async identify(request) {
      const { employeeId, version } = await verify(request);
      if (!(await isLive(employeeId, version))) throw new Failure('auth.required');
      return employeeId;
    },
    endOf: (request) => (decodeJwt(tokenOf(request) ?? '').exp ?? 0) * SECOND_MS,
  };
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** A refresh token for the browser, and its hash for the server. */
export function newRefreshToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
