import { addFavorite, removeFavorite, updateFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { createImage, deleteImage, updateImage } from '@gektar/contract/land/images/image-endpoints.ts';
import { runBulkAction } from '@gektar/contract/land/properties/property-bulk.ts';
import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import {
  actualizeProperty,
  archiveProperty,
  createProperty,
  deleteProperty,
  unarchiveProperty,
  updateProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { givenProperty, propertyFields } from '#testing/given.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { wholePropertyFields } from '#testing/given-whole.ts';
import type { TestApp } from '#testing/test-app.ts';
import { idInTrash } from './id-in-trash.ts';
import { givenOperation, ofRun, ofTakenRun } from './of-run.ts';
import {
  but,
  nobodysId,
  nobodysValue,
  type Prepare,
  type WritingCall,
  withBody,
  withNobodysId,
  writes,
} from './writing-call.ts';

/** Inserts a property with every field, photos, a document and a comment, in a selection and marked as a favorite. */
async function wholeProperty({ db, broker }: TestApp): Promise<{ id: string; imageIds: string[] }> {
  const imageIds = [await givenStoredFile(db), await givenStoredFile(db)];
  const documents = [{ globalDocumentId: await givenStoredFile(db, { kind: 'document' }) }];
  const images = imageIds.map((globalImageId) => ({ globalImageId }));
  const { id } = await givenProperty(db, { ...(await wholePropertyFields(db, broker.id)), images, documents });
  await givenSelection(db, { propertyIds: [id] });
  await broker.call(landComments.add, { params: { id }, body: { text: 'Смотрели' } });
  await broker.call(addFavorite, { body: { propertyId: id } });
  return { id, imageIds };
}

const byId: Prepare = async (app) => ({ params: { id: (await wholeProperty(app)).id } });

const created: Prepare = async ({ db, broker }) => ({
  body: {
    ...(await wholePropertyFields(db, broker.id)),
    images: [{ globalImageId: await givenStoredFile(db) }],
    documents: [{ globalDocumentId: await givenStoredFile(db, { kind: 'document' }) }],
  },
});

const updated: Prepare = async (app) => ({
  body: { ...propertyFields(app.broker.id, { price: 1 }), id: (await wholeProperty(app)).id, rowVersion: 1 },
});

const taken =
  (prepare: Prepare): Prepare =>
  async (app) => {
    const { cadastralNumbers } = await givenProperty(app.db);
    return withBody(prepare, { cadastralNumbers })(app);
  };
const unknownReference = (prepare: Prepare) => withBody(prepare, { category: nobodysValue });
const fileGone = (prepare: Prepare) => withBody(prepare, { images: [{ globalImageId: nobodysId }] });

async function givenComment({ db, broker }: TestApp): Promise<string> {
  const { id } = await givenProperty(db);
  return (await broker.call(landComments.add, { params: { id }, body: { text: 'Лишнее' } })).id;
}
const comment: Prepare = async (app) => ({ body: { id: await givenComment(app), text: 'Другое' } });
const commentById: Prepare = async (app) => ({ params: { id: await givenComment(app) } });
/** The call, sent by another employee. */
const asColleague =
  (prepare: Prepare): Prepare =>
  async (app) => ({ ...(await prepare(app)), token: (await app.anotherBroker()).token });

const pinned: Prepare = async ({ db }) => ({
  body: { propertyId: (await givenProperty(db)).id, globalImageId: await givenStoredFile(db), imageType: { id: 1 } },
});
const image: Prepare = async (app) => {
  const { imageIds } = await wholeProperty(app);
  return { body: { id: imageIds[1], rowVersion: 1, presenceInTheFlyer: true } };
};

const favorite: Prepare = async ({ db, broker }) => {
  const { id } = await broker.call(addFavorite, { body: { propertyId: (await givenProperty(db)).id } });
  return { body: { id, rowVersion: 1, status: false, comment: 'Позвонить в марте' } };
};
/** A note on a favorite that belongs to another employee. */
const colleaguesFavorite: Prepare = async (app) => {
  const colleague = await app.anotherBroker();
  const { id } = await colleague.call(addFavorite, { body: { propertyId: (await givenProperty(app.db)).id } });
  return { body: { id, rowVersion: 1, status: false, comment: 'Чужая заметка' } };
};

const archived: Prepare = async (app) => {
  const { id } = await wholeProperty(app);
  await app.broker.call(archiveProperty, { params: { id } });
  return { params: { id } };
};

const severalArchived: Prepare = async (app) => {
  const ids = [(await wholeProperty(app)).id, (await givenProperty(app.db)).id];
  return { body: { action: 'archive', ids, runId: uuidv7() } };
};

export const propertyCalls: readonly WritingCall[] = [
  writes(createProperty, created, {
    'property.not_found': withBody(created, { copyOf: nobodysId }),
    'property.changed': async (app) => {
      const newId = uuidv7();
      const { body } = await created(app);
      await app.broker.call(createProperty, { body: { ...propertyFields(app.broker.id), newId } });
      return { body: { ...(body as object), newId } };
    },
    'cadastral_number.taken': taken(created),
    'property.unknown_reference': unknownReference(created),
    'file.gone': fileGone(created),
    'trash.id_taken': idInTrash(created, 'land.properties'),
  }),
  writes(updateProperty, updated, {
    'property.not_found': withBody(updated, { id: nobodysId }),
    'property.changed': withBody(updated, { rowVersion: 7 }),
    'cadastral_number.taken': taken(updated),
    'property.unknown_reference': unknownReference(updated),
    'file.gone': fileGone(updated),
  }),
  writes(deleteProperty, ofRun(byId), {
    'property.not_found': withNobodysId,
    'operation.id_taken': ofTakenRun(byId),
  }),
  writes(archiveProperty, ofRun(byId), {
    'property.not_found': withNobodysId,
    'operation.id_taken': ofTakenRun(byId),
  }),
  writes(unarchiveProperty, ofRun(archived), {
    'property.not_found': withNobodysId,
    'operation.id_taken': ofTakenRun(archived),
  }),
  writes(actualizeProperty, ofRun(byId), {
    'property.not_found': withNobodysId,
    'operation.id_taken': ofTakenRun(byId),
  }),
  writes(runBulkAction, severalArchived, {
    'operation.id_taken': async (app) => withBody(severalArchived, { runId: await givenOperation(app, 'done') })(app),
  }),
  writes(
    landComments.add,
    but(byId, () => ({ body: { text: 'Ещё раз' } })),
    {
      'property.not_found': async () => ({ params: { id: nobodysId }, body: { text: 'Ещё раз' } }),
    },
  ),
  writes(landComments.update, comment, {
    'comment.not_found': withBody(comment, { id: nobodysId }),
    'access.forbidden': asColleague(comment),
  }),
  writes(landComments.remove, commentById, {
    'comment.not_found': withNobodysId,
    'access.forbidden': asColleague(commentById),
  }),
  writes(createImage, pinned, {
    'property.not_found': withBody(pinned, { propertyId: nobodysId }),
    'file.gone': withBody(pinned, { globalImageId: nobodysId }),
    'file.attached': async (app) => {
      const [globalImageId] = (await wholeProperty(app)).imageIds;
      return withBody(pinned, { globalImageId })(app);
    },
    'property.unknown_reference': withBody(pinned, { imageType: nobodysValue }),
  }),
  writes(updateImage, image, {
    'file.not_found': withBody(image, { id: nobodysId }),
    'property.changed': withBody(image, { rowVersion: 7 }),
    'property.unknown_reference': withBody(image, { imageType: nobodysValue }),
  }),
  writes(deleteImage, async (app) => ({ params: { id: (await wholeProperty(app)).imageIds[0] } }), {
    'file.not_found': withNobodysId,
  }),
  writes(addFavorite, async ({ db }) => ({ body: { propertyId: (await givenProperty(db)).id } }), {
    'property.not_found': async () => ({ body: { propertyId: nobodysId } }),
    'favorite.not_found': 'it is taken away between being written and being read',
  }),
  writes(updateFavorite, favorite, {
    'favorite.not_found': colleaguesFavorite,
    'favorite.changed': withBody(favorite, { rowVersion: 7 }),
  }),
  writes(
    removeFavorite,
    async ({ broker, db }) => {
      const { id: propertyId } = await givenProperty(db);
      await broker.call(addFavorite, { body: { propertyId } });
      return { params: { propertyId } };
    },
    {},
  ),
];
