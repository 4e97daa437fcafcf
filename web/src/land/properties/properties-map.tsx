import { DISABLED_COLOR, typeColors } from '@gektar/contract/land/dictionaries/type-colors.ts';
import type { PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { baseMapOf } from '#map/base-map-setting.ts';
import { LitPoint } from '#map/lit-point.tsx';
import { MapCanvas } from '#map/map-canvas.tsx';
import { boundsAround, type MapView } from '#map/map-view.ts';
import { MarkerFlag } from '#map/marker-flag.tsx';
import { OutlineLayer } from '#map/outline-layer.tsx';
import { type PointCluster, type PointsHandle, PointsLayer } from '#map/points-layer.tsx';
import type { MapPoint } from '#map/points-source.ts';
import { propertyPointsQuery, propertyQuery } from './property-data.ts';
import { PropertyFlag } from './property-map-flag.tsx';
import { toOutlines } from './property-outlines.ts';

/** Cards of a cluster come by tens (1§9). */
const CLUSTER_TAKE = 10;

/** A page of the ids in a cluster, and how many there are in all. */
export interface OpenCluster {
  readonly ids: readonly string[];
  readonly count: number;
  readonly more: () => Promise<void>;
}

export interface PropertiesMapProps {
  readonly filter: PropertyFilterInput;
  /** Lit on the map because its card is hovered. */
  readonly hoveredId: string | undefined;
  readonly onHover: (id: string | undefined) => void;
  readonly onClusterOpen: (cluster: OpenCluster | undefined) => void;
  /** What the address says is shown; undefined: all points. */
  readonly place: MapView | undefined;
  readonly onMove: (place: MapView) => void;
}

/** Points of the filtered objects; a point opens its flag, a cluster its cards. Loaded only when shown. */
export default function PropertiesMap({
  filter,
  hoveredId,
  onHover,
  onClusterOpen,
  place,
  onMove,
}: PropertiesMapProps) {
  const [openId, setOpenId] = useState<string>();
  const handle = useRef<PointsHandle>(null);
  const points = useMapPoints(filter);
  const byId = useMemo(() => new Map(points.map((point) => [point.id, point])), [points]);
  const everything = useMemo(() => boundsAround(points), [points]);
  const { data: settings } = useQuery(settingsQuery);
  const { data: open } = useQuery({ ...propertyQuery(openId ?? ''), enabled: openId !== undefined });

  async function openCluster({ clusterId, count }: PointCluster) {
    const page = async (skip: number) => (await handle.current?.leaves(clusterId, CLUSTER_TAKE, skip)) ?? [];
    const announce = (ids: readonly string[]): void =>
      onClusterOpen({ ids, count, more: async () => announce([...ids, ...(await page(ids.length))]) });
    announce(await page(0));
  }

  const openPoint = openId === undefined ? undefined : byId.get(openId);
  const litIds = [...new Set([openId, hoveredId])].filter((id) => id !== undefined);
  return (
    <MapCanvas
      label="Карта объектов"
      everything={everything}
      view={place}
      onMove={onMove}
      baseMap={settings && baseMapOf(settings)}
    >
      {open && openPoint && <OutlineLayer outlines={toOutlines(open)} />}
      <PointsLayer
        ref={handle}
        points={points}
        onPointHover={onHover}
        onPointClick={setOpenId}
        onClusterClick={(cluster) => void openCluster(cluster)}
      />
      {litIds.map((id) => {
        const point = byId.get(id);
        return point && <LitPoint key={id} point={point} />;
      })}
      {openPoint && (
        <MarkerFlag at={openPoint}>
          <PropertyFlag property={open} onClose={() => setOpenId(undefined)} />
        </MarkerFlag>
      )}
    </MapCanvas>
  );
}

function useMapPoints(filter: PropertyFilterInput): readonly MapPoint[] {
  const { data: points } = useQuery(propertyPointsQuery(filter));
  const { data: types } = useQuery(landDictionaryQuery('property-types'));
  return useMemo(() => {
    const colours = new Map(types?.map((type) => [type.id, typeColors[type.color]]));
    return (points ?? []).map(([id, latitude, longitude, kind]) => ({
      id,
      latitude,
      longitude,
      colour: colours.get(kind) ?? DISABLED_COLOR,
    }));
  }, [points, types]);
}
