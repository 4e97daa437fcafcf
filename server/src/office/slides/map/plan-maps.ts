import type { LatLon } from '@gektar/contract/measure/position.ts';
import type { Frame, Point } from '#office/slides/slide.ts';
import { type Group, groupings, lengthOf, type Spot } from './group-marks.ts';
import { kmBetween, type MapView } from './map-view.ts';
import { closeWindows, windowsOver } from './map-window.ts';
import { frameAround, meet, type PlacedTag, placeTags, type Tag } from './place-tags.ts';
import { hasScale, northPlace, type Side, scaleBarPlace } from './scale-bar.ts';
import { countTagSize, numberTagSize } from './tags.ts';

export interface Mark {
  readonly at: LatLon;
  readonly number: number;
  /** Text of the tag of several objects at one point, '1, 6'; absent: the number. */
  readonly text?: string;
  /** Approximate position, shown as a circle. */
  readonly isApproximate: boolean;
}

export interface PlacedMark extends PlacedTag {
  readonly mark: Mark;
}

/** Marks too close to be drawn separately: a tag with their count is at the position of a central one. */
export interface PlacedGroup extends PlacedTag {
  /** А, Б, В …: the name in the list next to the map. */
  readonly letter: string;
  readonly marks: readonly Mark[];
  /** The map of the single marks; undefined when all are at one point and only listed. */
  readonly map: MapPlan | undefined;
}

/** A map with all its tags placed. */
export interface PlacedMap {
  readonly view: MapView;
  /** Corner of the scale; undefined when the map is too tall for a single scale. */
  readonly scaleSide: Side | undefined;
  readonly marks: readonly PlacedMark[];
}

export interface MapPlan extends PlacedMap {
  readonly groups: readonly PlacedGroup[];
}

/** Text of the mark of an object without a number. */
export const ALONE = '•';

/** Limit of marks on one map. */
const MOST_MARKS = 40;
const MOST_GROUPS = 20;
/** Greatest number of marks in a group made by halving. */
const GROUP_SIZE = 36;
/** Greatest extent, relative to the parent map, of a group that is divided further: its own map must show more. */
const ZOOM = 0.35;
/** Group sizes up to which marks stay single instead; the largest is tried first. */
const looseSizes = [6, 3, 1] as const;
/** Distance up to which no map can separate marks (km). */
const ONE_POINT_KM = 0.03;
/** Cost of a group in addition to its maps. */
const GROUP_COST = 0.25;
/** Cost of a group whose map would show little more than its parent. */
const WIDE_COST = 10;
/**
 * Side of a square on the map of a group (inches): the map is crowded with more than `MOST_IN_CELL` numbers per
 * occupied square.
 */
const CELL = 0.5;
const MOST_IN_CELL = 5;
const CROWDED_MAPS = 3;
/** Longest line between a point and its tag, as a last resort (inches). */
const LAST_LEAD = 4;
/** Letters of groups, without those that look like others. */
const LETTERS = 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ';

/**
 * One map when every mark is readable on it; otherwise a map with counts of groups, and maps for each group in the same
 * way.
 */
export function planMaps(marks: readonly Mark[], frame: Frame): MapPlan {
  return planIn(
    marks,
    windowsOver(
      frame,
      marks.map(({ at }) => at),
    ),
  );
}

/**
 * Plans the map of marks in the first window in which they fit.
 * @param views windows with all marks, the preferred one first
 */
function planIn(marks: readonly Mark[], views: readonly [MapView, ...MapView[]]): MapPlan {
  const whole = planWhole(marks, views);
  if (whole) return whole;
  const [widest] = views;
  if (areAtOnePoint(marks)) return planGroups({ loose: [], groups: [spotsOf(marks, widest)] }, widest);
  const closest = views.at(-1) ?? widest;
  return planGroups(bestDivision(spotsOf(marks, closest), closest), closest);
}

function planWhole(marks: readonly Mark[], views: readonly MapView[]): MapPlan | undefined {
  for (const view of marks.length <= MOST_MARKS ? views : []) {
    const whole = placeMarks(marks, view);
    if (whole) return { ...whole, groups: [] };
  }
  return undefined;
}

/** Places each mark separately; undefined when they do not all fit. */
export function placeMarks(marks: readonly Mark[], view: MapView): PlacedMap | undefined {
  const placed = arrange({ loose: spotsOf(marks, view), groups: [] }, view);
  return placed && { view, scaleSide: placed.scaleSide, marks: placed.marks };
}

function spotsOf(marks: readonly Mark[], view: MapView): Spot<Mark>[] {
  return marks.map((mark) => ({ mark, point: view.place(mark.at) }));
}

function areAtOnePoint([first, ...others]: readonly Mark[]): boolean {
  return first === undefined || others.every(({ at }) => kmBetween(at, first.at) <= ONE_POINT_KM);
}

export function markText({ text, number }: Mark): string {
  return text ?? String(number);
}

/** Marks that stay single, and groups of the others. */
interface Division {
  readonly loose: Group<Mark>;
  readonly groups: readonly Group<Mark>[];
}

