import { queryString } from '@gektar/contract/endpoint.ts';
import { searchProperties } from '@gektar/contract/land/properties/property-search.ts';
import type { Case, Request } from './requests.ts';
import type { Samples } from './samples.ts';

/** Ctrl+K searches over all plots while typing. */
export function searchCases({ numberBeginnings, numberParts, addressWords }: Samples): Case[] {
  return [
    { name: 'search: beginning of a number', requests: numberBeginnings.map(asked) },
    { name: 'search: part of a number', requests: numberParts.map(asked) },
    { name: 'search: words of an address', requests: addressWords.map(asked), mayDiffer: true },
    { name: 'search: nothing is found', requests: numberParts.map((part) => asked(`${part}ъ`)) },
  ];
}

function asked(text: string): Request {
  return { method: searchProperties.method, path: searchProperties.path + queryString({ text }) };
}
