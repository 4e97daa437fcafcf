import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import type { Owner } from '#files/file-queries.ts';

/**
 * A stored file without content, for tests of references to it.
 * @returns its id
 */
export async function givenStoredFile(
  db: Db,
  about: { kind?: 'image' | 'document'; name?: string; owner?: Owner } = {},
): Promise<string> {
  const { kind = 'image', name = kind === 'image' ? 'photo.jpg' : 'plan.pdf', owner } = about;
  const id = uuidv7();
  await db
    .insertInto('shared.files')
    .values({
      id,
      kind,
      name,
      type: kind === 'image' ? 'image/webp' : 'application/pdf',
      size: 1,
      state: 'kept',
      ...(owner && { entity_type: owner.entityType, entity_id: owner.entityId, attached_at: sql<string>`now()` }),
    })
    .execute();
  return id;
}
