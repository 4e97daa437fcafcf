import type { getSettings, Settings } from '@gektar/contract/shell.ts';
import { useEffect, useState } from 'react';
import { callAsClient, type LineOf } from '#api/client-call.ts';

/** What the client pages show of the firm, and the map they may use. */
export type Office = Pick<Settings, 'productName' | 'officePhone' | 'officeAddress' | 'mapStyleUrl' | 'mapTileUrl'>;

const line: LineOf<typeof getSettings> = { method: 'GET', path: '/api/settings' };

/** The firm behind the link; undefined while it is not known. Nothing waits for it. */
export function useOffice(): Office | undefined {
  const [office, setOffice] = useState<Office>();
  useEffect(() => {
    const gone = new AbortController();
    callAsClient<typeof getSettings>(line, {}, gone.signal).then(setOffice, () => undefined);
    return () => gone.abort();
  }, []);
  return office;
}
