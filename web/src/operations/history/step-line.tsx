import { monthGenitive } from '@gektar/format/month.ts';
import { formatCount, formatMeasured } from '@gektar/format/number.ts';
import { withUnit } from '@gektar/format/unit.ts';
import { Box } from '#ui/layout/box.ts';
import { useWidth } from '#ui/use-width.ts';
import type { Step } from './figure-steps.ts';
import { heightOf, stepGeometry } from './step-geometry.ts';
import classes from './step-line.module.css';

/** Assumed until the width is measured (px). */
const WIDE = 1000;

/** A dashed vertical line in the chart: a booking, a deal. */
export interface StepMark {
  readonly at: string;
  readonly text: string;
}

export interface StepLineProps {
  /** 'Ставка' */
  readonly label: string;
  readonly unit: string;
  readonly steps: readonly Step[];
  readonly now: string;
  readonly marks?: readonly StepMark[];
  /** Id of the event whose point is highlighted. */
  readonly litId: string | undefined;
  readonly onLit: (eventId: string | undefined) => void;
}

/** Step chart of a figure that holds until it is changed. The table of changes is its text alternative. */
export function StepLine({ label, unit, steps, now, marks = [], litId, onLit }: StepLineProps) {
  const [ref, width] = useWidth();
  return (
    <Box ref={ref} mih={heightOf(width ?? WIDE)}>
      {width !== undefined && width > 0 && (
        <Drawing {...{ label, unit, steps, now, marks, litId, onLit }} width={width} />
      )}
    </Box>
  );
}

function Drawing(props: Required<StepLineProps> & { readonly width: number }) {
  const { label, unit, steps, now, marks, litId, onLit, width } = props;
  const { points, line, area, grid, months, xOf, height, floor } = stepGeometry(steps, now, width);
  return (
    <svg
      className={classes.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={nameOf({ label, unit, steps })}
    >
      <path className={classes.area} d={area} />
      {grid.map(({ value, y, isNamed }) => (
        <g key={value}>
          <path className={classes.grid} d={`M0 ${y}H${width}`} />
          {isNamed && (
            <text className={classes.scale} x={0} y={y - 4}>
              {formatCount(value)}
            </text>
          )}
        </g>
      ))}
      <path className={classes.line} d={line} />
      <path className={classes.floor} d={`M0 ${floor}H${width}`} />
      {months.map(({ text, x }) => (
        <text key={x} className={classes.scale} x={x} y={height - 3}>
          {text}
        </text>
      ))}
      {marks.map(({ at, text }) => (
        <g key={`${at} ${text}`}>
          <path className={classes.mark} d={`M${xOf(at)} 24V${floor}`} />
          <text className={classes.markText} x={xOf(at) - 6} y={20} textAnchor={xOf(at) > 160 ? 'end' : 'start'}>
            {text}
          </text>
        </g>
      ))}
      {points.map(({ x, y, value, label: words, isLast, isBare, eventId, at }) => (
        <g key={at + eventId}>
          {eventId !== undefined && (!isBare || eventId === litId) && (
            <circle
              className={classes.point}
              data-last={isLast || undefined}
              data-lit={eventId === litId || undefined}
              cx={x}
              cy={y}
              r={eventId === litId ? 6 : isLast ? 5 : 3.5}
            />
          )}
          {words !== undefined && (
            <text className={classes.value} x={words.x} y={words.y} textAnchor={words.anchor}>
              {formatMeasured(value)}
            </text>
          )}
          {eventId !== undefined && (
            // A larger target than the dot, for touch.
            <circle
              className={classes.target}
              cx={x}
              cy={y}
              r={14}
              data-event={eventId}
              onPointerEnter={() => onLit(eventId)}
              onPointerLeave={() => onLit(undefined)}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

/** 'Ставка: с 11 800,00 в марте 2025 до 13 500,00 руб./м² сейчас' */
function nameOf({ label, unit, steps }: Pick<StepLineProps, 'label' | 'unit' | 'steps'>): string {
  const known = steps.filter(({ value }) => value !== null);
  const [first, last] = [known[0], steps.at(-1)];
  const from = first?.value == null ? '' : `${formatMeasured(first.value)} с ${monthGenitive(first.at)}`;
  const to = last?.value == null ? 'не указано' : withUnit(formatMeasured(last.value), unit);
  return `${label}: ${from}, сейчас ${to}`;
}
