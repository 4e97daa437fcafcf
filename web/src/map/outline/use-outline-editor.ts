import { useState } from 'react';
import type { MapPosition } from '#map/view/map-view.ts';
import {
  addCorner,
  addPolygon,
  cutPolygons,
  type Edit,
  moveCorner,
  movePolygon,
  refusalOfCorner,
  refusals,
  removeCorner,
  removePolygon,
} from './outline-edits.ts';
import { cornerAt, distanceM, type LatLon, middleOf, type OutlinePolygon } from './outline-geometry.ts';
import { emptyStack, record, redo, type UndoStack, undo } from './undo-stack.ts';

/** Value of the editor: outlines (open rings, `[latitude, longitude]`) and the point. */
export interface OutlineValue {
  readonly polygons: readonly OutlinePolygon[];
  /** Degrees; null: not set. */
  readonly position: { readonly latitude: number | null; readonly longitude: number | null };
}

/** Effect of a click on the map: select an outline, add a corner of a new one or of a cut, set the point. */
export type EditorMode = 'select' | 'draw' | 'cut' | 'point';

export interface EditorSelection {
  readonly polygon: number;
  readonly corner?: number | undefined;
}

/** A shape being dragged, drawn instead of the outline until the drag ends. */
export interface HeldShape {
  readonly polygons: readonly OutlinePolygon[];
  /** Whether ending the drag here would be refused. */
  readonly isRefused: boolean;
}

/** Two clicks within this distance count as one: the second of a double click. */
const SAME_PLACE_M = 0.05;

/** State and actions of an outline editor; the value itself belongs to the caller. */
export function useOutlineEditor(value: OutlineValue, onChange: (value: OutlineValue) => void) {
  const [mode, setMode] = useState<EditorMode>('select');
  const [path, setPath] = useState<readonly LatLon[]>([]);
  const [chosen, setChosen] = useState<EditorSelection>();
  const [held, setHeld] = useState<HeldShape>();
  const [refusal, setRefusal] = useState<string>();
  const [stack, setStack] = useState<UndoStack<OutlineValue>>(emptyStack);
  const selection = existing(chosen, value.polygons);

  function change(next: Partial<OutlineValue>): void {
    setStack(record(stack, value));
    setRefusal(undefined);
    onChange({ ...value, ...next });
  }

  /** @returns whether the edit was made */
  function make(edit: Edit): boolean {
    setHeld(undefined);
    if ('refusal' in edit) setRefusal(edit.refusal);
    else change({ polygons: edit.polygons });
    return 'polygons' in edit;
  }

  function hold(edit: Edit, shape: readonly OutlinePolygon[]): void {
    const isRefused = 'refusal' in edit;
    setHeld({ polygons: isRefused ? shape : edit.polygons, isRefused });
    setRefusal(isRefused ? edit.refusal : undefined);
  }

  function begin(next: EditorMode): void {
    setMode(next === mode ? 'select' : next);
    setPath([]);
    setRefusal(undefined);
    if (next === 'draw') setChosen(undefined);
  }

  function stop(): void {
    setMode('select');
    setPath([]);
    setRefusal(undefined);
  }

  function place(at: MapPosition): void {
    const corner = cornerAt(at);
    if (mode === 'point') {
      change({ position: { latitude: corner[0], longitude: corner[1] } });
      stop();
      return;
    }
    const last = path.at(-1);
    if (last && distanceM(last, corner) < SAME_PLACE_M) return;
    const reason = refusalOfCorner(path, corner);
    setRefusal(reason && mode === 'cut' ? refusals.cutCrossing : reason);
    if (reason === undefined) setPath([...path, corner]);
  }

  function finish(): void {
    if (mode === 'draw' && make(addPolygon(value.polygons, path))) {
      setChosen({ polygon: value.polygons.length });
      setMode('select');
      setPath([]);
    }
    if (mode === 'cut' && make(cutPolygons(value.polygons, path))) {
      setChosen(undefined);
      setMode('select');
      setPath([]);
    }
  }

  /** Undoes or redoes one step; while a line is drawn, undo removes its last corner. */
  function step(through: typeof undo | typeof redo): void {
    if (path.length > 0) {
      if (through === undo) setPath(path.slice(0, -1));
      setRefusal(undefined);
      return;
    }
    const found = through(stack, value);
    if (!found) return;
    setStack(found.stack);
    setRefusal(undefined);
    onChange(found.state);
  }

  const { polygons } = value;
  return {
    mode,
    path,
    selection,
    held,
    refusal,
    /** Outlines to draw; `home` has their positions before a drag in progress. */
    shown: held?.polygons ?? polygons,
    home: polygons,
    canUndo: stack.past.length > 0 || path.length > 0,
    canRedo: stack.future.length > 0 && path.length === 0,
    begin,
    stop,
    place,
    finish,
    undo: () => step(undo),
    redo: () => step(redo),
    choose: (next: EditorSelection | undefined) => {
      setChosen(next);
      setRefusal(undefined);
    },
    ...shapeActions(polygons, { make, hold, choose: setChosen }),
  };
}

