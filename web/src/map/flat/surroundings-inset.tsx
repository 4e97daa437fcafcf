import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { useMemo } from 'react';
import { boundsAround, type MapPosition } from '#map/view/map-view.ts';
import { Box } from '#ui/layout/box.ts';
import { useFlatBase } from './flat-base.ts';
import { FlatMap } from './flat-map.tsx';
import { fitFlat } from './flat-projection.ts';
import { nearestTown } from './nearest-town.ts';
import classes from './surroundings-inset.module.css';

/** Size and padding of the drawing (px). */
const SIZE = { width: 216, height: 96, padding: 22 } as const;
/** Minimum width that shows recognizable roads (m). */
const LEAST_M = 24_000;

/** An inset over a map with one object: the nearest town, the roads, and the object's position among them. */
export function SurroundingsInset({
  latitude,
  longitude,
  highway,
}: MapPosition & { readonly highway?: string | undefined }) {
  const base = useFlatBase();
  const town = useMemo(() => base && nearestTown(base.places, { latitude, longitude }), [base, latitude, longitude]);
  const flat = useMemo(() => {
    const here = { latitude, longitude };
    const bounds = boundsAround(town ? [here, town] : [here], 0);
    return bounds && fitFlat(bounds, { ...SIZE, leastM: LEAST_M });
  }, [town, latitude, longitude]);
  const way = useMemo(() => (town ? [{ latitude, longitude }, town] : undefined), [town, latitude, longitude]);
  if (!flat || !town) return null;
  const words = [`${town.name}, ${formatQuantity(town.km, units.kilometre)} по прямой`, highway].filter(Boolean);
  return (
    <figure className={classes.inset}>
      <Box pos="relative" h={96} className={classes.drawing}>
        <FlatMap label={`Окрестности: ${words.join(', ')}`} flat={flat} way={way} />
      </Box>
      <figcaption>
        {words.map((word) => (
          <div key={word}>{word}</div>
        ))}
      </figcaption>
    </figure>
  );
}
