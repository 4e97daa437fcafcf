import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { isInside, type OutlinePolygon } from './outline-geometry.ts';
import type { OutlineEditing } from './use-outline-editor.ts';

/** Distance to the first corner within which a click closes the outline (px). */
const CLOSING_PX = 10;

export interface OutlineGesturesProps {
  readonly editing: OutlineEditing;
  readonly polygons: readonly OutlinePolygon[];
  readonly onHover: (polygon: number | undefined) => void;
}

/** Mouse on the map itself: clicks, double clicks, hover, and dragging of a selected outline. */
export function OutlineGestures({ editing, polygons, onHover }: OutlineGesturesProps) {
  const map = useMap().current?.getMap();
  const isLine = editing.mode === 'draw' || editing.mode === 'cut';

  const polygonAt = ({ lngLat }: MapMouseEvent) => {
    const found = polygons.findLastIndex(({ coordinates }) => isInside(coordinates, [lngLat.lat, lngLat.lng]));
    return found < 0 ? undefined : found;
  };

  const handleClick = useEffectEvent((event: MapMouseEvent) => {
    // Clicks on corners and other markers also reach the map.
    if (event.originalEvent.target !== event.target.getCanvas()) return;
    const [first] = editing.path;
    if (editing.mode === 'select') {
      const polygon = polygonAt(event);
      return editing.choose(polygon === undefined ? undefined : { polygon });
    }
    const isClosing = editing.mode === 'draw' && editing.path.length >= 3 && first;
    if (isClosing && event.point.dist(event.target.project([first[1], first[0]])) < CLOSING_PX) return editing.finish();
    editing.place({ latitude: event.lngLat.lat, longitude: event.lngLat.lng });
  });

  const handleDoubleClick = useEffectEvent((event: MapMouseEvent) => {
    if (!isLine) return;
    event.preventDefault();
    editing.finish();
  });

  const handleMove = useEffectEvent((event: MapMouseEvent) => {
    onHover(editing.mode === 'select' ? polygonAt(event) : undefined);
  });

  const handleDown = useEffectEvent((event: MapMouseEvent) => {
    const { target, lngLat, originalEvent } = event;
    const polygon = polygonAt(event);
    if (editing.mode !== 'select' || polygon === undefined || polygon !== editing.selection?.polygon) return;
    if (originalEvent.target !== target.getCanvas() || originalEvent.button !== 0) return;
    event.preventDefault();
    const way = (to: MapMouseEvent) => [to.lngLat.lat - lngLat.lat, to.lngLat.lng - lngLat.lng] as const;
    let last: readonly [number, number] | undefined;
    const handleDrag = (to: MapMouseEvent) => {
      last = way(to);
      holdPolygon(polygon, ...last);
    };
    const handleEnd = () => {
      target.off('mousemove', handleDrag);
      if (last) letGo(polygon, ...last);
    };
    target.on('mousemove', handleDrag);
    window.addEventListener('mouseup', handleEnd, { once: true });
  });
  /** Keys while the map has the focus: the arrows move the map, whose centre acts as the pointer. */
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (editing.mode === 'select' || !map || event.ctrlKey || event.metaKey) return;
    const centre = map.getCenter();
    if (event.key === ' ') editing.place({ latitude: centre.lat, longitude: centre.lng });
    else if (isLine && event.key === 'Enter') editing.finish();
    else if (isLine && event.key === 'Backspace') editing.undo();
    else return;
    event.preventDefault();
  });
  const holdPolygon = useEffectEvent((...held: Parameters<OutlineEditing['holdPolygon']>) =>
    editing.holdPolygon(...held),
  );
  const letGo = useEffectEvent((...moved: Parameters<OutlineEditing['movePolygon']>) => {
    editing.movePolygon(...moved);
  });

  useEffect(() => {
    if (!map) return;
    const subscriptions = [
      map.on('click', (event) => handleClick(event)),
      map.on('dblclick', (event) => handleDoubleClick(event)),
      map.on('mousemove', (event) => handleMove(event)),
      map.on('mousedown', (event) => handleDown(event)),
    ];
    const canvas = map.getCanvas();
    const listen = (event: KeyboardEvent) => handleKey(event);
    canvas.addEventListener('keydown', listen);
    return () => {
      canvas.removeEventListener('keydown', listen);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [map]);

  useEffect(() => {
    if (!map) return;
    map.getCanvas().style.cursor = editing.mode === 'select' ? '' : 'crosshair';
    // Moves the focus to the map: Enter on the starting button would press it again.
    if (editing.mode !== 'select') map.getCanvas().focus({ preventScroll: true });
  }, [map, editing.mode]);

  const { mode, selection } = editing;
  useEffect(() => {
    // The pressed button may be removed by its action ('Готово', 'Удалить контур'): the focus stays in the editor.
    const isLost = document.activeElement === document.body && (mode === 'select' || selection === undefined);
    if (isLost) map?.getCanvas().focus({ preventScroll: true });
  }, [map, mode, selection]);

  return null;
}
