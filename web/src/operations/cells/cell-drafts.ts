import { storedEmployeeId } from '#api/session.ts';
import { type DraftStore, openDraftStore } from '#form/draft-store.ts';
import type { EditedRow } from './edited-cell.ts';

/** One value to write. */
export interface CellWrite {
  readonly row: EditedRow;
  readonly field: string;
  /** As in a form. */
  readonly value: unknown;
}

/** An employee and the values of a list that are not written yet, stored in the browser. */
export interface CellDrafts extends Pick<DraftStore<readonly CellWrite[]>, 'find' | 'keep' | 'drop'> {
  /** Whether the employee of these values is the one who is signed in. */
  readonly isOwn: () => boolean;
}

/** Unwritten values of the list at an address, of the employee who is signed in. */
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
