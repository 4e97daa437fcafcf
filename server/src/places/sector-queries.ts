import type { Industry, Sector } from '@gektar/contract/places/sector.ts';
import type { Db } from '#database/db.ts';

function sectors(db: Db) {
  return db.selectFrom('shared.sectors').select(['id', 'name']);
}

function industries(db: Db) {
  return db.selectFrom('shared.industries').select(['id', 'name', 'sector_id as sectorId']);
}

/** Sectors in display order; "other" is last. */
export function findSectors(db: Db): Promise<Sector[]> {
  return sectors(db).orderBy('id').execute();
}

export function findSector(db: Db, id: number): Promise<Sector | undefined> {
  return sectors(db).where('id', '=', id).executeTakeFirst();
}

export function findIndustries(db: Db, sectorId: number): Promise<Industry[]> {
  return industries(db).where('sector_id', '=', sectorId).orderBy('id').execute();
}

export function findIndustry(db: Db, id: number): Promise<Industry | undefined> {
  return industries(db).where('id', '=', id).executeTakeFirst();
}
