import type { AreaKind } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { areaLines } from '#industrial/selections/export/area-lines.ts';
import { face, industrialFace } from '#office/slides/face.ts';
import { factList, factRows, type Left, setFact } from '#office/slides/fact-list.ts';
import { gallery } from '#office/slides/gallery.ts';
import { figureStrip, LABEL_HEIGHT, LABEL_SIZE, MARGIN, numberTag, setText } from '#office/slides/layout.ts';
import type { BaseMap } from '#office/slides/map/base-map.ts';
import { drawLocation } from '#office/slides/map/draw-location.ts';
import { windowAround } from '#office/slides/map/map-window.ts';
import { ALONE, type Mark, placeMarks } from '#office/slides/map/plan-maps.ts';
import { type ObjectRest, REFERENCE_WIDTH } from '#office/slides/object-rests.ts';
import { type Frame, type Pattern, type Shape, SLIDE_WIDTH } from '#office/slides/slide.ts';
import { textWidth } from '#office/slides/text-width.ts';
import { vacancyFigures, vacancyPassport, vacancyPlace, vacancyTerms, vacancyTitle } from './vacancy-words.ts';

const WIDTH = SLIDE_WIDTH - 2 * MARGIN;
const TAG = 0.46;
const TOP = 2.36;
const BOTTOM = 6.78;
/** Frame of the photos of the vacancy's building. */
export const photoFrame: Frame = { x: MARGIN, y: TOP, w: 6, h: 2.36 };
const RIGHT = MARGIN + photoFrame.w + 0.34;
/** Number of columns of the technical passport below the photos. */
const COLUMNS = 2;
const RIGHT_WIDTH = SLIDE_WIDTH - MARGIN - RIGHT;
/** Frame of the plan, which is fitted in uncropped. */
export const planFrame: Frame = { x: RIGHT, y: 4.98, w: 3.2, h: BOTTOM - 4.98 };

const WHITE = 'ffffff';
/** Width of the column of rates next to the bars. */
const RATE_WIDTH = 1.3;

/** Colours and patterns of the kinds of area, the same as on the pages. */
const marks: Readonly<Record<AreaKind, { readonly color: string; readonly pattern?: Pattern }>> = {
  warehouse: { color: '5582ab', pattern: { name: 'checks', ink: '2a5b8a', ground: '5582ab' } },
  dry: { color: '2a5b8a' },
  temperature: { color: '234d74', pattern: { name: 'diagonal', ink: '234d74', ground: '5582ab' } },
  freezer: { color: '5d87a8', pattern: { name: 'dots', ink: WHITE, ground: '5d87a8' } },
  unheated: { color: '7c8b99', pattern: { name: 'lines', ink: '7c8b99', ground: WHITE } },
  production: { color: '46525e', pattern: { name: 'grid', ink: 'b5babf', ground: '46525e' } },
  lightIndustrial: { color: '8a8f96', pattern: { name: 'hatch', ink: '8a8f96', ground: WHITE } },
  dataCenter: { color: '2c3944', pattern: { name: 'upright', ink: '2c3944', ground: '7c8b99' } },
  office: { color: 'c8d7e3' },
  mezzanine: { color: '9db9cf' },
};

export interface VacancyPhotos {
  readonly photos: readonly string[];
  readonly plan: string | undefined;
}

const TITLE = { x: MARGIN + TAG + 0.16, y: 0.38, w: WIDTH - TAG - 0.16, h: 0.54 };
const WIDE_TITLE = { ...TITLE, x: MARGIN, w: WIDTH };
const TITLE_LOOK = { sizes: [28, 24, 20, 16], bold: true, valign: 'middle' } as const;

/**
 * Slide of one vacancy: figures, photos, areas, plan, technical passport.
 * @param alone base map for a vacancy alone on a single page: it needs no number, but its address and location
 * @returns its shapes, and the facts that do not fit
 */
export function vacancySlide(
  item: PublicItem,
  pictures: VacancyPhotos,
  alone?: BaseMap,
): { shapes: Shape[]; rest: ObjectRest } {
  const left: Left = [];
  const shapes = vacancyShapes(item, pictures, left, alone);
  return { shapes, rest: { order: item.order, title: vacancyTitle(item.entity), facts: left } };
}

function vacancyShapes(
  { order, entity }: PublicItem,
  { photos, plan }: VacancyPhotos,
  left: Left,
  alone: BaseMap | undefined,
): Shape[] {
  const passport = vacancyPassport(entity);
  const below = TOP + photoFrame.h + 0.2;
  const terms: Frame =
    plan || alone
      ? { x: RIGHT + planFrame.w + 0.24, y: planFrame.y, w: RIGHT_WIDTH - planFrame.w - 0.24, h: planFrame.h }
      : { x: RIGHT, y: planFrame.y, w: RIGHT_WIDTH, h: planFrame.h };
  return [
    ...(alone ? [] : numberTag(order, { x: MARGIN, y: 0.42 }, TAG)),
    setFact(
      { label: 'Вакансия', texts: [vacancyTitle(entity)], between: '' },
      alone ? WIDE_TITLE : TITLE,
      TITLE_LOOK,
      left,
    ),
    setFact(
      {
        label: 'Место',
        texts: [alone ? `${entity.fullAddress}; ${vacancyPlace(entity)}` : vacancyPlace(entity)],
        between: '',
      },
      { x: MARGIN, y: 1.0, w: WIDTH - REFERENCE_WIDTH, h: 0.42 },
      { sizes: [14, 12.5, 11], color: face.text2, valign: 'middle' },
      left,
    ),
    ...figureStrip(vacancyFigures(entity), { x: MARGIN, y: 1.5, w: WIDTH }),
    ...gallery(photoFrame, photos, vacancyTitle(entity)),
    ...factRows(passport, { x: MARGIN, y: below, w: photoFrame.w, h: BOTTOM - below }, left, COLUMNS),
    ...areaMix(entity),
    ...(plan ? planShapes(plan, vacancyTitle(entity)) : alone ? location(entity, alone) : []),
    ...factList(vacancyTerms(entity), terms, left),
  ];
}

