import type { FailureReason } from '@gektar/contract/system.ts';
import { BitrixTrouble } from '#outside/bitrix/bitrix-client.ts';

/** A service that answered with an error. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused';
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** A reason without words of the service, which may contain an address. */
export function failureReasonOf(error: unknown): FailureReason {
  if (!(error instanceof Error)) return 'broken';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'silent';
  if (error instanceof BitrixTrouble || error instanceof ServiceRefused) return 'refused';
  if (FULL.has(codeOf(error))) return 'full';
  // `fetch` hides what happened to the connection in the cause.
  return error instanceof TypeError && error.cause instanceof Error ? 'unreachable' : 'broken';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
