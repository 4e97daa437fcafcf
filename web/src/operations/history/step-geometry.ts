import { bareMonthName, monthName } from '@gektar/format/month.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { type Step, timeMs } from './figure-steps.ts';

/** Space above the highest value for its label, and below the lowest one for the month labels (px). */
const TOP = 32;
const BELOW = 32;
/** Height of the month labels below the base line (px). */
const MONTHS = 20;
/** Drawings narrower than this are less high, as on a phone (px). */
const NARROW = 480;
/** Largest number of labelled values. */
const LABELS = 8;
/** Width of a digit in a label, and height of a label (px). */
const LETTER = 7.2;
const LINE = 15;
/**
 * If points are closer than this on average, they have no dots, and only the extremes and the current value have labels
 * (px).
 */
const POINT_WIDTH = 12;
/** Least distance between month labels (px). */
const MONTH_WIDTH = 92;

/** Height of a drawing (px). */
export function heightOf(width: number): number {
  return width < NARROW ? 96 : 158;
}

export interface StepPoint extends Step {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  /** Whether this is the last known value. */
  readonly isLast: boolean;
  /** Drawn without a dot until it is highlighted: so many dots would hide the line. */
  readonly isBare: boolean;
  readonly label:
    | { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end'; readonly size: number }
    | undefined;
}

export interface StepGeometry {
  readonly points: readonly StepPoint[];
  /** SVG paths of the line and of the area under it; both are interrupted where there is no value. */
  readonly line: string;
  readonly area: string;
  readonly grid: readonly { readonly value: number; readonly y: number; readonly isNamed: boolean }[];
  readonly months: readonly { readonly text: string; readonly x: number }[];
  readonly xOf: (at: string) => number;
  readonly height: number;
  /** `y` of the base line. */
  readonly floor: number;
}

/** Geometry of the chart of a figure, from its first value until now. */
export function stepGeometry(steps: readonly Step[], now: string, width: number): StepGeometry {
  const height = heightOf(width);
  const [bottom, floor] = [height - BELOW, height - MONTHS];
  const known = steps.flatMap((step) => (step.value === null ? [] : [{ ...step, value: step.value }]));
  const begin = timeMs(steps[0]?.at ?? now);
  // The last 8 px of the width are left for the label of the current value.
  const span = Math.max(timeMs(now) - begin, 1);
  const xOf = (at: string) => ((timeMs(at) - begin) / span) * (width - 8);
  const values = known.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const yOf = (value: number) =>
    high === low ? (TOP + bottom) / 2 : bottom - ((value - low) / (high - low)) * (bottom - TOP);
  const isDense = known.length * POINT_WIDTH > width;
  const bare = known.map((step) => ({ ...step, x: xOf(step.at), y: yOf(step.value), isLast: step === known.at(-1) }));
  const points = isDense ? withExtremes(bare, { low, high, width }) : labelled(bare, width, floor);
  const { line, area } = paths(steps, { xOf, yOf, width, floor });
  return {
    points,
    line,
    area,
    grid: gridOf(low, high, yOf, points[0]?.y),
    months: monthsOf(points, steps[0]?.at ?? now, width),
    xOf,
    height,
    floor,
  };
}

type BarePoint = Omit<StepPoint, 'label' | 'isBare'>;
type Label = NonNullable<StepPoint['label']>;

/**
 * Labels the values that differ most from the one before, as far as there is space; the first and the last come first.
 */
function labelled(points: readonly BarePoint[], width: number, floor: number): StepPoint[] {
  const jumpOf = (index: number) => Math.abs((points[index]?.value ?? 0) - (points[index - 1]?.value ?? 0));
  const rankOf = (index: number) =>
    index === points.length - 1 || index === 0 ? Number.POSITIVE_INFINITY : jumpOf(index);
  const ranked = points.map((_, index) => index).sort((one, other) => rankOf(other) - rankOf(one) || other - one);
  const labels = new Map<number, Label>();
  for (const index of ranked) {
    const label = labels.size < LABELS ? labelAt(points, index, { width, floor }) : undefined;
    if (label !== undefined && [...labels.values()].every((other) => areApart(other, label))) labels.set(index, label);
  }
  return points.map((point, index) => ({ ...point, isBare: false, label: labels.get(index) }));
}

/** Labels the highest value above the line, the lowest one below it, and the current one where there is space. */
function withExtremes(
  points: readonly BarePoint[],
  { low, high, width }: { low: number; high: number; width: number },
): StepPoint[] {
  const labels = new Map<BarePoint, Label>();
  const add = (point: BarePoint | undefined, y: number) => {
    if (point === undefined || labels.has(point)) return;
    const size = formatMeasured(point.value).length * LETTER;
    const isAtEnd = point.x + size > width;
    const label = { x: isAtEnd ? width : point.x, y, anchor: isAtEnd ? ('end' as const) : ('start' as const), size };
    if ([...labels.values()].every((other) => areApart(other, label))) labels.set(point, label);
  };
  const [highest, lowest, last] = [
    points.find(({ value }) => value === high),
    points.find(({ value }) => value === low),
    points.at(-1),
  ];
  add(highest, (highest?.y ?? 0) - 8);
  if (low !== high) add(lowest, (lowest?.y ?? 0) + 11);
  add(last, TOP - 8);
  return points.map((point) => {
    const label = labels.get(point);
    return { ...point, isBare: label === undefined && !point.isLast, label };
  });
}

/** Position of a label clear of the line at its point and after it; undefined when there is no space. */
function labelAt(
  points: readonly BarePoint[],
  index: number,
  { width, floor }: { width: number; floor: number },
): Label | undefined {
  const [before, point, next] = [points[index - 1], points[index], points[index + 1]];
  if (point === undefined) return undefined;
  const { x, y, value } = point;
  const isFall = value < (before?.value ?? value);
  const isBelow = isFall && y < floor - 24;
  const size = formatMeasured(value).length * LETTER;
  const at = isBelow ? y + 17 : y - 8;
  if (x + 6 + size > width) {
    if (next !== undefined) return undefined;
    const end = isFall && !isBelow ? x - 8 : width;
    return { x: end, y: at, anchor: 'end', size };
  }
  const isCrossed = next !== undefined && next.x < x + 10 + size && (isBelow ? next.value < value : next.value > value);
  return isCrossed ? undefined : { x: x + 6, y: at, anchor: 'start', size };
}

function areApart(one: Label, other: Label): boolean {
  const beginOf = ({ x, anchor, size }: Label) => (anchor === 'end' ? x - size : x);
  const [left, right] = beginOf(one) <= beginOf(other) ? [one, other] : [other, one];
  return beginOf(left) + left.size + 8 <= beginOf(right) || Math.abs(one.y - other.y) >= LINE;
}

interface Scale {
  readonly xOf: (at: string) => number;
  readonly yOf: (value: number) => number;
  readonly width: number;
  readonly floor: number;
}

function paths(steps: readonly Step[], { xOf, yOf, width, floor }: Scale): Pick<StepGeometry, 'line' | 'area'> {
  let [line, area] = ['', ''];
  let isDown = false;
  for (const [index, { at, value }] of steps.entries()) {
    const next = steps[index + 1];
    const [from, to] = [xOf(at), next === undefined ? width : xOf(next.at)];
    if (value === null) {
      isDown = false;
      continue;
    }
    const y = yOf(value);
    line += `${isDown ? 'V' : `M${rounded(from)} `}${rounded(y)}H${rounded(to)}`;
    area += `M${rounded(from)} ${floor}V${rounded(y)}H${rounded(to)}V${floor}Z`;
    isDown = true;
  }
  return { line, area };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Grid lines at two to four round values between the lowest and the highest. */
function gridOf(
  low: number,
  high: number,
  yOf: (value: number) => number,
  firstY: number | undefined,
): StepGeometry['grid'] {
  if (!(high > low)) return [];
  const rough = (high - low) / 2;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [5, 2, 1].map((times) => times * unit).find((one) => one <= rough) ?? unit;
  const values: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step)
    values.push(Math.round(value * 1e6) / 1e6);
  return values.slice(0, 4).map((value) => {
    const y = yOf(value);
    // Not named when its label would overlap that of the first value.
    return { value, y, isNamed: firstY === undefined || Math.abs(y - firstY) > 16 };
  });
}

/** Labels for the months of changes, as far as there is space; with the year where it differs from the label before. */
function monthsOf(points: readonly StepPoint[], begin: string, width: number): StepGeometry['months'] {
  const months: { text: string; x: number }[] = [{ text: monthName(begin), x: 0 }];
  let [end, year, month] = [MONTH_WIDTH, begin.slice(0, 4), begin.slice(0, 7)];
  for (const { at, x } of points) {
    if (x < end || x > width - 60 || at.slice(0, 7) === month) continue;
    const isSameYear = at.slice(0, 4) === year;
    months.push({ text: isSameYear ? bareMonthName(at) : monthName(at), x });
    [end, year, month] = [x + MONTH_WIDTH, at.slice(0, 4), at.slice(0, 7)];
  }
  return months;
}
