import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { fold } from '#importing/sheets/fold.ts';
import { buildingKey, complexKey } from '#industrial/complexes/import/sheets/part-names.ts';
import { vacancies } from '#industrial/vacancies/vacancy-entity.ts';
import type { ComparedObject, Comparison, FoundObject, ObjectValues } from '#loads/load-kind.ts';
import { createNearComplexes } from './near-complexes.ts';
import { areaOf } from './vacancy-load-fields.ts';
import { nameOf } from './vacancy-parts.ts';

/** Areas of the same vacancy differ by no more than rounding. */
const AREA_SHARE = 0.005;

interface StoredPart {
  readonly id: string;
  readonly name: string;
}
interface StoredComplex extends StoredPart {
  /** 'Рогачёвское ш., Московская область'; may be empty. */
  readonly about: string;
}
interface StoredBuilding extends StoredPart {
  readonly complexId: string;
}
interface StoredVacancy extends StoredPart {
  readonly buildingId: string;
  readonly area: number | null;
}
interface DraftVacancy extends Pick<StoredVacancy, 'id' | 'name' | 'area'> {
  readonly complex: string;
  readonly building: string;
  readonly fields: ObjectValues;
  readonly rowVersion: number;
}

/**
 * Finds vacancies in the database: the complex by the distinctive words of its name; the building by its name, or as
 * the only one of the complex; the vacancy by the name of its block or, without one, by its area. Each stored vacancy
 * is matched at most once. A vacancy that is not there may be a draft, found by the same names.
 */
export async function compareVacancies(
  db: Db,
  objects: readonly ComparedObject[],
): Promise<ReadonlyMap<string, Comparison>> {
  const known = await findComplexes(db);
  const [keyOfComplex, keyOfBuilding] = [remembering(complexKey), remembering(buildingKey)];
  const names = new Set(objects.map(({ values }) => keyOfComplex(nameOf(values, 'complex'))));
  const chosen = new Set(objects.flatMap(({ place }) => place.complex?.id ?? []));
  const complexes = known.filter(({ id, name }) => chosen.has(id) || names.has(keyOfComplex(name)));
  const complexByKey = new Map(complexes.toReversed().map((complex) => [keyOfComplex(complex.name), complex]));
  const complexById = new Map(complexes.map((complex) => [complex.id, complex]));
  const buildings = Map.groupBy(await findBuildings(db, complexes), ({ complexId }) => complexId);
  const all = [...buildings.values()].flat();
  const inBuildings = Map.groupBy(await findVacanciesOf(db, all), ({ buildingId }) => buildingId);
  const drafts = Map.groupBy(await findDraftVacancies(db), ({ complex, building }) =>
    [keyOfComplex(complex), keyOfBuilding(building)].join('/'),
  );
  const draftParts = await findDraftParts(db);
  const draftAt = new Map(
    draftParts.map(({ id, kind, parentId, name }) => [
      kind === 'complex' ? keyOfComplex(name) : `${parentId}/${keyOfBuilding(name)}`,
      id,
    ]),
  );
  const nearTo = createNearComplexes(known);
  const taken = new Set<string>();
  const placed = objects.map((object) => {
    const { values, place } = object;
    const name = nameOf(values, 'complex');
    const complex =
      place.complex?.id != null
        ? complexById.get(place.complex.id)
        : name === '' || place.complex?.isNew === true
          ? undefined
          : complexByKey.get(keyOfComplex(name));
    const building = buildingOf(object, complex && (buildings.get(complex.id) ?? []), keyOfBuilding);
    const near = complex === undefined && place.complex === undefined ? nearTo(name) : undefined;
    const isNewComplex = place.complex?.isNew === true || name === '';
    const complexDraftId = complex || isNewComplex ? undefined : draftAt.get(keyOfComplex(name));
    const draftOfBuilding = draftAt.get(
      `${complex?.id ?? complexDraftId}/${keyOfBuilding(nameOf(values, 'building'))}`,
    );
    const parents = {
      complexId: complex?.id ?? null,
      buildingId: building?.id ?? null,
      complexName: complex?.name ?? null,
      buildingName: building?.name ?? null,
      complexDraftId,
      buildingDraftId: building || place.building?.isNew === true ? undefined : draftOfBuilding,
    };
    const offered = building === undefined ? [] : (inBuildings.get(building.id) ?? []);
    const vacancy = object.linkedId ?? vacancyOf(values, offered, taken)?.id;
    if (vacancy !== undefined) taken.add(vacancy);
    const isNew = place.complex?.isNew === true || place.building?.isNew === true || (name === '' && !complex);
    const at = [keyOfComplex(complex?.name ?? name), keyOfBuilding(building?.name ?? nameOf(values, 'building'))].join(
      '/',
    );
    const draft = vacancy === undefined && !isNew ? vacancyOf(values, drafts.get(at) ?? [], taken) : undefined;
    if (draft !== undefined) taken.add(draft.id);
    return { key: object.key, parents, vacancyId: vacancy, draft, near };
  });
  const stored = await vacancies.find(db, [...taken]);
  return new Map(
    placed.map(({ key, parents, vacancyId, draft, near }): [string, Comparison] => {
      if (draft !== undefined) return [key, { parents, found: draftOf(draft) }];
      const vacancy = vacancyId === undefined ? undefined : stored.get(vacancyId);
      if (vacancy === undefined) return [key, { parents, found: undefined, near }];
      const { id, complexId, buildingId, complexName, buildingName, name } = vacancy;
      return [
        key,
        {
          parents: { complexId, buildingId, complexName, buildingName },
          found: {
            ...{ id, isCertain: true, isDraft: false, complexId, buildingId },
            title: complexName,
            place: `${buildingName}, ${name}`,
            reason: 'Комплекс, здание и вакансия совпали',
            stored: { ...vacancy },
          },
        },
      ];
    }),
  );
}

