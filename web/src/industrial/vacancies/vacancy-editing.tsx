import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { editingOf } from '#operations/cells/editing-of.tsx';
import { changedVacancies } from './vacancy-changes.ts';

/** Editing of cells in the table of vacancies. */
export const Editing = editingOf<VacancyRow>(changedVacancies);
