/** `[latitude, longitude]`, degrees, WGS 84: the order in which people write a place down. */
export type Anchor = readonly [number, number];

/** A line or ring drawn as a smooth curve through its anchors: true to about a kilometre at an anchor, a sketch between. */
export interface Sketch {
  readonly name: string;
  readonly through: readonly Anchor[];
}
