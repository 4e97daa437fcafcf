/** Colours of slides: those of the pages in the light scheme. */
export const face = {
  page: 'f5f3ef',
  surface: 'ffffff',
  quiet: 'faf8f5',
  sunken: 'ece8e1',
  line: 'e4dfd7',
  strongLine: 'cfc8bc',
  text: '1f1c18',
  text2: '544e46',
  text3: '6f685e',
  map: {
    land: 'eeebe3',
    city: 'e0dacd',
    water: 'b9cfd8',
    road: 'ffffff',
    roadEdge: 'cdc4b4',
    text: '5d564b',
  },
} as const;

/** Colours of a domain: the bar, the accent, and lighter shades of both. */
export interface AreaFace {
  readonly bar: string;
  readonly bar2: string;
  readonly barText2: string;
  readonly accent: string;
  readonly accentSoft: string;
  readonly accentLine: string;
}

export const landFace: AreaFace = {
  bar: '1d4430',
  bar2: '2a5740',
  barText2: 'c3d8ca',
  accent: '2b6a45',
  accentSoft: 'e7f0e9',
  accentLine: 'a9c9b3',
};

export const industrialFace: AreaFace = {
  bar: '223f5c',
  bar2: '2f5276',
  barText2: 'c3d3e3',
  accent: '2a5b8a',
  accentSoft: 'e6eef6',
  accentLine: 'a5bfd8',
};
