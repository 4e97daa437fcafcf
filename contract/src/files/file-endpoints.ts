import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { paging } from '#list.ts';
import {
  attachableEntities,
  DOCUMENT_MAX_BYTES,
  FileKind,
  imageSizeNames,
  MAX_FILES_AT_ONCE,
  StoredFile,
} from './stored-file.ts';

/** All of the files are stored, or none; a refusal names its file by index, `files.0`. */
export const uploadFiles = endpoint({
  method: 'POST',
  path: '/api/image-storage',
  access: 'employee',
  summary: 'Загрузить файлы; неприкреплённые удаляются через 24 часа (A-18, L-07)',
  /** Intended use of the files; by default a file whose content is a photo becomes a photo, any other a document. */
  query: z.object({ kind: FileKind.optional() }),
  form: { files: 'files', maxFiles: MAX_FILES_AT_ONCE, maxBytes: DOCUMENT_MAX_BYTES },
  output: z.array(StoredFile),
  success: 201,
  failures: ['file.refused', 'file.too_large'],
});

export const listFiles = endpoint({
  method: 'GET',
  path: '/api/image-storage',
  access: 'employee',
  summary: 'Загруженные файлы, новые первыми',
  query: z.object(paging(50)),
  output: z.array(StoredFile),
  failures: [],
});

/** Any text is accepted as an id; an unknown id is answered with `not_found`. */
export const getFile = endpoint({
  method: 'GET',
  path: '/api/image-storage/{id}',
  access: 'anyone',
  summary: 'Содержимое: фотография по её id без токена, документ – только сотруднику, вложением (L-06)',
  params: z.object({ id: z.string() }),
  query: z.object({ size: z.enum(imageSizeNames).default('full') }),
  output: 'bytes',
  failures: ['file.not_found'],
});

export const getFileInfo = endpoint({
  method: 'GET',
  path: '/api/image-storage/document-info/{id}',
  access: 'employee',
  summary: 'Сведения о файле',
  params: ById,
  output: StoredFile,
  failures: ['file.not_found'],
});

/** For files that are not attached: an attached one is removed by a save of its entity, or with the entity (L-08). */
export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/api/image-storage/{id}',
  access: 'employee',
  summary: 'Удалить неприкреплённый файл',
  params: ById,
  output: ById,
  failures: ['file.not_found', 'file.attached'],
});

/** Adds a photo after the entity's photos, a document after its documents; idempotent. */
export const attachFile = endpoint({
  method: 'POST',
  path: '/api/image-storage/{id}/attach',
  access: 'employee',
  summary: 'Прикрепить файл к сохранённому объекту (A-18)',
  params: ById,
  body: z.object({ entityType: z.enum(attachableEntities), entityId: z.uuid() }),
  output: StoredFile,
  failures: [
    'file.not_found',
    'file.attached',
    'file.refused',
    'property.not_found',
    'complex.not_found',
    'building.not_found',
    'vacancy.not_found',
  ],
});
