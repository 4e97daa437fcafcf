import { editingOf } from '#operations/cells/editing-of.tsx';
import { changedRequests } from './request-changes.ts';

/** Editing of cells in the table of requests. */
export const Editing = editingOf(changedRequests);
