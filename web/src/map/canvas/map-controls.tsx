import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { useMap } from 'react-map-gl/maplibre';
import { FIT, MOVE_MS } from '#map/view/followed-view.ts';
import type { MapBounds } from '#map/view/map-view.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './map-canvas.module.css';

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

/** Zoom and 'Показать всё', over the top right corner. */
export function MapControls({ everything }: { everything: MapBounds | undefined }) {
  const { current: map } = useMap();
  return (
    <Stack
      display="flex"
      pos="absolute"
      inset="var(--s4) var(--s4) auto auto"
      zIndex="3"
      overflow="hidden"
      bd="line-2"
      bdrs="r2"
      bg="surface"
      className={classes.controls}
    >
      <button type="button" aria-label="Приблизить" onClick={() => map?.zoomIn({ duration: MOVE_MS })}>
        <IconPlus {...ICON} />
      </button>
      <button type="button" aria-label="Отдалить" onClick={() => map?.zoomOut({ duration: MOVE_MS })}>
        <IconMinus {...ICON} />
      </button>
      {everything && (
        <button
          type="button"
          aria-label="Показать всё"
          title="Показать всё"
          onClick={() => map?.fitBounds([...everything], { ...FIT, duration: MOVE_MS })}
        >
          <IconFocusCentered {...ICON} />
        </button>
      )}
    </Stack>
  );
}
