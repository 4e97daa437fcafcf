import { formatQuantity } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { Marker } from 'react-map-gl/maplibre';
import { type BaseMapSetting, MapCanvas } from '#map/canvas/map-canvas.tsx';
import { DrawnPath } from '#map/flat/drawn-path.tsx';
import { boundsAround } from '#map/view/map-view.ts';
import { Row } from '#ui/layout/row.ts';
import { OutlineAreas } from './outline-areas.tsx';
import classes from './outline-editor.module.css';
import { areaHa, viewAround } from './outline-geometry.ts';
import { OutlineGestures } from './outline-gestures.tsx';
import { OutlineHandles, SideLengths } from './outline-handles.tsx';
import { OutlineLayer } from './outline-layer.tsx';
import { OutlineToolbar } from './outline-toolbar.tsx';
import { TypedCorner } from './typed-corner.tsx';
import { type EditorMode, type OutlineValue, useOutlineEditor } from './use-outline-editor.ts';

export interface OutlineEditorProps {
  /** Name of the map for a screen reader. */
  readonly label: string;
  readonly value: OutlineValue;
  readonly onChange: (value: OutlineValue) => void;
  /** Documented area (ha), shown next to the area of the outlines. */
  readonly statedAreaHa?: number | null | undefined;
  readonly baseMap?: BaseMapSetting | undefined;
}

const ADVICE: Readonly<Record<EditorMode, string>> = {
  select: 'Щелчок выбирает контур; углы и весь контур двигаются мышью или стрелками',
  draw: 'Щёлкайте по углам. Замкнуть: Enter или двойной щелчок, последний угол убирает Backspace, отказ: Esc',
  cut: 'Проведите линию через контур насквозь. Разрезать: Enter или двойной щелчок, отказ: Esc',
  point: 'Щёлкните, где стоит объект. Пробел ставит точку в центр карты, отказ: Esc',
};
const corners: PluralForms = ['угол', 'угла', 'углов'];

/**
 * Draws, moves, cuts and deletes outlines on a map, and sets the point: with the mouse, with buttons, or by keyboard
 * only. Terra Draw was rejected: it has a separate store of shapes, no cut and no keyboard control of corners. An area
 * has one ring and no holes, so a cut divides it (see `cutRing`). Large: load it on demand.
 */
export default function OutlineEditor({ label, value, onChange, statedAreaHa, baseMap }: OutlineEditorProps) {
  const editing = useOutlineEditor(value, onChange);
  const [hovered, setHovered] = useState<number>();
  const [view, setView] = useState(() => viewAround(value.polygons.flatMap(({ coordinates }) => coordinates)));
  const { latitude, longitude } = value.position;
  const everything = useMemo(() => boundsAround(placesOf(value)), [value]);
  const outlines = editing.shown.map(({ coordinates: [...ring] }, index) => {
    const isRefused = editing.held?.isRefused && index === editing.selection?.polygon;
    const closed = [...ring, ...ring.slice(0, 1)].map((corner) => [corner[1], corner[0]]);
    return {
      id: `${index}`,
      geometry: { type: 'Polygon' as const, coordinates: [closed] },
      colour: isRefused ? 'var(--danger)' : undefined,
    };
  });
  const lit = editing.shown[editing.selection?.polygon ?? hovered ?? -1];
  const isBusy = editing.mode !== 'select' || editing.selection !== undefined;

  return (
    <fieldset
      aria-label={label}
      className={classes.editor}
      data-own-escape={isBusy || undefined}
      onKeyDown={(event) => handleKey(event, editing)}
    >
      <OutlineToolbar editing={editing} />
      <div className={classes.map}>
        <MapCanvas label={label} view={view} onMove={setView} everything={everything} baseMap={baseMap}>
          <OutlineLayer outlines={outlines} minZoom={0} />
          <OutlineGestures editing={editing} polygons={value.polygons} onHover={setHovered} />
          {editing.path.length > 0 && <DrawnPath path={editing.path} />}
          {lit && editing.path.length === 0 && <SideLengths ring={lit.coordinates} />}
          {latitude !== null && longitude !== null && (
            <Marker latitude={latitude} longitude={longitude} className={classes.word ?? ''}>
              <span className={classes.point} />
            </Marker>
          )}
          {editing.selection && editing.mode === 'select' && (
            <OutlineHandles editing={editing} polygon={editing.selection.polygon} />
          )}
          <TypedCorner editing={editing} />
        </MapCanvas>
        {editing.mode !== 'select' && <span className={classes.cross} aria-hidden="true" />}
      </div>
      <Row align="stretch" justify="space-between" wrap="wrap" gap="2px 16px" size={12}>
        <span className={editing.refusal ? classes.refusal : 'mute'} role="status">
          {editing.refusal ?? ADVICE[editing.mode]}
        </span>
        <OutlineAreas polygons={editing.shown} statedAreaHa={statedAreaHa} />
      </Row>
      {value.polygons.length > 0 && (
        <Row as="ul" align="stretch" wrap="wrap" gap={6} className={classes.list} aria-label="Контуры">
          {value.polygons.map(({ coordinates }, index) => (
            <li key={`${coordinates[0]?.join()}-${coordinates.length}`}>
              <button
                type="button"
                aria-pressed={editing.selection?.polygon === index}
                onClick={() => editing.choose(editing.selection?.polygon === index ? undefined : { polygon: index })}
              >
                Контур {index + 1}
                <span>
                  {formatQuantity(areaHa(coordinates), units.hectare)}, {formatCountOf(coordinates.length, corners)}
                </span>
              </button>
            </li>
          ))}
        </Row>
      )}
    </fieldset>
  );
}

function placesOf({ polygons, position: { latitude, longitude } }: OutlineValue) {
  const places = polygons.flatMap(({ coordinates }) =>
    coordinates.map(([lat, lon]) => ({ latitude: lat, longitude: lon })),
  );
  return latitude === null || longitude === null ? places : [...places, { latitude, longitude }];
}

/** Keys of the whole editor, by key position, since keyboard layouts are Russian. Fields handle their own keys. */
function handleKey(event: KeyboardEvent<HTMLElement>, editing: ReturnType<typeof useOutlineEditor>): void {
  if (event.target instanceof HTMLInputElement && event.key !== 'Escape') return;
  const isCtrl = event.ctrlKey || event.metaKey;
  if (event.key === 'Escape') {
    if (editing.mode !== 'select') editing.stop();
    else editing.choose(undefined);
  } else if (isCtrl && event.code === 'KeyZ' && !event.shiftKey) editing.undo();
  else if (isCtrl && (event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey))) editing.redo();
  else return;
  event.preventDefault();
}
