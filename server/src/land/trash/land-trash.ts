import { Failure } from '@gektar/contract/failure.ts';
import { landDictionaryList } from '@gektar/contract/land/dictionaries/land-dictionary-list.ts';
import type { Db } from '#database/db.ts';
import { dictionaryWords } from '#dictionaries/dictionary-table.ts';
import { landDictionaryTables } from '#land/dictionaries/land-values.ts';
import { lockNumbers } from '#land/properties/lock-numbers.ts';
import { findNumberHolders } from '#land/properties/number-holders.ts';
import { trashedProperty } from '#land/properties/trashed-property.ts';
import { trashedRequest } from '#land/requests/trashed-request.ts';
import { updateSelectionsOfObjects } from '#sharing/selection/item-writes.ts';
import type { TrashDomain } from '#trash/restore.ts';
import { findTrashed, removeTrashedSources, updateTrashedLinks } from '#trash/trashed-rows.ts';

/** Restoring objects and requests. */
export const landTrashDomain: TrashDomain = {
  kinds: [
    {
      ...trashedProperty,
      prepare: async (tx, { id }) => {
        await refuseTakenNumbers(tx, id);
        await removeTrashedSources(tx, id, 'land.property_sources');
        return [];
      },
      settle: async (tx, { entityId }) => {
        await updateSelectionsOfObjects(tx, { domain: 'land', column: 'property_id' }, [entityId]);
        return undefined;
      },
    },
    {
      ...trashedRequest,
      prepare: async (tx, { id }) => {
        await updateTrashedLinks(tx, id);
        return [];
      },
    },
  ],
  words: {
    ...dictionaryWords(landDictionaryTables, landDictionaryList),
    'land.properties': 'объект',
    'land.requests': 'запрос',
    'land.contacts': 'контакт',
    'shared.regions': 'Регионы',
    'shared.okveds': 'ОКВЭД',
  },
};

/** @throws {Failure} trash.number_taken, naming the object that has the number */
async function refuseTakenNumbers(tx: Db, trashId: string): Promise<void> {
  const numbers = await findTrashed(tx, trashId, 'land.property_cadastral_numbers', 'number');
  await lockNumbers(tx, numbers);
  const [taken] = await findNumberHolders(tx, numbers, undefined);
  if (taken === undefined) return;
  const { number, record } = taken;
  const inArchive = record.state === 'archived' ? ' в архиве' : '';
  const entry = `Кадастровый номер ${number} уже у другого объекта${inArchive}: ${record.title}`;
  throw new Failure('trash.number_taken', { fields: { entry }, others: [record] });
}
