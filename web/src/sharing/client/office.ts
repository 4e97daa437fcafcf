import type { getSettings, Settings } from '@gektar/contract/shell.ts';
import { useEffect, useState } from 'react';
import { callAsClient, type LineOf } from '#api/client-call.ts';

/** The office's data on client pages, and their map settings. */
export type Office = Pick<
  Settings,
  'productName' | 'officePhone' | 'officeAddress' | 'messengerUrl' | 'mapStyleUrl' | 'mapTileUrl'
>;

const line: LineOf<typeof getSettings> = { method: 'GET', path: '/api/settings' };

/** The office of the link; undefined until loaded. No other part of the page waits for it. */
export function useOffice(): Office | undefined {
  const [office, setOffice] = useState<Office>();
  useEffect(() => {
    const gone = new AbortController();
    callAsClient<typeof getSettings>(line, {}, gone.signal).then(setOffice, () => undefined);
    return () => gone.abort();
  }, []);
  return office;
}
