import { disclosureEndpoints } from '#sharing/disclosures.ts';

export const landDisclosures = disclosureEndpoints('land');
