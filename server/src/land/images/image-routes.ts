import { Failure } from '@gektar/contract/failure.ts';
import {
  createImage,
  deleteImage,
  getImage,
  type ImageRecord,
  listImages,
  updateImage,
} from '@gektar/contract/land/images/image-endpoints.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import { withoutPhoto, withPhoto } from '#files/attached/photo-list.ts';
import { reviseFiles } from '#files/attached/revise-files.ts';
import type { Route } from '#http/router.ts';
import { findImage, findImages } from './image-queries.ts';
import { propertyFiles } from './property-files.ts';

/** @param clear removes discarded files; called after the commit of a change */
export function imageRoutes(route: Route, clear: () => Promise<void>): void {
  route(listImages, ({ db, query }) => findImages(db, query));
  route(getImage, ({ db, params }) => mustFind(db, params.id));

  route(createImage, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      const { propertyId, ...draft } = body;
      if (await findImage(tx, draft.globalImageId)) throw new Failure('file.attached');
      await reviseFiles(tx, propertyFiles, { entityId: propertyId, employeeId }, ({ images }) => ({
        images: withPhoto(images, draft),
      }));
      return mustFind(tx, draft.globalImageId);
    }),
  );

  route(updateImage, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      const { id, rowVersion, ...about } = body;
      const { propertyId } = await mustFind(tx, id);
      await reviseFiles(tx, propertyFiles, { entityId: propertyId, employeeId, rowVersion }, ({ images }) => ({
        images: withPhoto(images, { globalImageId: id, ...about }),
      }));
      return mustFind(tx, id);
    }),
  );

  route(deleteImage, async ({ db, params: { id }, employeeId }) => {
    await inTransaction(db, async (tx) => {
      const { propertyId } = await mustFind(tx, id);
      await reviseFiles(tx, propertyFiles, { entityId: propertyId, employeeId }, ({ images }) => ({
        images: withoutPhoto(images, id),
      }));
    });
    await clear();
    return { id };
  });
}

async function mustFind(db: Db, id: string): Promise<ImageRecord> {
  const image = await findImage(db, id);
  if (!image) throw new Failure('file.not_found');
  return image;
}