/** The areas as a bar chart: lengths compare better than parts of one strip. */
function areaMix({ areaSetWithPrice, areaSize }: PublicItem['entity']): Shape[] {
  const lines = areaLines(areaSetWithPrice);
  const heading =
    areaSize === null
      ? 'Площади не указаны'
      : `Площади, всего ${withUnit(formatMeasured(areaSize), units.squareMetre)}`;
  const title = setText(
    heading,
    { x: RIGHT, y: TOP - 0.02, w: RIGHT_WIDTH - RATE_WIDTH, h: 0.26 },
    { sizes: [14, 12], bold: true },
  );
  if (areaSize === null || lines.length === 0) return [title];
  const height = Math.min(2.2, 0.3 + 0.5 * lines.length);
  const hasRates = lines.some(({ rate }) => rate !== null);
  const frame = { x: RIGHT, y: TOP + 0.26, w: hasRates ? RIGHT_WIDTH - RATE_WIDTH : RIGHT_WIDTH, h: height };
  const bars = lines.map(({ kind, name, area, temperature }) => ({
    label: labelOf(name, temperature, area, areaSize),
    value: area,
    ...marks[kind],
  }));
  return [
    title,
    ...(hasRates ? rateColumn(lines, frame) : []),
    {
      kind: 'bars',
      key: 'Площади',
      frame,
      name: `Площадь, ${units.squareMetre}`,
      bars,
      size: labelSize(bars, frame.w),
      color: face.text,
    },
  ];
}

/** Font sizes of bar labels, the largest first (pt); more than `MANY` bars use `OF_MANY`. */
const LABELS = [12, 11, 10] as const;
const MANY = 6;
const OF_MANY = 7;
/** Largest share of the width for labels. */
const LABEL_SHARE = 0.6;

/** The largest font size at which every label fits on one line (pt). */
function labelSize(bars: readonly { readonly label: string }[], width: number): number {
  if (bars.length > MANY) return OF_MANY;
  const isInLine = (size: number) => bars.every(({ label }) => textWidth(label, { size }) <= width * LABEL_SHARE);
  return LABELS.find(isInLine) ?? LABELS[2];
}

/** Rates, each next to the bar of its area. */
function rateColumn(lines: ReturnType<typeof areaLines>, { x, y, w, h }: Frame): Shape[] {
  const row = h / lines.length;
  const at = { x: x + w + 0.1, w: RATE_WIDTH - 0.1 };
  const look = { align: 'right', valign: 'middle' } as const;
  return [
    setText(
      `Ставка, ${units.roublePerSquareMetre}`,
      { ...at, y: TOP - 0.02, h: 0.26 },
      { sizes: [10, 9], color: face.text3, ...look },
    ),
    ...lines.flatMap(({ rate }, index) =>
      rate === null
        ? []
        : [
            setText(
              formatMeasured(rate),
              { ...at, y: y + index * row, h: row },
              { sizes: [lines.length > MANY ? 9 : 13], bold: true, ...look },
            ),
          ],
    ),
  ];
}

/**
 * Label of a bar. Numbers are written as text, since a chart formats them by the reader's computer. The share is a
 * whole percentage, at least 1.
 */
function labelOf(name: string, temperature: string | undefined, area: number, of: number): string {
  const share = Math.max(1, Math.round((area / of) * 100));
  const label = temperature === undefined ? name : `${name} ${temperature}`;
  return `${label}: ${withUnit(formatMeasured(area), units.squareMetre)}, ${withUnit(String(share), units.percent)}`;
}

/** Map with the location of a vacancy, in the position of a plan. */
function location(entity: PublicItem['entity'], base: BaseMap): Shape[] {
  const { latitude, longitude, isApproximatePosition: isApproximate } = entity;
  const mark: Mark = { at: [latitude, longitude], number: 1, text: ALONE, isApproximate };
  const placed = placeMarks([mark], windowAround(base, planFrame, mark.at));
  return [
    caption(isApproximate ? APPROXIMATE_PLACE : 'Схема расположения'),
    ...(placed ? drawLocation(base, placed, industrialFace) : []),
  ];
}

/** Caption above the frame of the plan. */
function caption(text: string): Shape {
  const { x, y, w } = planFrame;
  return setText(
    text,
    { x, y: y - LABEL_HEIGHT - 0.02, w, h: LABEL_HEIGHT },
    { sizes: [LABEL_SIZE], color: face.text3 },
  );
}

function planShapes(path: string, title: string): Shape[] {
  return [
    caption('План'),
    { kind: 'picture', key: 'План', frame: planFrame, path, alt: `${title}, план` },
    { kind: 'box', frame: planFrame, stroke: { color: face.strongLine, width: 0.75 } },
  ];
}
