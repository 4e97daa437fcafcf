import { createReadStream } from 'node:fs';
import { Failure } from '@gektar/contract/failure.ts';
import { fileReasons } from '@gektar/contract/files/file-reasons.ts';
import { type FileKind, IMAGE_MAX_BYTES, type StoredFile } from '@gektar/contract/files/stored-file.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import type { ReceivedFile } from '#http/read-form.ts';
import { removeContent } from './clear-files.ts';
import { recognise } from './content-type.ts';
import { cleanFileName, extensionOf } from './file-name.ts';
import { insertArriving, type NewFile, removeDiscarded, updateDiscardedIfLoose, updateKept } from './file-queries.ts';
import { type FileStore, fileKey } from './file-store.ts';
import { unlessHeld } from './hold-files.ts';
import { makeSizes } from './make-sizes.ts';
import { DOCUMENT_VARIANT, imageVariant } from './variants.ts';

export interface Keeping {
  readonly db: Db;
  readonly store: FileStore;
  /** Intended use; undefined: a photo when the content is one, a document otherwise. */
  readonly kind: FileKind | undefined;
  /** undefined when a command of the server stores the files. */
  readonly employeeId: string | undefined;
}

/** Form field that refusals name, followed by the file's index. */
const FIELD = 'files';

/**
 * Stores received files, all or none.
 * @throws {Failure} file.refused, file.too_large at `files.2`
 */
export async function keepFiles(received: readonly ReceivedFile[], keeping: Keeping): Promise<StoredFile[]> {
  const begun: Pick<NewFile, 'id' | 'kind'>[] = [];
  try {
    for (const [index, file] of received.entries()) {
      const { row, variants } = await prepare(file, `${FIELD}.${index}`, keeping);
      // The row comes first, so that the cleanup knows what to remove after a failure.
      await insertArriving(keeping.db, row);
      begun.push(row);
      await putAll(keeping.store, row.id, variants);
    }
    return await updateKept(
      keeping.db,
      begun.map(({ id }) => id),
    );
  } catch (error) {
    await Promise.allSettled(begun.map((file) => takeBack(file, keeping)));
    throw error;
  }
}

/** Waits for every variant even when one fails, so that none is stored after the rollback. */
async function putAll(store: FileStore, id: string, variants: Prepared['variants']): Promise<void> {
  const puts = variants.map(([variant, content]) => store.put(fileKey(id, variant), content()));
  const failed = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected');
  if (failed) throw failed.reason;
}

async function takeBack(file: Pick<NewFile, 'id' | 'kind'>, { db, store }: Keeping): Promise<void> {
  await updateDiscardedIfLoose(db, file.id);
  await unlessHeld(db, async (tx) => {
    await removeContent(store, file);
    await removeDiscarded(tx, [file.id]);
  });
}

/** A checked file with its variants for the store. */
interface Prepared {
  readonly row: NewFile;
  readonly variants: readonly (readonly [variant: string, content: () => Parameters<FileStore['put']>[1]])[];
}

async function prepare(file: ReceivedFile, field: string, { kind, employeeId }: Keeping): Promise<Prepared> {
  const refuse = (reason: string) => new Failure('file.refused', { fields: { [field]: reason } });
  if (file.size === 0) throw refuse(fileReasons.empty);
  const name = cleanFileName(file.name);
  const recognised = await recognise(file.path, name);
  const row = { id: uuidv7(), name, createdBy: employeeId };

  if (kind !== 'document' && recognised.is === 'image') {
    if (file.size > IMAGE_MAX_BYTES) {
      throw new Failure('file.too_large', { fields: { [field]: fileReasons.imageTooLarge } });
    }
    const { width, height, sizes } = await makeSizes(file.path, recognised.format, field);
    const size = sizes.get('full')?.length ?? 0;
    return {
      row: { ...row, kind: 'image', type: 'image/webp', size, width, height, sizes: [...sizes.keys()] },
      variants: [...sizes].map(([name, content]) => [imageVariant(name), () => content]),
    };
  }

  if (recognised.is === 'forbidden') throw refuse(fileReasons.forbidden);
  if (kind === 'image' || (kind === undefined && claimsImage(name) && recognised.is !== 'image')) {
    throw refuse(fileReasons.notImage);
  }
  const type = recognised.is === 'image' ? `image/${recognised.format}` : recognised.type;
  return {
    row: { ...row, kind: 'document', type, size: file.size, width: null, height: null, sizes: [] },
    variants: [[DOCUMENT_VARIANT, () => createReadStream(file.path)]],
  };
}

/** Whether the extension is that of a photo. */
function claimsImage(name: string): boolean {
  return /^(jpe?g|jpe|jfif|png|webp)$/.test(extensionOf(name));
}
