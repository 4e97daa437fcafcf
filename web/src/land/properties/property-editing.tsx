import { editingOf } from '#operations/cells/editing-of.tsx';
import { changedProperties } from './property-changes.ts';

/** Editing of cells in the table of objects. */
export const Editing = editingOf(changedProperties);
