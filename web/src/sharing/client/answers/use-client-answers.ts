import type { SentAnswer } from '@gektar/contract/sharing/client-answers.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ClientRefused } from '#api/client-call.ts';
import type { ClientItem, ClientSelected, ClientWords } from '#sharing/client/client-kind.ts';
import { answerAfter, type ItemAnswer, noAnswer } from './answer-after.ts';
import { type OpenLink, readAnswers, sendAnswer, sendOpening } from './answer-calls.ts';

/** A message about an answer. */
export interface AnswerNotice {
  readonly text: string;
  /** Sends the answer again. */
  readonly retry?: () => void;
}

export interface ClientAnswers {
  /** Whether the client may answer by this link. */
  readonly isOn: boolean;
  readonly of: (itemId: string) => ItemAnswer;
  /** Shows the answer at once and sends it. */
  readonly give: (itemId: string, sent: SentAnswer) => void;
  /** Counts that the client has opened an item. */
  readonly open: (itemId: string) => void;
  readonly notice: AnswerNotice | undefined;
  /** Shows a message other than the failure of an answer. */
  readonly notify: (text: string) => void;
  readonly dismiss: () => void;
}

/** Wording of the specification for a mark (1§8). */
const MARK_FAILED = 'Произошла ошибка. Пожалуйста, попробуйте позже';
const FAILED = 'Не сохранилось';
const OFFLINE = 'Отправим, когда появится связь';

/** @param gone text when the item was hidden or archived meanwhile; an expired link has a separate page */
function failureText(refusal: unknown, sent: SentAnswer, gone: string): string {
  const failed = sent.kind === 'like' ? MARK_FAILED : FAILED;
  if (!(refusal instanceof ClientRefused)) return failed;
  if (refusal.code === 'link.too_many_tries' || refusal.code === 'link.too_many_answers') return refusal.message;
  return refusal.status === 403 ? gone : failed;
}

/** Waits until the browser reports a network. */
function whenOnline(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  window.addEventListener('online', () => resolve(), { once: true });
  return promise;
}

/**
 * The client's answers by item. An answer is shown at once; when the server refuses it, what the server last confirmed
 * is shown again. Answers about one item are sent one after another.
 * @param onRefused called when the link or the object may have changed; the notice stays
 */
export function useClientAnswers(
  link: OpenLink,
  { items, hasAnswers: isOn }: Pick<ClientSelected<ClientItem>, 'items' | 'hasAnswers'>,
  { gone }: Pick<ClientWords, 'gone'>,
  onRefused: () => void,
): ClientAnswers {
  const { domain, id, code } = link;
  const [answers, setAnswers] = useState<ReadonlyMap<string, ItemAnswer>>(
    () => new Map(items.map((item) => [item.id, { ...noAnswer, isLiked: item.isClientFavorite }])),
  );
  const [notice, setNotice] = useState<AnswerNotice>();
  const confirmed = useRef(new Map(answers));
  /** Last request of each item (id), for which the next one waits. */
  const sending = useRef(new Map<string, Promise<void>>());
  const show = useCallback((itemId: string, answer: ItemAnswer) => {
    setAnswers((now) => new Map(now).set(itemId, answer));
  }, []);

  useEffect(() => {
    const left = new AbortController();
    readAnswers({ domain, id, code }, left.signal)
      .then((found) => {
        for (const { id: itemId, ...answer } of found) {
          confirmed.current.set(itemId, answer);
          if (!sending.current.has(itemId)) show(itemId, answer);
        }
      })
      // Marks are known from the selection; the next answer reports a link that has ended.
      .catch(() => undefined);
    return () => left.abort();
  }, [domain, id, code, show]);

  const give = useCallback(
    (itemId: string, sent: SentAnswer) => {
      setNotice(undefined);
      setAnswers((now) => new Map(now).set(itemId, answerAfter(now.get(itemId) ?? noAnswer, sent)));
      const send = async () => {
        if (!navigator.onLine) {
          setNotice({ text: OFFLINE });
          await whenOnline();
          setNotice(undefined);
        }
        const { id: _, ...answer } = await sendAnswer({ domain, id, code }, itemId, sent);
        confirmed.current.set(itemId, answer);
      };
      const thisSending = (sending.current.get(itemId) ?? Promise.resolve())
        .then(send)
        .catch((refusal: unknown) => {
          const isAllowed = !(refusal instanceof ClientRefused && [401, 403, 429].includes(refusal.status ?? 0));
          setNotice({
            text: failureText(refusal, sent, gone),
            ...(isAllowed && { retry: () => give(itemId, sent) }),
          });
          if (refusal instanceof ClientRefused && [401, 403].includes(refusal.status ?? 0)) onRefused();
        })
        .then(() => {
          if (sending.current.get(itemId) !== thisSending) return;
          sending.current.delete(itemId);
          show(itemId, confirmed.current.get(itemId) ?? noAnswer);
        });
      sending.current.set(itemId, thisSending);
    },
    [domain, id, code, gone, onRefused, show],
  );
  const open = useCallback((itemId: string) => sendOpening({ domain, id, code }, itemId), [domain, id, code]);
  const dismiss = useCallback(() => setNotice(undefined), []);
  const notify = useCallback((text: string) => setNotice({ text }), []);
  return useMemo(
    () => ({ isOn, of: (itemId) => answers.get(itemId) ?? noAnswer, give, open, notice, notify, dismiss }),
    [isOn, answers, give, open, notice, notify, dismiss],
  );
}
