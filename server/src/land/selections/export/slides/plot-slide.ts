import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { face, landFace } from '#office/slides/face.ts';
import { factList, type Left, labelled, setFact } from '#office/slides/fact-list.ts';
import { gallery } from '#office/slides/gallery.ts';
import { figureStrip, LABEL_HEIGHT, LABEL_SIZE, MARGIN, numberTag, setText } from '#office/slides/layout.ts';
import type { BaseMap } from '#office/slides/map/base-map.ts';
import { drawLocation } from '#office/slides/map/draw-location.ts';
import { drawOutline } from '#office/slides/map/draw-outline.ts';
import { windowAround } from '#office/slides/map/map-window.ts';
import { ALONE, placeMarks } from '#office/slides/map/plan-maps.ts';
import { type ObjectRest, REFERENCE_WIDTH } from '#office/slides/object-rests.ts';
import { type Frame, type Shape, SLIDE_WIDTH } from '#office/slides/slide.ts';
import { plotMark } from './plot-summary.ts';
import { plotAdvantages, plotFacts, plotFigures, plotPlace, plotTitle, plotUses } from './plot-words.ts';
import { utilityList } from './utility-list.ts';

const WIDTH = SLIDE_WIDTH - 2 * MARGIN;
const TAG = 0.46;
const TOP = 2.36;
/** Frame of the photos of a plot. */
export const photoFrame: Frame = { x: MARGIN, y: TOP, w: 6, h: 3.42 };
const RIGHT = MARGIN + photoFrame.w + 0.34;
const RIGHT_WIDTH = SLIDE_WIDTH - MARGIN - RIGHT;
const HALF = (RIGHT_WIDTH - 0.22) / 2;
const SECOND = RIGHT + HALF + 0.22;
const MAP_HEIGHT = 1.78;
const BELOW_MAPS = TOP + 0.22 + MAP_HEIGHT + 0.2;
const BELOW_PHOTO = TOP + photoFrame.h + 0.16;
const BOTTOM = 6.78;

export interface PlotSlide {
  readonly item: PublicItem;
  /** Paths of the photos, the first the largest. */
  readonly photos: readonly string[];
  /** The plot is alone on a single page, and needs no number. */
  readonly isAlone?: boolean;
}

const TITLE = { x: MARGIN + TAG + 0.16, y: 0.38, w: WIDTH - TAG - 0.16, h: 0.54 };
const WIDE_TITLE = { ...TITLE, x: MARGIN, w: WIDTH };
const TITLE_LOOK = { sizes: [28, 24, 20, 16], bold: true, valign: 'middle' } as const;

/** One object: title, figures, photos, maps, utilities. @returns its shapes, and the facts that do not fit */
export function plotSlide(plot: PlotSlide, base: BaseMap): { shapes: Shape[]; rest: ObjectRest } {
  const { item } = plot;
  const left: Left = [];
  const shapes = plotShapes(plot, base, left);
  return { shapes, rest: { order: item.order, title: plotTitle(item.property), facts: left } };
}

function plotShapes({ item, photos, isAlone = false }: PlotSlide, base: BaseMap, left: Left): Shape[] {
  const { order, property } = item;
  const column = BELOW_MAPS + 0.02;
  return [
    ...(isAlone ? [] : numberTag(order, { x: MARGIN, y: 0.42 }, TAG)),
    setFact(
      { label: 'Объект', texts: [plotTitle(property)], between: '' },
      isAlone ? WIDE_TITLE : TITLE,
      TITLE_LOOK,
      left,
    ),
    setFact(
      { label: 'Место', texts: [plotPlace(property)], between: '' },
      { x: MARGIN, y: 1.0, w: WIDTH - REFERENCE_WIDTH, h: 0.42 },
      { sizes: [14, 12.5, 11], color: face.text2, valign: 'middle' },
      left,
    ),
    ...figureStrip(plotFigures(property), { x: MARGIN, y: 1.5, w: WIDTH }),
    ...gallery(photoFrame, photos, plotTitle(property)),
    ...labelled(plotUses(property), below(photoFrame.x), left),
    ...labelled(plotAdvantages(property), below(photoFrame.x + 3.1), left),
    ...maps(item, base, isAlone),
    ...utilityList(property, { x: RIGHT, y: column, w: HALF, h: BOTTOM - column }, left),
    ...factList(plotFacts(property), { x: SECOND, y: column, w: HALF, h: BOTTOM - column }, left),
  ].flat();
}

function below(x: number): Frame {
  return { x, y: BELOW_PHOTO, w: 2.9, h: BOTTOM - BELOW_PHOTO };
}

/** Location map, and the outline where clients may see one. */
function maps(item: PublicItem, base: BaseMap, isAlone: boolean): Shape[] {
  const { isApproximatePosition, polygons } = item.property;
  const hasOutline = polygons.length > 0;
  const frame = { x: RIGHT, y: TOP + 0.22, w: hasOutline ? HALF : RIGHT_WIDTH, h: MAP_HEIGHT };
  const mark = { ...plotMark(item), ...(isAlone && { text: ALONE }) };
  const placed = placeMarks([mark], windowAround(base, frame, mark.at));
  const caption = (text: string, x: number, w: number) =>
    setText(text, { x, y: TOP - 0.02, w, h: LABEL_HEIGHT }, { sizes: [LABEL_SIZE], color: face.text3 });
  const location = [
    caption(isApproximatePosition ? APPROXIMATE_PLACE : 'Схема расположения', RIGHT, frame.w),
    ...(placed ? drawLocation(base, placed, landFace) : []),
  ];
  if (!hasOutline) return location;
  return [
    ...location,
    caption('Контур участка', SECOND, HALF),
    ...drawOutline(polygons, { ...frame, x: SECOND }, landFace),
  ];
}
