import { Component, type ReactNode, Suspense } from 'react';
import { Stack } from '#ui/layout/stack.ts';
import classes from './map-frame.module.css';
import { MapSkeleton } from './map-skeleton.tsx';

/**
 * The frame of a map while its code is loading, or failed to load. Independent of MapLibre, so that `<MapFrame>{lazy
 * map}</MapFrame>` keeps the engine out of the first bundle.
 */
export function MapFrame({ children }: { children: ReactNode }) {
  return (
    <div className={`${classes.frame} filling`}>
      <MapBoundary>
        <Suspense fallback={<MapSkeleton />}>{children}</Suspense>
      </MapBoundary>
    </div>
  );
}

/** Contains a failed load of the map; only a reload of the page can request its code again. */
class MapBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Stack
        alignContent="center"
        justify="center"
        justifyItems="center"
        gap="var(--s3)"
        w="100%"
        h="100%"
        className={classes.failed}
        role="alert"
      >
        <b>Не удалось загрузить карту</b>
        <button type="button" onClick={() => window.location.reload()}>
          Повторить
        </button>
      </Stack>
    );
  }
}
