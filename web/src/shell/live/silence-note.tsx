import { formatClock } from '@gektar/format/date.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { silentSince } from '#api/events/live-state.ts';

/** Silence shorter than this is not worth a note (ms). */
const SHORT_MS = 10_000;

/** Note 'Нет связи, данные на 14:33' when changes by others have not arrived for a while. */
export function SilenceNote() {
  const since = useSyncExternalStore(silentSince.subscribe, silentSince.get);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setTimeout(() => setLong(true), since + SHORT_MS - Date.now());
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [since]);
  return since !== undefined && isLong && <span role="status">Нет связи, данные на {formatClock(since)}</span>;
}
