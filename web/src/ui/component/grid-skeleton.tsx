import { Skeleton } from '@mantine/core';
import classes from './card-grid.module.css';

/** As many cards as fill a desktop screen. */
const waiting = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Skeletons of cards in a grid. @param height height of a card without its border (px) */
export function GridSkeleton({ height }: { height: number }) {
  return (
    <div className={classes.scroller} role="status" aria-label="Загрузка">
      <div className={classes.grid}>
        {waiting.map((one) => (
          <div key={one} className={classes.slot} style={{ height: height + 2 }}>
            <Skeleton height="100%" radius={0} />
          </div>
        ))}
      </div>
    </div>
  );
}
