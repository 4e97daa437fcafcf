import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatCount, formatMeasured } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { face, industrialFace } from '#office/slides/face.ts';
import { factRows, type Left } from '#office/slides/fact-list.ts';
import { gallery } from '#office/slides/gallery.ts';
import { type Figure, figureStrip, LABEL_HEIGHT, LABEL_SIZE, MARGIN, setText } from '#office/slides/layout.ts';
import type { BaseMap } from '#office/slides/map/base-map.ts';
import { drawLocation } from '#office/slides/map/draw-location.ts';
import { windowAround } from '#office/slides/map/map-window.ts';
import { ALONE, placeMarks } from '#office/slides/map/plan-maps.ts';
import { pageDeck } from '#office/slides/objects-deck.ts';
import { type Deck, type Frame, type Shape, SLIDE_WIDTH } from '#office/slides/slide.ts';
import { objectsTable, ROW } from '#office/slides/summary-slides.ts';
import type { SelectionStory } from '#sharing/exports/selection-files.ts';
import type { PhotosOfVacancies } from './selection-deck.ts';
import { areaColumn, moneyColumn, vacancyMark } from './vacancy-summary.ts';
import { nameInComplex, siteFacts, vacancyMoney } from './vacancy-words.ts';

const WIDTH = SLIDE_WIDTH - 2 * MARGIN;
const TOP = 2.36;
const BOTTOM = 6.78;
/** Frame of the photos of a complex. */
export const sitePhotoFrame: Frame = { x: MARGIN, y: TOP, w: 6, h: 2.1 };
const LOWER = TOP + sitePhotoFrame.h + 0.18;
const mapFrame: Frame = { x: MARGIN, y: LOWER + LABEL_HEIGHT, w: 2.9, h: BOTTOM - LOWER - LABEL_HEIGHT };
const factsFrame: Frame = { x: MARGIN + 3.1, y: LOWER, w: 2.9, h: BOTTOM - LOWER };
const RIGHT = MARGIN + sitePhotoFrame.w + 0.34;
const TABLE_TOP = TOP + 0.3;
const TABLE_HEIGHT = BOTTOM - TABLE_TOP;
/** Greatest number of vacancies in the table; the heading counts them all. */
const MOST_ROWS = Math.floor(TABLE_HEIGHT / ROW) - 2;

/** A single page with a complex: figures, photos, location, facts and its vacancies. */
export function sitePage(
  { sender, items, photos }: SelectionStory<PublicItem, PhotosOfVacancies>,
  base: BaseMap,
): Deck {
  const [first] = items;
  if (first === undefined) throw new Error('a page of a complex without vacancies');
  const { entity } = first;
  // Facts that do not fit are counted.
  const left: Left = [];
  const mark = { ...vacancyMark(first), text: ALONE };
  const placed = placeMarks([mark], windowAround(base, mapFrame, mark.at));
  const text = (words: string, frame: Frame, how: Parameters<typeof setText>[2]) => setText(words, frame, how);
  return pageDeck(
    entity.complexName,
    [
      text(
        entity.complexName,
        { x: MARGIN, y: 0.38, w: WIDTH, h: 0.54 },
        { sizes: [28, 24, 20, 16], bold: true, valign: 'middle' },
      ),
      text(
        entity.fullAddress,
        { x: MARGIN, y: 1.0, w: WIDTH, h: 0.42 },
        { sizes: [14, 12.5, 11], color: face.text2, valign: 'middle' },
      ),
      ...figureStrip(figuresOf(items), { x: MARGIN, y: 1.5, w: WIDTH }),
      ...gallery(sitePhotoFrame, photos.get(first.id)?.photos ?? [], entity.complexName),
      text(
        entity.isApproximatePosition ? APPROXIMATE_PLACE : 'Схема расположения',
        { ...mapFrame, y: LOWER, h: LABEL_HEIGHT },
        { sizes: [LABEL_SIZE], color: face.text3 },
      ),
      ...(placed ? drawLocation(base, placed, industrialFace) : []),
      // The address is below the name.
      ...factRows(
        siteFacts(entity).filter(({ label }) => label !== 'Адрес'),
        factsFrame,
        left,
      ),
      ...vacancyTable(items),
    ],
    sender,
  );
}

function vacancyTable(items: readonly PublicItem[]): Shape[] {
  const columns = [
    { title: 'Вакансия', w: 0, text: ({ entity }: PublicItem) => nameInComplex(entity) },
    areaColumn,
    moneyColumn(items),
  ];
  const room = SLIDE_WIDTH - MARGIN - RIGHT - columns.reduce((sum, { w }) => sum + w, 0);
  const shown = items.slice(0, MOST_ROWS);
  const others = items.length - shown.length;
  const at = { x: RIGHT, y: TABLE_TOP, h: TABLE_HEIGHT - (others > 0 ? ROW : 0) };
  return [
    setText(
      'Свободные площади',
      { x: RIGHT, y: TOP - 0.02, w: SLIDE_WIDTH - MARGIN - RIGHT, h: 0.26 },
      { sizes: [14], bold: true },
    ),
    objectsTable(
      columns.map((column, index) => (index === 0 ? { ...column, w: room } : column)),
      shown,
      at,
    ),
    ...(others > 0
      ? [
          setText(
            `… и${nbsp}ещё${nbsp}${formatCountOf(others, ['вакансия', 'вакансии', 'вакансий'])}`,
            { x: RIGHT, y: BOTTOM - ROW, w: SLIDE_WIDTH - MARGIN - RIGHT, h: ROW },
            { sizes: [11], color: face.text2, valign: 'middle' as const },
          ),
        ]
      : []),
  ];
}

/** Free area, number of vacancies, and the lowest rate and price. */
function figuresOf(items: readonly PublicItem[]): Figure[] {
  const money = items.flatMap(({ entity }) => vacancyMoney(entity).map(({ kind }) => ({ kind, entity })));
  const lowest = (values: readonly (number | null)[], label: string, unit: string): Figure[] => {
    const known = values.filter((value) => value !== null);
    return known.length === 0
      ? []
      : [
          {
            label,
            value: `${new Set(known).size > 1 ? `от${nbsp}` : ''}${formatMeasured(Math.min(...known))}`,
            unit,
            share: 3,
          },
        ];
  };
  const of = (kind: 'rate' | 'price') => money.filter((one) => one.kind === kind).map(({ entity }) => entity);
  return [
    {
      label: 'Свободно',
      value: formatMeasured(items.reduce((sum, { entity }) => sum + (entity.areaSize ?? 0), 0)),
      unit: units.squareMetre,
      share: 2.2,
    },
    { label: 'Вакансий', value: formatCount(items.length), share: 1.6 },
    ...lowest(
      of('rate').map(({ averageNetRentalRate }) => averageNetRentalRate),
      'Ставка',
      `${units.roublePerSquareMetre} в${nbsp}год`,
    ),
    ...lowest(
      of('price').map(({ salePrice }) => salePrice),
      'Цена продажи',
      units.rouble,
    ),
  ];
}
