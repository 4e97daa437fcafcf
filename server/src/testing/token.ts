import { createTokens, type Tokens } from '#http/tokens.ts';

/** Issues tokens for a server with this `TOKEN_SECRET`. */
export function issuerOf(secret: string, lifeHours: number): Tokens {
  return createTokens(secret, lifeHours, () => true);
}

/** A bearer token, valid for a day, of an employee whose sessions were never ended. */
export async function tokenOf(secret: string, employeeId: string): Promise<string> {
  const { token } = await issuerOf(secret, 24).issue({ employeeId, version: 0 });
  return token;
}
