import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Marker, useMap } from 'react-map-gl/maplibre';
import classes from '#map/outline/outline-editor.module.css';
import { cornerAt, type LatLon } from '#map/outline/outline-geometry.ts';

export interface MapHandleProps {
  readonly at: LatLon;
  /** Label for screen readers and on hover: 'Угол 3 из 6'. */
  readonly label: string;
  readonly kind: 'corner' | 'middle' | 'centre';
  readonly isChosen?: boolean | undefined;
  readonly onChoose?: (() => void) | undefined;
  readonly onDrag: (to: LatLon) => void;
  /** Called when dropped, or moved by a key. */
  readonly onMove: (to: LatLon) => void;
  readonly onDelete?: (() => void) | undefined;
  readonly children?: ReactNode;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP_PX = 2;
const WIDE_STEP_PX = 20;

/**
 * A position on the map that is dragged, or moved by the arrow keys (with Shift in larger steps) and removed by Delete.
 */
export function MapHandle(props: MapHandleProps) {
  const { at, label, kind, isChosen, onChoose, onDrag, onMove, children } = props;
  const { current: map } = useMap();
  const button = useRef<HTMLButtonElement>(null);
  /** Position during a drag; the value changes when it ends. */
  const [heldAt, setHeldAt] = useState<LatLon>();
  const drawnAt = heldAt ?? at;

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    if (!(arrow && map) && !(isDelete && props.onDelete)) return;
    // The event must not reach the map, which would pan, nor the browser's scrolling.
    event.stopPropagation();
    event.preventDefault();
    if (!arrow || !map) return props.onDelete?.();
    const step = event.shiftKey ? WIDE_STEP_PX : STEP_PX;
    const { x, y } = map.project([at[1], at[0]]);
    const { lat, lng } = map.unproject([x + arrow[0] * step, y + arrow[1] * step]);
    onMove(cornerAt({ latitude: lat, longitude: lng }));
  });

  useEffect(() => {
    const element = button.current;
    const handle = (event: KeyboardEvent) => handleKey(event);
    element?.addEventListener('keydown', handle);
    return () => element?.removeEventListener('keydown', handle);
  }, []);

  useEffect(() => {
    if (isChosen) button.current?.focus({ preventScroll: true });
  }, [isChosen]);

  return (
    <Marker
      latitude={drawnAt[0]}
      longitude={drawnAt[1]}
      draggable
      className={classes.handle ?? ''}
      onDrag={({ lngLat }) => {
        const to = cornerAt({ latitude: lngLat.lat, longitude: lngLat.lng });
        setHeldAt(to);
        onDrag(to);
      }}
      onDragEnd={({ lngLat }) => {
        setHeldAt(undefined);
        onMove(cornerAt({ latitude: lngLat.lat, longitude: lngLat.lng }));
      }}
    >
      <button
        ref={button}
        type="button"
        className={classes[kind]}
        aria-label={label}
        title={label}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {children}
      </button>
    </Marker>
  );
}
