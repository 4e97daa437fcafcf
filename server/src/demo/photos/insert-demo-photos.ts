import type { ImageDraft } from '@gektar/contract/land/images/property-image.ts';
import type { Db } from '#database/db.ts';
import { type Chance, seededRandom } from '#demo/seeded-random.ts';
import { insertDrawnPhotos } from './insert-drawn-photos.ts';
import type { PlotView } from './photo-id.ts';

const WITHOUT_PHOTOS = 0.12;

/** File name and image type of a photo. */
const words = {
  above: { name: 'С воздуха.jpg', kind: 'Вид сверху' },
  fields: { name: 'Поля.jpg', kind: 'Общий вид' },
  edge: { name: 'Опушка.jpg', kind: 'Общий вид' },
  road: { name: 'Подъезд.jpg', kind: 'Подъезд' },
} as const satisfies Record<PlotView, { name: string; kind: string }>;

/**
 * Inserts the photos of an invented plot, which are drawn on request: three to five, none for some plots.
 * @returns the photos in the form in which a plot is saved
 */
export async function insertDemoPhotos(tx: Db, plotSeed: number): Promise<ImageDraft[]> {
  const photos = inventPhotos(seededRandom(plotSeed + 2), plotSeed);
  if (photos.length === 0) return [];
  const drawn = await insertDrawnPhotos(
    tx,
    photos.map((photo) => ({ ...photo, name: words[photo.view].name })),
  );
  const types = await tx.selectFrom('land.image_types').select(['id', 'name']).execute();
  const idOf = new Map(types.map(({ id, name }) => [name, id]));
  return drawn.map((photo, index) => {
    const id = idOf.get(words[photo.view].kind);
    return {
      globalImageId: photo.id,
      imageType: id === undefined ? null : { id },
      presenceInTheFlyer: index === 0,
    };
  });
}

function inventPhotos(chance: Chance, plotSeed: number): { view: PlotView; seed: number }[] {
  if (chance.happens(WITHOUT_PHOTOS)) return [];
  const more: PlotView[] = ['fields', 'edge', 'road', 'above'];
  const views: PlotView[] = ['above', ...chance.some(more, chance.whole(2, 4))];
  return views.map((view, index) => ({ view, seed: plotSeed * 8 + index }));
}
