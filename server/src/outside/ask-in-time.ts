/** How a service outside is treated. */
export interface Patience {
  /** How long a person waits for it before our own tables answer. */
  readonly deadlineMs: number;
  /** Told why it did not answer. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * The answer of a service outside, or nothing where it refuses or stays silent beyond the deadline.
 * @param ask gives up when the signal comes; one that does not is not waited for
 */
export async function askInTime<Answer>(
  { deadlineMs, onTrouble }: Patience,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> {
  const signal = AbortSignal.timeout(deadlineMs);
  const silence = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    return await Promise.race([ask(signal), silence]);
  } catch (error) {
    onTrouble(error);
    return undefined;
  }
}
