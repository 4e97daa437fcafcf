import { setTimeout as wait } from 'node:timers/promises';

export interface BucketSize {
  /** Requests that drain per second. */
  readonly perSecond: number;
  /** Capacity (requests); further requests wait. */
  readonly holds: number;
}

/** Keeps requests within the rate limit of an external service: a short burst passes at once, a long one is delayed. */
export class LeakyBucket {
  readonly #size: BucketSize;
  /** Requests in the bucket at `#asOf`, including waiting ones, so that their order is preserved. */
  #level = 0;
  #asOf = performance.now();

  constructor(size: BucketSize) {
    this.#size = size;
  }

  /**
   * Waits for a turn.
   * @throws when the signal aborts first; the turn stays unused
   */
  async take(signal?: AbortSignal): Promise<void> {
    const now = performance.now();
    this.#level = Math.max(0, this.#level - ((now - this.#asOf) / 1000) * this.#size.perSecond);
    this.#asOf = now;
    this.#level += 1;
    const excess = this.#level - this.#size.holds;
    if (excess <= 0) return;
    try {
      await wait((excess / this.#size.perSecond) * 1000, undefined, signal && { signal });
    } catch (error) {
      this.#level -= 1;
      throw error;
    }
  }
}
