import { disclosureEndpoints } from '#sharing/disclosures.ts';

export const industrialDisclosures = disclosureEndpoints('industrial');
