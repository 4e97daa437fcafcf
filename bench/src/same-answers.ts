import { isDeepStrictEqual } from 'node:util';
import type { Case, Request } from './requests.ts';
import type { Server } from './servers.ts';

/** Length of the complete answer to each request of a case (bytes). */
export type Lengths = ReadonlyMap<Request, number>;

/**
 * Sends every request to both servers once.
 * @returns comparable requests: all of them or, where answers may differ, those with equal answers
 * @throws when an answer differs or is not 200, because unequal work is not compared
 */
export async function checkSameAnswers(
  { name, requests, mayDiffer, isUnordered }: Case,
  ours: Server,
  bare: Server,
): Promise<Lengths> {
  const lengths = new Map<Request, number>();
  for (const request of requests) {
    const [text, bareText] = [await ask(ours, request), await ask(bare, request)];
    const [answer, bareAnswer] = isUnordered
      ? [rowsById(text), rowsById(bareText)]
      : [JSON.parse(text), JSON.parse(bareText)];
    if (!isDeepStrictEqual(bareAnswer, answer)) {
      if (mayDiffer) continue;
      const difference = firstDifference(JSON.stringify(bareAnswer), JSON.stringify(answer));
      throw new Error(`${name}: the bare server answers otherwise, ${difference}`);
    }
    const length = Buffer.byteLength(text);
    if (Buffer.byteLength(bareText) !== length) throw new Error(`${name}: the same answer in another length`);
    lengths.set(request, length);
  }
  if (lengths.size === 0) throw new Error(`${name}: the bare server answers every request otherwise`);
  return lengths;
}

/** @throws when the answer is not 200 */
export async function ask({ url, headers }: Server, { method, path, body }: Request): Promise<string> {
  const init = { method, headers: { ...headers }, ...(body !== undefined && { body }) };
  const response = await fetch(url + path, init);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${method} ${url}${path}: ${response.status} ${text.slice(0, 500)}`);
  return text;
}

function rowsById(text: string): unknown[] {
  const rows = JSON.parse(text) as [id: string, ...unknown[]][];
  return rows.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** An excerpt around the first difference, since answers have megabytes. */
function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [from, to] = [Math.max(0, at - 60), at + 60];
  return `${one.slice(from, to)} instead of ${other.slice(from, to)}`;
}
