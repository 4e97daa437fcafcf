import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { givenProperty } from './given.ts';

export interface GivenSelection {
  readonly requestId: string;
  readonly selectionId: string;
  readonly propertyIds: readonly string[];
  /** In the order of the properties. */
  readonly itemIds: readonly string[];
}

/**
 * A request with its selection.
 * @param about.propertyIds what it holds, shown; otherwise so many new ones as `count` says, none by default
 */
export async function givenSelection(
  db: Db,
  about: { name?: string; companyId?: string; comment?: string; propertyIds?: readonly string[]; count?: number } = {},
): Promise<GivenSelection> {
  const { name = 'Земля под склад', companyId = null, comment = null, count = 0 } = about;
  const requestId = uuidv7();
  const selectionId = uuidv7();
  await db
    .insertInto('land.requests')
    .values({
      id: requestId,
      name,
      company_id: companyId,
      comment,
      request_date: '2026-11-01T00:00:00',
      link_to_disk: 'https://disk.example/request',
    })
    .execute();
  await db.insertInto('land.request_selections').values({ id: selectionId, request_id: requestId }).execute();
  const propertyIds = [...(about.propertyIds ?? [])];
  while (propertyIds.length < count) propertyIds.push((await givenProperty(db)).id);
  const itemIds = propertyIds.map(() => uuidv7());
  for (const [index, propertyId] of propertyIds.entries()) {
    await db
      .insertInto('land.request_selection_items')
      .values({
        id: itemIds[index] ?? uuidv7(),
        request_selection_id: selectionId,
        property_id: propertyId,
        order: index + 1,
      })
      .execute();
  }
  return { requestId, selectionId, propertyIds, itemIds };
}
