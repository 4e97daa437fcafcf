import { numberRanges } from '@gektar/format/number-ranges.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import type { DeckParts } from '#office/slides/deck-parts.ts';
import { type AreaFace, face } from '#office/slides/face.ts';
import { type Fact, type Left, labelled, setFact } from '#office/slides/fact-list.ts';
import { countLines } from '#office/slides/fit-text.ts';
import { footer } from '#office/slides/footer.ts';
import { LABEL_HEIGHT, MARGIN, setText } from '#office/slides/layout.ts';
import { restSlides } from '#office/slides/rest-slides.ts';
import { type Frame, type Leaf, type Shape, SLIDE_WIDTH } from '#office/slides/slide.ts';
import { lineHeight } from '#office/slides/text-width.ts';
import type { BaseMap } from './base-map.ts';
import { drawLocator, drawMap } from './draw-location.ts';
import { nameOfAll, namesOfGroups, numbersInTitle, type Regions } from './map-titles.ts';
import { type MapView, mapView } from './map-view.ts';
import { type MapPlan, type Mark, type PlacedGroup, planMaps } from './plan-maps.ts';
import { countTagSize, drawCountTag } from './tags.ts';

const TOP = 1.2;
const mapFrame: Frame = { x: MARGIN, y: TOP, w: 8.55, h: 5.45 };
const SIDE_X = MARGIN + mapFrame.w + 0.3;
const SIDE_WIDTH = SLIDE_WIDTH - MARGIN - SIDE_X;
/** Frame of the locator, which shows a map on its parent map; in the proportions of `mapFrame`. */
const locatorFrame: Frame = { x: SIDE_X, y: TOP, w: SIDE_WIDTH, h: (SIDE_WIDTH * mapFrame.h) / mapFrame.w };
const BETWEEN = 0.2;
const BOTTOM = mapFrame.y + mapFrame.h;
/** Font size of the list next to a map (pt). */
const SIZE = 8.5;
const LINE = lineHeight(SIZE);
/** Space between groups. */
const ROW_SPACE = 0.05;
/** Minimum height of a group in the list (inches); an overview has at most twenty groups. */
const ROW = 2 * LINE + ROW_SPACE;
/** Minimum height of the facts about a single object (inches), which are shown next to the map. */
const FACT = LABEL_HEIGHT + LINE + 0.1;
const TAG_ROOM = 0.75;

/** Objects for the maps of a presentation. */
export interface MappedObjects {
  readonly marks: readonly Mark[];
  readonly regions: Regions;
  /** Label next to the numbers of objects with approximate positions. */
  readonly approximate: string;
}

/** A map with its title, and its parent map. */
interface MapPage {
  readonly plan: MapPlan;
  readonly marks: readonly Mark[];
  /** Region or town that the map shows; undefined for a map of all objects in many regions. */
  readonly name: string | undefined;
  readonly above: MapPlan | undefined;
  readonly groupNames: readonly string[];
}

/**
 * Slides with all objects on maps: one map if they fit, or else an overview with counts of groups, followed by the maps
 * of the groups.
 * @param first number of the first of these slides
 */
export function mapSlides(objects: MappedObjects, { base, sender, area }: DeckParts, first: number): Leaf[] {
  const { marks, regions, approximate } = objects;
  const look: Look = { area, approximate };
  const plan = planMaps(marks, mapFrame);
  const pages = pagesOf({ plan, marks, name: nameOfAll(marks, regions), above: undefined }, regions, base);
  const numbers = new Map<MapPlan, number>();
  let number = first;
  for (const page of pages) {
    numbers.set(page.plan, number);
    // Numbers of slides are not all known yet, but they do not change how much of the list overflows.
    number += 1 + restSlides(listBeside(page, numbers, look).left).length;
  }
  return pages.flatMap((page) =>
    shapesOf(page, base, numbers, look).map(
      (shapes): Leaf =>
        (about) => ({ background: face.surface, shapes: [...shapes, ...footer(sender, about)] }),
    ),
  );
}

/** A map and all its descendants. */
function pagesOf(
  { plan, marks, name, above }: Omit<MapPage, 'groupNames'>,
  regions: Regions,
  base: BaseMap,
): MapPage[] {
  const groupNames = namesOfGroups(
    plan.groups.map((group) => group.marks),
    regions,
    base,
  );
  const below = plan.groups.flatMap((group, index) => {
    if (!group.map) return [];
    return pagesOf({ plan: group.map, marks: group.marks, name: groupNames[index], above: plan }, regions, base);
  });
  return [{ plan, marks, name, above, groupNames }, ...below];
}

/** Colours of the domain, and the label of approximate positions. */
type Look = Pick<MappedObjects, 'approximate'> & Pick<DeckParts, 'area'>;

