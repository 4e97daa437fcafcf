import type { AttachedDocument } from '@gektar/contract/files/attached.ts';
import type { IndustrialImage } from '@gektar/contract/industrial/images.ts';
import type * as z from 'zod';
import type { IndustrialValues } from '#industrial/dictionaries/industrial-values.ts';

/** Image, id of its type, whether it is in the presentation. */
export type ImageRecord = readonly [globalImageId: string, imageTypeId: number | null, presenceInTheFlyer: boolean];
export type DocumentRecord = z.infer<typeof AttachedDocument>;

/**
 * SQL of the photos of an owner, in order of upload.
 * @param alias of the owner in the query
 */
export function imagesSql(owner: 'complex' | 'building', alias: string): string {
  return `coalesce((select json_agg(json_build_array(i.global_image_id, i.image_type_id, i.presence_in_the_flyer) order by i.position)
    from industrial.${owner}_images i where i.${owner}_id = ${alias}.id), '[]') as images`;
}

/** SQL of the documents of an owner. */
export function documentsSql(owner: 'complex' | 'building' | 'vacancy', alias: string): string {
  return `coalesce((select json_agg(json_build_object('globalDocumentId', d.global_document_id, 'name', d.name, 'date', d.date::timestamp)
    order by d.position) from industrial.${owner}_documents d where d.${owner}_id = ${alias}.id), '[]') as documents`;
}

/** SQL of the comments of an owner, oldest first. */
export function commentsSql(owner: 'complex' | 'building' | 'vacancy', alias: string): string {
  return `coalesce((select json_agg(json_build_object('id', m.id, 'text', m.text, 'employeeId', m.employee_id,
    'dateTimeCreated', to_char(m.date_time_created, 'YYYY-MM-DD"T"HH24:MI:SS')) order by m.date_time_created, m.id)
    from industrial.${owner}_comments m where m.${owner}_id = ${alias}.id), '[]') as comments`;
}

/** The photo of the presentation first, then by the order of the type in its dictionary, then by upload (1§4, 2§4). */
export function toImages(records: readonly ImageRecord[], values: IndustrialValues): IndustrialImage[] {
  const types = values['image-types'];
  const place = ([, typeId, isInFlyer]: ImageRecord) => (isInFlyer ? -1 : types.place(typeId));
  const inOrder = records.length < 2 ? records : records.toSorted((a, b) => compare(place(a), place(b)));
  return inOrder.map(([globalImageId, typeId, presenceInTheFlyer]) => ({
    globalImageId,
    imageType: types.oneOrNone(typeId),
    presenceInTheFlyer,
    isChecked: false,
  }));
}

/** Comparator of positions. Missing ones are Infinity and must compare as equal: Infinity − Infinity is NaN. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
