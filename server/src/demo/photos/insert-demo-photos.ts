import { type ImageSize, imageSizeNames } from '@gektar/contract/files/stored-file.ts';
import type { ImageDraft } from '@gektar/contract/land/images/property-image.ts';
import type { Db } from '#database/db.ts';
import { type Chance, seededRandom } from '#demo/seeded-random.ts';
import { type DrawnPhoto, type PhotoView, photoId } from './photo-id.ts';
import { PHOTO_HEIGHT, PHOTO_WIDTH } from './svg.ts';

/** Approximate size of a drawing (bytes); it is drawn only on request. */
const USUAL_SIZE = 32_000;
const WITHOUT_PHOTOS = 0.12;

/** File name and image type of a photo. */
const words = {
  above: { name: 'С воздуха.jpg', kind: 'Вид сверху' },
  fields: { name: 'Поля.jpg', kind: 'Общий вид' },
  edge: { name: 'Опушка.jpg', kind: 'Общий вид' },
  road: { name: 'Подъезд.jpg', kind: 'Подъезд' },
} as const satisfies Record<PhotoView, { name: string; kind: string }>;

/**
 * Inserts the photos of an invented plot, drawn on request: three to five, none for some plots.
 * @returns the photos as a save of the plot names them
 */
export async function insertDemoPhotos(tx: Db, plotSeed: number): Promise<ImageDraft[]> {
  const photos = inventPhotos(seededRandom(plotSeed + 2), plotSeed);
  if (photos.length === 0) return [];
  await tx
    .insertInto('shared.files')
    .values(
      photos.map((photo) => ({
        id: photoId(photo),
        kind: 'image',
        name: words[photo.view].name,
        type: 'image/webp',
        size: USUAL_SIZE,
        width: PHOTO_WIDTH,
        height: PHOTO_HEIGHT,
        sizes: [...(imageSizeNames satisfies readonly ImageSize[])],
        state: 'kept',
      })),
    )
    .execute();
  const types = await tx.selectFrom('land.image_types').select(['id', 'name']).execute();
  const idOf = new Map(types.map(({ id, name }) => [name, id]));
  return photos.map((photo, index) => {
    const id = idOf.get(words[photo.view].kind);
    return {
      globalImageId: photoId(photo),
      imageType: id === undefined ? null : { id },
      presenceInTheFlyer: index === 0,
    };
  });
}

function inventPhotos(chance: Chance, plotSeed: number): DrawnPhoto[] {
  if (chance.happens(WITHOUT_PHOTOS)) return [];
  const more: PhotoView[] = ['fields', 'edge', 'road', 'above'];
  const views: PhotoView[] = ['above', ...chance.some(more, chance.whole(2, 4))];
  return views.map((view, index) => ({ view, seed: plotSeed * 8 + index }));
}
