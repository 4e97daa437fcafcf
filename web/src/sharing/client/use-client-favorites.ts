import { useCallback, useState } from 'react';
import { ClientRefused } from '#api/client-call.ts';

export interface ClientFavorites {
  readonly has: (itemId: string) => boolean;
  readonly count: number;
  readonly add: (itemId: string) => void;
  /** Message about a mark that was not saved. */
  readonly notice: string | undefined;
  readonly dismiss: () => void;
}

/** Literal (1§8). */
const FAILED = 'Произошла ошибка. Пожалуйста, попробуйте позже';
/** Own wording: the broker hid or archived it meanwhile. An expired link has its own page. */
const GONE = 'Этого объекта больше нет в подборке';

function noticeOf(refusal: unknown): string {
  if (!(refusal instanceof ClientRefused)) return FAILED;
  if (refusal.code === 'link.too_many_tries') return refusal.message;
  return refusal.status === 403 ? GONE : FAILED;
}

interface Markable {
  readonly id: string;
  readonly isClientFavorite: boolean;
}

/**
 * The client's marks. A mark is shown at once and reverted when the server refuses it; it cannot be removed, and a
 * second press changes nothing (G-06).
 * @param onRefused called when the link may have changed or the object is gone; the notice stays
 */
export function useClientFavorites(
  items: readonly Markable[],
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
        setNotice(noticeOf(refusal));
        if (refusal instanceof ClientRefused && [401, 403].includes(refusal.status ?? 0)) onRefused();
      });
    },
    [send, onRefused],
  );
  const dismiss = useCallback(() => setNotice(undefined), []);
  return { has: (itemId) => marked.has(itemId), count: marked.size, add, notice, dismiss };
}
