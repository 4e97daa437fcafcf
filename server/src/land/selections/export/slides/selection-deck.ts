import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { nbsp, tieForPrint } from '@gektar/format/no-break.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { face, landFace } from '#office/slides/face.ts';
import { footer, type Sender } from '#office/slides/footer.ts';
import { setText } from '#office/slides/layout.ts';
import type { BaseMap } from '#office/slides/map/base-map.ts';
import { planDrawing } from '#office/slides/plan-drawing.ts';
import { type Deck, type Leaf, SLIDE_WIDTH } from '#office/slides/slide.ts';
import { titleSlide } from '#office/slides/title-slide.ts';
import type { SelectionStory } from '#sharing/exports/selection-files.ts';
import { plotSlides } from './plot-slide.ts';
import { summarySlides } from './summary-slides.ts';

const HEADING = 'Подборка земельных участков';

/** Title, all objects in a table and on maps when there are several, and each on a slide of its own (J-02). */
export function selectionDeck({ sender, company, items, photos }: SelectionStory<PublicItem>, base: BaseMap): Deck {
  const name = company?.trim();
  const title = titleSlide(
    { heading: HEADING, summary: summaryOf(items), company: name ? tieForPrint(name) : undefined },
    sender,
    landFace,
  );
  const leaves: Leaf[] = [
    () => title,
    ...summarySlides(items, { base, sender, first: 2 }),
    ...(items.length > 0
      ? items.flatMap((item) => plotSlides({ item, photo: photos.get(item.id) }, base, sender))
      : [emptySlide(sender)]),
  ];
  return {
    title: `${sender.productName} - ${HEADING}`,
    company: sender.productName,
    slides: leaves.map((leaf, index) => leaf({ number: index + 1, of: leaves.length })),
  };
}

function summaryOf(items: readonly PublicItem[]): string {
  if (items.length === 0) return 'Объектов пока нет';
  const area = items.reduce((sum, { property }) => sum + property.area, 0);
  const count = formatCountOf(items.length, ['объект', 'объекта', 'объектов']);
  return `${count}, ${items.length > 1 ? `всего${nbsp}` : ''}${formatMeasured(area)}${nbsp}га`;
}

function emptySlide(sender: Sender): Leaf {
  const side = 1.6;
  return (page) => ({
    background: face.surface,
    pieces: [
      ...planDrawing(
        { x: (SLIDE_WIDTH - side) / 2, y: 2.1, w: side, h: side },
        { color: face.strongLine, soft: face.strongLine, weight: 0.6 },
      ),
      setText(
        'В\u00a0подборке пока нет объектов.',
        { x: 1, y: 4, w: SLIDE_WIDTH - 2, h: 0.5 },
        { sizes: [22], align: 'center', color: face.text2 },
      ),
      ...footer(sender, page),
    ],
  });
}
