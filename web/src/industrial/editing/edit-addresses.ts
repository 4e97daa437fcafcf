/** Addresses of the edit frame (2§2). */
const LIST = '/industrial/complex';

export const editAddresses = {
  /** All complexes. */
  list: LIST,
  newComplex: `${LIST}/new`,
  /** A complex as it is shown. */
  complex: (id: string) => `${LIST}/${id}`,
  editComplex: (id: string) => `${LIST}/${id}/edit`,
  newBuilding: (complexId: string) => `${LIST}/${complexId}/building/new`,
  editBuilding: (complexId: string, id: string) => `${LIST}/${complexId}/building/${id}/edit`,
  newVacancy: (complexId: string, buildingId: string) => `${LIST}/${complexId}/building/${buildingId}/vacancy/new`,
  editVacancy: (complexId: string, buildingId: string, id: string) =>
    `${LIST}/${complexId}/building/${buildingId}/vacancy/${id}/edit`,
} as const;

/** In place of an id while something is created: `/complex/new/building/new` (H-02). */
export const UNSAVED = 'new';
