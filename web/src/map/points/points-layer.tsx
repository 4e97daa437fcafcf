import type { GeoJSONSource, MapMouseEvent } from 'maplibre-gl';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { Layer, type MapRef, Source, useMap } from 'react-map-gl/maplibre';
import { plainColour, useMapTokens } from '#map/canvas/map-tokens.ts';
import { CLUSTER_CORE, CLUSTER_SUM, clusterLayers, IS_SINGLE } from './cluster-layers.ts';
import { drawPoint, POINT_PIXEL_RATIO } from './point-image.ts';
import {
  coloursOfPointImage,
  type MapCrowd,
  type MapPoint,
  type PointProperties,
  pointImageName,
  pointsToGeoJson,
} from './points-source.ts';

/** A clicked cluster or crowd. The cluster's id is invalid once the points have changed. */
export interface PointCluster {
  /** Undefined: an unclustered crowd. */
  readonly clusterId: number | undefined;
  readonly properties: PointProperties;
  /** Number of points and crowds in it; a crowd counts as one. */
  readonly size: number;
  readonly count: number;
  readonly longitude: number;
  readonly latitude: number;
}

export interface PointsHandle {
  /**
   * All points and crowds of a cluster, in a stable order; none, or those of another cluster, once the points have
   * changed.
   */
  leaves(cluster: PointCluster): Promise<PointProperties[]>;
  /** The zoom at which a cluster splits. */
  expansionZoom(clusterId: number): Promise<number>;
}

export interface PointsLayerProps {
  readonly points: readonly MapPoint[];
  readonly crowds?: readonly MapCrowd[] | undefined;
  readonly onPointHover?: ((id: string | undefined) => void) | undefined;
  readonly onPointClick?: ((id: string) => void) | undefined;
  readonly onClusterClick?: ((cluster: PointCluster) => void) | undefined;
  readonly ref?: Ref<PointsHandle>;
}

const SOURCE = 'points';
const SINGLE = 'points-single';
/** Clusters extend to the last zoom of the map, so that points at one position can always be opened. */
const CLUSTER_MAX_ZOOM = 18;
const CLUSTER_RADIUS_PX = 64;

/**
 * Points in clusters with counts; a single point is a square of its colour. Highlighted points are drawn by `LitPoint`.
 */
export function PointsLayer({ points, crowds, onPointHover, onPointClick, onClusterClick, ref }: PointsLayerProps) {
  const { current: map } = useMap();
  const tokens = useMapTokens();
  const data = useMemo(() => pointsToGeoJson(points, crowds), [points, crowds]);
  usePointImages(map);
  usePointer(map, { onPointHover, onPointClick, onClusterClick });

  useImperativeHandle(ref, () => {
    const source = () => map?.getSource<GeoJSONSource>(SOURCE);
    return {
      async leaves({ clusterId, size, properties }) {
        if (clusterId === undefined) return [properties];
        // Rejected when the points change between the click and this call.
        const features = await source()
          ?.getClusterLeaves(clusterId, size, 0)
          .catch(() => []);
        return features?.map((feature) => feature.properties as PointProperties) ?? [];
      },
      async expansionZoom(clusterId) {
        return (await source()?.getClusterExpansionZoom(clusterId)) ?? CLUSTER_MAX_ZOOM;
      },
    };
  }, [map]);

  return (
    <Source
      id={SOURCE}
      type="geojson"
      data={data}
      cluster
      clusterRadius={CLUSTER_RADIUS_PX}
      clusterMaxZoom={CLUSTER_MAX_ZOOM}
      clusterProperties={CLUSTER_SUM}
      maxzoom={CLUSTER_MAX_ZOOM + 1}
    >
      {clusterLayers(tokens).map((layer) => (
        <Layer key={layer.id} {...layer} />
      ))}
      <Layer
        id={SINGLE}
        type="symbol"
        filter={IS_SINGLE}
        layout={{
          'icon-image': ['concat', pointImageName(tokens.ring, ''), ['get', 'colour']],
          'icon-allow-overlap': true,
          'icon-ignore-placement': true,
        }}
      />
    </Source>
  );
}

/** Draws the picture of a marker when the map first requests it. */
function usePointImages(map: MapRef | undefined): void {
  useEffect(() => {
    const engine = map?.getMap();
    engine?.setMissingStyleImageResolver((name) => {
      const colours = coloursOfPointImage(name);
      if (!colours) return;
      const picture = drawPoint(plainColour(colours.colour), colours.ring);
      engine.addImage(name, picture, { pixelRatio: POINT_PIXEL_RATIO });
    });
    return () => {
      engine?.setMissingStyleImageResolver(null);
    };
  }, [map]);
}

type PointerCalls = Pick<PointsLayerProps, 'onPointHover' | 'onPointClick' | 'onClusterClick'>;

function usePointer(map: MapRef | undefined, calls: PointerCalls): void {
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });

  useEffect(() => {
    const engine = map?.getMap();
    if (!engine) return;
    let hovered: string | undefined;

    const featureAt = ({ point }: MapMouseEvent) => {
      const layers = [SINGLE, CLUSTER_CORE].filter((id) => engine.getLayer(id));
      return layers.length === 0 ? undefined : engine.queryRenderedFeatures(point, { layers })[0];
    };
    const hover = (id: string | undefined) => {
      if (id === hovered) return;
      hovered = id;
      latest.current.onPointHover?.(id);
    };
    const handleMove = (event: MapMouseEvent) => {
      const properties = featureAt(event)?.properties;
      engine.getCanvas().style.cursor = properties ? 'pointer' : '';
      hover(properties && 'id' in properties ? String(properties['id']) : undefined);
    };
    const handleOut = () => hover(undefined);
    const handleClick = (event: MapMouseEvent) => {
      const feature = featureAt(event);
      if (feature?.geometry.type !== 'Point') return;
      if (feature.layer.id === SINGLE) {
        latest.current.onPointClick?.(String(feature.properties['id']));
        return;
      }
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      const { cluster_id: clusterId, point_count: size, sum, ...properties } = feature.properties;
      latest.current.onClusterClick?.({
        clusterId: clusterId === undefined ? undefined : Number(clusterId),
        properties,
        size: Number(size ?? 1),
        count: Number(sum ?? properties['count']),
        longitude,
        latitude,
      });
    };

    engine.on('mousemove', handleMove);
    engine.on('mouseout', handleOut);
    engine.on('click', handleClick);
    return () => {
      engine.off('mousemove', handleMove);
      engine.off('mouseout', handleOut);
      engine.off('click', handleClick);
    };
  }, [map]);
}
