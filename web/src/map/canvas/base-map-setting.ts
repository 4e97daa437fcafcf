import type { Settings } from '@gektar/contract/shell.ts';
import type { BaseMapSetting } from './map-canvas.tsx';

/** Tiles of OpenStreetMap require a credit with a link to its licence (ODbL). */
const TILE_ATTRIBUTION =
  '© участники <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a>';

/** Base map from the settings (L-05). */
export function baseMapOf({ mapStyleUrl, mapTileUrl }: Pick<Settings, 'mapStyleUrl' | 'mapTileUrl'>): BaseMapSetting {
  return {
    ...(mapStyleUrl !== null && { styleUrl: mapStyleUrl }),
    ...(mapTileUrl !== null && { tiles: { url: mapTileUrl, attribution: TILE_ATTRIBUTION } }),
  };
}
