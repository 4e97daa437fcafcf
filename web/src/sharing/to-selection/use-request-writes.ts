import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';

/** Writes of the requests of a list, one at a time; a failure is shown at its request. */
export function useRequestWrites() {
  const [pending, setPending] = useState<string>();
  const [failed, setFailed] = useState<{ readonly id: string; readonly text: string }>();

  async function write(id: string, send: () => unknown, onFailure?: (error: unknown) => unknown) {
    if (pending !== undefined) return;
    setPending(id);
    setFailed(undefined);
    try {
      await send();
    } catch (error) {
      setFailed({ id, text: failureText(error) });
      onFailure?.(error);
    } finally {
      setPending(undefined);
    }
  }
  return {
    write,
    isPending: (id: string) => pending === id,
    failureOf: (id: string) => (failed?.id === id ? failed.text : undefined),
    forgetFailure: () => setFailed(undefined),
  };
}
