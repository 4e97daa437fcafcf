/** Default limit of cached tokens: more than employees signed in at once. A token takes some hundred bytes. */
const USUAL_MAX = 1_000;

/** Employee of a token, and the version of their sessions. */
export interface Bearer {
  readonly employeeId: string;
  readonly version: number;
}

/** Tokens with a verified signature; the least recently used are evicted first. */
export interface VerifiedTokens {
  /** The employee of a cached token that has not expired. */
  find(token: string): Bearer | undefined;
  keep(token: string, bearer: Bearer, endsAtMs: number): void;
}

/**
 * Creates the cache. Verifying a signature takes longer than the rest of a small request, and the same token comes with
 * every request for hours.
 */
export function createVerifiedTokens(max = USUAL_MAX): VerifiedTokens {
  const kept = new Map<string, { readonly bearer: Bearer; readonly endsAtMs: number }>();
  return {
    find(token) {
      const found = kept.get(token);
      if (found === undefined) return undefined;
      kept.delete(token);
      if (found.endsAtMs <= Date.now()) return undefined;
      // A Map has insertion order: re-inserted, the token is the most recent.
      kept.set(token, found);
      return found.bearer;
    },
    keep(token, bearer, endsAtMs) {
      kept.set(token, { bearer, endsAtMs });
      const [oldest] = kept.keys();
      if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    },
  };
}
