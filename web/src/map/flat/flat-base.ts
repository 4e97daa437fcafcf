import type { FeatureCollection, LineString, Point, Polygon } from 'geojson';
import { useEffect, useState } from 'react';

/** Our base map for a static drawing: towns, roads and waters; no outlines of continents. */
export interface FlatBase {
  readonly reference: FeatureCollection<LineString | Polygon, { kind: string }>;
  readonly places: FeatureCollection<Point, { name: string; rank: number }>;
}

let asked: Promise<FlatBase | undefined> | undefined;
let loaded: FlatBase | undefined;

/** Loads the base map once. After a failure the drawing has none, and the next drawing tries again. */
async function load(): Promise<FlatBase | undefined> {
  const files = ['reference', 'places'].map(async (name) => {
    const answer = await fetch(`${import.meta.env.BASE_URL}map/${name}.geojson`);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return (await answer.json()) as FeatureCollection;
  });
  try {
    const [reference, places] = await Promise.all(files);
    loaded = { reference, places } as FlatBase;
    return loaded;
  } catch {
    asked = undefined;
    return undefined;
  }
}

/** Waits for the base map before printing. Also resolves when the load has failed. */
export async function flatBaseCame(): Promise<void> {
  asked ??= load();
  await asked;
}

/** The base map, at once if cached; undefined until it is loaded. */
export function useFlatBase(): FlatBase | undefined {
  const [base, setBase] = useState(loaded);
  useEffect(() => {
    let isGone = false;
    asked ??= load();
    void asked.then((come) => {
      if (!isGone) setBase(come);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return base;
}
