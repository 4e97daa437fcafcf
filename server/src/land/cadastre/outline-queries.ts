import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Cadastre } from '#outside/cadastre.ts';

/** The cadastre on our own table: outlines that objects with a number had last. */
export function embeddedCadastre(db: Db): Cadastre {
  return {
    async outlinesOf(cadastralNumber) {
      const row = await db
        .selectFrom('land.cadastral_outlines')
        .select('polygons')
        .where('number', '=', cadastralNumber)
        .executeTakeFirst();
      return (row?.polygons as Polygon[] | undefined) ?? [];
    },
  };
}

/**
 * Keeps an object's outline under each of its numbers. An object without one leaves what is known.
 * @param polygons of the whole object: nothing says which of them belongs to which number
 */
export async function rememberOutlines(
  tx: Db,
  {
    cadastralNumbers,
    polygons,
  }: { readonly cadastralNumbers: readonly string[]; readonly polygons: readonly Polygon[] },
): Promise<void> {
  if (polygons.length === 0) return;
  // In one order everywhere, so that two saves at once do not wait for each other in a circle.
  await sql`
    insert into land.cadastral_outlines (number, polygons)
    select n.number, ${JSON.stringify(polygons)}::jsonb from unnest(${cadastralNumbers}::text[]) as n (number) order by n.number
    on conflict (number) do update set polygons = excluded.polygons
    where cadastral_outlines.polygons <> excluded.polygons`.execute(tx);
}
