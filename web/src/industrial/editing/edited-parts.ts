import { changedParts } from '#industrial/complexes/complex-changes.ts';
import type { EditedFactsAbout } from '#operations/cells/edited-facts.tsx';
import { editAddresses } from './edit-addresses.ts';

/** Editing of the facts on the pages of a complex and a vacancy; those of a building are on the page of its complex. */
export const editedParts: Readonly<Record<keyof typeof changedParts, EditedFactsAbout>> = {
  complex: {
    ...changedParts.complex,
    loadEditing: () => import('#industrial/complexes/complex-editing.tsx'),
    pathOf: editAddresses.complex,
  },
  building: {
    ...changedParts.building,
    loadEditing: () => import('#industrial/buildings/building-editing.tsx'),
    pathOf: (id) => `/industrial/building/${id}`,
  },
  vacancy: {
    ...changedParts.vacancy,
    loadEditing: () => import('#industrial/vacancies/vacancy-editing.tsx'),
    pathOf: editAddresses.vacancy,
  },
};
