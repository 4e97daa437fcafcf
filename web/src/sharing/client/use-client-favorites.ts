import { useCallback, useState } from 'react';
import { ClientRefused } from '#api/client-call.ts';

export interface ClientFavorites {
  readonly has: (itemId: string) => boolean;
  readonly count: number;
  readonly add: (itemId: string) => void;
  /** Told when a mark could not be kept. */
  readonly notice: string | undefined;
  readonly dismiss: () => void;
}

/** Literal (1§8). */
const FAILED = 'Произошла ошибка. Пожалуйста, попробуйте позже';
/** Own wording: the broker has hidden or archived it while the client looked. A link that ended gets a page of its own. */
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
 * What the client marked. A mark is seen at once and taken back when the server does not take it; there is no removal,
 * and a second press changes nothing (G-06).
 * @param onRefused the link may be no longer what it was, or the object gone; what comes of it leaves the notice where it is
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
