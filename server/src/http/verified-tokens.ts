/** More people than an office has signed in at once; a token is some hundred bytes. */
const USUAL_MAX = 1_000;

/** Tokens whose signature was found good, the least recently used ones dropped first. */
export interface VerifiedTokens {
  /** Whose token it is, while it lasts. */
  find(token: string): string | undefined;
  keep(token: string, employeeId: string, endsAtMs: number): void;
}

/** Checking a signature takes longer than anything else in answering one object; a token comes with every request for hours. */
export function createVerifiedTokens(max = USUAL_MAX): VerifiedTokens {
  const kept = new Map<string, { readonly employeeId: string; readonly endsAtMs: number }>();
  return {
    find(token) {
      const found = kept.get(token);
      if (found === undefined) return undefined;
      kept.delete(token);
      if (found.endsAtMs <= Date.now()) return undefined;
      // A Map keeps the order of insertion: now it is the youngest.
      kept.set(token, found);
      return found.employeeId;
    },
    keep(token, employeeId, endsAtMs) {
      kept.set(token, { employeeId, endsAtMs });
      const [oldest] = kept.keys();
      if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    },
  };
}
