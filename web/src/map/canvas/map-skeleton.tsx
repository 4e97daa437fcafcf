import classes from './map-skeleton.module.css';

/** Stands in the place of a map until it is drawn. */
export function MapSkeleton() {
  return <div className={classes.skeleton} role="status" aria-label="Карта загружается" />;
}
