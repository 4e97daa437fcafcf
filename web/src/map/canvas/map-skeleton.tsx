import classes from './map-skeleton.module.css';

/** Shown instead of a map until it is drawn. */
export function MapSkeleton() {
  return <div className={classes.skeleton} role="status" aria-label="Карта загружается" />;
}
