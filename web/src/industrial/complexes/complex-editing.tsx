import { editingOf } from '#operations/cells/editing-of.tsx';
import { changedComplexes } from './complex-changes.ts';

/** Editing of cells in the table of complexes. */
export const Editing = editingOf(changedComplexes);
