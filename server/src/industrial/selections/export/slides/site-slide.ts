import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { face, industrialFace } from '#office/slides/face.ts';
import { factRows, type Left } from '#office/slides/fact-list.ts';
import { footer, type Sender } from '#office/slides/footer.ts';
import { LABEL_HEIGHT, LABEL_SIZE, MARGIN, setText } from '#office/slides/layout.ts';
import type { BaseMap } from '#office/slides/map/base-map.ts';
import { drawLocation } from '#office/slides/map/draw-location.ts';
import { drawOutline } from '#office/slides/map/draw-outline.ts';
import { windowAround } from '#office/slides/map/map-window.ts';
import { placeMarks } from '#office/slides/map/plan-maps.ts';
import { restSlides } from '#office/slides/rest-slides.ts';
import { type Frame, type Leaf, SLIDE_WIDTH } from '#office/slides/slide.ts';
import { vacanciesMark } from './vacancy-summary.ts';
import { nameInComplex, siteFacts } from './vacancy-words.ts';

const TOP = 1.3;
const BOTTOM = 6.7;
const mapFrame: Frame = { x: MARGIN, y: TOP, w: 8, h: BOTTOM - TOP };
const RIGHT = MARGIN + mapFrame.w + 0.4;
const RIGHT_WIDTH = SLIDE_WIDTH - MARGIN - RIGHT;
const OUTLINE = 2.3;

/** Names up to this length never break across lines (characters). */
const SHORT = 24;

/** '№ 2 корпус 7, 9-Ж': number of a vacancy and its name within the complex. */
function numberAndName({ order, entity }: PublicItem): string {
  const text = `№${nbsp}${order} ${nameInComplex(entity)}`;
  return text.length > SHORT ? text : text.replaceAll(' ', nbsp).replaceAll('-', '\u2011');
}

/** Slides of the location of a complex, once for all its vacancies in the selection; their numbers mark the map. */
export function siteSlides(items: readonly [PublicItem, ...PublicItem[]], base: BaseMap, sender: Sender): Leaf[] {
  const [first] = items;
  const { entity } = first;
  const hasOutline = entity.polygons.length > 0;
  const mark = vacanciesMark(items);
  const placed = placeMarks([mark], windowAround(base, mapFrame, mark.at));
  const left: Left = [];
  const facts = [
    ...siteFacts(entity),
    {
      label: items.length > 1 ? 'Вакансии' : 'Вакансия',
      texts: items.map(numberAndName),
      between: '; ',
    },
  ];
  const bottom = hasOutline ? BOTTOM - OUTLINE - 0.3 : BOTTOM;
  const head = [
    setText(
      entity.complexName,
      { x: MARGIN, y: 0.34, w: SLIDE_WIDTH - 2 * MARGIN, h: 0.24 },
      { sizes: [14, 12, 10], color: face.text2 },
    ),
    setText('Расположение', { x: MARGIN, y: 0.6, w: SLIDE_WIDTH - 2 * MARGIN, h: 0.5 }, { sizes: [28], bold: true }),
  ];
  const shapes = [
    ...head,
    ...(placed ? drawLocation(base, placed, industrialFace) : []),
    ...factRows(facts, { x: RIGHT, y: TOP, w: RIGHT_WIDTH, h: bottom - TOP }, left),
    ...(hasOutline
      ? [
          setText(
            'Контур участка',
            { x: RIGHT, y: BOTTOM - OUTLINE - 0.22, w: RIGHT_WIDTH, h: LABEL_HEIGHT },
            { sizes: [LABEL_SIZE], color: face.text3 },
          ),
          ...drawOutline(
            entity.polygons,
            { x: RIGHT, y: BOTTOM - OUTLINE, w: RIGHT_WIDTH, h: OUTLINE },
            industrialFace,
          ),
        ]
      : []),
  ];
  return [shapes, ...restSlides(left).map((rest) => [...head, ...rest])].map((own) => (page) => ({
    background: face.surface,
    shapes: [...own, ...footer(sender, page)],
  }));
}
