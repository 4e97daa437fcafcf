import type { CanvasSource, Map as Engine, StyleSpecification } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { MapBounds } from '#map/view/map-view.ts';

const ID = 'picture';

export interface PictureLayerProps {
  readonly picture: HTMLCanvasElement;
  /** Extent of the picture, edge to edge. */
  readonly bounds: MapBounds;
  /** 0 to 1 */
  readonly opacity: number;
}

/**
 * A picture laid over the map. Added imperatively, because react-map-gl does not support canvas sources, and an image
 * source would be fetched.
 */
export function PictureLayer({ picture, bounds, opacity }: PictureLayerProps) {
  const { current: map } = useMap();
  const engine = map?.getMap();
  const coordinates = useMemo(() => cornersOf(bounds), [bounds]);

  // A change of the colour scheme replaces the style: the picture is added again.
  useEffect(() => {
    const put = () => {
      if (engine && !engine.getSource(ID) && isStyled(engine)) addPicture(engine, picture);
    };
    put();
    engine?.on('styledata', put);
    return () => {
      engine?.off('styledata', put);
      if (engine) removePicture(engine);
    };
  }, [engine, picture]);

  useEffect(() => {
    const show = () => {
      engine?.getSource<CanvasSource>(ID)?.setCoordinates(coordinates);
      if (engine?.getLayer(ID)) engine.setPaintProperty(ID, 'raster-opacity', opacity);
    };
    show();
    engine?.on('styledata', show);
    return () => {
      engine?.off('styledata', show);
    };
  }, [engine, coordinates, opacity]);
  return null;
}

type Corners = CanvasSource['coordinates'];

function cornersOf([west, south, east, north]: MapBounds): Corners {
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
}

function addPicture(engine: Engine, canvas: HTMLCanvasElement): void {
  engine.addSource(ID, { type: 'canvas', canvas, animate: false, coordinates: cornersOf([0, 0, 1, 1]) });
  engine.addLayer({ id: ID, type: 'raster', source: ID, paint: { 'raster-opacity': 0, 'raster-fade-duration': 0 } });
}

/** Whether layers can be added: there is no style until the first one is loaded. */
function isStyled(engine: Engine): boolean {
  const style: StyleSpecification | undefined = engine.getStyle();
  return style !== undefined;
}

/** Removes the picture, unless the map and with it its style are already gone. */
function removePicture(engine: Engine): void {
  const style: Engine['style'] | undefined = engine.style;
  if (!style?.getLayer(ID)) return;
  engine.removeLayer(ID);
  engine.removeSource(ID);
}
