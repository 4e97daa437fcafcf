import { APPROXIMATE_PLACE } from '@gektar/contract/land/selections/confidential-place.ts';
import type { PublicItem, PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import { tied } from '#office/russian.ts';
import { face, landFace } from '#office/slides/face.ts';
import { factList } from '#office/slides/fact-list.ts';
import { footer, type Sender } from '#office/slides/footer.ts';
import { figureStrip, labelled, MARGIN, numberTag, setText } from '#office/slides/layout.ts';
import type { BaseMap } from '#office/slides/map/base-map.ts';
import { drawLocation, type Mark } from '#office/slides/map/draw-location.ts';
import { drawOutline } from '#office/slides/map/draw-outline.ts';
import { windowAround } from '#office/slides/map/map-window.ts';
import { noPhoto } from '#office/slides/no-photo.ts';
import { type Frame, type Piece, SLIDE_WIDTH, type Slide } from '#office/slides/slide.ts';
import {
  plotAdvantages,
  plotFigures,
  plotNumbers,
  plotPermittedUses,
  plotPlace,
  plotTitle,
  plotUses,
} from './plot-words.ts';
import { utilityList } from './utility-list.ts';

const WIDTH = SLIDE_WIDTH - 2 * MARGIN;
const TAG = 0.46;
const TOP = 2.36;
/** Photos are cut to these proportions before they are put in. */
export const photoFrame: Frame = { x: MARGIN, y: TOP, w: 6, h: 3.42 };
const RIGHT = MARGIN + photoFrame.w + 0.34;
const RIGHT_WIDTH = SLIDE_WIDTH - MARGIN - RIGHT;
const HALF = (RIGHT_WIDTH - 0.22) / 2;
const SECOND = RIGHT + HALF + 0.22;
const MAP_HEIGHT = 2;
const BELOW_MAPS = TOP + 0.22 + MAP_HEIGHT + 0.2;
const BELOW_PHOTO = TOP + photoFrame.h + 0.16;
const BOTTOM = 6.78;

export interface PlotSlide {
  readonly item: PublicItem;
  /** Path of the photo; undefined: there is none. */
  readonly photo: string | undefined;
}

/** One object: who it is, its numbers, how it looks, where it lies, what is there. */
export function plotSlide(
  { item: { order, property }, photo }: PlotSlide,
  about: { base: BaseMap; sender: Sender; number: number; of: number },
): Slide {
  const column = BELOW_MAPS + 0.02;
  const facts = [
    [property.cadastralNumbers.length > 1 ? 'Кадастровые номера' : 'Кадастровый номер', plotNumbers(property)],
    ['Категория', tied(property.category.name)],
    ['Собственность', tied(property.ownershipType.name)],
    ['Виды разрешённого использования', plotPermittedUses(property)],
  ] as const;
  return {
    background: face.surface,
    pieces: [
      ...numberTag(order, { x: MARGIN, y: 0.42 }, TAG),
      setText(
        plotTitle(property),
        { x: MARGIN + TAG + 0.16, y: 0.38, w: WIDTH - TAG - 0.16, h: 0.54 },
        { sizes: [28, 24, 20, 16], bold: true, stands: 'middle' },
      ),
      setText(
        plotPlace(property),
        { x: MARGIN, y: 1.0, w: WIDTH, h: 0.42 },
        { sizes: [14, 12.5, 11], color: face.text2, stands: 'middle' },
      ),
      ...figureStrip(plotFigures(property), { x: MARGIN, y: 1.5, w: WIDTH }),
      photo === undefined
        ? noPhoto(photoFrame)
        : [{ kind: 'picture', frame: photoFrame, path: photo, alt: plotTitle(property) } as const],
      ...labelled('Лучшее использование', plotUses(property), below(photoFrame.x)),
      ...labelled('Преимущества', plotAdvantages(property), below(photoFrame.x + 3.1)),
      ...maps(order, property, about.base),
      ...utilityList(property, { x: RIGHT, y: column, w: HALF, h: BOTTOM - column }),
      ...factList(facts, { x: SECOND, y: column, w: HALF, h: BOTTOM - column }),
      ...footer(about.sender, about),
    ].flat(),
  };
}

function below(x: number): Frame {
  return { x, y: BELOW_PHOTO, w: 2.9, h: BOTTOM - BELOW_PHOTO };
}

/** Where it lies, and its outline where a client may see one. */
function maps(order: number, property: PublicProperty, base: BaseMap): Piece[] {
  const { latitude, longitude, isApproximatePosition, polygons } = property;
  const hasOutline = polygons.length > 0;
  const frame = { x: RIGHT, y: TOP + 0.22, w: hasOutline ? HALF : RIGHT_WIDTH, h: MAP_HEIGHT };
  const mark: Mark = { at: [latitude, longitude], number: order, isApproximate: isApproximatePosition };
  const caption = (text: string, x: number, w: number) =>
    setText(text, { x, y: TOP - 0.02, w, h: 0.18 }, { sizes: [9], color: face.text3 });
  const location = [
    caption(isApproximatePosition ? APPROXIMATE_PLACE : 'Схема расположения', RIGHT, frame.w),
    ...drawLocation(base, windowAround(base, frame, mark.at), [mark], landFace),
  ];
  if (!hasOutline) return location;
  return [
    ...location,
    caption('Контур участка', SECOND, HALF),
    ...drawOutline(polygons, { ...frame, x: SECOND }, landFace),
  ];
}
