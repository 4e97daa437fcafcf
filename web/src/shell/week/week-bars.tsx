import classes from './week.module.css';

const [WIDTH, HEIGHT, GAP] = [132, 34, 3];
/** Minimum height of a bar, so that a period with zero is visible (px). */
const LEAST = 1.5;

/** Bar chart of the values of periods; the last bar is dark. */
export function WeekBars({ values, label }: { readonly values: readonly number[]; readonly label: string }) {
  const most = Math.max(...values);
  const step = (WIDTH + GAP) / values.length;
  return (
    <svg
      className={classes.bars}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      preserveAspectRatio="xMinYMax meet"
      role="img"
      aria-label={label}
    >
      {values.map((value, index) => {
        const x = index * step;
        const height = Math.max(LEAST, most === 0 ? 0 : (value / most) * (HEIGHT - 2));
        return (
          <rect
            key={x}
            className={index === values.length - 1 ? classes.now : undefined}
            x={x}
            y={HEIGHT - height}
            width={step - GAP}
            height={height}
            rx={1}
          />
        );
      })}
    </svg>
  );
}