interface ShapeEditing {
  readonly make: (edit: Edit) => boolean;
  readonly hold: (edit: Edit, shape: readonly OutlinePolygon[]) => void;
  readonly choose: (selection: EditorSelection | undefined) => void;
}

/** Edits of corners and outlines: `hold…` during a drag, the others when it ends or without one. */
function shapeActions(polygons: readonly OutlinePolygon[], { make, hold, choose }: ShapeEditing) {
  return {
    holdCorner: (polygon: number, corner: number, to: LatLon) =>
      hold(
        moveCorner(polygons, polygon, corner, to),
        withRing(polygons, polygon, (ring) => ring.with(corner, to)),
      ),
    moveCorner: (polygon: number, corner: number, to: LatLon) => make(moveCorner(polygons, polygon, corner, to)),
    holdNewCorner: (polygon: number, after: number, at: LatLon) =>
      hold(
        addCorner(polygons, polygon, after, at),
        withRing(polygons, polygon, (ring) => ring.toSpliced(after + 1, 0, at)),
      ),
    addCorner: (polygon: number, after: number, at?: LatLon) => {
      const ring = polygons[polygon]?.coordinates ?? [];
      const [from, to] = [ring[after], ring[(after + 1) % ring.length]];
      const place = at ?? (from && to && middleOf(from, to));
      if (place && make(addCorner(polygons, polygon, after, place))) choose({ polygon, corner: after + 1 });
    },
    removeCorner: (polygon: number, corner: number) => {
      if (make(removeCorner(polygons, polygon, corner))) choose({ polygon, corner: Math.max(0, corner - 1) });
    },
    holdPolygon: (polygon: number, byLatitude: number, byLongitude: number) =>
      hold(movePolygon(polygons, polygon, byLatitude, byLongitude), polygons),
    movePolygon: (polygon: number, byLatitude: number, byLongitude: number) =>
      make(movePolygon(polygons, polygon, byLatitude, byLongitude)),
    removePolygon: (polygon: number) => {
      if (make(removePolygon(polygons, polygon))) choose(undefined);
    },
  };
}

export type OutlineEditing = ReturnType<typeof useOutlineEditor>;

/** The outlines may have changed from outside: the selection holds only while its outline exists. */
function existing(
  chosen: EditorSelection | undefined,
  polygons: readonly OutlinePolygon[],
): EditorSelection | undefined {
  const ring = chosen && polygons[chosen.polygon]?.coordinates;
  if (!chosen || !ring) return undefined;
  return chosen.corner !== undefined && chosen.corner >= ring.length ? { polygon: chosen.polygon } : chosen;
}

function withRing(
  polygons: readonly OutlinePolygon[],
  polygon: number,
  change: (ring: LatLon[]) => LatLon[],
): OutlinePolygon[] {
  return polygons.map((each, index) => (index === polygon ? { coordinates: change(each.coordinates) } : each));
}
