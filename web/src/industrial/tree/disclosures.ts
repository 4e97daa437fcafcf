import { industrialDisclosures } from '@gektar/contract/industrial/selections/disclosure-calls.ts';
import { call } from '#api/call.ts';
import type { DisclosureKind } from '#sharing/disclosures/disclosure-kind.ts';

const common: Pick<DisclosureKind, 'domain' | 'find'> = {
  domain: 'industrial',
  find: (query, options) => call(industrialDisclosures.ofObject, { query }, options),
};

/** 'Кто видел' of vacancies. */
export const vacancyDisclosures: DisclosureKind = { ...common, name: 'vacancy' };

/** 'Кто видел' of complexes: of all of their vacancies. */
export const complexDisclosures: DisclosureKind = { ...common, name: 'complex' };
