import type { Okved, OkvedBranch } from '@gektar/contract/places/okved.ts';
import type { Region } from '@gektar/contract/places/region.ts';
import type { SubAgglomeration } from '@gektar/contract/places/sub-agglomeration.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { beginningWith, containing } from '#database/like.ts';

/** Ids of Moscow and its region, which lead every list since most objects are there. */
const FIRST_REGIONS = [77, 50];

export async function findRegions(db: Db): Promise<Region[]> {
  return db
    .selectFrom('shared.regions')
    .select(['id', 'name'])
    .orderBy((eb) => eb.fn('array_position', [sql`${FIRST_REGIONS}::int[]`, 'id']))
    .orderBy(sql`name collate shared.russian`)
    .execute();
}

export async function findRegion(db: Db, id: number): Promise<Region | undefined> {
  return db.selectFrom('shared.regions').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/** Sub-agglomerations in the order of their numbers: Moscow and its region first. */
export async function findSubAgglomerations(db: Db): Promise<SubAgglomeration[]> {
  const { rows } = await sql<SubAgglomeration>`
    select id, name, coalesce((
      select json_agg(json_build_object('regionId', region_id, 'cityId', city_id) order by region_id, city_id nulls first)
      from shared.sub_agglomeration_places p where p.sub_agglomeration_id = s.id
    ), '[]') as places
    from shared.sub_agglomerations s order by id`.execute(db);
  return rows;
}

function okveds(db: Db) {
  return (
    db
      .selectFrom('shared.okveds')
      .select(['id', 'code', 'name', 'parent_id as parentId', 'section'])
      .orderBy('section')
      // As in the printed classifier: the section itself comes first, and byte order puts 01.1 before 01.11.
      .orderBy(sql`length(code) > 1`)
      .orderBy(sql`code collate "C"`)
  );
}

/** Codes whose code or name contains the text; for an empty text the whole classifier, in its printed order. */
export async function findOkveds(db: Db, searchText: string): Promise<Okved[]> {
  if (searchText === '') return okveds(db).execute();
  return okveds(db)
    .where((eb) => eb.or([eb('code', 'ilike', beginningWith(searchText)), eb('name', 'ilike', containing(searchText))]))
    .execute();
}

export async function findOkvedRoots(db: Db): Promise<Okved[]> {
  return okveds(db).where('parent_id', 'is', null).execute();
}

export async function findOkvedChildren(db: Db, parentId: number): Promise<Okved[]> {
  return okveds(db).where('parent_id', '=', parentId).execute();
}

export async function findOkved(db: Db, id: number): Promise<Okved | undefined> {
  return okveds(db).where('id', '=', id).executeTakeFirst();
}

/** The classifier as a tree, from one flat ordered list. */
export function toTree(flat: readonly Okved[]): OkvedBranch[] {
  const branches = new Map(flat.map((okved): [number, OkvedBranch] => [okved.id, { ...okved, children: [] }]));
  const roots: OkvedBranch[] = [];
  for (const branch of branches.values()) {
    const parent = branch.parentId === null ? undefined : branches.get(branch.parentId);
    (parent?.children ?? roots).push(branch);
  }
  return roots;
}
