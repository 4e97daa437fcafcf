import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { useMemo } from 'react';
import { FlatMap } from '#map/flat-map.tsx';
import { fitFlat } from '#map/flat-projection.ts';
import { boundsAround } from '#map/map-view.ts';
import classes from './plot-drawings.module.css';

const SIZE = { width: 420, height: 250 } as const;
/** The way to the next town is seen; of a confidential plot no more than the district (G-10). */
const AROUND_M = { exact: 60_000, approximate: 90_000 } as const;

/** Where a plot is, and its outline where there is one: two drawings that print. */
export function PlotDrawings({ item: { id, order, property } }: { item: PublicItem }) {
  const { latitude, longitude, isApproximatePosition, polygons } = property;
  const around = useMemo(() => {
    const leastM = isApproximatePosition ? AROUND_M.approximate : AROUND_M.exact;
    return fitFlat([longitude, latitude, longitude, latitude], { ...SIZE, padding: 30, leastM });
  }, [latitude, longitude, isApproximatePosition]);
  const outlines = useMemo(() => polygons.map(({ coordinates }) => coordinates), [polygons]);
  const near = useMemo(() => {
    const corners = outlines.flat().map(([lat, lon]) => ({ latitude: lat, longitude: lon }));
    const bounds = boundsAround(corners, 0);
    return bounds && fitFlat(bounds, { ...SIZE, padding: 44, leastM: 60 });
  }, [outlines]);
  const pins = useMemo(() => [{ id, text: String(order), latitude, longitude }], [id, order, latitude, longitude]);
  return (
    <div className={classes.drawings}>
      <figure className={classes.drawing}>
        <div className={classes.frame}>
          <FlatMap label="Место на карте" flat={around} pins={pins} />
        </div>
        {isApproximatePosition && <figcaption>Место показано приблизительно</figcaption>}
      </figure>
      {near && (
        <figure className={classes.drawing}>
          <div className={classes.frame}>
            <FlatMap label="Контур участка" flat={near} outlines={outlines} hasCorners />
          </div>
        </figure>
      )}
    </div>
  );
}
