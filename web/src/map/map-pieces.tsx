import { lazy } from 'react';
import { MapFrame } from './map-frame.tsx';

const MapTrial = lazy(() => import('./map-trial.tsx'));

/** The pieces of a map in their states, for the development page; the engine comes in a chunk of its own. */
export function MapPieces() {
  return (
    <div style={{ height: 640 }}>
      <MapFrame>
        <MapTrial />
      </MapFrame>
    </div>
  );
}
