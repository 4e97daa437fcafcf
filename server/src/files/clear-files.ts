import { imageSizeNames } from '@gektar/contract/files/stored-file.ts';
import type { Db } from '#database/db.ts';
import { findDiscarded, type KeptFile, removeDiscarded, updateDiscardedForgotten } from './file-queries.ts';
import { type FileStore, fileKey } from './file-store.ts';
import { DOCUMENT_PIECE, imagePiece } from './pieces.ts';

const AT_ONCE = 100;

/**
 * Removes discarded files: first the content, then the row, so that the store never keeps content without a row.
 * Concurrent runs are safe.
 */
export async function clearDiscarded(db: Db, store: FileStore): Promise<void> {
  for (;;) {
    const files = await findDiscarded(db, AT_ONCE);
    if (files.length === 0) return;
    for (const file of files) await removeContent(store, file);
    await removeDiscarded(
      db,
      files.map(({ id }) => id),
    );
  }
}

/** Discards what nobody attached within 24 hours, and finishes earlier removals. */
export async function clearForgotten(db: Db, store: FileStore): Promise<void> {
  await updateDiscardedForgotten(db);
  await clearDiscarded(db, store);
}

/** Removes every piece that a file of its kind may have. */
export async function removeContent(store: FileStore, { id, kind }: Pick<KeptFile, 'id' | 'kind'>): Promise<void> {
  const pieces = kind === 'image' ? imageSizeNames.map(imagePiece) : [DOCUMENT_PIECE];
  await Promise.all(pieces.map((piece) => store.remove(fileKey(id, piece))));
}
