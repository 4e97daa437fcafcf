import { vacancyAddress } from '#industrial/industrial-links.ts';

const COMPLEX = '/industrial/complex';

/** URL paths of the edit pages, and of the pages that they lead to (2§2). */
export const editAddresses = {
  /** List of complexes. */
  list: '/industrial',
  newComplex: `${COMPLEX}/new`,
  /** Page of a complex. */
  complex: (id: string) => `${COMPLEX}/${id}`,
  editComplex: (id: string) => `${COMPLEX}/${id}/edit`,
  newBuilding: (complexId: string) => `${COMPLEX}/${complexId}/building/new`,
  editBuilding: (complexId: string, id: string) => `${COMPLEX}/${complexId}/building/${id}/edit`,
  newVacancy: (complexId: string, buildingId: string) => `${COMPLEX}/${complexId}/building/${buildingId}/vacancy/new`,
  editVacancy: (complexId: string, buildingId: string, id: string) =>
    `${COMPLEX}/${complexId}/building/${buildingId}/vacancy/${id}/edit`,
  /** List of vacancies. */
  vacancies: '/industrial/vacancy',
  /** Page of a vacancy (N-13). */
  vacancy: vacancyAddress,
} as const;

/** Placeholder for the id of an entity that is not created yet: `/complex/new/building/new` (H-02). */
export const UNSAVED = 'new';
