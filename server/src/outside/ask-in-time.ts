/** Limits and reporting of calls to an external service. */
export interface Patience {
  /** Deadline of a call (ms); after it our own tables are used. */
  readonly deadlineMs: number;
  /** Receives the error of a failed call. */
  readonly onTrouble: (error: unknown) => void;
  /** Called when the service has answered in time. */
  readonly onAnswer?: () => void;
}

/**
 * The answer of an external service, or undefined when it refuses or exceeds the deadline.
 * @param ask makes the call; should stop when the signal aborts, otherwise it is not awaited any longer
 */
export async function askInTime<Answer>(
  { deadlineMs, onTrouble, onAnswer }: Patience,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> {
  const signal = AbortSignal.timeout(deadlineMs);
  const silence = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    const answer = await Promise.race([ask(signal), silence]);
    onAnswer?.();
    return answer;
  } catch (error) {
    onTrouble(error);
    return undefined;
  }
}
