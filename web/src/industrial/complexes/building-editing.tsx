import { editingOf } from '#operations/cells/editing-of.tsx';
import { changedParts } from './complex-changes.ts';

/** Editing of the facts of a building. */
export const Editing = editingOf(changedParts.building);
