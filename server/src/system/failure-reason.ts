import type { FailureReason } from '@gektar/contract/system.ts';
import { BitrixTrouble } from '#outside/bitrix/bitrix-client.ts';

/** A service that answered with an error. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused';
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Reason of a failure, without the service's message, which may contain a URL. */
export function failureReasonOf(error: unknown): FailureReason {
  if (!(error instanceof Error)) return 'broken';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'silent';
  if (error instanceof BitrixTrouble || error instanceof ServiceRefused) return 'refused';
  if (FULL.has(codeOf(error))) return 'full';
  // `fetch` throws a TypeError for any broken connection; its cause is the actual error.
  return error instanceof TypeError && error.cause instanceof Error ? 'unreachable' : 'broken';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
