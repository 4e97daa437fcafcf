import type { ComplexPageSearch } from '#industrial/tree/complex-page-search.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Data of a complex for its title. */
export interface NamedComplex {
  readonly name: string;
  readonly buildings: readonly (Named & { readonly vacancies: readonly Named[] })[];
}

/**
 * Title of the browser tab for the page of a complex: 'Комплекс Логопарк Север · Здание Корпус 1 · Вакансия 1-А'
 * (C-01).
 * @param search building and vacancy from the URL; those of other complexes are left out
 */
export function complexPageName(
  { name, buildings }: NamedComplex,
  search: Pick<ComplexPageSearch, 'building' | 'vacancy'>,
): string {
  const building = buildings.find(({ id }) => id === search.building);
  const vacancy = building?.vacancies.find(({ id }) => id === search.vacancy);
  return [
    `Комплекс ${name}`,
    ...(building ? [`Здание ${building.name}`] : []),
    ...(vacancy ? [`Вакансия ${vacancy.name}`] : []),
  ].join(' · ');
}
