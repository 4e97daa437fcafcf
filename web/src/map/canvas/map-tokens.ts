import { useMemo, useSyncExternalStore } from 'react';

/** Colours that the map draws without CSS: read from the tokens of the page. */
export interface MapTokens {
  readonly land: string;
  readonly city: string;
  readonly edge: string;
  readonly water: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly text: string;
  readonly accent: string;
  readonly onAccent: string;
  /** Ring around a marker: light in both schemes, for contrast with the map. */
  readonly ring: string;
  /** Ring around a cluster: the surface of the scheme. */
  readonly clusterRing: string;
  readonly isDark: boolean;
}

/** Attributes of `<html>` that change the tokens: scheme and domain. */
const ATTRIBUTES = ['data-mantine-color-scheme', 'data-domain'];

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ATTRIBUTES });
  return () => observer.disconnect();
}

function snapshot(): string {
  return ATTRIBUTES.map((name) => document.documentElement.getAttribute(name)).join(' ');
}

function readTokens(isDark: boolean): MapTokens {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    land: token('--map-land'),
    city: token('--map-city'),
    edge: token('--map-edge'),
    water: token('--map-water'),
    road: token('--map-road'),
    roadEdge: token('--map-road-edge'),
    text: token('--map-text'),
    accent: token('--accent'),
    onAccent: token('--on-accent'),
    clusterRing: token('--surface'),
    ring: isDark ? token('--text') : token('--surface'),
    isDark,
  };
}

/** The current tokens, read again when the scheme or the domain changes. */
export function useMapTokens(): MapTokens {
  const attributes = useSyncExternalStore(subscribe, snapshot);
  return useMemo(() => readTokens(attributes.startsWith('dark')), [attributes]);
}

/** A colour as MapLibre can parse it: `var(--type-brick)` becomes its value, anything else stays. */
export function plainColour(colour: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour;
}
