import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { landFace } from '#office/slides/face.ts';
import type { BaseMap } from '#office/slides/map/base-map.ts';
import { objectSlides, objectsDeck, pageDeck } from '#office/slides/objects-deck.ts';
import type { Deck } from '#office/slides/slide.ts';
import { summarySlides } from '#office/slides/summary-slides.ts';
import type { PhotosOfItems, SelectionStory } from '#sharing/exports/selection-files.ts';
import { plotSlide } from './plot-slide.ts';
import { plotSummary } from './plot-summary.ts';
import { plotTitle } from './plot-words.ts';

/**
 * Slides of a selection: title, a table and maps when it has several objects, a slide per object (J-02), and finally
 * the facts that did not fit.
 */
export function selectionDeck(
  { sender, company, person, name, cover, items, photos }: SelectionStory<PublicItem, PhotosOfItems>,
  base: BaseMap,
): Deck {
  const parts = { base, sender, area: landFace };
  const objects = items.map((item) => ({
    ...plotSlide({ item, photos: photos.get(item.id) ?? [] }, base),
    id: item.id,
  }));
  return objectsDeck(
    { heading: 'Подборка земельных участков', summary: summaryOf(items), company, person, name, cover },
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

/** A single page with the first plot; facts that do not fit are counted. */
export function plotPage(
  { sender, items: [item], photos }: SelectionStory<PublicItem, PhotosOfItems>,
  base: BaseMap,
): Deck {
  if (item === undefined) throw new Error('a page of no plot');
  const { shapes } = plotSlide({ item, photos: photos.get(item.id) ?? [], isAlone: true }, base);
  return pageDeck(plotTitle(item.property), shapes, sender);
}
