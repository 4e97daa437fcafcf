import { fieldOfCell } from './edited-cell.ts';
import type { EditedFactsAbout } from './edited-facts.tsx';

/** Editing of single fields outside of a table, from the editing of facts. */
export function fieldEditingOf(about: EditedFactsAbout) {
  return {
    loadEditing: about.loadEditing,
    pathOf: about.pathOf,
    canEdit: (field: string) => fieldOfCell(about, field) !== undefined,
  };
}
