import type { Load, LoadObject } from '@gektar/contract/loads/load.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type CellAnswer, DoubtCard } from './doubt-card.tsx';
import { useLoadsAbout } from './load-kind.ts';
import { type CellPlace, nextDoubt } from './next-doubt.ts';
import { cellAt } from './objects-columns.tsx';
import { typedValue } from './typed-value.ts';
import type { LoadActions, Refused } from './use-load-actions.ts';

interface CellsAbout {
  readonly load: Load;
  readonly objects: readonly LoadObject[];
  /** From left to right. */
  readonly columnIds: readonly string[];
  readonly actions: LoadActions;
  /** Whether answers are accepted. */
  readonly isOpen: boolean;
}

/** The cell under the cursor in the objects of a load: its keys, its answers and its card. */
export function useObjectCells({ load, objects, columnIds, actions, isOpen }: CellsAbout) {
  const { kind } = useLoadsAbout();
  const gridRef = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<CellPlace>();
  const [isCardOpen, setCardOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const object = objects.find(({ key }) => key === cursor?.key);
  const cell = object && cursor && cellAt(object, cursor.columnId, kind);
  const question = load.questions.find((one) => one.group === cell?.group);
  const hasDoubt = cell !== undefined && cell.doubt !== null;
  const focusGrid = () => gridRef.current?.focus({ preventScroll: true });

  function moveTo(place: CellPlace | undefined) {
    setCursor(place);
    setEditing(false);
    setCardOpen(false);
  }
  function doubtFromHere(step: 1 | -1) {
    const isDoubtful = (one: LoadObject, columnId: string) => {
      const its = cellAt(one, columnId, kind);
      return its !== undefined && its.doubt !== null;
    };
    return nextDoubt(objects, columnIds, isDoubtful, cursor, step);
  }
  function edit(isNow: boolean) {
    setEditing(isNow);
    setCardOpen(true);
  }

  async function answer(given: CellAnswer): Promise<Refused | undefined> {
    if (object === undefined || cell === undefined) return undefined;
    const isTyped = 'text' in given;
    const read = isTyped ? typedValue(cell, question, given.text) : { choice: given };
    if ('message' in read) return read;
    const next = doubtFromHere(1);
    const { field } = cell;
    const answered = actions.answer({ kind: 'cells', keys: [object.key], field, choice: read.choice }, isTyped);
    // A typed text may be refused by the server: the cursor stays until it has answered.
    if (!isTyped) moveTo(next);
    const refused = await answered;
    if (refused !== undefined) return refused;
    if (isTyped) moveTo(next);
    focusGrid();
    return undefined;
  }

  /** @returns whether the key was handled */
  function handleKey({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
    if (altKey || ctrlKey || metaKey) return false;
    if (target instanceof Element && target.closest('[data-own-keys]') !== null) return false;
    const moved = movedBy(key, objects, columnIds, cursor);
    const mayAgree = hasDoubt && cell.text !== '' && isOpen;
    const mayLeaveOut = object !== undefined && isOpen && object.state !== 'refused';
    const acts: Readonly<Record<string, (() => unknown) | undefined>> = {
      PageDown: () => moveTo(doubtFromHere(1) ?? cursor),
      PageUp: () => moveTo(doubtFromHere(-1) ?? cursor),
      Enter: mayAgree ? () => answer({ agree: true }) : () => setCardOpen(cell !== undefined),
      F2: cell !== undefined && isOpen ? () => edit(true) : undefined,
      Delete: mayLeaveOut
        ? () => actions.answer({ kind: 'row', sheet: object.sheet, row: object.row, take: false })
        : undefined,
      Escape: cursor && (() => moveTo(undefined)),
    };
    const act = moved ? () => moveTo(moved) : acts[key];
    void act?.();
    return act !== undefined;
  }

  const card = cell !== undefined && (hasDoubt || isCardOpen) && (
    <DoubtCard
      key={`${object?.key} ${cell.field}`}
      cell={cell}
      question={question}
      isEditing={isEditing}
      onEdit={(isNow) => {
        edit(isNow);
        if (!isNow) focusGrid();
      }}
      onAnswer={answer}
      isOpen={isOpen}
    />
  );
  return {
    ...{ gridRef, cursor, question, label: cell?.label, handleKey, moveTo },
    card: card || undefined,
    /** Called when a cell is pressed. */
    pick: (place: CellPlace) => {
      moveTo(place);
      setCardOpen(true);
    },
  };
}

/** The cell that an arrow key moves to. */
function movedBy(
  key: string,
  objects: readonly LoadObject[],
  columnIds: readonly string[],
  from: CellPlace | undefined,
): CellPlace | undefined {
  const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    ArrowRight: [0, 1],
    ArrowLeft: [0, -1],
  };
  const step = steps[key];
  if (step === undefined || objects.length === 0) return undefined;
  const row = from === undefined ? -1 : objects.findIndex((object) => object.key === from.key);
  const column = from === undefined ? 1 : columnIds.indexOf(from.columnId);
  const inside = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1);
  const object = objects[inside(row + step[0], objects.length)];
  const columnId = columnIds[inside(column + step[1], columnIds.length)];
  return object && columnId !== undefined ? { key: object.key, columnId } : undefined;
}
