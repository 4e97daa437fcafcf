import { queryFlag } from './query-flag.ts';

/** Part of a query: restricts to entities that the caller is responsible for (N-05). */
export const ownOnly = { isOwn: queryFlag.default(false) };
