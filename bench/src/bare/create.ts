import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The body of the measured creation; other columns keep their defaults. */
export interface NewObject {
  readonly cadastralNumbers: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
  readonly category: { readonly id: number };
  readonly propertyType: { readonly id: number };
  readonly ownershipType: { readonly id: number };
  readonly region: { readonly id: number };
  readonly bestUses: readonly { readonly id: number }[];
  readonly permittedUseTypes: readonly { readonly id: number }[];
  readonly okveds: readonly { readonly id: number }[];
  readonly responsibleEmployeeId: string;
  readonly lastConversationDate: string;
  readonly price: number;
  readonly area: number;
  readonly kmFromCity: number;
  readonly comment: string;
  readonly linkToDisk: string;
  readonly linkToDocumentation: string;
}

const insertObject = `insert into land.properties (id, latitude, longitude, address, category_id, property_type_id,
  ownership_type_id, region_id, responsible_employee_id, last_conversation_date, price, area, km_from_city, comment,
  link_to_disk, link_to_documentation)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;
const insertNumbers = `insert into land.property_cadastral_numbers (property_id, position, number)
  select $1::uuid, n.position - 1, n.number from unnest($2::text[]) with ordinality as n (number, position)`;
const insertBestUses = `insert into land.property_best_uses (property_id, best_use_id) select $1::uuid, unnest($2::int[])`;
const insertPermittedUses = `insert into land.property_permitted_use_types (property_id, permitted_use_type_id)
  select $1::uuid, unnest($2::int[])`;
const insertOkveds = 'insert into land.property_okveds (property_id, okved_id) select $1::uuid, unnest($2::int[])';
const insertAudit = `insert into shared.audit (employee_id, entity, entity_id, action) values ($1, 'property', $2, 'create')`;

/** Inserts all rows of a new object in one transaction. @returns its id */
export async function insertNewObject(client: pg.PoolClient, given: NewObject): Promise<string> {
  const id = randomUUID();
  const ids = (values: readonly { id: number }[]) => values.map((value) => value.id);
  await client.query(insertObject, [
    id,
    given.latitude,
    given.longitude,
    given.address,
    given.category.id,
    given.propertyType.id,
    given.ownershipType.id,
    given.region.id,
    given.responsibleEmployeeId,
    given.lastConversationDate,
    given.price,
    given.area,
    given.kmFromCity,
    given.comment,
    given.linkToDisk,
    given.linkToDocumentation,
  ]);
  await client.query(insertNumbers, [id, given.cadastralNumbers]);
  await client.query(insertBestUses, [id, ids(given.bestUses)]);
  await client.query(insertPermittedUses, [id, ids(given.permittedUseTypes)]);
  await client.query(insertOkveds, [id, ids(given.okveds)]);
  await client.query(insertAudit, [given.responsibleEmployeeId, id]);
  return id;
}
