import { PIN_HEIGHT, pinWidth } from '#map/points/pin-piles.ts';
import type { FlatBase } from './flat-base.ts';
import type { FlatPoint, FlatProjection } from './flat-projection.ts';

export interface FlatLabel {
  readonly name: string;
  readonly rank: number;
  readonly at: FlatPoint;
}

/** Approximate width of a letter in a name (px). */
const LETTER_PX = 6.4;
const LINE_PX = 14;
/**
 * Coarsest scale (m per px) at which the names of a rank are shown: 8 parts of Moscow, 6–7 towns around it, 3–5 smaller
 * cities.
 */
const COARSEST_M: Readonly<Record<number, number>> = { 8: 40, 7: 180, 6: 320, 5: 1_500, 4: 3_000, 3: 6_000 };

type Box = readonly [left: number, top: number, right: number, bottom: number];

/**
 * Labels without overlaps, the most important places first; none covers another label or a pin.
 * @param kept pins that stay uncovered, positions in px
 */
export function chooseLabels(
  places: FlatBase['places'],
  flat: FlatProjection,
  kept: readonly { readonly text: string; readonly x: number; readonly y: number }[],
): FlatLabel[] {
  const taken: Box[] = kept.map(({ text, x, y }) => {
    const [right, down] = [pinWidth(text) / 2 + 2, PIN_HEIGHT / 2 + 2];
    return [x - right, y - down, x + right, y + down];
  });
  const chosen: FlatLabel[] = [];
  const candidates = places.features
    .map(({ properties: { name, rank }, geometry: { coordinates } }): FlatLabel => {
      const [longitude = 0, latitude = 0] = coordinates;
      return { name, rank, at: flat.project({ longitude, latitude }) };
    })
    .filter(({ rank }) => flat.metresPerPx <= (COARSEST_M[rank] ?? Number.POSITIVE_INFINITY))
    .sort((one, other) => one.rank - other.rank);
  for (const label of candidates) {
    const box = boxOf(label);
    const isWhole = box[0] > 2 && box[1] > 2 && box[2] < flat.width - 2 && box[3] < flat.height - 2;
    if (!isWhole || taken.some((other) => isOver(box, other))) continue;
    taken.push(box);
    chosen.push(label);
  }
  return chosen;
}

function boxOf({ name, rank, at: [x, y] }: FlatLabel): Box {
  const half = (name.length * LETTER_PX * (rank === 1 ? 1.35 : 1)) / 2;
  return [x - half, y - LINE_PX, x + half, y + 4];
}

function isOver(one: Box, other: Box): boolean {
  return one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];
}
