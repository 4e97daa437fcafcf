import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Cadastre } from '#outside/cadastre.ts';

/** A cadastre built on our own table: the last outlines of objects, keyed by cadastral number. */
export function embeddedCadastre(db: Db): Cadastre {
  return {
    async outlinesOf(cadastralNumber) {
      const row = await db
        .selectFrom('land.cadastral_outlines')
        .select('polygons')
        .where('number', '=', cadastralNumber)
        .executeTakeFirst();
      return row?.polygons ?? [];
    },
  };
}

/**
 * Stores an object's outline under each of its numbers. An object without an outline changes nothing.
 * @param polygons of the whole object: they are not assigned to single numbers
 */
export async function rememberOutlines(
  tx: Db,
  {
    cadastralNumbers,
    polygons,
  }: { readonly cadastralNumbers: readonly string[]; readonly polygons: readonly Polygon[] },
): Promise<void> {
  if (polygons.length === 0) return;
  // In a fixed order, so that concurrent saves do not deadlock.
  await sql`
    insert into land.cadastral_outlines (number, polygons)
    select n.number, ${JSON.stringify(polygons)}::jsonb from unnest(${cadastralNumbers}::text[]) as n (number) order by n.number
    on conflict (number) do update set polygons = excluded.polygons
    where cadastral_outlines.polygons <> excluded.polygons`.execute(tx);
}
