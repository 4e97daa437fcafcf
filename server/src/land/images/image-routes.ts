import { Failure } from '@gektar/contract/failure.ts';
import {
  createImage,
  deleteImage,
  getImage,
  type ImageRecord,
  listImages,
  updateImage,
} from '@gektar/contract/land/images/image-endpoints.ts';
import type { ImageDraft } from '@gektar/contract/land/properties/property.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { findImage, findImages } from './image-queries.ts';
import { reviseFiles } from './revise-files.ts';

/** @param clear removes discarded files, after the commit of a change */
export function imageRoutes(route: Route, clear: () => Promise<void>): void {
  route(listImages, ({ db, query }) => findImages(db, query));
  route(getImage, ({ db, params }) => mustFind(db, params.id));

  route(createImage, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      const { propertyId, ...draft } = body;
      if (await findImage(tx, draft.globalImageId)) throw new Failure('file.attached');
      await reviseFiles(tx, { propertyId, employeeId }, ({ images }) => ({ images: withDraft(images, draft) }));
      return mustFind(tx, draft.globalImageId);
    }),
  );

  route(updateImage, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      const { id, rowVersion, ...about } = body;
      const { propertyId } = await mustFind(tx, id);
      await reviseFiles(tx, { propertyId, employeeId, rowVersion }, ({ images }) => ({
        images: withDraft(images, { globalImageId: id, ...about }),
      }));
      return mustFind(tx, id);
    }),
  );

  route(deleteImage, async ({ db, params: { id }, employeeId }) => {
    await inTransaction(db, async (tx) => {
      const { propertyId } = await mustFind(tx, id);
      await reviseFiles(tx, { propertyId, employeeId }, ({ images }) => ({ images: without(images, id) }));
    });
    await clear();
    return { id };
  });
}

/** Replaces an existing photo, appends a new one. A new flyer photo replaces the previous one. */
function withDraft(images: readonly ImageDraft[], draft: ImageDraft): ImageDraft[] {
  const isNew = images.every((image) => image.globalImageId !== draft.globalImageId);
  return [...images, ...(isNew ? [draft] : [])].map((image) => {
    if (image.globalImageId === draft.globalImageId) return draft;
    return draft.presenceInTheFlyer ? { ...image, presenceInTheFlyer: false } : image;
  });
}

/** It may already be deleted. */
function without(images: readonly ImageDraft[], id: string): ImageDraft[] {
  const rest = images.filter((image) => image.globalImageId !== id);
  if (rest.length === images.length) throw new Failure('file.not_found');
  return rest;
}

async function mustFind(db: Db, id: string): Promise<ImageRecord> {
  const image = await findImage(db, id);
  if (!image) throw new Failure('file.not_found');
  return image;
}
