import { Failure } from '@gektar/contract/failure.ts';
import { landDictionaryList } from '@gektar/contract/land/dictionaries/land-dictionary-list.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { dictionaryWords } from '#dictionaries/dictionary-table.ts';
import { landDictionaryTables } from '#land/dictionaries/land-values.ts';
import { lockNumbers } from '#land/properties/lock-numbers.ts';
import { updateSelectionsOfObjects } from '#sharing/selection/item-writes.ts';
import { removeKeptSources, updateKeptLinks } from '#trash/kept-rows.ts';
import type { TrashDomain } from '#trash/restore.ts';
import { trashedProperty, trashedRequest } from './land-trashed.ts';

/** How objects and requests come back. */
export const landTrashDomain: TrashDomain = {
  kinds: [
    {
      ...trashedProperty,
      prepare: async (tx, { id }) => {
        await refuseTakenNumbers(tx, id);
        await removeKeptSources(tx, id, 'land.property_sources');
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
        await updateKeptLinks(tx, id);
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

/** @throws {Failure} trash.number_taken */
async function refuseTakenNumbers(tx: Db, trashId: string): Promise<void> {
  const { rows: kept } = await sql<{ number: string }>`
    select content ->> 'number' as number from shared.trash_rows
    where trash_id = ${trashId} and table_name = 'land.property_cadastral_numbers'`.execute(tx);
  await lockNumbers(
    tx,
    kept.map(({ number }) => number),
  );
  const { rows } = await sql<{ number: string; address: string | null }>`
    select n.number, p.address from shared.trash_rows x
    join land.property_cadastral_numbers n on n.number = x.content ->> 'number'
    join land.properties p on p.id = n.property_id
    where x.trash_id = ${trashId} and x.table_name = 'land.property_cadastral_numbers' order by x.id limit 1`.execute(
    tx,
  );
  const [taken] = rows;
  if (taken === undefined) return;
  const where = taken.address === null ? '' : `: ${taken.address}`;
  const entry = `Кадастровый номер ${taken.number} уже у другого объекта${where}`;
  throw new Failure('trash.number_taken', { fields: { entry } });
}
