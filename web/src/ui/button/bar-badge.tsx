import classes from './bar-badge.module.css';

/** Props of a button or link in the top bar whose count may overlap its right edge. */
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
