import * as z from 'zod';
import { ById } from '#by-id.ts';
import { DictionaryReference } from '#dictionaries/dictionary.ts';
import { endpoint } from '#endpoint.ts';
import { ImageType } from '#land/dictionaries/dictionary-values.ts';
import { paging } from '#list.ts';
import { RowVersion } from '#row-version.ts';

/** One photo of one property. A photo has one record, so its id is that of the photo. */
export const ImageRecord = z.object({
  id: z.uuid(),
  globalImageId: z.uuid(),
  propertyId: z.uuid(),
  imageType: ImageType.nullable(),
  /** Position of its type in the dictionary (1§4); null without a type. */
  order: z.int().nullable(),
  presenceInTheFlyer: z.boolean(),
  /** Selection mark of the editor, false on every load (D-16). */
  isChecked: z.boolean(),
  /** Version of the property: a photo is changed as part of it. */
  rowVersion: z.int(),
});
export type ImageRecord = z.infer<typeof ImageRecord>;

const about = {
  imageType: DictionaryReference.nullable().default(null),
  /**
   * true moves the flyer mark from another photo to this one; false on the marked photo moves the mark to the first
   * photo.
   */
  presenceInTheFlyer: z.boolean().default(false),
};

export const listImages = endpoint({
  method: 'GET',
  path: '/api/land/images',
  access: 'employee',
  summary: 'Фотографии объектов, новые первыми',
  query: z.object(paging(1000)),
  output: z.array(ImageRecord),
  failures: [],
});

export const getImage = endpoint({
  method: 'GET',
  path: '/api/land/images/{id}',
  access: 'employee',
  summary: 'Одна фотография объекта',
  params: ById,
  output: ImageRecord,
  failures: ['file.not_found'],
});

export const createImage = endpoint({
  method: 'POST',
  path: '/api/land/images',
  access: 'employee',
  summary: 'Прикрепить загруженную фотографию к объекту, последней',
  body: z.object({ propertyId: z.uuid(), globalImageId: z.uuid(), ...about }),
  output: ImageRecord,
  success: 201,
  failures: ['property.not_found', 'file.gone', 'file.attached', 'property.unknown_reference'],
});

export const updateImage = endpoint({
  method: 'POST',
  path: '/api/land/images/update',
  access: 'employee',
  summary: 'Тип фотографии и её место в презентации; устаревшее состояние не принимается',
  body: z.object({ id: z.uuid(), rowVersion: RowVersion, ...about }),
  output: ImageRecord,
  failures: ['file.not_found', 'property.changed', 'property.unknown_reference'],
});

/** Deletes the stored file too (L-08); the flyer mark moves to the first remaining photo (1§4). */
export const deleteImage = endpoint({
  method: 'DELETE',
  path: '/api/land/images/{id}',
  access: 'employee',
  summary: 'Убрать фотографию из объекта и удалить её файл',
  params: ById,
  output: ById,
  failures: ['file.not_found'],
});
