import { sideOf } from '@gektar/contract/measure/ring-crossing.ts';
import { isInside, type LatLon, type Ring, roundedCorner, sidesOf } from './outline-geometry.ts';

/** Crossing of a cut's path with a side. */
interface Crossing {
  readonly place: LatLon;
  /** Position along the path: index of its segment plus the share of it. */
  readonly reach: number;
  readonly side: number;
  /** Position along the side: 0 at its first corner, 1 at its second. */
  readonly share: number;
}

/**
 * Cuts a ring along a path of two or more points that does not cross itself. On the wire, an area is one ring without
 * holes, so a cut always divides. An unwanted part is deleted afterwards; a hole takes a cut through the area and one
 * around the hole in each half. An end of the path that lies inside the ring cuts nothing.
 * @returns the ring itself, unchanged, when the path does not pass through it
 */
export function cutRing(ring: Ring, path: readonly LatLon[]): LatLon[][] {
  const [start] = path;
  const crossings = crossingsOf(ring, path);
  if (start && isInside(ring, start)) crossings.shift();
  if (crossings.length % 2 === 1) crossings.pop();
  if (crossings.length === 0) return [ring.map((corner): LatLon => [...corner])];
  return partsOf(nodesOf(ring, crossings), crossings, path);
}

/** Crossings of the path with the sides of the ring, in the order of the path. */
function crossingsOf(ring: Ring, path: readonly LatLon[]): Crossing[] {
  const found: Crossing[] = [];
  for (const [stretch, from] of path.entries()) {
    const to = path[stretch + 1];
    if (!to) break;
    for (const [side, [a, b]] of sidesOf(ring).entries()) {
      const [fromSide, toSide] = [sideOf(a, b, from), sideOf(a, b, to)];
      const [aSide, bSide] = [sideOf(from, to, a), sideOf(from, to, b)];
      // A corner on the path counts as left of it, so that it belongs to one side only.
      if (aSide >= 0 === bSide >= 0 || fromSide >= 0 === toSide >= 0) continue;
      const share = aSide / (aSide - bSide);
      const place = roundedCorner([a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]);
      found.push({ place, reach: stretch + fromSide / (fromSide - toSide), side, share });
    }
  }
  return found.sort((one, other) => one.reach - other.reach);
}

/** A corner of the ring, or the index of a crossing. */
type Node = { readonly corner: LatLon } | { readonly crossing: number };

/** The ring with its crossings in between. */
function nodesOf(ring: Ring, crossings: readonly Crossing[]): Node[] {
  return ring.flatMap((corner, side): Node[] => {
    const here = crossings
      .map(({ side: of, share }, crossing) => ({ of, share, crossing }))
      .filter(({ of }) => of === side)
      .sort((one, other) => one.share - other.share);
    return [{ corner }, ...here.map(({ crossing }) => ({ crossing }))];
  });
}

/** Traces every part: along the ring, and at each crossing along the path to its other crossing. */
function partsOf(nodes: readonly Node[], crossings: readonly Crossing[], path: readonly LatLon[]): LatLon[][] {
  const left = new Set(nodes.keys());
  const parts: LatLon[][] = [];
  for (const first of nodes.keys()) {
    const part: LatLon[] = [];
    for (let at = first; left.delete(at); ) {
      const node = nodes[at];
      if (node && 'corner' in node) part.push(node.corner);
      at = (at + 1) % nodes.length;
      const next = nodes[at];
      if (!next || 'corner' in next) continue;
      const partner = next.crossing ^ 1;
      part.push(...across(crossings[next.crossing], crossings[partner], path));
      at = nodes.findIndex((other) => 'crossing' in other && other.crossing === partner);
    }
    const corners = withoutRepeats(part);
    if (corners.length >= 3) parts.push(corners);
  }
  return parts;
}

/** Line from one crossing to another, with the corners of the path between them. */
function across(from: Crossing | undefined, to: Crossing | undefined, path: readonly LatLon[]): LatLon[] {
  if (!from || !to) return [];
  const [low, high] = [Math.min(from.reach, to.reach), Math.max(from.reach, to.reach)];
  const between = path.filter((_, index) => index > low && index < high);
  return [from.place, ...(from.reach < to.reach ? between : between.reverse()), to.place];
}

function withoutRepeats(ring: readonly LatLon[]): LatLon[] {
  return ring
    .filter((corner, index) => {
      const before = ring[(index + ring.length - 1) % ring.length];
      return !before || corner[0] !== before[0] || corner[1] !== before[1];
    })
    .map((corner): LatLon => [...corner]);
}
