import type { FeatureCollection, LineString, Point, Polygon } from 'geojson';
import { useEffect, useState } from 'react';

/** Our own base map as far as a still drawing needs it: places, roads, waters; the outline of the continents stays away. */
export interface FlatBase {
  readonly reference: FeatureCollection<LineString | Polygon, { kind: string }>;
  readonly places: FeatureCollection<Point, { name: string; rank: number }>;
}

let asked: Promise<FlatBase | undefined> | undefined;
let loaded: FlatBase | undefined;

/** Asked for once; a drawing does without it where it cannot be had, and asks again next time. */
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

/** Waits for the base map: a drawing without it is not to be printed. Resolves also where it cannot be had. */
export async function flatBaseCame(): Promise<void> {
  asked ??= load();
  await asked;
}

/** The base map once it is there, at once where it has been loaded before; what is drawn meanwhile needs none. */
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
