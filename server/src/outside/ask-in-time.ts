/** Limits and reporting of calls to an external service. */
export interface Patience {
  /** Deadline of the service (ms); after that our own tables are used. */
  readonly deadlineMs: number;
  /** Receives the reason of a failure. */
  readonly onTrouble: (error: unknown) => void;
  /** Called when it has answered in time, with the duration (ms). */
  readonly onAnswer?: (tookMs: number) => void;
}

/**
 * The answer of an external service, or undefined when it refuses or exceeds the deadline.
 * @param ask should stop when the signal aborts; one that does not is not awaited
 */
export async function askInTime<Answer>(
  { deadlineMs, onTrouble, onAnswer }: Patience,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> {
  const started = performance.now();
  const signal = AbortSignal.timeout(deadlineMs);
  const silence = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    const answer = await Promise.race([ask(signal), silence]);
    onAnswer?.(performance.now() - started);
    return answer;
  } catch (error) {
    onTrouble(error);
    return undefined;
  }
}
