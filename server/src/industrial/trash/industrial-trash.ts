import { industrialDictionaryList } from '@gektar/contract/industrial/dictionaries/industrial-dictionary-list.ts';
import type { TrashEntry } from '@gektar/contract/trash/trash.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findIds } from '#database/ids-and-counts.ts';
import { dictionaryWords } from '#dictionaries/dictionary-table.ts';
import { industrialDictionaryTables } from '#industrial/dictionaries/industrial-values.ts';
import { trashedRequest } from '#industrial/requests/trashed-request.ts';
import { lockComplex } from '#industrial/tree/lock-complex.ts';
import { trashedBuilding, trashedComplex, trashedVacancy } from '#industrial/tree/trashed-parts.ts';
import { vacancyItems } from '#industrial/tree/withdraw-vacancies.ts';
import { updateSelectionsOfObjects } from '#sharing/selection/item-writes.ts';
import type { TrashedKind } from '#trash/move-to-trash.ts';
import type { RestorableKind, TrashDomain } from '#trash/restore.ts';
import { findTrashed, removeTrashedRows, removeTrashedSources, updateTrashedLinks } from '#trash/trashed-rows.ts';

/** Restoring complexes, buildings, vacancies and requests. */
export const industrialTrashDomain: TrashDomain = {
  kinds: [
    {
      ...trashedComplex,
      prepare: async (tx, { id }) => {
        await removeTrashedSources(tx, id, 'industrial.complex_sources');
        await removeTrashedRows(tx, id, 'industrial.complex_figures');
        return [];
      },
      settle: async (tx, { entityId }) => {
        await updateSelections(tx, 'complex_id', entityId);
        return { complexId: entityId };
      },
    },
    part(trashedBuilding, 'building_id'),
    part(trashedVacancy, 'id'),
    {
      ...trashedRequest,
      prepare: async (tx, { id }) => {
        await updateTrashedLinks(tx, id);
        return [];
      },
    },
  ],
  words: {
    ...dictionaryWords(industrialDictionaryTables, industrialDictionaryList),
    'industrial.complexes': 'комплекс',
    'industrial.buildings': 'здание',
    'industrial.vacancies': 'вакансия',
    'industrial.requests': 'запрос',
    'shared.regions': 'Регионы',
    'shared.cities': 'Города',
    'shared.settlements': 'Населённые пункты',
  },
};

/** Restoring a building or a vacancy. @param column column of `industrial.vacancies` that refers to the part */
function part(kind: TrashedKind, column: 'building_id' | 'id'): RestorableKind {
  return {
    ...kind,
    prepare: (tx, entry) => underItsComplex(tx, kind, entry),
    settle: async (tx, entry) => {
      const building = column === 'id' ? sql`building_id` : sql`id`;
      const { rows } = await sql<{ complexId: string; buildingId: string }>`
        select complex_id as "complexId", ${building} as "buildingId" from ${sql.table(kind.table)}
        where id = ${entry.entityId}`.execute(tx);
      const [place] = rows;
      await updateSelections(tx, column, entry.entityId);
      return place;
    },
  };
}

/**
 * Locks the complex first, like every write (0026). Nothing is active under an archived complex, so a part restored
 * there becomes archived, too.
 */
async function underItsComplex(tx: Db, kind: TrashedKind, { id, entityId }: TrashEntry): Promise<readonly string[]> {
  const [complexId] = await findTrashed(tx, id, kind.table, 'complex_id');
  const complex = complexId === undefined ? undefined : await lockComplex(tx, complexId);
  if (complex === undefined || complex.isEnabled) return [];
  const archived = await findIds(
    tx,
    sql`update shared.trash_rows set content = content || '{"is_enabled": false}'
      where trash_id = ${id} and table_name in ('industrial.buildings', 'industrial.vacancies')
        and content -> 'is_enabled' = 'true' returning content ->> 'id' as id`,
  );
  return archived.includes(entityId) ? ['Комплекс находится в архиве: восстановлено в архив'] : [];
}

async function updateSelections(tx: Db, column: 'complex_id' | 'building_id' | 'id', id: string): Promise<void> {
  const vacancyIds = await findIds(
    tx,
    sql`select id from industrial.vacancies where ${sql.ref(column)} = ${id} order by id`,
  );
  if (vacancyIds.length > 0) await updateSelectionsOfObjects(tx, vacancyItems, vacancyIds);
}
