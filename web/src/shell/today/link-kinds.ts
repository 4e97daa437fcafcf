import { industrialLinks } from '@gektar/contract/industrial/selections/selection-calls.ts';
import { landLinks } from '@gektar/contract/land/selections/selection-calls.ts';
import { linkCalls } from '#sharing/selection/selection-kind.ts';

/** Requests for the client links of both domains. */
export const linkKinds = { land: linkCalls(landLinks), industrial: linkCalls(industrialLinks) } as const;
