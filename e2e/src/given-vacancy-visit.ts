import type { BuildingFieldsInput } from '@gektar/contract/industrial/buildings/building.ts';
import type { ComplexFieldsInput } from '@gektar/contract/industrial/complexes/complex.ts';
import { industrialLinks } from '@gektar/contract/industrial/selections/selection.ts';
import type { VacancyFieldsInput } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenVacancySelection } from '@gektar/server/testing/given-vacancy-selection.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';

/** A vacancy with its building and complex; later vacancies may reuse those of the previous one. */
export interface OfferedVacancy {
  readonly complex?: Partial<ComplexFieldsInput>;
  /** Without `building` and `complex`, the vacancy belongs to the previous vacancy's building. */
  readonly building?: Partial<BuildingFieldsInput>;
  readonly vacancy: Partial<VacancyFieldsInput>;
}

export interface VacancyVisit {
  readonly selectionId: string;
  readonly vacancyIds: readonly string[];
  readonly itemIds: readonly string[];
  readonly linkId: string;
  readonly code: string;
  /** Path of the link without its code. */
  readonly path: string;
  /** The link as a broker copies it. */
  readonly link: string;
}

/** A client link to vacancies, in the order of the selection. */
export async function givenVacancyVisit(
  { db, broker }: TestApp,
  offered: readonly OfferedVacancy[],
  about: { readonly companyId?: string } = {},
): Promise<VacancyVisit> {
  let [complexId, buildingId] = ['', ''];
  const vacancyIds: string[] = [];
  for (const { complex, building, vacancy } of offered) {
    if (complex || complexId === '') complexId = (await givenComplex(db, complex)).id;
    if (complex || building || buildingId === '') buildingId = (await givenBuilding(db, complexId, building)).id;
    vacancyIds.push((await givenVacancy(db, buildingId, vacancy)).id);
  }
  const { selectionId, itemIds } = await givenVacancySelection(db, { ...about, objectIds: vacancyIds });
  const { id: linkId, password: code } = await broker.call(industrialLinks.create, {
    body: { requestSelectionId: selectionId },
  });
  const path = `/industrial-public/${selectionId}`;
  return { selectionId, vacancyIds, itemIds, linkId, code, path, link: `${path}?password=${code}` };
}
