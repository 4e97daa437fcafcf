import type { DraftFields } from '@gektar/contract/drafts/draft.ts';
import { totalArea } from '@gektar/contract/industrial/areas/area-figures.ts';
import { EnteredAreas } from '@gektar/contract/industrial/areas/area-set.ts';
import { NewBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { NewComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { NewVacancy } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { sql } from 'kysely';
import type { KnownValues } from '#dictionaries/known-values.ts';
import { findValuesVersion } from '#dictionaries/named-values.ts';
import { type DraftDomain, type DraftParentObject, draftedKind, type NamedDraftValue } from '#drafts/draft-domain.ts';
import { createBuilding } from './buildings/building-operations.ts';
import { createComplex } from './complexes/complex-operations.ts';
import { withIndustrialValues } from './dictionaries/industrial-values.ts';
import { createVacancy } from './vacancies/vacancy-operations.ts';

/** Drafts of complexes, buildings and vacancies. */
export const industrialDraftDomain: DraftDomain = {
  domain: 'industrial',
  kinds: [
    draftedKind({
      kind: 'complex',
      creation: NewComplex,
      described: complexFields,
      sources: { regionId: 'regions', cityId: 'cities', settlementId: 'settlements' },
      areaOf: numberIn('complexArea'),
      create: createComplex,
    }),
    draftedKind({
      kind: 'building',
      creation: NewBuilding,
      described: buildingFields,
      parent: { field: 'complexId', kind: 'complex', label: 'Комплекс' },
      areaOf: numberIn('totalArea'),
      create: createBuilding,
    }),
    draftedKind({
      kind: 'vacancy',
      creation: NewVacancy,
      described: vacancyFields,
      parent: { field: 'buildingId', kind: 'building', label: 'Здание' },
      areaOf: areaOfVacancy,
      create: createVacancy,
    }),
  ],
  parentHas: (pattern) => sql<boolean>`exists (select from industrial.complexes c where shared.without_yo(c.name) ilike
      shared.without_yo(${pattern}) and (c.id = d.parent_id or exists (
        select from industrial.buildings b where b.id = d.parent_id and b.complex_id = c.id)))
    or exists (select from industrial.buildings b where b.id = d.parent_id
      and shared.without_yo(b.name) ilike shared.without_yo(${pattern}))`,
  async readValues(db, ids) {
    const [values] = await withIndustrialValues(
      db,
      () => findValuesVersion(db),
      (_, known) => known,
    );
    const lists: Readonly<Record<string, KnownValues<NamedDraftValue>>> = { ...values };
    const { rows } = await sql<NamedDraftValue & { source: string }>`
      select 'cities' as source, id, name from shared.cities where id = any(${ids}::int[])
      union all select 'settlements', id, name from shared.settlements where id = any(${ids}::int[])`.execute(db);
    return (source, id) => lists[source]?.find(id) ?? rows.find((place) => place.source === source && place.id === id);
  },
  async findParents(db, ids) {
    const { rows } = await sql<DraftParentObject>`
      select c.id, 'complex' as kind, c.id as "complexId", c.name as "complexName", null as "buildingName"
      from industrial.complexes c where c.id = any(${ids}::uuid[])
      union all
      select b.id, 'building', c.id, c.name, b.name
      from industrial.buildings b join industrial.complexes c on c.id = b.complex_id
      where b.id = any(${ids}::uuid[])`.execute(db);
    return rows;
  },
};

function numberIn(name: string): (fields: DraftFields) => number | null {
  return ({ [name]: value }) => (typeof value === 'number' ? value : null);
}

/** Sum of the areas of all kinds. */
function areaOfVacancy({ areaSetWithPrice }: DraftFields): number | null {
  const entered = EnteredAreas.safeParse(areaSetWithPrice ?? {});
  return entered.success ? totalArea(entered.data) : null;
}
