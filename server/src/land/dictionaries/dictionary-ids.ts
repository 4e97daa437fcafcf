import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** Ids of dictionary values by name or code, for commands that read names. */
export interface DictionaryIds {
  /** By `foldName` of the name. */
  readonly categories: ReadonlyMap<string, number>;
  readonly ownershipTypes: ReadonlyMap<string, number>;
  readonly propertyTypes: ReadonlyMap<string, number>;
  readonly bestUses: ReadonlyMap<string, number>;
  readonly requestTypes: ReadonlyMap<string, number>;
  /** By code. */
  readonly permittedUseTypes: ReadonlyMap<string, number>;
  readonly highways: ReadonlyMap<string, number>;
  readonly okveds: ReadonlyMap<string, number>;
  readonly regionIds: ReadonlySet<number>;
  /** By `foldName` of the name. */
  readonly regions: ReadonlyMap<string, number>;
}

/** Normalizes a name: ignores case, Ё and the number of spaces. */
export function foldName(name: string): string {
  return name.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');
}

/** The current dictionaries. Of two values with one name the older one is used. */
export async function findDictionaryIds(db: Db): Promise<DictionaryIds> {
  return {
    categories: await byName(db, 'land.categories'),
    ownershipTypes: await byName(db, 'land.ownership_types'),
    propertyTypes: await byName(db, 'land.property_types'),
    bestUses: await byName(db, 'land.best_uses'),
    requestTypes: await byName(db, 'land.request_types'),
    permittedUseTypes: await byCode(db, 'land.permitted_use_types'),
    highways: await byCode(db, 'land.land_highways'),
    okveds: await byCode(db, 'shared.okveds'),
    regions: await byName(db, 'shared.regions'),
    regionIds: new Set((await db.selectFrom('shared.regions').select('id').execute()).map(({ id }) => id)),
  };
}

async function byName(db: Db, table: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(table)} order by id desc`.execute(db);
  return new Map(rows.map(({ id, name }) => [foldName(name), id]));
}

async function byCode(db: Db, table: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from ${sql.table(table)} order by id desc`.execute(db);
  return new Map(rows.map(({ id, code }) => [code, id]));
}
