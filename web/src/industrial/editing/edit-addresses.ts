import { vacancyAddress } from '#industrial/industrial-links.ts';

const COMPLEX = '/industrial/complex';

/** Addresses of the edit frame (2§2). */
export const editAddresses = {
  /** All complexes. */
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
  /** All vacancies. */
  vacancies: '/industrial/vacancy',
  /** Page of a vacancy (N-13). */
  vacancy: vacancyAddress,
} as const;

/** Instead of an id during a creation: `/complex/new/building/new` (H-02). */
export const UNSAVED = 'new';
