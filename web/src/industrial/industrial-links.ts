import { linkOptions } from '@tanstack/react-router';

/** The page of a complex. */
export function complexLink(id: string) {
  return linkOptions({ to: '/industrial/complex/$id', params: { id } });
}

/** Path of the page of a vacancy (N-13). */
export const vacancyAddress = (id: string): string => `/industrial/vacancy/${id}`;

/** The page of a vacancy (N-13). */
export function vacancyLink({ id }: { readonly id: string }) {
  return linkOptions({ to: '/industrial/vacancy/$id', params: { id } });
}

/** The page of its complex, showing this vacancy in the tree. */
export function vacancyInComplexLink(vacancy: VacancyInComplex) {
  const search = { building: vacancy.buildingId, vacancy: vacancy.id };
  return linkOptions({ to: '/industrial/complex/$id', params: { id: vacancy.complexId }, search });
}

interface VacancyInComplex {
  readonly id: string;
  readonly buildingId: string;
  readonly complexId: string;
}
