import { Failure } from '@gektar/contract/failure.ts';
import {
  attachFile,
  deleteFile,
  getFile,
  getFileInfo,
  listFiles,
  uploadFiles,
} from '@gektar/contract/files/file-endpoints.ts';
import {
  type AttachableEntity,
  DOCUMENT_MAX_BYTES,
  IMAGE_MAX_BYTES,
  type ImageSize,
  type StoredFile,
} from '@gektar/contract/files/stored-file.ts';
import type { FastifyRequest } from 'fastify';
import { validate } from 'uuid';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import type { Content } from '#http/send-content.ts';
import { findFile, findFiles, type KeptFile, lockFile, updateDiscardedIfLoose } from './file-queries.ts';
import { type FileStore, fileKey } from './file-store.ts';
import { keepFiles } from './keep-files.ts';
import { DOCUMENT_VARIANT, imageVariant, storedSize } from './variants.ts';

/**
 * Appends an unattached file to the lists of an entity, in a transaction.
 * @throws {Failure} when there is no such entity
 */
export type Attach = (tx: Db, file: StoredFile, entityId: string, employeeId: string) => Promise<void>;

export interface FileParts {
  readonly store: FileStore;
  /**
   * Id of the caller who requests a document.
   * @throws {Failure} auth.required
   */
  readonly identify: (request: FastifyRequest) => Promise<string>;
  /** Removes discarded files; called after a commit. */
  readonly clear: () => Promise<void>;
  /** How the attach call adds a file to an entity, by kind of entity. */
  readonly attach: Readonly<Record<AttachableEntity, Attach>>;
}

const YEAR_SECONDS = 31_536_000;

export function fileRoutes(route: Route, { store, identify, clear, attach }: FileParts): void {
  route(uploadFiles, async ({ db, form, query: { kind }, employeeId }) => {
    const { files } = await form.read({ maxBytes: kind === 'image' ? IMAGE_MAX_BYTES : DOCUMENT_MAX_BYTES });
    return keepFiles(files, { db, store, kind, employeeId });
  });

  route(listFiles, ({ db, query }) => findFiles(db, query));
  route(getFileInfo, ({ db, params }) => mustFind(db, params.id));

  route(getFile, async ({ db, params: { id }, query, request }) => {
    const file = await mustFind(db, id);
    if (file.kind === 'image') return photo(store, file, query.size);
    await identify(request);
    return document(store, file);
  });

  route(deleteFile, async ({ db, params: { id } }) => {
    await mustFind(db, id);
    if (!(await updateDiscardedIfLoose(db, id))) throw new Failure('file.attached');
    await clear();
    return { id };
  });

  route(attachFile, ({ db, params, body: { entityType, entityId }, employeeId }) =>
    inTransaction(db, async (tx) => {
      const file = await lockFile(tx, params.id);
      if (!file) throw new Failure('file.not_found');
      const isOwn = file.entityType === entityType && file.entityId === entityId;
      if (isOwn) return file;
      if (file.entityId !== null) throw new Failure('file.attached');
      await attach[entityType](tx, file, entityId, employeeId);
      return mustFind(tx, params.id);
    }),
  );
}

async function mustFind(db: Db, id: string): Promise<KeptFile> {
  const file = validate(id) ? await findFile(db, id) : undefined;
  if (!file) throw new Failure('file.not_found');
  return file;
}

/** The content of an id never changes, so browsers may cache it forever. */
function photo(store: FileStore, { id, type, sizes }: KeptFile, wanted: ImageSize): Content {
  const size = storedSize(wanted, sizes);
  return {
    open: () => mustOpen(store, fileKey(id, imageVariant(size))),
    type,
    etag: `${id}-${size}`,
    cacheControl: `private, max-age=${YEAR_SECONDS}, immutable`,
  };
}

function document(store: FileStore, { id, type, name }: KeptFile): Content {
  return {
    open: () => mustOpen(store, fileKey(id, DOCUMENT_VARIANT)),
    type,
    cacheControl: 'private, no-store',
    downloadAs: name,
  };
}

/** Opens the content; it is missing when the store was restored from an older backup than the database. */
async function mustOpen(store: FileStore, key: string) {
  const content = await store.get(key);
  if (!content) throw new Failure('file.not_found');
  return content;
}
