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

interface Markable {
  readonly id: string;
  readonly isClientFavorite: boolean;
}

/**
 * What the client marked. A mark is seen at once and taken back when the server does not take it; there is no removal,
 * and a second press changes nothing (G-06).
 * @param onRefused the link itself may be no longer what it was
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
        setNotice('Не удалось добавить в избранное');
        if (refusal instanceof ClientRefused && [400, 401, 403].includes(refusal.status ?? 0)) onRefused();
      });
    },
    [send, onRefused],
  );
  const dismiss = useCallback(() => setNotice(undefined), []);
  return { has: (itemId) => marked.has(itemId), count: marked.size, add, notice, dismiss };
}
