import type { FeatureCollection, LineString } from 'geojson';
import { useEffect, useState } from 'react';
import { Layer, Source, useMap } from 'react-map-gl/maplibre';
import { graticule } from './graticule.ts';
import { LABEL_FONT } from './map-fonts.ts';
import type { MapTokens } from './map-tokens.ts';

/** Zoom from which degree labels are shown: a town fills the map. */
const FROM_ZOOM = 8.5;

/** Lines of the graticule: they structure our base map at zooms without streets. */
export function GraticuleLayer({ tokens }: { tokens: MapTokens }) {
  const { current: map } = useMap();
  const [lines, setLines] = useState<FeatureCollection<LineString>>();

  useEffect(() => {
    if (!map) return;
    const draw = () => {
      const bounds = map.getBounds();
      const window = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
      setLines(map.getZoom() < FROM_ZOOM ? undefined : graticule(window, map.getZoom()));
    };
    draw();
    map.on('moveend', draw);
    return () => {
      map.off('moveend', draw);
    };
  }, [map]);

  return (
    <Source id="graticule" type="geojson" data={lines ?? { type: 'FeatureCollection', features: [] }}>
      <Layer
        id="graticule-lines"
        type="line"
        beforeId="places-8"
        minzoom={FROM_ZOOM}
        paint={{ 'line-color': tokens.edge, 'line-width': 1, 'line-opacity': 0.7 }}
      />
      <Layer
        id="graticule-degrees"
        type="symbol"
        beforeId="places-8"
        minzoom={FROM_ZOOM}
        layout={{
          'symbol-placement': 'line',
          'symbol-spacing': 420,
          'text-field': ['get', 'text'],
          'text-font': LABEL_FONT,
          'text-size': 10,
          'text-padding': 20,
        }}
        paint={{
          'text-color': tokens.text,
          'text-opacity': 0.55,
          'text-halo-color': tokens.land,
          'text-halo-width': 2,
        }}
      />
    </Source>
  );
}
