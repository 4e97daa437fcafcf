import { setTimeout as wait } from 'node:timers/promises';

export interface BucketSize {
  /** What drains by itself. */
  readonly perSecond: number;
  /** Beyond so many the next one waits. */
  readonly holds: number;
}

/** Keeps requests within the rate that a service outside allows: a short rush passes at once, a long one is spread. */
export class LeakyBucket {
  readonly #size: BucketSize;
  /** Requests in the bucket at `#asOf`; those that wait are counted already, so that each has its turn. */
  #level = 0;
  #asOf = performance.now();

  constructor(size: BucketSize) {
    this.#size = size;
  }

  /** Waits for one's turn. @throws when the signal comes first; the turn goes unused */
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
