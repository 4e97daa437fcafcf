import type { ImageRecord } from '@gektar/contract/land/images/image-endpoints.ts';
import type { Db } from '#database/db.ts';

function selectRecords(db: Db) {
  return db
    .selectFrom('land.property_images as i')
    .innerJoin('land.properties as p', 'p.id', 'i.property_id')
    .leftJoin('land.image_types as t', 't.id', 'i.image_type_id')
    .select([
      'i.global_image_id as id',
      'i.property_id as propertyId',
      'i.presence_in_the_flyer as presenceInTheFlyer',
      'p.row_version as rowVersion',
      't.id as typeId',
      't.name as typeName',
      't.order as order',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRecords>['executeTakeFirstOrThrow']>>;

function toRecord({ typeId, typeName, order, ...row }: Row): ImageRecord {
  const imageType = typeId === null ? null : { id: typeId, name: typeName ?? '', order: order ?? 0 };
  return { ...row, globalImageId: row.id, imageType, order, isChecked: false };
}

/** Newest first. */
export async function findImages(db: Db, { take, skip }: { take: number; skip: number }): Promise<ImageRecord[]> {
  const rows = await selectRecords(db).orderBy('i.global_image_id', 'desc').limit(take).offset(skip).execute();
  return rows.map(toRecord);
}

export async function findImage(db: Db, id: string): Promise<ImageRecord | undefined> {
  const row = await selectRecords(db).where('i.global_image_id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}
