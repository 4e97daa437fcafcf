import type { RequestFieldsInput } from '@gektar/contract/land/requests/request.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { givenProperty } from './given.ts';
import { givenRequest } from './given-request.ts';

export interface GivenSelection {
  readonly requestId: string;
  readonly selectionId: string;
  readonly propertyIds: readonly string[];
  /** Ids of the items, in the order of `propertyIds`. */
  readonly itemIds: readonly string[];
}

/**
 * Inserts a request with its selection.
 * @param about.propertyIds visible objects; if fewer than `count`, new ones are added; none by default
 */
export async function givenSelection(
  db: Db,
  about: {
    name?: string;
    companyId?: string;
    comment?: string;
    propertyTypes?: RequestFieldsInput['propertyTypes'];
    propertyIds?: readonly string[];
    count?: number;
  } = {},
): Promise<GivenSelection> {
  const { count = 0, propertyIds: given = [], ...request } = about;
  const { id: requestId } = await givenRequest(db, request);
  const { id: selectionId } = await db
    .selectFrom('land.request_selections')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  const propertyIds = [...given];
  // New objects go to the front: ids then descend in the order of the selection, so a list sorted by id is noticed.
  while (propertyIds.length < count) propertyIds.unshift((await givenProperty(db)).id);
  const itemIds = propertyIds.map(() => uuidv7()).toReversed();
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
