import { imageSizeNames } from '@gektar/contract/files/stored-file.ts';
import type { Db } from '#database/db.ts';
import { findDiscarded, type KeptFile, removeDiscarded, updateDiscardedForgotten } from './file-queries.ts';
import { type FileStore, fileKey } from './file-store.ts';
import { unlessHeld } from './hold-files.ts';
import { DOCUMENT_VARIANT, imageVariant } from './variants.ts';

const AT_ONCE = 100;

/**
 * Removes discarded files: first the content, then the row, so that the store never has content without a row.
 * Safe to run concurrently. While a backup holds the files, removal is postponed.
 */
export async function clearDiscarded(db: Db, store: FileStore): Promise<void> {
  for (;;) {
    let found = 0;
    const isFree = await unlessHeld(db, async (tx) => {
      const files = await findDiscarded(tx, AT_ONCE);
      found = files.length;
      if (found === 0) return;
      for (const file of files) await removeContent(store, file);
      await removeDiscarded(
        tx,
        files.map(({ id }) => id),
      );
    });
    if (!isFree || found === 0) return;
  }
}

/** Discards files not attached within 24 hours, and finishes earlier removals. */
export async function clearForgotten(db: Db, store: FileStore): Promise<void> {
  await updateDiscardedForgotten(db);
  await clearDiscarded(db, store);
}

/** Removes every variant that a file of its kind may have. */
export async function removeContent(store: FileStore, { id, kind }: Pick<KeptFile, 'id' | 'kind'>): Promise<void> {
  const variants = kind === 'image' ? imageSizeNames.map(imageVariant) : [DOCUMENT_VARIANT];
  await Promise.all(variants.map((variant) => store.remove(fileKey(id, variant))));
}
