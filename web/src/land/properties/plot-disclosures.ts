import { landDisclosures } from '@gektar/contract/land/selections/disclosure-calls.ts';
import { call } from '#api/call.ts';
import type { DisclosureKind } from '#sharing/disclosures/disclosure-kind.ts';

/** 'Кто видел' of plots. */
export const plotDisclosures: DisclosureKind = {
  domain: 'land',
  name: 'property',
  find: (query, options) => call(landDisclosures.ofObject, { query }, options),
};
