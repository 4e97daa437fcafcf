import classes from './bar-badge.module.css';

/** A button or link of the top bar with a count, which may overlap its right edge. */
export function barTool(count: number) {
  return { className: `${classes.tool} focus-inside`, 'data-wide': count > 99 || undefined };
}

/** The count, hidden at zero. `isDue`: requires attention. */
export function BarBadge({ count, isDue }: { count: number; isDue?: boolean }) {
  if (count === 0) return null;
  return (
    <span className={classes.badge} data-due={isDue || undefined}>
      {count > 999 ? '999+' : count}
    </span>
  );
}
