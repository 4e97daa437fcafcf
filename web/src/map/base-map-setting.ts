import type { Settings } from '@gektar/contract/shell.ts';
import type { BaseMapSetting } from './map-canvas.tsx';

/** What the settings say should stand under the points (L-05). */
export function baseMapOf({ mapStyleUrl, mapTileUrl }: Pick<Settings, 'mapStyleUrl' | 'mapTileUrl'>): BaseMapSetting {
  return {
    ...(mapStyleUrl !== null && { styleUrl: mapStyleUrl }),
    ...(mapTileUrl !== null && { tiles: { url: mapTileUrl, attribution: '© OpenStreetMap' } }),
  };
}
