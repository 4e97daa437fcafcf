import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import type { EditedFactsAbout } from '#operations/cells/edited-facts.tsx';
import { changedParts } from './complex-changes.ts';

/** Editing of the facts on the page of a complex: its own and those of its buildings. */
export const editedParts = {
  complex: {
    ...changedParts.complex,
    loadEditing: () => import('./complex-editing.tsx'),
    pathOf: editAddresses.complex,
  },
  building: {
    ...changedParts.building,
    loadEditing: () => import('./building-editing.tsx'),
    pathOf: (id) => `/industrial/building/${id}`,
  },
} as const satisfies Readonly<Record<string, EditedFactsAbout>>;
