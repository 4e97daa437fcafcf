import { linkOptions } from '@tanstack/react-router';

/** Link to the page of a complex. */
export function complexLink(id: string) {
  return linkOptions({ to: '/industrial/complex/$id', params: { id } });
}

/** Path of the page of a vacancy (N-13). */
export const vacancyAddress = (id: string): string => `/industrial/vacancy/${id}`;

/** Link to the page of a vacancy (N-13). */
export function vacancyLink({ id }: { readonly id: string }) {
  return linkOptions({ to: '/industrial/vacancy/$id', params: { id } });
}

/** Link to the page of the vacancy's complex, with the vacancy chosen in the tree. */
export function vacancyInComplexLink(vacancy: VacancyInComplex) {
  const search = { building: vacancy.buildingId, vacancy: vacancy.id };
  return linkOptions({ to: '/industrial/complex/$id', params: { id: vacancy.complexId }, search });
}

interface VacancyInComplex {
  readonly id: string;
  readonly buildingId: string;
  readonly complexId: string;
}
