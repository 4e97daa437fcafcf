import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { type BucketSize, LeakyBucket } from '#outside/leaky-bucket.ts';

/** Why Bitrix24 gave no answer. The message never contains the webhook's URL, which is a secret. */
export class BitrixTrouble extends Error {
  override readonly name = 'BitrixTrouble';
}

/**
 * Calls a method of the REST interface.
 * @returns its `result`
 * @throws {BitrixTrouble} or the error of the connection
 */
export type BitrixCall = (method: string, parameters: object, signal?: AbortSignal) => Promise<unknown>;

/** A portal allows two requests a second and a burst of fifty; some are left for other programs at our IP address. */
const RATE: BucketSize = { perSecond: 2, holds: 40 };
/** Pauses before retries after "too many requests" (ms); after the last one the call fails. */
const RETRY_DELAYS_MS: readonly number[] = [1000, 2000, 4000, 8000];
/** Pause when the time budget of a method is used up and the response names no time (ms). */
const REST_MS = 60_000;

const Answer = z.looseObject({
  result: z.unknown().optional(),
  error: z.union([z.string(), z.number()]).optional(),
  error_description: z.string().optional(),
  time: z.looseObject({ operating_reset_at: z.number().optional() }).optional().catch(undefined),
});

/**
 * A client of one portal: respects its rate limit, retries after "too many requests", pauses a method whose time budget
 * is used up.
 * @param webhook `https://{portal}/rest/{user}/{code}/`
 */
export function bitrixClient(webhook: string, { retryDelaysMs = RETRY_DELAYS_MS, rate = RATE } = {}): BitrixCall {
  const bucket = new LeakyBucket(rate);
  /** Method → end of its pause (clock, ms). */
  const restsUntil = new Map<string, number>();

  return async (method, parameters, signal) => {
    if (Date.now() < (restsUntil.get(method) ?? 0)) throw new BitrixTrouble(`${method} rests`);
    for (const delay of [...retryDelaysMs, undefined]) {
      await bucket.take(signal);
      const { status, body } = await post(webhook + method, parameters, signal);
      if (status === 503 && delay !== undefined) {
        await wait(delay, undefined, signal && { signal });
        continue;
      }
      if (status === 429) {
        const resetAt = body?.time?.operating_reset_at;
        restsUntil.set(method, resetAt === undefined ? Date.now() + REST_MS : resetAt * 1000);
      }
      return resultOf(method, status, body);
    }
    throw new BitrixTrouble(`${method} is asked for too often`);
  };
}

type Body = z.output<typeof Answer> | undefined;

async function post(url: string, parameters: object, signal?: AbortSignal): Promise<{ status: number; body: Body }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(parameters),
    // The URL is a secret and must not be sent to another host.
    redirect: 'error',
    ...(signal && { signal }),
  });
  return { status: response.status, body: Answer.safeParse(parsed(await response.text())).data };
}

/** Parsed JSON; undefined for other text, since gateways report errors in HTML. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function resultOf(method: string, status: number, body: Body): unknown {
  if (body === undefined) throw new BitrixTrouble(`${method}: ${status}, no JSON of its kind`);
  // The code may be empty or a number; the description may come without a code.
  const words = [body.error, body.error_description].filter((word) => word !== undefined && word !== '').join(': ');
  if (status !== 200 || words !== '') throw new BitrixTrouble(`${method}: ${status} ${words}`);
  return body.result;
}
