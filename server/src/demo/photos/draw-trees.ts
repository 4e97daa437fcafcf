import type { Chance } from '#demo/seeded-random.ts';
import type { Season } from './season.ts';
import { circle, polygon, type Spot, strokes } from './svg.ts';

/** A broad-leaved tree. @param foot lower end of the trunk */
export function tree(chance: Chance, { leaves }: Season, foot: Spot, height: number): string {
  const isBirch = chance.happens(0.5);
  const [x, y] = foot;
  const crown = chance.pick(leaves);
  const puffs = Array.from({ length: 5 }, (_, index) => {
    const at: Spot = [x + chance.between(-0.2, 0.2) * height, y - height * (0.5 + index * 0.09)];
    return circle(at, height * chance.between(0.15, 0.23) * (index === 4 ? 0.75 : 1), `fill="${crown}"`);
  });
  const light = circle([x - height * 0.08, y - height * 0.72], height * 0.13, 'fill="#ffffff" fill-opacity=".12"');
  const trunk = strokes(
    [[foot, [x, y - height * 0.55]]],
    `stroke="${isBirch ? '#e6e1d6' : '#6f5a45'}" stroke-width="${(height * 0.035).toFixed(1)}"`,
  );
  return trunk + puffs.join('') + light;
}

export function spruce(chance: Chance, { spruces }: Season, [x, y]: Spot, height: number): string {
  const color = chance.pick(spruces);
  const tiers = [0, 0.24, 0.46].map((from) => {
    const half = height * (0.2 - from * 0.2);
    const base = y - height * (0.07 + from);
    return polygon(
      [
        [x, base - height * (from === 0.46 ? 0.47 : 0.42)],
        [x + half, base],
        [x - half, base],
      ],
      `fill="${color}"`,
    );
  });
  return (
    strokes(
      [
        [
          [x, y],
          [x, y - height * 0.1],
        ],
      ],
      `stroke="#5b4a39" stroke-width="${(height * 0.03).toFixed(1)}"`,
    ) + tiers.join('')
  );
}
