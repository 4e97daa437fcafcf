import { DISABLED_COLOR, typeColors } from '@gektar/contract/land/dictionaries/type-colors.ts';
import type { PropertyPoint } from '@gektar/contract/land/properties/property-endpoints.ts';
import type { PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { baseMapOf } from '#map/canvas/base-map-setting.ts';
import { MapCanvas } from '#map/canvas/map-canvas.tsx';
import { OutlineLayer } from '#map/outline/outline-layer.tsx';
import { LitPoint } from '#map/points/lit-point.tsx';
import { PointFlag } from '#map/points/point-flag.tsx';
import { PointsFailure } from '#map/points/points-failure.tsx';
import { type PointCluster, type PointsHandle, PointsLayer } from '#map/points/points-layer.tsx';
import type { MapPoint } from '#map/points/points-source.ts';
import { BringIntoSight } from '#map/view/bring-into-sight.tsx';
import { FoundElsewhere } from '#map/view/found-elsewhere.tsx';
import type { MapView } from '#map/view/map-view.ts';
import { useMapPlace } from '#map/view/use-map-place.ts';
import { propertyPointsQuery, propertyQuery } from './property-data.ts';
import { PropertyFlag } from './property-map-flag.tsx';
import { toOutlines } from './property-outlines.ts';

/** The object whose flag is open. */
export interface OpenFlag {
  readonly id: string;
  /** The map comes to its point, and the focus into the flag. */
  readonly isFromCard: boolean;
}

export interface PropertiesMapProps {
  readonly filter: PropertyFilterInput;
  /** Lit on the map because its card is hovered. */
  readonly hoveredId: string | undefined;
  readonly onHover: (id: string | undefined) => void;
  readonly flag: OpenFlag | undefined;
  readonly onFlagChange: (id: string | undefined) => void;
  /** Ids of the objects in a cluster that was clicked. */
  readonly onClusterOpen: (ids: readonly string[]) => void;
  /** What the address says is shown; undefined: all points. */
  readonly place: MapView | undefined;
  readonly onMove: (place: MapView) => void;
}

/** Points of the filtered objects; a point opens its flag, a cluster its cards. Loaded only when shown. */
export default function PropertiesMap({
  filter,
  hoveredId,
  onHover,
  flag,
  onFlagChange,
  onClusterOpen,
  place,
  onMove,
}: PropertiesMapProps) {
  const openId = flag?.id;
  const handle = useRef<PointsHandle>(null);
  const found = useQuery(propertyPointsQuery(filter));
  const points = useMapPoints(found.data);
  const stand = useMapPlace({ map: 'land-properties', place, positions: found.data && points, onMove });
  const byId = useMemo(() => new Map(points.map((point) => [point.id, point])), [points]);
  const { data: settings } = useQuery(settingsQuery);
  const open = useQuery({ ...propertyQuery(openId ?? ''), enabled: openId !== undefined });

  async function openCluster(cluster: PointCluster) {
    const ids = await handle.current?.leaves(cluster);
    if (ids && ids.length > 0) onClusterOpen(ids);
  }

  const openPoint = openId === undefined ? undefined : byId.get(openId);
  const litIds = [...new Set([openId, hoveredId])].filter((id) => id !== undefined);
  return (
    <MapCanvas
      label="Карта объектов"
      everything={stand.everything}
      opening={stand.opening}
      view={stand.view}
      onOpen={stand.handleOpen}
      onMove={stand.handleMove}
      isLoading={found.isPending}
      baseMap={settings && baseMapOf(settings)}
    >
      {open.data && openPoint && <OutlineLayer outlines={toOutlines(open.data)} />}
      <PointsLayer
        ref={handle}
        points={points}
        onPointHover={onHover}
        onPointClick={onFlagChange}
        onClusterClick={(cluster) => void openCluster(cluster)}
      />
      {litIds.map((id) => {
        const point = byId.get(id);
        return point && <LitPoint key={id} point={point} />;
      })}
      {openPoint && flag?.isFromCard && <BringIntoSight key={openId} point={openPoint} />}
      {openPoint && (
        <PointFlag
          key={openId}
          at={openPoint}
          query={open}
          failure="Не удалось получить объект"
          onClose={() => onFlagChange(undefined)}
          takesFocus={flag?.isFromCard}
        >
          {(property) => <PropertyFlag property={property} />}
        </PointFlag>
      )}
      {stand.isNothingInSight && <FoundElsewhere opening={stand.opening} />}
      <PointsFailure query={found} />
    </MapCanvas>
  );
}

function useMapPoints(points: readonly PropertyPoint[] | undefined): readonly MapPoint[] {
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
