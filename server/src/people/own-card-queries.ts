import type { OwnCard, OwnCardDraft } from '@gektar/contract/people/own-card.ts';
import type { Db } from '#database/db.ts';

const columns = [
  'phone',
  'telegram',
  'whatsapp',
  'reply_hours as replyHours',
  'photo_id as photoId',
  'is_card_shown as isCardShown',
] as const;

/** The card of an employee for clients. */
export async function findOwnCard(db: Db, employeeId: string): Promise<OwnCard | undefined> {
  return db.selectFrom('shared.employees').select(columns).where('id', '=', employeeId).executeTakeFirst();
}

/** Blocks other writers of the card until the transaction ends. */
export async function lockOwnCard(tx: Db, employeeId: string): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('shared.employees')
    .select('id')
    .where('id', '=', employeeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateCard(tx: Db, employeeId: string, card: OwnCardDraft): Promise<void> {
  const { replyHours, photoId, isCardShown, ...ways } = card;
  await tx
    .updateTable('shared.employees')
    .set({ ...ways, reply_hours: replyHours, photo_id: photoId, is_card_shown: isCardShown })
    .where('id', '=', employeeId)
    .execute();
}
