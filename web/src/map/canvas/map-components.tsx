import { useState } from 'react';
import type { OutlineValue } from '#map/outline/use-outline-editor.ts';
import { Box } from '#ui/layout/box.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { MapFrame } from './map-frame.tsx';

const MapTrial = lazyPart(() => import('./map-trial.tsx'));
const OutlineEditor = lazyPart(() => import('#map/outline/outline-editor.tsx'));

const outlined: OutlineValue = {
  polygons: [
    {
      coordinates: [
        [55.6838, 37.1012],
        [55.6846, 37.1068],
        [55.6829, 37.1091],
        [55.6806, 37.1084],
        [55.6799, 37.1042],
        [55.6814, 37.1006],
      ],
    },
  ],
  position: { latitude: 55.68241, longitude: 37.104218 },
};

/** The components of a map in their states, for the development page; the engine is a separate chunk. */
export function MapComponents() {
  const [value, setValue] = useState(outlined);
  return (
    <>
      <Box h={640}>
        <MapFrame>
          <MapTrial />
        </MapFrame>
      </Box>
      <MapFrame>
        <OutlineEditor label="Правка контура: проверка" value={value} onChange={setValue} statedAreaHa={12.5} />
      </MapFrame>
    </>
  );
}