/** The function, computed once for each name. */
function remembering(keyOf: (name: string) => string): (name: string) => string {
  const keys = new Map<string, string>();
  return (name) => {
    const known = keys.get(name);
    if (known !== undefined) return known;
    const key = keyOf(name);
    keys.set(name, key);
    return key;
  };
}

function buildingOf(
  { values, place }: ComparedObject,
  buildings: readonly StoredBuilding[] = [],
  keyOf: (name: string) => string,
): StoredBuilding | undefined {
  if (place.building?.isNew === true) return undefined;
  if (place.building?.id != null) return buildings.find(({ id }) => id === place.building?.id);
  const name = nameOf(values, 'building');
  if (name === '') return buildings.length === 1 ? buildings[0] : undefined;
  return buildings.find((building) => keyOf(building.name) === keyOf(name));
}

function draftOf({ id, name, complex, building, fields, rowVersion }: DraftVacancy): FoundObject {
  return {
    ...{ id, isCertain: true, isDraft: true, complexId: null, buildingId: null, title: complex },
    place: [building, name].filter((text) => text !== '').join(', '),
    reason: 'Комплекс, здание и вакансия совпали, черновик',
    stored: { ...fields, rowVersion },
  };
}

function vacancyOf<Vacancy extends Pick<StoredVacancy, 'id' | 'name' | 'area'>>(
  values: ObjectValues,
  vacanciesOfBuilding: readonly Vacancy[],
  taken: ReadonlySet<string>,
): Vacancy | undefined {
  const free = vacanciesOfBuilding.filter(({ id }) => !taken.has(id));
  const name = typeof values['name'] === 'string' ? fold(values['name']) : '';
  if (name !== '') return free.find((vacancy) => fold(vacancy.name) === name);
  const area = areaOf(values);
  const alike = free.filter(
    (one) => area !== null && one.area !== null && Math.abs(one.area - area) <= area * AREA_SHARE,
  );
  return alike.length === 1 ? alike[0] : undefined;
}

interface DraftPart {
  readonly id: string;
  readonly kind: 'complex' | 'building';
  readonly parentId: string | null;
  readonly name: string;
}

/** Drafts of complexes and buildings, the oldest last. */
async function findDraftParts(db: Db): Promise<readonly DraftPart[]> {
  const { rows } = await sql<DraftPart>`
    select id, kind, parent_id as "parentId", fields ->> 'name' as name from shared.drafts
    where domain = 'industrial' and kind in ('complex', 'building') and deleted_at is null and fields ->> 'name' <> ''
    order by created_at desc, id`.execute(db);
  return rows;
}

/** Drafts of vacancies whose building is an object or a draft, the newest first. */
async function findDraftVacancies(db: Db): Promise<readonly DraftVacancy[]> {
  const { rows } = await sql<Omit<DraftVacancy, 'area'>>`
    select v.id, v.row_version as "rowVersion", v.fields, coalesce(v.fields ->> 'name', '') as name,
      coalesce(c.name, cd.fields ->> 'name', '') as complex, coalesce(b.name, bd.fields ->> 'name', '') as building
    from shared.drafts v
    left join industrial.buildings b on b.id = v.parent_id
    left join shared.drafts bd on bd.id = v.parent_id and bd.deleted_at is null
    left join industrial.complexes c on c.id = coalesce(b.complex_id, bd.parent_id)
    left join shared.drafts cd on cd.id = bd.parent_id and cd.deleted_at is null
    where v.domain = 'industrial' and v.kind = 'vacancy' and v.deleted_at is null
      and coalesce(c.name, cd.fields ->> 'name', '') <> ''
    order by v.created_at desc, v.id`.execute(db);
  return rows.map((draft) => ({ ...draft, area: areaOf(draft.fields) }));
}

async function findComplexes(db: Db): Promise<readonly StoredComplex[]> {
  const { rows } = await sql<StoredComplex>`
    select c.id, c.name, concat_ws(', ', h.name, r.name) as about
    from industrial.complexes c
    left join industrial.highways h on h.id = c.highway_id left join shared.regions r on r.id = c.region_id
    where c.is_enabled order by c.id`.execute(db);
  return rows;
}

async function findBuildings(db: Db, complexes: readonly StoredPart[]): Promise<readonly StoredBuilding[]> {
  const ids = complexes.map(({ id }) => id);
  const { rows } = await sql<StoredBuilding>`
    select id, name, complex_id as "complexId" from industrial.buildings
    where complex_id = any(${ids}::uuid[]) and is_enabled order by id`.execute(db);
  return rows;
}

async function findVacanciesOf(db: Db, buildings: readonly StoredPart[]): Promise<readonly StoredVacancy[]> {
  const ids = buildings.map(({ id }) => id);
  const { rows } = await sql<StoredVacancy>`
    select id, name, building_id as "buildingId", area_size as area from industrial.vacancies
    where building_id = any(${ids}::uuid[]) and is_enabled order by id`.execute(db);
  return rows;
}
