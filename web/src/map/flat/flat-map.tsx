import { formatCount, formatPlain } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { type ReactNode, useMemo } from 'react';
import { OUTLINE } from '#map/outline/outline-style.ts';
import { PIN_HEIGHT, type PinPile, type PlacedPin, pilePins, pinWidth } from '#map/points/pin-piles.ts';
import type { MapPosition } from '#map/view/map-view.ts';
import { type FlatBase, useFlatBase } from './flat-base.ts';
import { chooseLabels } from './flat-labels.ts';
import classes from './flat-map.module.css';
import { linePath, ringPath } from './flat-path.ts';
import { type FlatProjection, scaleLengthM } from './flat-projection.ts';

/** A numbered square on the drawing. */
export interface FlatPin extends MapPosition {
  readonly id: string;
  /** Number shown on the pin. */
  readonly order: number;
}

export interface FlatMapProps {
  /** Name of the drawing for a screen reader: 'Карта: 10 объектов'. */
  readonly label: string;
  readonly flat: FlatProjection;
  readonly pins?: readonly FlatPin[];
  /** Called with the ids of overlapping pins, which are merged into one button with all their numbers. */
  readonly onPile?: ((ids: readonly string[]) => void) | undefined;
  /** Word before the numbers of a pile: 'Объекты'. */
  readonly pileWord?: string;
  /** Rings in wire order: `[latitude, longitude]`, not closed. */
  readonly outlines?: readonly (readonly (readonly number[])[])[];
  /** A dashed straight line, from the object (first position) to the last position. */
  readonly way?: readonly MapPosition[] | undefined;
  /** Whether the corners of the outlines have squares: only when a plot fills the drawing. */
  readonly hasCorners?: boolean;
}

/**
 * A map as an SVG drawing: without WebGL, so it prints and is small. It has its full size from the start; roads and
 * names are added once loaded. Its frame should have the proportions of the drawing, which would otherwise be cut
 * together with its scale.
 */
export function FlatMap({
  label,
  flat,
  pins = nothing,
  onPile,
  pileWord,
  outlines = [],
  way,
  hasCorners = false,
}: FlatMapProps) {
  const base = useFlatBase();
  const piles = useMemo(() => pilesOf(pins, flat), [pins, flat]);
  const rings = useMemo(
    () => outlines.map((ring) => ring.map(([latitude = 0, longitude = 0]) => [longitude, latitude])),
    [outlines],
  );
  const isPressed = (pile: Pile) => onPile !== undefined && pile.pins.length > 1;
  return (
    <div className="filling">
      <svg
        className={classes.map}
        viewBox={`0 0 ${flat.width} ${flat.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        <rect width={flat.width} height={flat.height} className={classes.land} />
        {base && <Surroundings base={base} flat={flat} piles={piles} />}
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
        {way && <Way way={way} flat={flat} />}
        {piles
          .filter((pile) => !isPressed(pile))
          .map((pile) => (
            <Pin key={pile.text} pile={pile} />
          ))}
        <Scale flat={flat} />
      </svg>
      {piles.filter(isPressed).map(({ text, pins: under, x, y }) => (
        <button
          key={text}
          type="button"
          className={classes.pile}
          style={{ left: `${(x / flat.width) * 100}%`, top: `${(y / flat.height) * 100}%` }}
          aria-label={`${pileWord} ${under.map(({ order }) => order).join(', ')}`}
          aria-haspopup="dialog"
          onClick={() => onPile?.(under.map(({ id }) => id))}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

function Way({ way, flat }: { way: readonly MapPosition[]; flat: FlatProjection }) {
  const points = way.map(flat.project);
  const [x, y] = points[0] ?? [0, 0];
  return (
    <g className={classes.way}>
      <polyline points={points.map((point) => point.join()).join(' ')} strokeDasharray="4 3" strokeWidth={1.6} />
      <rect x={x - 5} y={y - 5} width={10} height={10} strokeWidth={1.5} />
    </g>
  );
}

const ROADS = [
  { kind: 'trunk', width: 1.6, coarsestM: 3_000 },
  { kind: 'region-ring', width: 1.6, coarsestM: 700 },
  { kind: 'radial', width: 2.2, coarsestM: 3_000 },
  { kind: 'city-ring', width: 1.4, coarsestM: 90 },
  { kind: 'moscow-ring', width: 3, coarsestM: 900 },
] as const;
/** Closest scale at which roads and rivers are drawn (m per px): closer, the simplified lines would be wrong. */
const FINEST_M = 6;

function Surroundings({ base, flat, piles }: { base: FlatBase; flat: FlatProjection; piles: readonly Pile[] }) {
  const { areas, rivers, roads } = useMemo(() => pathsOf(base.reference, flat), [base, flat]);
  const labels = useMemo(() => chooseLabels(base.places, flat, piles), [base, flat, piles]);
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

type Pile = PinPile<FlatPin & PlacedPin>;

const nothing: readonly FlatPin[] = [];

/** Piles of overlapping pins, the first on top. A pile wider than a pin stays inside the drawing. */
function pilesOf(pins: readonly FlatPin[], flat: FlatProjection): readonly Pile[] {
  const placed = pins.map((pin) => {
    const [x, y] = flat.project(pin);
    return { ...pin, text: String(pin.order), x, y };
  });
  return pilePins(placed)
    .map((pile) => {
      const half = pinWidth(pile.text) / 2 + 2;
      return { ...pile, x: Math.min(Math.max(pile.x, half), flat.width - half) };
    })
    .toReversed();
}

function Pin({ pile: { text, x, y } }: { pile: Pile }): ReactNode {
  const width = pinWidth(text);
  return (
    <g className={classes.pin}>
      <rect x={x - width / 2} y={y - PIN_HEIGHT / 2} width={width} height={PIN_HEIGHT} rx="4" />
      <text x={x} y={y + 4.5}>
        {text}
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
