import { Skeleton } from '@mantine/core';
import classes from './property-skeleton.module.css';

/** The shape of an object's page while the object is on its way. */
export function PropertySkeleton() {
  return (
    <div className={classes.page} role="status" aria-label="Загрузка">
      <div className={classes.main}>
        <Skeleton width={220} height={12} />
        <Skeleton width={320} height={28} />
        <Skeleton height={446} radius="sm" />
        <div className={classes.six}>
          {['60%', '90%', '88%', '50%', '70%', '68%'].map((width) => (
            <Skeleton key={width} width={width} height={40} />
          ))}
        </div>
        <Skeleton width={160} height={20} />
        <Skeleton height={120} />
      </div>
      <div className={classes.side}>
        <Skeleton height={36} />
        <Skeleton height={32} />
        <Skeleton height={48} />
        <Skeleton height={48} />
        <Skeleton width="60%" height={20} />
        <Skeleton height={40} />
        <Skeleton height={40} />
      </div>
    </div>
  );
}
