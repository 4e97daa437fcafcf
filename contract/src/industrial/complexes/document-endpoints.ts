import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { AttachedDocument, DocumentDraft } from '#files/attached.ts';
import { paging } from '#list.ts';
import { MAX_TAKE } from '#list-limits.ts';

/** A document of a complex; its id equals that of its file. */
const Document = AttachedDocument.extend({ id: z.uuid(), complexId: z.uuid() });
export type ComplexDocument = z.infer<typeof Document>;

export const createComplexDocument = endpoint({
  method: 'POST',
  path: '/api/industrial/complex-documents',
  access: 'employee',
  summary: 'Новый документ комплекса',
  body: DocumentDraft.extend({ complexId: z.uuid() }),
  output: Document,
  success: 201,
  failures: ['complex.not_found', 'file.gone'],
});

export const listComplexDocuments = endpoint({
  method: 'GET',
  path: '/api/industrial/complex-documents',
  access: 'employee',
  summary: 'Документы комплекса или, без него, всех, страницами',
  query: z.object({ complexId: z.uuid().optional(), ...paging(MAX_TAKE) }),
  output: z.array(Document),
  failures: ['complex.not_found'],
});

export const updateComplexDocument = endpoint({
  method: 'POST',
  path: '/api/industrial/complex-documents/update',
  access: 'employee',
  summary: 'Изменить название и дату документа',
  body: DocumentDraft.pick({ name: true, date: true }).extend({ id: z.uuid() }),
  output: Document,
  failures: ['file.not_found'],
});

export const getComplexDocument = endpoint({
  method: 'GET',
  path: '/api/industrial/complex-documents/{id}',
  access: 'employee',
  summary: 'Один документ',
  params: ById,
  output: Document,
  failures: ['file.not_found'],
});

export const deleteComplexDocument = endpoint({
  method: 'DELETE',
  path: '/api/industrial/complex-documents/{id}',
  access: 'employee',
  summary: 'Удалить документ комплекса',
  params: ById,
  output: ById,
  failures: ['file.not_found'],
});
