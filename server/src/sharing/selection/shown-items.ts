import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import type { PluralForms } from '@gektar/format/plural.ts';
import { type RawBuilder, sql } from 'kysely';
import type { RowSource } from '#cache/row-cache.ts';
import type { Db } from '#database/db.ts';
import type { StoredColumns } from '#database/ids-and-counts.ts';
import { runPrepared } from '#database/prepared.ts';
import { isLikedBy } from '#sharing/answers/liked-by.ts';
import type { Amounts, DisclosedDomain, ShownFacts, Sourced } from '#sharing/disclosures/disclosed-domain.ts';
import type { ShownObject } from '#sharing/disclosures/record-showing.ts';
import { tablesOf } from '#sharing/domain-tables.ts';
import type { ValidLink } from '#sharing/link-queries.ts';
import type { SelectionDomain, ShownItem } from './selection-domain.ts';
import { itemOrder } from './selection-queries.ts';

/** Facts of an object in the preview of a link. */
export interface PreviewedObject {
  readonly area: number | null;
  readonly region: string;
  /** A photo that reveals no confidential place. */
  readonly photoId: string | undefined;
}

/** The client's view of the objects of a domain; `Seen` is an item without its number. */
export interface ShownDomain<Seen extends object, Item extends ItemFields = ItemFields> extends SelectionDomain<Item> {
  /** Adds the client's view of the objects to the items, in the same order; leaves out archived and deleted objects. */
  readonly withShownObjects: (from: RowSource, items: readonly ShownItem[]) => Promise<(Seen & Sourced)[]>;
  /** The client's view of an object without any amount, for links that hide rates (N-14). */
  readonly withoutAmounts: (item: Seen) => Seen;
  /** Facts of the objects for the preview of a link in a messenger (0089). */
  readonly previewed: {
    readonly forms: PluralForms;
    readonly unit: string;
    readonly of: (item: Seen) => PreviewedObject;
  };
  /** For the record of showings. */
  readonly disclosed: DisclosedDomain;
  /** Amounts in the client's view of an object. */
  readonly amountsOf: (item: Seen) => Amounts;
  /** Title, area and date in the client's view of an object. */
  readonly factsOf: (item: Seen) => ShownFacts;
  /** SQL of the smallest area that a request `r` asks for (m²); absent in a domain without totals. */
  readonly askedArea?: RawBuilder<unknown>;
}

/** The objects of items as they are shown, for the record. */
export function shownObjects<Seen extends object>(
  { amountsOf, factsOf }: Pick<ShownDomain<Seen>, 'amountsOf' | 'factsOf'>,
  items: readonly (Seen & Sourced)[],
): ShownObject[] {
  return items.map((item) => ({ ...item.source, amounts: amountsOf(item), shown: factsOf(item) }));
}

/** Condition on an item `i`: clients may see it, since it is not hidden and its object not archived (G-11). */
export function isShown({ isObjectShown }: Pick<SelectionDomain, 'isObjectShown'>): RawBuilder<boolean> {
  return sql<boolean>`(i.status and ${isObjectShown})`;
}

/**
 * Items of a selection visible to clients, in order, numbered from 1 (M-18).
 * @param link the link by which a client reads; absent for files, which have rates and the marks of all links
 */
export async function findShownItems<Seen extends object>(
  from: RowSource,
  about: ShownDomain<Seen>,
  selectionId: string,
  link?: Pick<ValidLink, 'id' | 'hasRates'>,
): Promise<(Seen & Sourced & { readonly order: number })[]> {
  const isLiked = link
    ? isLikedBy(about.domain, { item: sql`i`, link: sql`${link.id}::uuid` })
    : sql`i.client_favorite_at is not null`;
  const rows = await runPrepared(
    from.db,
    'shown items',
    sql<ShownItem>`
    select i.id, ${sql.ref(`i.${about.column}`)} as "objectId", ${isLiked} as "isClientFavorite"
    from ${tablesOf(about.domain).items} i
    where i.request_selection_id = ${selectionId} and ${isShown(about)}
    order by ${itemOrder('i')}`,
  );
  const items = await about.withShownObjects(from, rows);
  const hasRates = link?.hasRates ?? true;
  return items.map((item, index) => ({
    ...item,
    ...(!hasRates && about.withoutAmounts(item)),
    order: index + 1,
  }));
}

/** Name of the client company of the request; null when there is none or it is unknown (G-15). */
export async function findClientCompany(
  db: Db,
  { domain }: Pick<SelectionDomain, 'domain'>,
  selectionId: string,
): Promise<string | null> {
  const { selections, requests } = tablesOf(domain);
  const [company] = await runPrepared(
    db,
    'client of a selection',
    sql<StoredColumns<'shared.companies', 'name'>>`
    select c.name from ${selections} s
    join ${requests} r on r.id = s.request_id join shared.companies c on c.id = r.company_id
    where s.id = ${selectionId}`,
  );
  return company?.name ?? null;
}

/** Name of the person of the request; null when there is none or it is unknown. */
export async function findClientPerson(
  db: Db,
  { domain }: Pick<SelectionDomain, 'domain'>,
  selectionId: string,
): Promise<string | null> {
  const { selections, requests } = tablesOf(domain);
  const { rows } = await sql<{ name: string }>`
    select trim(concat(c.first_name, ' ', c.last_name)) as name from ${selections} s
    join ${requests} r on r.id = s.request_id join shared.contacts c on c.id = r.contact_id
    where s.id = ${selectionId}`.execute(db);
  return rows[0]?.name || null;
}

/** An employee as files name the sender: name and e-mail, and the card unless it is hidden (0088). */
export interface ShownEmployee {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly telegram: string | null;
  readonly whatsapp: string | null;
  readonly photoId: string | null;
}

/** Columns of a `ShownEmployee`, from an employee `e`. */
const shownEmployee = sql`trim(concat(e.first_name, ' ', e.last_name)) as name, e.email, card.phone, card.telegram,
  card.whatsapp, card.photo_id as "photoId"`;
const shownCard = sql`left join lateral (select e.phone, e.telegram, e.whatsapp, e.photo_id
  where e.is_card_shown and e.blocked_at is null and e.removed_at is null) card on true`;

/** The employee responsible for the request; undefined without one. */
export async function findBroker(
  db: Db,
  { domain }: Pick<SelectionDomain, 'domain'>,
  selectionId: string,
): Promise<ShownEmployee | undefined> {
  const { selections, requests } = tablesOf(domain);
  const { rows } = await sql<ShownEmployee>`
    select ${shownEmployee} from ${selections} s
    join ${requests} r on r.id = s.request_id join shared.employees e on e.id = r.responsible_employee_id ${shownCard}
    where s.id = ${selectionId}`.execute(db);
  return rows[0];
}

/** The employee who sends a single page; undefined for a deleted one. */
export async function findSender(db: Db, employeeId: string): Promise<ShownEmployee | undefined> {
  const { rows } = await sql<ShownEmployee>`
    select ${shownEmployee} from shared.employees e ${shownCard} where e.id = ${employeeId}`.execute(db);
  return rows[0];
}

/** The name of the request of a selection, for the cover of its presentation. */
export async function findRequestName(
  db: Db,
  { domain }: Pick<SelectionDomain, 'domain'>,
  selectionId: string,
): Promise<string | null> {
  const { selections, requests } = tablesOf(domain);
  const { rows } = await sql<StoredColumns<'land.requests' | 'industrial.requests', 'name'>>`
    select r.name from ${selections} s join ${requests} r on r.id = s.request_id where s.id = ${selectionId}`.execute(
    db,
  );
  return rows[0]?.name ?? null;
}
