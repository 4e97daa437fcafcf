import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Marker, useMap } from 'react-map-gl/maplibre';
import { baseMapOf } from '#map/canvas/base-map-setting.ts';
import { MapCanvas } from '#map/canvas/map-canvas.tsx';
import { worldX, worldY } from '#map/flat/flat-projection.ts';
import { OutlineLayer } from '#map/outline/outline-layer.tsx';
import { toOutlines } from '#map/outline/to-outlines.ts';
import { type PinPile, type PlacedPin, pilePins } from '#map/points/pin-piles.ts';
import { FIT, MOVE_MS } from '#map/view/followed-view.ts';
import { boundsAround } from '#map/view/map-view.ts';
import { clientButton } from './client-button.ts';
import { type ClientWords, nameOf, type PlacedItem } from './client-kind.ts';
import classes from './items-map.module.css';
import type { Office } from './office.ts';
import { PileList } from './pile-list.tsx';

export interface ItemsMapProps {
  readonly items: readonly PlacedItem[];
  readonly words: ClientWords;
  readonly office: Office | undefined;
  readonly litId: string | undefined;
  readonly onLit: (itemId: string | undefined) => void;
  readonly onChoose: (itemId: string) => void;
}

/**
 * The interactive map: numbered markers, and outlines where the zoom shows them large enough. A separate chunk, because
 * the map engine is large.
 */
export default function ItemsMap({ office, ...markers }: ItemsMapProps) {
  const { items, words } = markers;
  const outlines = useMemo(() => items.flatMap(toOutlines), [items]);
  const everything = useMemo(() => boundsAround(items), [items]);
  return (
    <MapCanvas label={words.map} everything={everything} baseMap={office && baseMapOf(office)}>
      {outlines.length > 0 && <OutlineLayer outlines={outlines} />}
      <ItemMarkers {...markers} />
    </MapCanvas>
  );
}

/** Number of steps per zoom level at which markers are grouped again. */
const STEPS = 4;
/** Height of a marker (px). */
const MARKER_HEIGHT = 26;
/** Width of the world at zoom 0 (px). */
const WORLD_PX = 512;
/** Zoom that separates neighbours. */
const NEAR = { ...FIT, maxZoom: 17 };
/** Largest distance at which items count as one point on the map (degrees). */
const ONE_POINT = 1e-5;

type MarkersProps = Omit<ItemsMapProps, 'office'>;
type Pile = PinPile<{ readonly item: PlacedItem } & PlacedPin>;

/**
 * Markers that would overlap at this zoom are merged into one with all their numbers, which opens a list of the items.
 */
function ItemMarkers({ items, words, litId, onLit, onChoose }: MarkersProps) {
  const { current: map } = useMap();
  const [openPile, setOpenPile] = useState<readonly PlacedItem[]>();
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
            // Items with a low number are on top, the highlighted one above all.
            style={{ zIndex: isLit ? items.length + 1 : items.length - (first?.order ?? 0) }}
          >
            {pile.pins.length > 1 ? (
              <button
                type="button"
                className={classes.pin}
                aria-label={`${words.several} ${pile.pins.map(({ order }) => order).join(', ')}`}
                aria-haspopup="dialog"
                onClick={() => setOpenPile(pile.pins.map(({ item }) => item))}
              >
                {pile.text}
              </button>
            ) : (
              first && <SinglePin item={first.item} words={words} onLit={onLit} onChoose={onChoose} />
            )}
          </Marker>
        );
      })}
      {openPile &&
        createPortal(
          <PileList items={openPile} words={words} onChoose={onChoose} onClose={() => setOpenPile(undefined)}>
            {!isOnePoint(openPile) && (
              <button
                type="button"
                className={clientButton.plain}
                onClick={() => {
                  const around = boundsAround(openPile, 0);
                  setOpenPile(undefined);
                  if (around) map?.fitBounds([...around], { ...NEAR, duration: MOVE_MS });
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

type SinglePinProps = Pick<MarkersProps, 'words' | 'onLit' | 'onChoose'> & { readonly item: PlacedItem };

function SinglePin({ item, words, onLit, onChoose }: SinglePinProps) {
  const { id, order, title } = item;
  return (
    <button
      type="button"
      className={classes.pin}
      aria-label={`${nameOf(words, item)}: ${title}`}
      onPointerEnter={() => onLit(id)}
      onPointerLeave={() => onLit(undefined)}
      onClick={() => onChoose(id)}
    >
      {order}
    </button>
  );
}

function pilesAt(items: readonly PlacedItem[], zoom: number): Pile[] {
  const world = WORLD_PX * 2 ** zoom;
  return pilePins(
    items.map((item) => ({
      item,
      order: item.order,
      text: String(item.order),
      x: worldX(item.longitude) * world,
      y: worldY(item.latitude) * world,
    })),
    MARKER_HEIGHT,
  );
}

/** The centre of the pile's items; for a single item its exact position. */
function placeOf({ pins }: Pile): { longitude: number; latitude: number } {
  const mean = (of: 'longitude' | 'latitude') => pins.reduce((sum, { item }) => sum + item[of], 0) / pins.length;
  return { longitude: mean('longitude'), latitude: mean('latitude') };
}

function isOnePoint(items: readonly PlacedItem[]): boolean {
  const spread = (of: 'longitude' | 'latitude') => {
    const all = items.map((item) => item[of]);
    return Math.max(...all) - Math.min(...all);
  };
  return spread('longitude') < ONE_POINT && spread('latitude') < ONE_POINT;
}
