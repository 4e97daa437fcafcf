import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Marker, useMap } from 'react-map-gl/maplibre';
import { toOutlines } from '#land/properties/property-outlines.ts';
import { baseMapOf } from '#map/canvas/base-map-setting.ts';
import { MapCanvas } from '#map/canvas/map-canvas.tsx';
import { worldX, worldY } from '#map/flat/flat-projection.ts';
import { OutlineLayer } from '#map/outline/outline-layer.tsx';
import { type PinPile, type PlacedPin, pilePins } from '#map/points/pin-piles.ts';
import { FIT, MOVE_MS } from '#map/view/followed-view.ts';
import { boundsAround } from '#map/view/map-view.ts';
import { clientButton } from '#sharing/client/client-button.ts';
import type { Office } from '#sharing/client/office.ts';
import { PileList } from './pile-list.tsx';
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
export default function PlotsMap({ items, office, ...markers }: PlotsMapProps) {
  const outlines = useMemo(
    () => items.flatMap(({ id, property: { polygons } }) => toOutlines({ id, polygons })),
    [items],
  );
  const everything = useMemo(() => boundsAround(items.map(({ property }) => property)), [items]);
  return (
    <MapCanvas label="Карта объектов" everything={everything} baseMap={office && baseMapOf(office)}>
      {outlines.length > 0 && <OutlineLayer outlines={outlines} />}
      <PlotMarkers items={items} {...markers} />
    </MapCanvas>
  );
}

/** Steps of the zoom at which markers are piled anew. */
const STEPS = 4;
/** Of a marker, px. */
const MARKER_HEIGHT = 26;
/** px of the world at zoom 0. */
const WORLD_PX = 512;
/** Near enough to tell neighbouring plots apart. */
const NEAR = { ...FIT, maxZoom: 17 };
/** Largest distance at which objects count as one point on the map (degrees). */
const ONE_POINT = 1e-5;

type MarkersProps = Omit<PlotsMapProps, 'office'>;
type Pile = PinPile<{ readonly item: PublicItem } & PlacedPin>;

/** Markers that would cover each other at this zoom are one with all their numbers, which opens a list of the objects. */
function PlotMarkers({ items, litId, onLit, onChoose }: MarkersProps) {
  const { current: map } = useMap();
  const [openPile, setOpenPile] = useState<readonly PublicItem[]>();
  const zoom = useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        map?.on('zoom', onChange);
        return () => void map?.off('zoom', onChange);
      },
      [map],
    ),
    () => Math.floor((map?.getZoom() ?? 0) * STEPS) / STEPS,
  );
  const piles = useMemo(() => pilesAt(items, zoom), [items, zoom]);
  return (
    <>
      {piles.map((pile) => {
        const isLit = pile.pins.some(({ item }) => item.id === litId);
        const [first] = pile.pins;
        return (
          <Marker
            key={pile.pins.map(({ item }) => item.id).join()}
            {...placeOf(pile)}
            className={isLit ? (classes.lit ?? '') : ''}
            // The first ones lie on top, the lit one above all.
            style={{ zIndex: isLit ? items.length + 1 : items.length - (first?.order ?? 0) }}
          >
            {pile.pins.length > 1 ? (
              <button
                type="button"
                className={classes.pin}
                aria-label={`Объекты ${pile.pins.map(({ order }) => order).join(', ')}`}
                aria-haspopup="dialog"
                onClick={() => setOpenPile(pile.pins.map(({ item }) => item))}
              >
                {pile.text}
              </button>
            ) : (
              first && <SinglePin item={first.item} onLit={onLit} onChoose={onChoose} />
            )}
          </Marker>
        );
      })}
      {openPile &&
        createPortal(
          <PileList items={openPile} onChoose={onChoose} onClose={() => setOpenPile(undefined)}>
            {!isOnePoint(openPile) && (
              <button
                type="button"
                className={clientButton.plain}
                onClick={() => {
                  const around = boundsAround(
                    openPile.map(({ property }) => property),
                    0,
                  );
                  setOpenPile(undefined);
                  if (around)
                    map?.fitBounds([...around] as [number, number, number, number], { ...NEAR, duration: MOVE_MS });
                }}
              >
                Показать ближе
              </button>
            )}
          </PileList>,
          document.body,
        )}
    </>
  );
}

function SinglePin({
  item: { id, order, property },
  onLit,
  onChoose,
}: Pick<MarkersProps, 'onLit' | 'onChoose'> & { item: PublicItem }) {
  return (
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
  );
}

function pilesAt(items: readonly PublicItem[], zoom: number): Pile[] {
  const world = WORLD_PX * 2 ** zoom;
  return pilePins(
    items.map((item) => ({
      item,
      order: item.order,
      text: String(item.order),
      x: worldX(item.property.longitude) * world,
      y: worldY(item.property.latitude) * world,
    })),
    MARKER_HEIGHT,
  );
}

/** Between its objects; one that stands alone at its place to the last digit. */
function placeOf({ pins }: Pile): { longitude: number; latitude: number } {
  const mean = (of: 'longitude' | 'latitude') =>
    pins.reduce((sum, { item: { property } }) => sum + property[of], 0) / pins.length;
  return { longitude: mean('longitude'), latitude: mean('latitude') };
}

function isOnePoint(items: readonly PublicItem[]): boolean {
  const spread = (of: 'longitude' | 'latitude') => {
    const all = items.map(({ property }) => property[of]);
    return Math.max(...all) - Math.min(...all);
  };
  return spread('longitude') < ONE_POINT && spread('latitude') < ONE_POINT;
}
