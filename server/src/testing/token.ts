import { createTokens } from '#http/tokens.ts';

/** A bearer token of this employee for a server with this `TOKEN_SECRET`; valid for a day. */
export async function tokenOf(secret: string, employeeId: string): Promise<string> {
  const { token } = await createTokens(secret, 24).issue(employeeId);
  return token;
}
