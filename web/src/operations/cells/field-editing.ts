import { fieldOfCell } from './edited-cell.ts';
import type { EditedFactsAbout } from './edited-facts.tsx';

/**
 * Functions that edit single fields outside of a table, derived from the editing of facts. @param nameOf name of an
 * object
 */
export function fieldEditingOf<Row extends object>(about: EditedFactsAbout, nameOf: (row: Row) => string) {
  return {
    loadEditing: about.loadEditing,
    pathOf: about.pathOf,
    nameOf: (row: object) => nameOf(row as Row),
    canEdit: (field: string) => fieldOfCell(about, field) !== undefined,
  };
}
