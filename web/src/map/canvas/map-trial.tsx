import { useMemo, useRef, useState } from 'react';
import { PLACE_TAKE } from '#api/place-pages.ts';
import { type MapOutline, OutlineLayer } from '#map/outline/outline-layer.tsx';
import { LitPoint } from '#map/points/lit-point.tsx';
import { MarkerFlag } from '#map/points/marker-flag.tsx';
import { type PointCluster, type PointsHandle, PointsLayer } from '#map/points/points-layer.tsx';
import type { MapPoint } from '#map/points/points-source.ts';
import { boundsAround } from '#map/view/map-view.ts';
import { MapCanvas } from './map-canvas.tsx';

const COLOURS = ['brick', 'ochre', 'grass', 'emerald', 'teal', 'blue', 'indigo', 'crimson'].map(
  (c) => `var(--type-${c})`,
);
const COUNTS = [0, 1, 76, 10_000, 100_000];

/** Points spread around Moscow by a fixed rule, denser towards the centre. */
function invent(count: number): MapPoint[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = i * 2.399963;
    const reach = 0.06 + 1.1 * ((i * 0.754877) % 1) ** 1.5 * (count > 1000 ? 6 : 1);
    return {
      id: `p${i}`,
      longitude: 37.618 + reach * Math.cos(angle) * 1.6,
      latitude: 55.756 + reach * Math.sin(angle) * 0.7,
      colour: COLOURS[i % COLOURS.length] ?? '',
    };
  });
}

const square: MapOutline = {
  id: 'square',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [37.586, 55.748],
        [37.602, 55.745],
        [37.608, 55.753],
        [37.597, 55.758],
        [37.585, 55.755],
        [37.586, 55.748],
      ],
    ],
  },
};

/** A map with any number of points, its clusters opened in tens. */
export default function MapTrial() {
  const [count, setCount] = useState(76);
  const [litId, setLitId] = useState<string>();
  const [cluster, setCluster] = useState<PointCluster>();
  const [leaves, setLeaves] = useState<string[]>([]);
  const [shown, setShown] = useState(PLACE_TAKE);
  const handle = useRef<PointsHandle>(null);
  const points = useMemo(() => invent(count), [count]);
  const everything = useMemo(() => boundsAround(points), [points]);
  const lit = points.find((point) => point.id === litId);

  const open = async (of: PointCluster) => {
    setLeaves(((await handle.current?.leaves(of)) ?? []).map(({ id }) => id ?? ''));
    setShown(PLACE_TAKE);
    setCluster(of);
  };

  return (
    <MapCanvas
      label="Карта для проверки"
      everything={everything}
      tools={COUNTS.map((each) => (
        <button key={each} type="button" aria-pressed={each === count} onClick={() => setCount(each)}>
          {each}
        </button>
      ))}
    >
      <OutlineLayer outlines={[square]} />
      <PointsLayer
        ref={handle}
        points={points}
        onPointHover={setLitId}
        onPointClick={setLitId}
        onClusterClick={(of) => void open(of)}
      />
      {lit && <LitPoint point={lit} />}
      {lit && (
        <MarkerFlag at={lit}>
          <b>385 000 000 руб.</b>
          <br />
          12,50 га · 24 км
          <br />
          {lit.id}
        </MarkerFlag>
      )}
      {cluster && (
        <MarkerFlag at={cluster}>
          <b>{cluster.count} точек</b>
          <br />
          {leaves.slice(0, shown).join(', ')}
          <br />
          {shown < leaves.length && (
            <button type="button" onClick={() => setShown(shown + PLACE_TAKE)}>
              Ещё 10
            </button>
          )}
          <button type="button" onClick={() => setCluster(undefined)}>
            Закрыть
          </button>
        </MarkerFlag>
      )}
    </MapCanvas>
  );
}
