import { useCallback, useState } from 'react';
import { ClientRefused } from '#api/client-call.ts';
import type { ClientItem, ClientWords } from './client-kind.ts';

export interface ClientFavorites {
  readonly has: (itemId: string) => boolean;
  readonly count: number;
  readonly add: (itemId: string) => void;
  /** Message about a mark that was not saved. */
  readonly notice: string | undefined;
  readonly dismiss: () => void;
}

/** Wording of the specification (1§8). */
const FAILED = 'Произошла ошибка. Пожалуйста, попробуйте позже';

/** @param gone text when the item was hidden or archived meanwhile; an expired link has a separate page */
function noticeOf(refusal: unknown, gone: string): string {
  if (!(refusal instanceof ClientRefused)) return FAILED;
  if (refusal.code === 'link.too_many_tries') return refusal.message;
  return refusal.status === 403 ? gone : FAILED;
}

/**
 * The client's marks. A mark is shown at once and reverted when the server refuses it; it cannot be removed, and a
 * second press changes nothing (G-06).
 * @param onRefused called when the link or the object may have changed; the notice stays
 */
export function useClientFavorites(
  items: readonly Pick<ClientItem, 'id' | 'isClientFavorite'>[],
  { gone }: Pick<ClientWords, 'gone'>,
  send: (itemId: string) => Promise<unknown>,
  onRefused: () => void,
): ClientFavorites {
  const [marked, setMarked] = useState(
    () => new Set(items.filter((item) => item.isClientFavorite).map(({ id }) => id)),
  );
  const [notice, setNotice] = useState<string>();

  const add = useCallback(
    (itemId: string) => {
      setNotice(undefined);
      setMarked((now) => new Set(now).add(itemId));
      send(itemId).catch((refusal: unknown) => {
        setMarked((now) => new Set([...now].filter((id) => id !== itemId)));
        setNotice(noticeOf(refusal, gone));
        if (refusal instanceof ClientRefused && [401, 403].includes(refusal.status ?? 0)) onRefused();
      });
    },
    [send, onRefused, gone],
  );
  const dismiss = useCallback(() => setNotice(undefined), []);
  return { has: (itemId) => marked.has(itemId), count: marked.size, add, notice, dismiss };
}
