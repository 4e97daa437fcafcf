import type { Deal, DealFields } from '@gektar/contract/industrial/deals/deal.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { dealJson, toDealColumns } from '#industrial/tree/deal-record.ts';

async function findDealsWhere(db: Db, where: RawBuilder<unknown>, rest: RawBuilder<unknown> = sql``): Promise<Deal[]> {
  const { rows } = await sql<{ deal: Deal }>`
    select ${sql.raw(dealJson)} as deal from industrial.deals d join industrial.vacancies v on v.id = d.vacancy_id
    join industrial.buildings b on b.id = v.building_id where ${where} ${rest}`.execute(db);
  return rows.map(({ deal }) => deal);
}

export async function findDeal(db: Db, id: string): Promise<Deal | undefined> {
  return (await findDealsWhere(db, sql`d.id = ${id}`))[0];
}

export interface DealQuery {
  readonly take: number;
  readonly skip: number;
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
  readonly complexId?: string | undefined;
}

/** By the date of closing, the latest first. */
export function findDeals(db: Db, { take, skip, dateFrom, dateTo, complexId }: DealQuery): Promise<Deal[]> {
  return findDealsWhere(
    db,
    sql`(${dateFrom ?? null}::timestamp is null or d.close_date >= ${dateFrom ?? null}::timestamp)
      and (${dateTo ?? null}::timestamp is null or d.close_date <= ${dateTo ?? null}::timestamp)
      and (${complexId ?? null}::uuid is null or v.complex_id = ${complexId ?? null}::uuid)`,
    sql`order by d.close_date desc, d.id limit ${take} offset ${skip}`,
  );
}

export async function insertDeal(tx: Db, id: string, vacancyId: string, fields: DealFields): Promise<void> {
  await tx
    .insertInto('industrial.deals')
    .values({ id, vacancy_id: vacancyId, ...toDealColumns(fields) })
    .execute();
}

export async function updateDealRow(tx: Db, id: string, fields: DealFields): Promise<void> {
  await tx
    .updateTable('industrial.deals')
    .set({ ...toDealColumns(fields), row_version: sql`row_version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function removeDeal(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('industrial.deals').where('id', '=', id).execute();
}
