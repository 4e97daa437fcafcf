import { LoadAgain } from '#ui/waiting/load-again.tsx';
import classes from './points-failure.module.css';

/** What an empty map would keep to itself. */
interface PointsQuery {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Over a map whose points could not be loaded; a child of `MapCanvas`. */
export function PointsFailure({ query }: { query: PointsQuery }) {
  if (query.data !== undefined || !query.isError) return null;
  return (
    <p className={classes.failure}>
      <LoadAgain onRetry={() => void query.refetch()} isBusy={query.isFetching} />
    </p>
  );
}
