import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyAddress } from '#industrial/industrial-links.ts';
import type { EditedFactsAbout } from '#operations/cells/edited-facts.tsx';
import { fieldEditingOf } from '#operations/cells/field-editing.ts';
import { changedVacancies } from './vacancy-changes.ts';

/** Editing of the facts of a vacancy, on its page and on that of its complex. */
export const editedVacancy: EditedFactsAbout = {
  ...changedVacancies,
  loadEditing: () => import('./vacancy-editing.tsx'),
  pathOf: vacancyAddress,
};

/** Editing of one field from the reason of a score. */
export const vacancyEditing = fieldEditingOf(
  editedVacancy,
  ({ name, complexName }: VacancyRow) => `${complexName}, ${name}`,
);
