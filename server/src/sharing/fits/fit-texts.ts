import type { TodayFit } from '@gektar/contract/today/today.ts';

/** A pair of an object and a request. */
export interface FitPair {
  readonly objectId: string;
  readonly requestId: string;
}

/** Texts of a pair. */
export type FitTexts = Pick<TodayFit, 'facts' | 'reason'>;

export const pairKey = ({ objectId, requestId }: FitPair) => `${objectId} ${requestId}`;

interface Sources<Row, Request> {
  readonly findObjects: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  readonly findRequests: (ids: readonly string[]) => Promise<readonly Request[]>;
  readonly factsOf: (row: Row) => string;
  readonly reasonOf: (request: Request, row: Row) => string;
}

/** Texts of pairs by their keys, without those of which a side is deleted. */
export async function fitTextsOf<Row, Request extends { readonly id: string }>(
  pairs: readonly FitPair[],
  { findObjects, findRequests, factsOf, reasonOf }: Sources<Row, Request>,
): Promise<ReadonlyMap<string, FitTexts>> {
  const [objects, found] = await Promise.all([
    findObjects([...new Set(pairs.map(({ objectId }) => objectId))]),
    findRequests([...new Set(pairs.map(({ requestId }) => requestId))]),
  ]);
  const requests = new Map(found.map((request) => [request.id, request]));
  return new Map(
    pairs.flatMap((pair) => {
      const [row, request] = [objects.get(pair.objectId), requests.get(pair.requestId)];
      return row && request ? [[pairKey(pair), { facts: factsOf(row), reason: reasonOf(request, row) }] as const] : [];
    }),
  );
}
