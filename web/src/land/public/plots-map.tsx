import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { useMemo } from 'react';
import { Marker } from 'react-map-gl/maplibre';
import { toOutlines } from '#land/properties/property-outlines.ts';
import { baseMapOf } from '#map/base-map-setting.ts';
import { MapCanvas } from '#map/map-canvas.tsx';
import { boundsAround } from '#map/map-view.ts';
import { OutlineLayer } from '#map/outline-layer.tsx';
import type { Office } from '#sharing/client/office.ts';
import { plotTitle } from './plot-words.ts';
import classes from './plots-map.module.css';

export interface PlotsMapProps {
  readonly items: readonly PublicItem[];
  readonly office: Office | undefined;
  readonly litId: string | undefined;
  readonly onLit: (itemId: string | undefined) => void;
  readonly onChoose: (itemId: string) => void;
}

/** The map that moves: numbered markers, outlines where they can be read. A chunk of its own, because its engine is heavy. */
export default function PlotsMap({ items, office, litId, onLit, onChoose }: PlotsMapProps) {
  const outlines = useMemo(
    () => items.flatMap(({ id, property: { polygons } }) => toOutlines({ id, polygons })),
    [items],
  );
  const everything = useMemo(() => boundsAround(items.map(({ property }) => property)), [items]);
  return (
    <MapCanvas label="Карта объектов" everything={everything} baseMap={office && baseMapOf(office)}>
      {outlines.length > 0 && <OutlineLayer outlines={outlines} />}
      {items.map(({ id, order, property }) => (
        <Marker
          key={id}
          longitude={property.longitude}
          latitude={property.latitude}
          className={litId === id ? (classes.lit ?? '') : ''}
          // The first ones lie on top, the lit one above all.
          style={{ zIndex: litId === id ? items.length + 1 : items.length - order }}
        >
          <button
            type="button"
            className={classes.pin}
            aria-label={`Объект ${order}: ${plotTitle(property)}`}
            onPointerEnter={() => onLit(id)}
            onPointerLeave={() => onLit(undefined)}
            onClick={() => onChoose(id)}
          >
            {order}
          </button>
        </Marker>
      ))}
    </MapCanvas>
  );
}
