import { tieForPrint } from '@gektar/format/no-break.ts';
import type { DeckParts } from './deck-parts.ts';
import { face } from './face.ts';
import { footer, type Sender } from './footer.ts';
import { setText } from './layout.ts';
import { type ObjectRest, objectRests } from './object-rests.ts';
import { planDrawing } from './plan-drawing.ts';
import { type Deck, type Leaf, type Shape, SLIDE_WIDTH } from './slide.ts';
import { titleSlide } from './title-slide.ts';

export interface DeckWords {
  readonly heading: string;
  /** Content of the presentation in one line. */
  readonly summary: string;
  /** Company of the client; null when unknown. */
  readonly company: string | null;
  /** Person of the client, named when there is no company. */
  readonly person?: string | null | undefined;
  /** Name of the request; null for objects without a request. */
  readonly name?: string | null | undefined;
  /** Path of the photo of the cover. */
  readonly cover?: string | undefined;
}

/** A presentation of objects: its title, then their slides, or a slide stating that there are none. */
export function objectsDeck(
  { heading, summary, company, person, name: asked, cover }: DeckWords,
  slides: readonly Leaf[],
  { sender, area }: DeckParts,
): Deck {
  const client =
    (company?.trim() && ` для ${tieForPrint(company.trim())}`) || (person?.trim() && ` · ${person.trim()}`);
  const words = { heading, summary, client: client || '', name: asked?.trim() || undefined };
  const title = titleSlide({ ...words, cover }, sender, area);
  const leaves = [() => title, ...(slides.length > 0 ? slides : [emptySlide(sender)])];
  return {
    title: `${sender.productName} - ${heading}`,
    company: sender.productName,
    slides: leaves.map((leaf, index) => leaf({ number: index + 1, of: leaves.length })),
  };
}

/** A single page without a cover. @param title name of the document */
export function pageDeck(title: string, shapes: readonly Shape[], sender: Sender): Deck {
  return {
    title: `${sender.productName} - ${title}`,
    company: sender.productName,
    slides: [{ background: face.surface, shapes: [...shapes, ...footer(sender, { number: 1, of: 1 })] }],
  };
}

/** A drawn object, with the content that does not fit on its slide. */
export interface ObjectSlide {
  /** Id of the item. */
  readonly id: string;
  readonly shapes: readonly Shape[];
  readonly rest: ObjectRest;
  /** Slides to follow it. */
  readonly after?: readonly Leaf[];
  /** Key and name of the complex that the following slides show. */
  readonly site?: { readonly key: string; readonly name: string };
}

/** A slide for each object, then the continuations of all: the last slides of a presentation. */
export function objectSlides(objects: readonly ObjectSlide[], sender: Sender): Leaf[] {
  const rests = objectRests(
    objects.map(({ rest }) => rest),
    sender,
  );
  const slides = objects.flatMap(({ id, shapes, rest, after = [], site }): Leaf[] => [
    (page) => ({
      about: { key: `object:${id}`, name: `№\u00a0${rest.order} ${rest.title}` },
      background: face.surface,
      shapes: [...shapes, ...rests.reference(rest.order, page), ...footer(sender, page)],
    }),
    ...after.map(
      (leaf, index): Leaf =>
        (page) => ({ ...leaf(page), about: site && { ...site, key: `site:${site.key}:${index}` } }),
    ),
  ]);
  return [...slides, ...rests.leaves];
}

function emptySlide(sender: Sender): Leaf {
  const side = 1.6;
  return (page) => ({
    background: face.surface,
    shapes: [
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
