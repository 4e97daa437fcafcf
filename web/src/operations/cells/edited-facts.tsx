import type { ReactNode } from 'react';
import type { OfferedFields } from '#operations/changed-entity.ts';
import { type LoadEditing, useLoadedEditing } from '#table/use-loaded-editing.ts';
import { type TappedEditing, useTappedEditing } from '#table/use-tapped-editing.ts';
import { type FactEditing, FactEditingContext } from '#ui/component/fact-value.tsx';
import { isForThumb, useIsForThumb } from '#ui/use-media.ts';
import { type EditedRow, fieldOfCell } from './edited-cell.ts';

/** How the facts on the page of an entity are edited. Declared at module level. */
export interface EditedFactsAbout extends OfferedFields {
  /** Loads the editing after the first screen. */
  readonly loadEditing: LoadEditing<EditedRow>;
  /** Path of the page of an object; the key of its drafts: values typed but not yet saved. */
  readonly pathOf: (id: string) => string;
}

interface EditedFactsProps {
  readonly about: EditedFactsAbout;
  /** The object whose facts are inside; another one needs another `key`. */
  readonly of: EditedRow;
  /** Name of the object. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Facts of an object that open their fields when tapped, on touch screens. */
export function EditedFacts({ about, of, name, children }: EditedFactsProps) {
  const { Editing, editing, setReady, load } = useLoadedEditing(about.loadEditing, isForThumb);
  const isOn = useIsForThumb();
  const tapped = useTappedEditing<EditedRow>({ editing, load });
  return (
    <FactEditingContext value={isOn ? factEditing(about, of, tapped) : undefined}>
      {children}
      {Editing && <Editing nameOf={() => name} rows={[of]} page={{ path: about.pathOf(of.id) }} onReady={setReady} />}
    </FactEditingContext>
  );
}

/** Editing of the facts of an object: those that a cell of a list edits. */
export function factEditing(about: OfferedFields, of: EditedRow, tapped: TappedEditing<EditedRow>): FactEditing {
  const { openValue, subscribe, states } = tapped;
  return {
    id: of.id,
    canEdit: (field) => Object.hasOwn(of, field) && fieldOfCell(about, field) !== undefined,
    open: (field) => openValue(of, field),
    subscribe,
    stateOf: (field) => states().get(of.id)?.get(field)?.kind,
  };
}
