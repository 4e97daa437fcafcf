import { requests } from '@gektar/format/plural.ts';
import type { AnyRequest, RequestKind } from './request-kind.ts';
import { DELETED } from './request-toasts.ts';

/** Deletion of a request on its page; afterwards the list opens. */
export function removalOfRequest(
  { paths }: Pick<RequestKind<AnyRequest>, 'paths'>,
  id: string,
  remove: (id: string, runId: string) => Promise<unknown>,
) {
  return { forms: requests, run: (runId: string) => remove(id, runId), done: DELETED, path: paths.list };
}
