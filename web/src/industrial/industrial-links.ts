import { linkOptions } from '@tanstack/react-router';

/** The page of a complex. */
export function complexLink(id: string) {
  return linkOptions({ to: '/industrial/complex/$id', params: { id } });
}

/** The page of its complex, showing this vacancy. */
export function vacancyLink(vacancy: { readonly id: string; readonly buildingId: string; readonly complexId: string }) {
  const search = { building: vacancy.buildingId, vacancy: vacancy.id };
  return linkOptions({ to: '/industrial/complex/$id', params: { id: vacancy.complexId }, search });
}
