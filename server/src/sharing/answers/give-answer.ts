import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { MOST_QUESTIONS } from '@gektar/contract/sharing/client-answer-limits.ts';
import type { ClientAnswer, SentAnswer } from '@gektar/contract/sharing/client-answers.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import { networkOf } from '#http/client-network.ts';
import { lockSelection, updateSelectionChanged } from '#sharing/item-queries.ts';
import { findValidLinkOfItem, type ItemOfLink } from '#sharing/link-queries.ts';
import { mustPassAnswer, type ShownItems, type Visitor } from '#sharing/open-link.ts';
import { countAnswer } from './answer-limit.ts';
import { findAnswer } from './answer-queries.ts';
import * as writes from './answer-writes.ts';
import { recordMark } from './record-mark.ts';

/**
 * Stores an answer of a client about an object, with the link by which it came. The same answer sent again changes
 * nothing.
 * @throws {Failure} as `mustPassAnswer`; link.too_many_answers
 */
export async function giveAnswer(
  db: Db,
  shown: ShownItems,
  item: ItemOfLink,
  { sent, ...visitor }: Visitor & { readonly sent: SentAnswer },
): Promise<ClientAnswer> {
  const { domain } = shown;
  const { itemId } = item;
  const link = await mustPassAnswer(db, shown, item, visitor);
  await countAnswer(db, link.id, networkOf(visitor.ip));
  const about = { itemId, linkId: link.id, selectionId: link.requestSelectionId };
  return inTransaction(db, async (tx) => {
    await lockSelection(tx, domain, about.selectionId);
    // The link or the object may have gone meanwhile.
    if (!(await findValidLinkOfItem(tx, domain, item, shown.isShown))) throw new Failure('link.invalid');
    await store(tx, domain, about, sent);
    await updateSelectionChanged(tx, domain, about.selectionId);
    const answer = await findAnswer(tx, domain, itemId, link.id);
    return answer ?? { id: itemId, isLiked: false, refusal: null, visit: null, messages: [] };
  });
}

async function store(tx: Db, domain: Domain, about: writes.Answered, sent: SentAnswer): Promise<void> {
  switch (sent.kind) {
    case 'like':
      if (sent.isSet) await writes.insertLike(tx, domain, about);
      else await writes.removeLike(tx, domain, about);
      await recordMark(tx, domain, about.itemId);
      return;
    case 'refusal':
      await writes.updateRefusal(tx, domain, about, sent.isSet ? sent : null);
      await recordMark(tx, domain, about.itemId);
      return;
    case 'visit':
      return writes.updateWish(tx, domain, about, sent.days);
    case 'question':
      if (sent.text === null) return writes.removeQuestion(tx, domain, about, sent.id);
      if ((await writes.countQuestions(tx, domain, about)) >= MOST_QUESTIONS)
        throw new Failure('link.too_many_answers');
      return writes.insertMessage(tx, domain, about, { id: sent.id, text: sent.text, employeeId: null });
  }
}
