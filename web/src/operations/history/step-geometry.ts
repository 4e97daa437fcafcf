import { bareMonthName, monthName } from '@gektar/format/month.ts';
import { type Step, timeMs } from './figure-steps.ts';

/** Sizes of the drawing (px). */
export const HEIGHT = 158;
const TOP = 32;
const BOTTOM = 126;
/** The line at the bottom, under which the months are. */
export const FLOOR = 138;
/** Values with a label at most. */
const LABELS = 8;
/** Least distance between labels, and between months. */
const LABEL_WIDTH = 84;
const MONTH_WIDTH = 92;

export interface StepPoint extends Step {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  /** The present value. */
  readonly isLast: boolean;
  readonly label: 'above' | 'below' | undefined;
}

export interface StepGeometry {
  readonly points: readonly StepPoint[];
  /** Of the line, and of the area under it; a time without a value interrupts both. */
  readonly line: string;
  readonly area: string;
  readonly grid: readonly { readonly value: number; readonly y: number }[];
  readonly months: readonly { readonly text: string; readonly x: number }[];
  readonly xOf: (at: string) => number;
}

/** The drawing of a figure in time, from its first value until now. */
export function stepGeometry(steps: readonly Step[], now: string, width: number): StepGeometry {
  const known = steps.flatMap((step) => (step.value === null ? [] : [{ ...step, value: step.value }]));
  const begin = timeMs(steps[0]?.at ?? now);
  // Room at the end for the label of the present value.
  const span = Math.max(timeMs(now) - begin, 1);
  const xOf = (at: string) => ((timeMs(at) - begin) / span) * (width - 8);
  const values = known.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const yOf = (value: number) =>
    high === low ? (TOP + BOTTOM) / 2 : BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
  const points = labelled(
    known.map((step) => ({ ...step, x: xOf(step.at), y: yOf(step.value), isLast: step === known.at(-1) })),
    width,
  );
  const { line, area } = paths(steps, { xOf, yOf, width });
  return {
    points,
    line,
    area,
    grid: gridOf(low, high, yOf),
    months: monthsOf(points, steps[0]?.at ?? now, width),
    xOf,
  };
}

/** Labels of the values that differ most from the one before; the last and the first always have one. */
function labelled(points: readonly Omit<StepPoint, 'label'>[], width: number): StepPoint[] {
  const jumps = points.map(({ value }, index) => Math.abs(value - (points[index - 1]?.value ?? value)));
  const ranked = points.map((_, index) => index).sort((one, other) => rankOf(other) - rankOf(one) || other - one);
  function rankOf(index: number): number {
    return index === points.length - 1 || index === 0 ? Number.POSITIVE_INFINITY : (jumps[index] ?? 0);
  }
  const taken: { x: number; y: number }[] = [];
  const shown = new Set<number>();
  for (const index of ranked) {
    const point = points[index];
    if (point === undefined || shown.size === LABELS) continue;
    const x = labelX(point.x, width);
    if (taken.some((other) => Math.abs(other.x - x) < LABEL_WIDTH && Math.abs(other.y - point.y) < 32)) continue;
    taken.push({ x, y: point.y });
    shown.add(index);
  }
  return points.map((point, index) => {
    const isFall = point.value < (points[index - 1]?.value ?? point.value);
    return { ...point, label: shown.has(index) ? (isFall ? 'below' : 'above') : undefined };
  });
}

/** Where the label of a point begins; near the end it ends there. */
export function labelX(x: number, width: number): number {
  return Math.min(x + 6, width - LABEL_WIDTH);
}

interface Scale {
  readonly xOf: (at: string) => number;
  readonly yOf: (value: number) => number;
  readonly width: number;
}

function paths(steps: readonly Step[], { xOf, yOf, width }: Scale): Pick<StepGeometry, 'line' | 'area'> {
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
    area += `M${rounded(from)} ${FLOOR}V${rounded(y)}H${rounded(to)}V${FLOOR}Z`;
    isDown = true;
  }
  return { line, area };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Two or three round values between the lowest and the highest. */
function gridOf(low: number, high: number, yOf: (value: number) => number): StepGeometry['grid'] {
  if (!(high > low)) return [];
  const rough = (high - low) / 2;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [5, 2, 1].map((times) => times * unit).find((one) => one <= rough) ?? unit;
  const values: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step)
    values.push(Math.round(value * 1e6) / 1e6);
  return values.slice(0, 4).map((value) => ({ value, y: yOf(value) }));
}

/** Months of the changes, as far as there is room; the year where it differs from the one before. */
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
