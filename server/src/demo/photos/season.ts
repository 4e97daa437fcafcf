import type { Chance } from '#demo/seeded-random.ts';

/** Colours of a season. */
export interface Season {
  readonly sky: readonly [above: string, below: string];
  readonly cloud: string;
  readonly fields: readonly [string, ...string[]];
  readonly grass: string;
  readonly farWood: string;
  readonly leaves: readonly [string, ...string[]];
  readonly spruces: readonly [string, ...string[]];
}

const seasons: readonly [Season, ...Season[]] = [
  {
    sky: ['#8fb6d8', '#dfeaf0'],
    cloud: '#ffffff',
    fields: ['#8fae5c', '#a5b96b', '#7f9f55', '#b7c47e', '#98a35a', '#6f9350'],
    grass: '#86a352',
    farWood: '#7c987f',
    leaves: ['#6f9a4c', '#7fa957', '#5f8a45', '#8db463'],
    spruces: ['#3f6247', '#4a7050', '#37573f'],
  },
  {
    sky: ['#7fa9cf', '#e9e6d6'],
    cloud: '#fffdf6',
    fields: ['#c9b26a', '#d8c27e', '#a9ad6a', '#bfa35c', '#8f9f58', '#ddcb92'],
    grass: '#a39f5b',
    farWood: '#7f9478',
    leaves: ['#648c47', '#7c9c4e', '#567d40', '#8aa352'],
    spruces: ['#3d5d44', '#46684a', '#36543d'],
  },
  {
    sky: ['#9db4c6', '#ece3d3'],
    cloud: '#f6f2ea',
    fields: ['#b59a62', '#a38a58', '#8d8a58', '#c4ad7a', '#97794f', '#7f8653'],
    grass: '#948f59',
    farWood: '#8c8f76',
    leaves: ['#c9953f', '#b9772f', '#d3ae4f', '#8f8a45'],
    spruces: ['#41604a', '#4b6b50', '#385441'],
  },
];

export function pickSeason(chance: Chance): Season {
  return chance.pick(seasons);
}
