import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { plainColour, useMapTokens } from '#map/canvas/map-tokens.ts';
import { OUTLINE_MIN_ZOOM, outlinePaints } from './outline-style.ts';

/** An area on the map. The colour is any CSS colour or `var(--token)`; the accent when it is left out. */
export interface MapOutline {
  readonly id: string;
  readonly geometry: Polygon | MultiPolygon;
  readonly colour?: string | undefined;
}

export interface OutlineLayerProps {
  readonly outlines: readonly MapOutline[];
  /** Zoom from which outlines are drawn; 12 by default. A map of one object passes 0. */
  readonly minZoom?: number | undefined;
}

const paints = outlinePaints();

/** Outlines of areas under the markers, filled and stroked as everywhere (1§9). */
export function OutlineLayer({ outlines, minZoom = OUTLINE_MIN_ZOOM }: OutlineLayerProps) {
  const tokens = useMapTokens();
  const data = useMemo((): FeatureCollection => {
    const features = outlines.map(
      ({ id, geometry, colour }): Feature => ({
        type: 'Feature',
        properties: { id, colour: colour ? plainColour(colour) : tokens.accent },
        geometry,
      }),
    );
    return { type: 'FeatureCollection', features };
  }, [outlines, tokens.accent]);

  return (
    <Source id="outlines" type="geojson" data={data}>
      <Layer id="outlines-fill" type="fill" minzoom={minZoom} paint={paints.fill} />
      <Layer
        id="outlines-stroke"
        type="line"
        minzoom={minZoom}
        layout={{ 'line-join': 'round' }}
        paint={paints.stroke}
      />
    </Source>
  );
}
