import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { landFace } from '#office/slides/face.ts';
import type { BaseMap } from '#office/slides/map/base-map.ts';
import { objectSlides, objectsDeck } from '#office/slides/objects-deck.ts';
import type { Deck } from '#office/slides/slide.ts';
import { summarySlides } from '#office/slides/summary-slides.ts';
import type { PhotosOfItems, SelectionStory } from '#sharing/exports/selection-files.ts';
import { plotSlide } from './plot-slide.ts';
import { plotSummary } from './plot-summary.ts';

/**
 * Slides of a selection: title, a table and maps when it has several objects, a slide per object (J-02), and finally
 * the facts that did not fit.
 */
export function selectionDeck(
  { sender, company, name, cover, items, photos }: SelectionStory<PublicItem, PhotosOfItems>,
  base: BaseMap,
): Deck {
  const parts = { base, sender, area: landFace };
  const objects = items.map((item) => plotSlide({ item, photos: photos.get(item.id) ?? [] }, base));
  return objectsDeck(
    { heading: 'Подборка земельных участков', summary: summaryOf(items), company, name, cover },
    [
      // The title is the first slide.
      ...summarySlides(items, plotSummary, parts, 2),
      ...objectSlides(objects, sender),
    ],
    parts,
  );
}

function summaryOf(items: readonly PublicItem[]): string {
  if (items.length === 0) return 'Объектов пока нет';
  const area = items.reduce((sum, { property }) => sum + property.area, 0);
  const count = formatCountOf(items.length, ['объект', 'объекта', 'объектов']);
  return `${count}, ${items.length > 1 ? `всего${nbsp}` : ''}${formatMeasured(area)}${nbsp}га`;
}
