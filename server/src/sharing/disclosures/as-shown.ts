import { Failure } from '@gektar/contract/failure.ts';
import type { AsShown } from '@gektar/contract/sharing/disclosures.ts';
import { sql } from 'kysely';
import type { RowSource } from '#cache/row-cache.ts';
import type { Db } from '#database/db.ts';
import type { Amounts, DisclosedDomain, ShownFacts, Sourced } from './disclosed-domain.ts';

/** The client's view of the objects of a domain. */
export interface SeenDomain<Seen extends object> {
  readonly disclosed: DisclosedDomain;
  readonly withShownObjects: (
    from: RowSource,
    items: readonly { readonly id: string; readonly objectId: string; readonly isClientFavorite: boolean }[],
  ) => Promise<(Seen & Sourced)[]>;
  readonly amountsOf: (item: Seen) => Amounts;
  readonly factsOf: (item: Seen) => ShownFacts;
}

interface Seen {
  readonly amounts: Amounts;
  /** null when only amounts were recorded. */
  readonly shown: ShownFacts | null;
}

/**
 * An object as recorded in a showing, and as clients would see it now, by the same functions.
 * @throws {Failure} showing.not_found
 */
export async function findAsShown<Item extends object>(
  from: RowSource,
  about: SeenDomain<Item>,
  { id, objectId }: { readonly id: string; readonly objectId: string },
): Promise<AsShown> {
  const before = await findSeen(from.db, about.disclosed, { id, objectId });
  if (!before) throw new Failure('showing.not_found');
  const [item] = await about.withShownObjects(from, [{ id: objectId, objectId, isClientFavorite: false }]);
  const now = item && { amounts: about.amountsOf(item), shown: about.factsOf(item) };
  const day = { before: before.shown?.day ?? null, now: now?.shown.day ?? null };
  return {
    title: before.shown?.title ?? null,
    isShownNow: now !== undefined,
    figures: figuresOf(before, now),
    day: day.before === null && day.now === null ? null : day,
  };
}

async function findSeen(
  db: Db,
  { domain }: DisclosedDomain,
  { id, objectId }: { readonly id: string; readonly objectId: string },
): Promise<Seen | undefined> {
  const { rows } = await sql<Seen>`
    select d.amounts, d.shown from shared.disclosures d join shared.showings s on s.id = d.showing_id
    where s.id = ${id} and d.object_id = ${objectId} and s.domain = ${domain}`.execute(db);
  return rows[0];
}

/** The amounts in their order, and the area when it was recorded. */
function figuresOf(before: Seen, now: Seen | undefined): AsShown['figures'] {
  const names = [...new Set([...Object.keys(before.amounts), ...Object.keys(now?.amounts ?? {})])];
  const amounts = names.map((name) => ({
    name,
    before: before.amounts[name] ?? null,
    now: now?.amounts[name] ?? null,
  }));
  const areas = before.shown ? [{ name: 'area', before: before.shown.area, now: now?.shown?.area ?? null }] : [];
  return [...amounts, ...areas].filter((figure) => figure.before !== null || figure.now !== null);
}
