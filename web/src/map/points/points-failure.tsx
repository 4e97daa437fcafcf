import note from '#map/canvas/map-note.module.css';
import { LoadAgain } from '#ui/waiting/load-again.tsx';

/** State of the query of points: after a failure the map would just look empty. */
interface PointsQuery {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Message over a map whose points could not be loaded; a child of `MapCanvas`. */
export function PointsFailure({ query }: { query: PointsQuery }) {
  if (query.data !== undefined || !query.isError) return null;
  return (
    <p className={`${note.note} ${note.failure}`}>
      <LoadAgain onRetry={() => void query.refetch()} isBusy={query.isFetching} />
    </p>
  );
}
