/** `[latitude, longitude]`, degrees, WGS 84, the usual order of coordinates. */
export type Anchor = readonly [number, number];

/**
 * A line or ring drawn as a smooth curve through its anchors: exact to about a kilometre at an anchor, approximate
 * between.
 */
export interface Sketch {
  readonly name: string;
  readonly through: readonly Anchor[];
}
