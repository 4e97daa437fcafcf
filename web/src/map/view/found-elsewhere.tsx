import { useMap } from 'react-map-gl/maplibre';
import note from '#map/canvas/map-note.module.css';
import { LinkButton } from '#ui/button/link-button.tsx';
import { FIT, MOVE_MS } from './followed-view.ts';
import type { MapBounds } from './map-view.ts';

/** Message over a map whose window contains none of the results; a child of `MapCanvas`. */
export function FoundElsewhere({ opening }: { opening: MapBounds | undefined }) {
  const { current: map } = useMap();
  if (opening === undefined) return null;
  return (
    <p className={`${note.note} ${note.failure}`} role="status">
      Здесь ничего не найдено{' '}
      <LinkButton onClick={() => map?.fitBounds([...opening], { ...FIT, duration: MOVE_MS })}>
        Показать найденное
      </LinkButton>
    </p>
  );
}
