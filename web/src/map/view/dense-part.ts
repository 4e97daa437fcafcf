import { boundsAround, type MapBounds, type MapPosition } from './map-view.ts';

/** Size of a window whose positions are all shown (degrees). */
const SMALL = { longitude: 9, latitude: 5 } as const;
/**
 * Side of a square in which positions are counted (degrees); a dense part is three squares wide: a big city and its
 * surroundings.
 */
const SQUARE_DEGREES = { longitude: 1.5, latitude: 1 } as const;
/** Share of all positions from which a part counts as dense. */
const LEAST_SHARE = 0.2;

/**
 * Opening window of a map: everything when it is close together or evenly spread, otherwise the window around the most
 * crowded region. So a few distant objects do not reduce the rest to one bubble.
 */
export function densePart(positions: readonly MapPosition[]): MapBounds | undefined {
  const everything = boundsAround(positions);
  if (everything === undefined) return undefined;
  const [west, south, east, north] = everything;
  if (east - west <= SMALL.longitude && north - south <= SMALL.latitude) return everything;
  const crowd = mostCrowded(positions);
  return weightOf(crowd) >= Math.max(2, weightOf(positions) * LEAST_SHARE) ? boundsAround(crowd) : everything;
}

/** The positions in the fullest block of three by three squares; in the first one if several are equally full. */
function mostCrowded(positions: readonly MapPosition[]): readonly MapPosition[] {
  const squares = new Map<string, MapPosition[]>();
  for (const position of positions) {
    const key = squareOf(position).join();
    const square = squares.get(key);
    if (square === undefined) squares.set(key, [position]);
    else square.push(position);
  }
  let crowd: readonly MapPosition[] = [];
  let most = 0;
  for (const [first] of squares.values()) {
    if (first === undefined) continue;
    const around = neighboursOf(first).flatMap((key) => squares.get(key) ?? []);
    const weight = weightOf(around);
    if (weight <= most) continue;
    crowd = around;
    most = weight;
  }
  return crowd;
}

function weightOf(positions: readonly MapPosition[]): number {
  return positions.reduce((sum, { weight = 1 }) => sum + weight, 0);
}

function squareOf({ longitude, latitude }: MapPosition): readonly [x: number, y: number] {
  return [Math.floor(longitude / SQUARE_DEGREES.longitude), Math.floor(latitude / SQUARE_DEGREES.latitude)];
}

function neighboursOf(position: MapPosition): string[] {
  const [x, y] = squareOf(position);
  const steps = [-1, 0, 1];
  return steps.flatMap((dx) => steps.map((dy) => [x + dx, y + dy].join()));
}
