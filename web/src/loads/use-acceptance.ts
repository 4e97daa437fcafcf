import { useRef, useState } from 'react';
import { allParts } from './accept-foot.tsx';
import type { LoadActions } from './use-load-actions.ts';

/**
 * Parts of a load to accept, and the function that accepts them once pending answers are stored; does nothing while it
 * runs, or if the last answer was refused.
 */
export function useAcceptance(actions: LoadActions, onAccepted: () => void) {
  const [parts, setParts] = useState(allParts);
  const isAsked = useRef(false);
  async function accept() {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const refused = (await actions.underWay()) ?? (await actions.accept(parts));
      if (refused === undefined) onAccepted();
    } finally {
      isAsked.current = false;
    }
  }
  return { parts, setParts, accept };
}
