import classes from './bar-badge.module.css';

/** A button or link of the top bar that carries a count, which may stand out at the right. */
export function barTool(count: number) {
  return { className: `${classes.tool} focus-inside`, 'data-wide': count > 99 || undefined };
}

/** The count on it, none for nothing. `isDue`: somebody should do something about it. */
export function BarBadge({ count, isDue }: { count: number; isDue?: boolean }) {
  if (count === 0) return null;
  return (
    <span className={classes.badge} data-due={isDue || undefined}>
      {count > 999 ? '999+' : count}
    </span>
  );
}
