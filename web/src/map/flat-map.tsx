import { type ReactNode, useMemo } from 'react';
import { formatCount, formatPlain } from '#format/number.ts';
import { units, withUnit } from '#format/unit.ts';
import { type FlatBase, useFlatBase } from './flat-base.ts';
import { chooseLabels } from './flat-labels.ts';
import classes from './flat-map.module.css';
import { linePath, ringPath } from './flat-path.ts';
import { type FlatProjection, scaleLengthM } from './flat-projection.ts';
import type { MapPosition } from './map-view.ts';
import { OUTLINE } from './outline-style.ts';

/** A numbered square on the drawing. */
export interface FlatPin extends MapPosition {
  readonly id: string;
  readonly text: string;
}

export interface FlatMapProps {
  /** Name of the drawing for a screen reader: 'Карта: 10 объектов'. */
  readonly label: string;
  readonly flat: FlatProjection;
  readonly pins?: readonly FlatPin[];
  /** Rings as they travel: `[latitude, longitude]`, not closed. */
  readonly outlines?: readonly (readonly (readonly number[])[])[];
  /** Squares on the corners of the outlines: only where a plot fills the drawing. */
  readonly hasCorners?: boolean;
}

/**
 * A map that is a drawing: no WebGL, so it prints, and weighs next to nothing. It stands in its full size from the start;
 * roads and names come when they have arrived.
 */
export function FlatMap({ label, flat, pins = [], outlines = [], hasCorners = false }: FlatMapProps) {
  const base = useFlatBase();
  const rings = useMemo(
    () => outlines.map((ring) => ring.map(([latitude = 0, longitude = 0]) => [longitude, latitude])),
    [outlines],
  );
  return (
    <svg
      className={classes.map}
      viewBox={`0 0 ${flat.width} ${flat.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <rect width={flat.width} height={flat.height} className={classes.land} />
      {base && <Surroundings base={base} flat={flat} pins={pins} />}
      {rings.map((ring) => (
        <g key={ring.join()}>
          <path
            d={ringPath(ring, flat)}
            className={classes.outline}
            fillOpacity={OUTLINE.fillOpacity}
            strokeOpacity={OUTLINE.strokeOpacity}
            strokeWidth={OUTLINE.strokeWidthPx}
          />
          {hasCorners && ring.map((corner) => <Corner key={corner.join()} at={corner} flat={flat} />)}
        </g>
      ))}
      {pins.map((pin) => (
        <Pin key={pin.id} pin={pin} flat={flat} />
      ))}
      <Scale flat={flat} />
    </svg>
  );
}

const ROADS = [
  { kind: 'trunk', width: 1.6, coarsestM: 3_000 },
  { kind: 'region-ring', width: 1.6, coarsestM: 700 },
  { kind: 'radial', width: 2.2, coarsestM: 3_000 },
  { kind: 'city-ring', width: 1.4, coarsestM: 90 },
  { kind: 'moscow-ring', width: 3, coarsestM: 900 },
] as const;
/** Nearer than this a sketched road would claim more than it knows. m in a px */
const FINEST_M = 6;

function Surroundings({ base, flat, pins }: { base: FlatBase; flat: FlatProjection; pins: readonly FlatPin[] }) {
  const { areas, rivers, roads } = useMemo(() => pathsOf(base.reference, flat), [base, flat]);
  const labels = useMemo(() => chooseLabels(base.places, flat, pins.map(flat.project)), [base, flat, pins]);
  return (
    <>
      <path d={areas.city} className={classes.city} />
      <path d={areas.lake} className={classes.water} />
      <path d={rivers} className={classes.river} />
      {roads.map(({ kind, width, path }) => (
        <path key={kind} d={path} className={classes.roadEdge} strokeWidth={width + 1.4} />
      ))}
      {roads.map(({ kind, width, path }) => (
        <path key={kind} d={path} className={classes.road} strokeWidth={width} />
      ))}
      {labels.map(({ name, rank, at: [x, y] }) => (
        <g key={name} className={classes.place} data-capital={rank === 1 || undefined}>
          {rank !== 1 && rank !== 8 && <circle cx={x} cy={y} r={2} />}
          <text x={x} y={rank === 1 || rank === 8 ? y : y - 4}>
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

function pathsOf({ features }: FlatBase['reference'], flat: FlatProjection) {
  const lines = (kinds: readonly string[]) =>
    features
      .map(({ properties: { kind }, geometry }) =>
        kinds.includes(kind) && geometry.type === 'LineString' ? linePath(geometry.coordinates, flat) : '',
      )
      .join('');
  const area = (wanted: string) =>
    features
      .map(({ properties: { kind }, geometry }) =>
        kind === wanted && geometry.type === 'Polygon'
          ? geometry.coordinates.map((ring) => ringPath(ring, flat)).join('')
          : '',
      )
      .join('');
  const isFar = flat.metresPerPx > FINEST_M;
  return {
    areas: { city: area('city'), lake: area('lake') },
    rivers: isFar ? lines(flat.metresPerPx < 700 ? ['great-river', 'near-river'] : ['great-river']) : '',
    roads: ROADS.filter(({ coarsestM }) => isFar && flat.metresPerPx <= coarsestM).map(({ kind, width }) => ({
      kind,
      width,
      path: lines([kind]),
    })),
  };
}

function Corner({ at: [longitude = 0, latitude = 0], flat }: { at: readonly number[]; flat: FlatProjection }) {
  const [x, y] = flat.project({ longitude, latitude });
  return <rect x={x - 3} y={y - 3} width="6" height="6" className={classes.corner} />;
}

function Pin({ pin, flat }: { pin: FlatPin; flat: FlatProjection }): ReactNode {
  const [x, y] = flat.project(pin);
  const half = 11 + Math.max(0, pin.text.length - 2) * 4;
  return (
    <g className={classes.pin}>
      <rect x={x - half} y={y - 11} width={2 * half} height={22} rx="4" />
      <text x={x} y={y + 4.5}>
        {pin.text}
      </text>
    </g>
  );
}

function Scale({ flat }: { flat: FlatProjection }) {
  const lengthM = scaleLengthM(flat.metresPerPx, 90);
  const px = lengthM / flat.metresPerPx;
  const text =
    lengthM < 1_000
      ? withUnit(formatCount(lengthM), units.metre)
      : withUnit(formatPlain(lengthM / 1_000), units.kilometre);
  const y = flat.height - 9;
  return (
    <g className={classes.scale}>
      <path d={`M10 ${y - 4}V${y}H${(10 + px).toFixed(1)}V${y - 4}`} />
      <text x="10" y={y - 7}>
        {text}
      </text>
    </g>
  );
}
