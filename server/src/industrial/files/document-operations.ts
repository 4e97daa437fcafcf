import { Failure } from '@gektar/contract/failure.ts';
import type { DocumentDraft } from '@gektar/contract/files/attached.ts';
import type { ComplexDocument } from '@gektar/contract/industrial/complexes/document-endpoints.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { reviseFiles } from '#files/attached/revise-files.ts';
import { complexFiles } from './industrial-files.ts';

/** Documents of a page: of one complex in their order, or of all complexes when `complexId` is undefined. */
export async function findComplexDocuments(
  db: Db,
  complexId: string | undefined,
  page: { readonly take: number; readonly skip: number },
): Promise<ComplexDocument[]> {
  return readDocuments(db, complexId === undefined ? sql`true` : sql`complex_id = ${complexId}`, page);
}

/** @throws {Failure} file.not_found */
export async function mustFindDocument(db: Db, id: string): Promise<ComplexDocument> {
  const [document] = await readDocuments(db, sql`global_document_id = ${id}`);
  if (document === undefined) throw new Failure('file.not_found');
  return document;
}

async function readDocuments(
  db: Db,
  where: ReturnType<typeof sql>,
  { take, skip } = { take: 1, skip: 0 },
): Promise<ComplexDocument[]> {
  const { rows } = await sql<ComplexDocument>`
    select global_document_id as id, complex_id as "complexId", global_document_id as "globalDocumentId", name,
      to_char(date, 'YYYY-MM-DD"T"HH24:MI:SS') as date
    from industrial.complex_documents where ${where}
    order by complex_id, position limit ${take} offset ${skip}`.execute(db);
  return rows;
}

/**
 * Appends a document.
 * @throws {Failure} complex.not_found, file.gone
 */
export async function addDocument(
  tx: Db,
  { complexId, ...draft }: DocumentDraft & { readonly complexId: string },
  employeeId: string,
): Promise<ComplexDocument> {
  await reviseFiles(tx, complexFiles, { entityId: complexId, employeeId }, ({ documents }) => ({
    documents: [...documents, draft],
  }));
  return mustFindDocument(tx, draft.globalDocumentId);
}

/** @throws {Failure} file.not_found */
export async function updateDocument(
  tx: Db,
  { id, name, date }: Pick<DocumentDraft, 'name' | 'date'> & { readonly id: string },
  employeeId: string,
): Promise<ComplexDocument> {
  const { complexId } = await mustFindDocument(tx, id);
  await reviseFiles(tx, complexFiles, { entityId: complexId, employeeId }, ({ documents }) => ({
    documents: documents.map((one) => (one.globalDocumentId === id ? { ...one, name, date } : one)),
  }));
  return mustFindDocument(tx, id);
}

/** @throws {Failure} file.not_found */
export async function deleteDocument(tx: Db, id: string, employeeId: string): Promise<void> {
  const { complexId } = await mustFindDocument(tx, id);
  await reviseFiles(tx, complexFiles, { entityId: complexId, employeeId }, ({ documents }) => ({
    documents: documents.filter(({ globalDocumentId }) => globalDocumentId !== id),
  }));
}