/** The slide of a map, and further slides for the rest of its list. */
function shapesOf(page: MapPage, base: BaseMap, numbers: ReadonlyMap<MapPlan, number>, look: Look): Shape[][] {
  const { plan, marks, name, above } = page;
  const title = `Карта: ${name === undefined ? '' : `${name}, `}${numbersInTitle(marks)}`;
  const { shapes, left } = listBeside(page, numbers, look);
  return [
    [
      heading(title),
      ...drawMap(base, plan, look.area),
      ...(above ? drawLocator(base, viewOf(above), plan.view, look.area) : []),
      ...shapes,
    ],
    ...restSlides(left).map((rest) => [heading(`${title}, продолжение`), ...rest]),
  ];
}

function heading(text: string): Shape {
  return setText(
    text,
    { x: MARGIN, y: 0.4, w: SLIDE_WIDTH - 2 * MARGIN, h: 0.5 },
    { sizes: [28, 24, 20, 16], bold: true },
  );
}

/** A map in the frame of the locator. */
function viewOf({ view }: MapPlan): MapView {
  return mapView(locatorFrame, view.middle, view.kmInInch * view.frame.w);
}

/** List next to a map: references to its groups, and the numbers of its single objects. */
function listBeside(
  { plan, groupNames, above }: MapPage,
  numbers: ReadonlyMap<MapPlan, number>,
  look: Look,
): { shapes: Shape[]; left: Left } {
  const left: Left = [];
  const shapes: Shape[] = [];
  const own = plan.marks.map(({ mark }) => mark);
  const listed = plan.groups.flatMap((group) => (group.map ? [] : group.marks));
  const near = [...own, ...listed].filter(({ isApproximate }) => isApproximate);
  const facts = [
    ...(own.length > 0 ? [numbersFact('Объекты на\u00a0карте', own)] : []),
    ...(near.length > 0 ? [numbersFact(look.approximate, near)] : []),
  ];
  let y = above ? TOP + locatorFrame.h + BETWEEN : TOP;
  for (const [index, group] of plan.groups.entries()) {
    const others = plan.groups.length - 1 - index;
    const room = BOTTOM - y - others * ROW - facts.length * FACT;
    const row = groupRow(group, groupFact(group, groupNames[index] ?? '', numbers), { y, room, area: look.area }, left);
    shapes.push(...row.shapes);
    y += row.h;
  }
  if (plan.groups.length > 0) y += BETWEEN / 2;
  for (const [index, fact] of facts.entries()) {
    const h = Math.min(LABEL_HEIGHT + heightOf(fact, SIDE_WIDTH), (BOTTOM - y) / (facts.length - index));
    shapes.push(...labelled(fact, { x: SIDE_X, y, w: SIDE_WIDTH, h }, left, [SIZE]));
    y += h + BETWEEN / 2;
  }
  return { shapes, left };
}

function numbersFact(label: string, marks: readonly Mark[]): Fact {
  return { label, texts: numberRanges(marks.map(({ number }) => number)), between: ', ' };
}

function groupFact({ marks, map }: PlacedGroup, name: string, numbers: ReadonlyMap<MapPlan, number>): Fact {
  if (!map)
    return {
      label: `${name}, в\u00a0одной точке`,
      texts: numberRanges(marks.map(({ number }) => number)),
      between: ', ',
    };
  const count = formatCountOf(marks.length, ['объект', 'объекта', 'объектов']);
  return { label: name, texts: [`${count}, слайд\u00a0${numbers.get(map) ?? 0}`], between: '' };
}

/**
 * A group in the list: its tag as on the map, its name, and below that the slide of its map or the numbers of its
 * objects.
 */
function groupRow(
  { letter, marks }: PlacedGroup,
  fact: Fact,
  { y, room, area }: { y: number; room: number; area: AreaFace },
  left: Left,
): { shapes: Shape[]; h: number } {
  const tag = countTagSize(letter, marks.length);
  const [x, w] = [SIDE_X + TAG_ROOM, SIDE_WIDTH - TAG_ROOM];
  const h = Math.min(heightOf(fact, w), room - LINE - ROW_SPACE);
  const shapes = [
    ...drawCountTag(letter, marks.length, { x: SIDE_X, y: y + 0.02, ...tag }, area),
    setText(fact.label, { x, y, w, h: LINE }, { sizes: [SIZE, 7.5], bold: true }),
    setFact(fact, { x, y: y + LINE, w, h }, { sizes: [SIZE], color: face.text2 }, left),
  ];
  return { shapes, h: LINE + h + ROW_SPACE };
}

function heightOf({ texts, between }: Fact, w: number): number {
  return Math.max(1, countLines(texts.join(between), w, { size: SIZE })) * LINE;
}
