import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@gektar/contract/endpoint.ts';

const contract = resolve(import.meta.dirname, '../../../contract/src');

/** Every endpoint in the contract, found by loading all of its files. */
export async function declaredEndpoints(): Promise<Endpoint[]> {
  const found = new Map<string, Endpoint>();
  for await (const file of glob('**/*.ts', { cwd: contract, exclude: (name) => /(?:\.test|-calls)\.ts$/.test(name) })) {
    const exported: object = await import(pathToFileURL(resolve(contract, file)).href);
    for (const endpoint of endpointsIn(exported, 3)) found.set(`${endpoint.method} ${endpoint.path}`, endpoint);
  }
  return [...found.values()];
}

/**
 * Endpoints in an exported value.
 * @param depth levels to search: dictionaries keep their endpoints in an object of objects
 */
function endpointsIn(value: unknown, depth: number): Endpoint[] {
  if (typeof value !== 'object' || value === null || '_zod' in value) return [];
  if ('method' in value && 'path' in value && 'output' in value) return [value as Endpoint];
  return depth === 0 ? [] : Object.values(value).flatMap((part) => endpointsIn(part, depth - 1));
}
