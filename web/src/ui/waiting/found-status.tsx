import { useEffect, useState } from 'react';

/** Pause before the announcement, long enough to type a word (ms). */
const SETTLED_MS = 500;

export interface FoundStatusProps {
  /** '57 объектов'; undefined while unknown. */
  readonly found: string | undefined;
}

/** Announces the number of results to screen readers: once after each change, not when the page opens. */
export function FoundStatus({ found }: FoundStatusProps) {
  const [known, setKnown] = useState(found);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (found === undefined || found === known) return;
    if (known === undefined) return setKnown(found);
    const timer = setTimeout(() => {
      setKnown(found);
      setSaid(`Найдено: ${found}`);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [found, known]);
  return (
    <span className="sr" role="status">
      {said}
    </span>
  );
}
