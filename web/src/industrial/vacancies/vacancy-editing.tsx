import { editingOf } from '#operations/cells/editing-of.tsx';
import { changedVacancies } from './vacancy-changes.ts';

/** Editing of cells in the table of vacancies. */
export const Editing = editingOf(changedVacancies);
