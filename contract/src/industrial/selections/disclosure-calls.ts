import type { CallsOf } from '#endpoint.ts';
import { disclosureCalls } from '#sharing/disclosure-calls.ts';
import type * as endpoints from './disclosures.ts';

export const industrialDisclosures: CallsOf<typeof endpoints.industrialDisclosures> = disclosureCalls('industrial');
