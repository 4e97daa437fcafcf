import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Importance, WeighedCriteria } from '@gektar/contract/criteria/importance.ts';
import { type Matcher, percentOf, scorerOf } from '@gektar/contract/criteria/score.ts';
import { manyScorerOf, type ValueMatcher } from '@gektar/contract/criteria/score-many.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import { LEAST_FOUND_PERCENT } from '@gektar/contract/today/today.ts';
import { sql } from 'kysely';
import { ProcessCache } from '#cache/process-cache.ts';
import type { CacheContext } from '#cache/row-cache.ts';
import { FOREVER, readSections, type SectionReader } from '#cache/section-cache.ts';
import type { Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';

/** A request that an object fits or almost fits. */
export interface Match {
  readonly requestId: string;
  /** The object with the best score. */
  readonly objectId: string;
  readonly isExact: boolean;
  /** Score, 0…1. */
  readonly share: number;
  readonly responsibleEmployeeId: string | null;
}

interface StoredRequest {
  readonly id: string;
  readonly requestDate: string;
  readonly responsibleEmployeeId: string | null;
  readonly importance: Importance;
}

/** How objects of a domain are scored for its requests. */
interface Scoring<Request extends StoredRequest, Filter, Row, Context, Name extends string> {
  readonly domain: Domain;
  /** Condition on requests `q` that count. */
  readonly active: Condition;
  readonly findRequestsOfIds: (db: Db, ids: readonly string[]) => Promise<Request[]>;
  /** The search of a request. */
  readonly filterOf: (request: Request) => Filter;
  readonly weighed: WeighedCriteria<Name>;
  readonly matcher: Matcher<Filter, Row, Context> & ValueMatcher<Filter, Row, Context>;
  readonly readContext: (reader: SectionReader) => Promise<Context>;
}

/** The fields of a request that scores need. */
interface ScoredRequest<Filter> extends StoredRequest {
  readonly version: string;
  readonly filter: Filter;
}

/** Memory of a request (bytes). */
const REQUEST_BYTES = 2_000;

/** Pairs that are scored in one turn of the event loop: about 10 ms. */
const PAIRS_PER_TURN = 50_000;

/**
 * Scores given objects for the active requests of a domain (N-12). Requests are cached; after a write only changed ones
 * are read.
 */
export function requestScorer<
  Request extends StoredRequest,
  Filter extends object,
  Row extends { readonly id: string },
  Context,
  Name extends string,
>(scoring: Scoring<Request, Filter, Row, Context, Name>) {
  const { weighed, matcher, readContext, findRequestsOfIds, filterOf } = scoring;

  async function prepared(call: CacheContext, rows: readonly Row[]) {
    const { requests, context } = await readSections(call, async (reader) => ({
      value: { requests: await readRequests(reader, scoring), context: await readContext(reader) },
      until: FOREVER,
    }));
    return { requests, context, score: manyScorerOf(weighed, matcher, rows, context) };
  }

  /**
   * Requests that at least one of the objects fits or almost fits, the best first, then the latest.
   * @param also requests that are scored even if they are inactive or no object fits them; the latter come last
   */
  async function findMatches(call: CacheContext, rows: readonly Row[], also: readonly string[] = []): Promise<Match[]> {
    if (rows.length === 0) return [];
    const { requests, context, score } = await prepared(call, rows);
    const anyway = new Set(also);
    const found: Found[] = [];
    let pairs = 0;
    for (const { id, filter, importance, requestDate, responsibleEmployeeId } of requests) {
      if (anyway.has(id)) continue;
      let best: Scored | undefined;
      score(filter, importance, (index, isExact, share) => {
        const one = { objectId: rows[index]?.id ?? '', isExact, fits: true, share };
        if (!best || byScore(one, best) < 0) best = one;
      });
      if (best) found.push({ requestId: id, responsibleEmployeeId, requestDate, ...best });
      pairs += rows.length;
      if (pairs > PAIRS_PER_TURN) {
        pairs = 0;
        await nextTurn();
      }
    }
    for (const request of also.length === 0 ? [] : await findRequestsOfIds(call.db, also)) {
      const { id, importance, requestDate, responsibleEmployeeId } = request;
      const scoreOf = scorerOf(weighed, matcher, filterOf(request), importance);
      const [best] = rows
        .map((row): Scored => {
          const { group, share } = scoreOf(row, context);
          return { objectId: row.id, isExact: group === 'exact', fits: group !== 'none', share };
        })
        .sort(byScore);
      if (best) found.push({ requestId: id, responsibleEmployeeId, requestDate, ...best });
    }
    return found.sort(bestFirst).map(({ fits: _, requestDate: __, ...match }) => match);
  }

  /**
   * Pairs of these objects and active requests that fit, or almost fit with at least `LEAST_FOUND_PERCENT`; without a
   * cache.
   */
  async function findPairs(tx: Db, rows: readonly Row[]): Promise<FoundPair[]> {
    const { requests, score } = await prepared({ db: tx, cache: noCache }, rows);
    const pairs: FoundPair[] = [];
    for (const { id: requestId, filter, importance } of requests) {
      score(filter, importance, (index, isExact, share) => {
        const percent = percentOf({ share, group: isExact ? 'exact' : 'near' });
        if (percent >= LEAST_FOUND_PERCENT) pairs.push({ objectId: rows[index]?.id ?? '', requestId, percent });
      });
    }
    return pairs;
  }

  return { findMatches, findPairs };
}

const noCache = new ProcessCache(0);

/** A pair with its score. */
export interface FoundPair {
  readonly objectId: string;
  readonly requestId: string;
  readonly percent: number;
}

interface Scored extends Pick<Match, 'objectId' | 'isExact' | 'share'> {
  /** Whether the request finds the object exactly or almost. */
  readonly fits: boolean;
}

interface Found extends Match, Scored {
  readonly requestDate: string;
}

function byScore(one: Scored, other: Scored): number {
  return (
    Number(other.isExact) - Number(one.isExact) ||
    Number(other.fits) - Number(one.fits) ||
    other.share - one.share ||
    (one.objectId < other.objectId ? -1 : 1)
  );
}

function bestFirst(one: Found, other: Found): number {
  if (one.isExact !== other.isExact) return one.isExact ? -1 : 1;
  if (one.fits !== other.fits) return one.fits ? -1 : 1;
  if (one.share !== other.share) return other.share - one.share;
  const [first, second] = [one.requestDate + one.requestId, other.requestDate + other.requestId];
  return first > second ? -1 : 1;
}

async function readRequests<Request extends StoredRequest, Filter>(
  { db, read }: SectionReader,
  about: Pick<Scoring<Request, Filter, never, never, never>, 'domain' | 'active' | 'findRequestsOfIds' | 'filterOf'>,
): Promise<readonly ScoredRequest<Filter>[]> {
  const { domain, active, findRequestsOfIds, filterOf } = about;
  const scopes = [`${domain}.requests`];
  const { value: versions } = await read<ReadonlyMap<string, string>>({
    name: `${domain} versions of scored requests`,
    key: [],
    scopes,
    bytes: (all) => all.size * 200,
    async read() {
      // Related rows of a request are written together with its row, so its version covers them (migration 0067).
      const { rows } = await sql<{ id: string; version: string }>`select q.id, q.xmin::text as version
        from ${sql.table(`${domain}.requests`)} q where ${active} order by q.id`.execute(db);
      return { value: new Map(rows.map(({ id, version }) => [id, version])), until: FOREVER };
    },
  });
  const { value } = await read<readonly ScoredRequest<Filter>[]>({
    name: `${domain} scored requests`,
    key: [],
    scopes: [],
    rows: { version: hash('sha256', JSON.stringify([...versions]), 'base64'), scopes },
    bytes: (all) => all.length * REQUEST_BYTES,
    async read(earlier = []) {
      const unchanged = earlier.filter(({ id, version }) => versions.get(id) === version);
      const known = new Set(unchanged.map(({ id }) => id));
      const missing = [...versions.keys()].filter((id) => !known.has(id));
      const requests = missing.length === 0 ? [] : await findRequestsOfIds(db, missing);
      const changed = requests.map((request): ScoredRequest<Filter> => {
        const { id, requestDate, responsibleEmployeeId, importance } = request;
        const version = versions.get(id) ?? '';
        return { id, version, requestDate, responsibleEmployeeId, importance, filter: filterOf(request) };
      });
      return { value: [...unchanged, ...changed], until: FOREVER };
    },
  });
  return value;
}
