import { changedParts } from '#industrial/complexes/complex-changes.ts';
import { editingOf } from '#operations/cells/editing-of.tsx';

/** Editing of the facts of a building. */
export const Editing = editingOf(changedParts.building);
