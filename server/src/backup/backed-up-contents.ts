import { imageSizeNames } from '@gektar/contract/files/stored-file.ts';
import type pg from 'pg';
import { documentSeedOf } from '#demo/photos/drawn-document.ts';
import { drawnPhotoOf } from '#demo/photos/photo-id.ts';
import { fileKey } from '#files/file-store.ts';
import { DOCUMENT_VARIANT, imageVariant } from '#files/variants.ts';

/** Stored content that a row of the database refers to. */
export interface BackedUpContent {
  readonly key: string;
  /** Whether it is drawn only when first requested, so that it may be missing. */
  readonly isDrawn: boolean;
}

/** Stored contents that the database refers to, in the snapshot of this connection. */
export async function findBackedUpContents(client: pg.ClientBase): Promise<BackedUpContent[]> {
  const known = await client.query<{ found: boolean }>("select to_regclass('shared.files') is not null as found");
  if (!known.rows[0]?.found) return [];
  const { rows } = await client.query<{ id: string; kind: string; sizes: string[] }>(
    "select id, kind, sizes from shared.files where state in ('kept', 'trashed') order by id",
  );
  return rows.flatMap(({ id, kind, sizes }) => {
    const isDrawn = drawnPhotoOf(id) !== undefined || documentSeedOf(id) !== undefined;
    const names = imageSizeNames.filter((size) => sizes.includes(size)).map(imageVariant);
    return (kind === 'image' ? names : [DOCUMENT_VARIANT]).map((variant) => ({ key: fileKey(id, variant), isDrawn }));
  });
}
