/** Size of a full drawing (px). Smaller sizes are drawn from the same SVG, not scaled from the full one. */
export const PHOTO_WIDTH = 1600;
export const PHOTO_HEIGHT = 1067;

export type Spot = readonly [x: number, y: number];

const whole = (value: number) => String(Math.round(value * 10) / 10);

export function polygon(points: readonly Spot[], paint: string): string {
  return `<polygon points="${points.map(([x, y]) => `${whole(x)},${whole(y)}`).join(' ')}" ${paint}/>`;
}

/** Many straight lines as one element. */
export function strokes(lines: readonly (readonly [Spot, Spot])[], paint: string): string {
  const path = lines.map(([[x1, y1], [x2, y2]]) => `M${whole(x1)} ${whole(y1)}L${whole(x2)} ${whole(y2)}`).join('');
  return `<path d="${path}" fill="none" ${paint}/>`;
}

/** A smooth line through points, as a path's `d`. */
export function curve(points: readonly Spot[]): string {
  const [first = [0, 0] as const, ...rest] = points;
  let d = `M${whole(first[0])} ${whole(first[1])}`;
  let before: Spot = first;
  for (const [x, y] of rest) {
    const bend = (x - before[0]) / 2;
    d += `C${whole(before[0] + bend)} ${whole(before[1])} ${whole(x - bend)} ${whole(y)} ${whole(x)} ${whole(y)}`;
    before = [x, y];
  }
  return d;
}

export function circle([x, y]: Spot, radius: number, paint: string): string {
  return `<circle cx="${whole(x)}" cy="${whole(y)}" r="${whole(radius)}" ${paint}/>`;
}

export function oval([x, y]: Spot, [rx, ry]: Spot, paint: string): string {
  return `<ellipse cx="${whole(x)}" cy="${whole(y)}" rx="${whole(rx)}" ry="${whole(ry)}" ${paint}/>`;
}

/** A vertical gradient from one colour to another. */
export function shade(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}
