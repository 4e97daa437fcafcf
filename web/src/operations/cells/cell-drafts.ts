import { storedEmployeeId } from '#api/session.ts';
import { type DraftStore, openDraftStore } from '#form/draft-store.ts';
import type { EditedRow } from './edited-cell.ts';

/** One value to write. */
export interface CellWrite {
  readonly row: EditedRow;
  readonly field: string;
  /** Form value, not wire value. */
  readonly value: unknown;
}

/** Values of a list that one employee typed and that are not written yet, stored in the browser. */
export interface CellDrafts extends Pick<DraftStore<readonly CellWrite[]>, 'find' | 'keep' | 'drop'> {
  /** Whether the employee who typed these values is still the one signed in. */
  readonly isOwn: () => boolean;
}

/** Unwritten values of the list at a path, typed by the signed-in employee. */
export function openCellDrafts(path: string): CellDrafts {
  const employeeId = storedEmployeeId();
  const store = openDraftStore<readonly CellWrite[]>(`cells/${employeeId ?? 'nobody'}${path}`);
  return {
    find: store.find,
    keep: store.keep,
    drop: store.drop,
    isOwn: () => employeeId !== undefined && storedEmployeeId() === employeeId,
  };
}
