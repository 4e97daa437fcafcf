import { vacancyAddress } from '#industrial/industrial-links.ts';
import type { EditedFactsAbout } from '#operations/cells/edited-facts.tsx';
import { changedVacancies } from './vacancy-changes.ts';

/** Editing of the facts of a vacancy, on its page and on that of its complex. */
export const editedVacancy: EditedFactsAbout = {
  ...changedVacancies,
  loadEditing: () => import('./vacancy-editing.tsx'),
  pathOf: vacancyAddress,
};