/** The feasible division with the fewest maps. */
function bestDivision(spots: Group<Mark>, view: MapView): Division {
  let best: { division: Division; cost: number } | undefined;
  let last: Division = { loose: [], groups: [spots] };
  const aspect = view.frame.w / view.frame.h;
  for (const found of groupings(spots, GROUP_SIZE, aspect)) {
    for (const most of looseSizes) {
      const division = inOrder({
        loose: found.filter(({ length }) => length <= most).flat(),
        groups: found.filter(({ length }) => length > most),
      });
      const { loose, groups } = division;
      if (loose.length > MOST_MARKS || groups.length > MOST_GROUPS || loose.length + groups.length < 2) continue;
      last = division;
      const cost = sumOf(groups, (group) => {
        const isWide = group.length > MOST_MARKS && share(group, spots, aspect) > ZOOM;
        return GROUP_COST + mapsFor(group, view.frame) + (isWide ? WIDE_COST : 0);
      });
      if ((best && cost >= best.cost) || !arrange(division, view)) continue;
      best = { division, cost };
    }
  }
  return best?.division ?? last;
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}

/** Extent of a group relative to that of all marks. */
function share(group: Group<Mark>, all: Group<Mark>, aspect: number): number {
  const size = (spots: Group<Mark>) => Math.max(lengthOf(spots, 0), lengthOf(spots, 1) * aspect);
  return size(group) / size(all);
}

/** Estimated number of maps for a group, including its overview. */
function mapsFor(group: Group<Mark>, frame: Frame): number {
  if (group.length > MOST_MARKS) return 1 + Math.ceil(group.length / GROUP_SIZE);
  return isCrowded(group, frame) ? CROWDED_MAPS : 1;
}

/** Whether a group would form a few clusters on its own map. */
function isCrowded(group: Group<Mark>, { w, h }: Frame): boolean {
  const length = Math.max(lengthOf(group, 0), (lengthOf(group, 1) * w) / h);
  if (length === 0) return false;
  const cell = (CELL * length) / w;
  const cells = new Set(group.map(({ point: [x, y] }) => `${Math.floor(x / cell)}:${Math.floor(y / cell)}`));
  return group.length > MOST_IN_CELL * cells.size;
}

/** Ordered by number, so that the maps follow the selection. */
function inOrder({ loose, groups }: Division): Division {
  const number = (spot: Spot<Mark> | undefined) => spot?.mark.number ?? 0;
  const sorted = (group: Group<Mark>) => group.toSorted((one, other) => number(one) - number(other));
  return {
    loose: sorted(loose),
    groups: groups.map(sorted).toSorted(([one], [other]) => number(one) - number(other)),
  };
}

function planGroups(division: Division, view: MapView): MapPlan {
  const placed = arrange(division, view) ?? arrange(division, view, LAST_LEAD);
  if (!placed) throw new Error('no room on a map for the counts of a few groups');
  const groups = placed.groups.map((tag, index): PlacedGroup => {
    const marks = (division.groups[index] ?? []).map(({ mark }) => mark);
    return { ...tag, letter: letterOf(index), marks, map: ownMap(marks, view) };
  });
  return { view, scaleSide: placed.scaleSide, marks: placed.marks, groups };
}

/**
 * Map of a group. Undefined when its marks are at one point and do not fit: on its map, too, they would be a single
 * count.
 */
function ownMap(marks: readonly Mark[], above: MapView): MapPlan | undefined {
  const views = closeWindows(
    above,
    marks.map(({ at }) => at),
  );
  return areAtOnePoint(marks) ? planWhole(marks, views) : planIn(marks, views);
}

function arrange({ loose, groups }: Division, view: MapView, mostLead?: number) {
  const tags = [
    ...loose.map(({ mark, point }) => ({ point, ...numberTagSize(markText(mark), loose.length) })),
    ...groups.map((group, index) => ({ point: middleOf(group), ...countTagSize(letterOf(index), group.length) })),
  ];
  for (const scaleSide of scaleSides(view, tags)) {
    const kept = [northPlace(view), ...(scaleSide === undefined ? [] : [scaleBarPlace(view, scaleSide)])];
    const placed = placeTags(tags, view.frame, kept, mostLead);
    if (!placed) continue;
    const marks = loose.flatMap(({ mark }, index): PlacedMark[] => {
      const tag = placed[index];
      return tag ? [{ ...tag, mark }] : [];
    });
    return { scaleSide, marks, groups: placed.slice(loose.length) };
  }
  return undefined;
}

/** Corners for the scale, those with fewer positions first. */
function scaleSides(view: MapView, tags: readonly Tag[]): readonly (Side | undefined)[] {
  if (!hasScale(view)) return [undefined];
  const inside = (side: Side) =>
    tags.filter(({ point, w, h }) => meet(frameAround(point, w, h), scaleBarPlace(view, side))).length;
  return inside('left') <= inside('right') ? ['left', 'right'] : ['right', 'left'];
}

/** The position of the mark nearest to the centre of all. */
function middleOf(group: Group<Mark>): Point {
  const mean = (axis: 0 | 1) => sumOf(group, ({ point }) => point[axis]) / group.length;
  const [x, y] = [mean(0), mean(1)];
  const far = ({ point }: Spot<Mark>) => Math.hypot(point[0] - x, point[1] - y);
  return group.reduce((near, spot) => (far(spot) < far(near) ? spot : near)).point;
}

function letterOf(index: number): string {
  return LETTERS[index] ?? String(index + 1);
}
