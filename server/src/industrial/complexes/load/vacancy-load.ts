import { BuildingFields } from '@gektar/contract/industrial/buildings/building.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { ComplexFields } from '@gektar/contract/industrial/complexes/complex.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { ACTIVE_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { VacancyDraft, VacancyFields } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { isRecord } from '@gektar/contract/records.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { createEntities, createEntity } from '#database/entity-writes.ts';
import { findIds } from '#database/ids-and-counts.ts';
import { valueLists } from '#dictionaries/dictionary-table.ts';
import { insertDrafts, type NewDraft } from '#drafts/draft-queries.ts';
import { buildingEntity } from '#industrial/buildings/building-entity.ts';
import { complexEntity } from '#industrial/complexes/complex-entity.ts';
import { vacancyDoubts } from '#industrial/complexes/import/sheets/vacancy-doubts.ts';
import { industrialDictionaryTables } from '#industrial/dictionaries/industrial-values.ts';
import { vacancies, vacancyEntity } from '#industrial/vacancies/vacancy-entity.ts';
import { issuesOf, missingText } from '#loads/check-object.ts';
import { createdObjects } from '#loads/created-objects.ts';
import type {
  AcceptedObject,
  FoundParents,
  LoadFacts,
  LoadKind,
  ObjectIssue,
  ObjectValues,
  Plan,
} from '#loads/load-kind.ts';
import { isEmpty, valueAt } from '#loads/object-values.ts';
import { updateLoaded, updateLoadedDrafts } from '#loads/update-loaded.ts';
import { compareVacancies } from './compare-vacancies.ts';
import { vacancyReading } from './vacancy-load-fields.ts';
import { buildingNode, complexNode, nameOf } from './vacancy-parts.ts';
import { vacancyTree } from './vacancy-tree.ts';

/** Days until vacancies are overdue (2§3); sheets have no such column. */
const UPDATE_PERIOD = 30;

/** A complex or building to create unless it already exists. */
interface PartContent {
  readonly id: string;
  readonly isNew: boolean;
  readonly isWhole: boolean;
  readonly fields: ObjectValues;
}

/** Values to write for a vacancy, its building and its complex. */
interface VacancyContent {
  readonly complex: PartContent;
  readonly building: PartContent;
  readonly fields: ObjectValues;
  readonly remarks: AcceptedObject['remarks'];
  readonly place: string;
  readonly message: string;
}

/** Adds the fields of a complex that no file contains. */
export function withComplexFacts(values: ObjectValues, { employeeId }: Pick<LoadFacts, 'employeeId'>): ObjectValues {
  return { responsibleUser: employeeId, vacanciesUpdatePeriod: UPDATE_PERIOD, ...values };
}

function complexOf(values: ObjectValues, facts: LoadFacts): ObjectValues {
  const { region, ...complex } = isRecord(values['complex']) ? values['complex'] : {};
  const regionId = isRecord(region) ? region['id'] : undefined;
  return withComplexFacts({ ...complex, regionId }, facts);
}

function buildingOf(values: ObjectValues): ObjectValues {
  return isRecord(values['building']) ? values['building'] : {};
}

/** Fields of a vacancy alone, with those that no file contains. */
export function vacancyOf({ complex: _, building: __, ...values }: ObjectValues): ObjectValues {
  return { vacancyStatus: ACTIVE_STATUS, isWholeForRent: false, isPublicationOnWebsite: false, ...values };
}

/** The label of a region, which a creation takes by its id. */
const labelsOfComplex = { ...complexFields, regionId: { label: 'Регион' } };

function issuesOfComplex(fields: ObjectValues): ObjectIssue[] {
  const about = { part: 'complex.', fields: labelsOfComplex };
  return issuesOf(ComplexFields, fields, about).map((issue) =>
    issue.field === 'complex.regionId' ? { ...issue, field: 'complex.region' } : named(issue, 'Комплекс'),
  );
}

function issuesOfBuilding(fields: ObjectValues): ObjectIssue[] {
  const issues = issuesOf(BuildingFields, fields, { part: 'building.', fields: buildingFields });
  return issues.map((issue) => named(issue, 'Здание'));
}

function issuesOfVacancy(fields: ObjectValues): ObjectIssue[] {
  return issuesOf(VacancyFields, fields, { fields: vacancyFields }).map((issue) => named(issue, 'Вакансия'));
}

/** Labels the issue of a missing name with its complex or building; other issues are unchanged. */
function named(issue: ObjectIssue, part: string): ObjectIssue {
  return /(?:^|\.)name$/.test(issue.field) ? { ...issue, label: part } : issue;
}

function check(values: ObjectValues, facts: LoadFacts, parents: FoundParents | undefined): ObjectIssue[] {
  return [
    ...(parents?.complexId == null ? issuesOfComplex(complexOf(values, facts)) : []),
    ...(parents?.buildingId == null ? issuesOfBuilding(buildingOf(values)) : []),
    ...issuesOfVacancy(vacancyOf(values)),
  ];
}

/** How vacancies are loaded. @param after removes discarded files; called after a commit */
export function vacancyLoad(after: () => Promise<void>): LoadKind {
  const noRate = (values: ObjectValues) =>
    isEmpty(values['leaseVat']) && !isEmpty(valueAt(vacancyReading.fields, values, 'leasePricePerSqm'));
  return {
    ...vacancyReading,
    domain: 'industrial',
    entity: 'vacancy',
    table: 'industrial.vacancies',
    worker: new URL('read-vacancies-worker.ts', import.meta.url),
    valueLists: {
      ...valueLists(industrialDictionaryTables),
      regions: 'select id, name from shared.regions order by id',
    },
    required: new Set(check({}, { listDay: '2026-01-01', employeeId: '' }, undefined).map(({ field }) => field)),
    opexField: 'isOpexIncluded',
    fileWide: { [vacancyDoubts.noVatInFile]: noRate },
    titleOf: (values) => ({
      title: nameOf(values, 'complex'),
      part: [nameOf(values, 'building'), values['name']]
        .filter((name) => typeof name === 'string' && name !== '')
        .join(', '),
    }),
    check,
    checkValue,
    scopes: ['industrial.objects'],
    compare: compareVacancies,
    updatable: Object.keys(vacancyReading.fields).filter(
      (field) => !field.includes('.') && field !== 'name' && field !== 'leasePricePerSqm' && field !== 'vacancyStatus',
    ),
    added: new Set(['additionalInformation']),
    plan,
    async create(tx, objects, employeeId) {
      const planned = objects.map((object) => ({ ...object, ...(object.content as VacancyContent) }));
      const areThere = await makeParts(tx, planned, employeeId);
      const placed = planned.map((object) => {
        const isWhole = object.action === 'create' && areThere.has(object.building.id);
        const message = isWhole || object.action === 'draft' ? object.message : 'Здание ещё черновик';
        return { ...object, message, action: isWhole ? ('create' as const) : ('draft' as const) };
      });
      const created = placed.flatMap(({ objectId, action, fields, building }) =>
        action === 'create'
          ? [{ id: objectId, fields: { ...VacancyFields.parse(fields), buildingId: building.id } }]
          : [],
      );
      await createEntities(vacancyEntity, vacancies, tx, created, { employeeId, action: 'import' });
      const drafts = placed.flatMap(({ objectId, action, building, fields, remarks, place, origin }): NewDraft[] => {
        if (action === 'create') return [];
        const draft = { id: objectId, domain: 'industrial', kind: 'vacancy', parentId: building.id } as const;
        return [{ ...draft, fields, remarks, place, origin }];
      });
      await insertDrafts(tx, drafts, employeeId);
      return createdObjects(placed);
    },
    update: updateLoaded(vacancyEntity, vacancies, VacancyDraft),
    updateDrafts: updateLoadedDrafts('vacancy', VacancyFields),
    tree: vacancyTree,
    after,
  };
}

function checkValue(field: string, value: unknown): string | undefined {
  const [part = '', name = part] = field.includes('.') ? field.split('.') : ['', field];
  if (name === 'leasePricePerSqm' || name === 'areaSetWithPrice')
    return typeof value === 'number' || isRecord(value) ? undefined : 'Введите число';
  const issues =
    part === 'complex'
      ? issuesOfComplex(name === 'region' ? { regionId: isRecord(value) ? value['id'] : value } : { [name]: value })
      : part === 'building'
        ? issuesOfBuilding({ [name]: value })
        : issuesOfVacancy({ [name]: value });
  return issues.find((issue) => issue.field === field)?.message;
}

/** Content of vacancies; those of one new complex or building share its id and the first values of its fields. */
function plan(objects: readonly AcceptedObject[], facts: LoadFacts): ReadonlyMap<string, Plan> {
  const complexes = new Map<string, { id: string; fields: ObjectValues }>();
  const buildings = new Map<string, { id: string; fields: ObjectValues }>();
  const placed = objects.map((object) => {
    const { values, parents } = object;
    const complexAt = complexNode(object);
    const buildingAt = buildingNode(object);
    const complexId = parents?.complexId ?? parents?.complexDraftId;
    const buildingId = parents?.buildingId ?? parents?.buildingDraftId;
    share(complexes, complexAt, complexId, complexOf(values, facts));
    share(buildings, buildingAt, buildingId, buildingOf(values));
    return { ...object, complexAt, buildingAt };
  });
  const made = new Set<string>();
  /** Whether the complex or building is new and no earlier row creates it. */
  const isFirst = ({ id, isNew }: PartContent) => {
    if (!isNew || made.has(id)) return false;
    made.add(id);
    return true;
  };
  return new Map(
    placed.map(({ key, values, parents, remarks, complexAt, buildingAt }) => {
      const ofComplex = complexes.get(complexAt) ?? { id: uuidv7(), fields: {} };
      const ofBuilding = buildings.get(buildingAt) ?? { id: uuidv7(), fields: {} };
      const complex: PartContent = {
        ...ofComplex,
        isNew: parents?.complexId == null,
        isWhole: issuesOfComplex(ofComplex.fields).length === 0,
      };
      const building: PartContent = {
        ...ofBuilding,
        isNew: parents?.buildingId == null,
        isWhole: issuesOfBuilding(ofBuilding.fields).length === 0,
      };
      const content: VacancyContent = {
        ...{ complex, building, remarks },
        fields: vacancyOf(values),
        place: [nameOf(values, 'complex'), nameOf(values, 'building')]
          .filter((name) => name !== '')
          .join(', ')
          .slice(0, 500),
        message: missingText(check(values, facts, parents)),
      };
      const makes = [
        ...(complex.id !== parents?.complexDraftId && isFirst(complex) ? ['complex' as const] : []),
        ...(building.id !== parents?.buildingDraftId && isFirst(building) ? ['building' as const] : []),
      ];
      return [key, { content, complexId: complex.id, buildingId: building.id, makes }];
    }),
  );
}

/** Merges the fields of a complex or building from several rows: the first non-empty value of each field counts. */
function share(
  parts: Map<string, { id: string; fields: ObjectValues }>,
  at: string,
  foundId: string | null | undefined,
  fields: ObjectValues,
): void {
  const known = parts.get(at);
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
  parts.set(at, { id: known?.id ?? foundId ?? uuidv7(), fields: { ...named, ...known?.fields } });
}

interface PlannedParts {
  readonly complex: PartContent;
  readonly building: PartContent;
  readonly origin: NewDraft['origin'];
}

/**
 * Creates the complexes and buildings of vacancies, each once, as objects or drafts; drafts that are there stay.
 * @returns ids of those that exist as objects
 */
async function makeParts(tx: Db, planned: readonly PlannedParts[], employeeId: string): Promise<ReadonlySet<string>> {
  const complexes = Map.groupBy(planned, ({ complex }) => complex.id);
  const buildings = Map.groupBy(planned, ({ building }) => building.id);
  const areThere = new Set([
    ...planned.flatMap(({ complex, building }) => [complex, building]).flatMap(({ id, isNew }) => (isNew ? [] : [id])),
    ...(await findMade(tx, 'complexes', [...complexes.keys()])),
    ...(await findMade(tx, 'buildings', [...buildings.keys()])),
  ]);
  const areDrafts = await findDrafted(tx, [...complexes.keys(), ...buildings.keys()]);
  const drafts: NewDraft[] = [];
  for (const [id, [first]] of complexes) {
    if (first === undefined || areThere.has(id) || areDrafts.has(id)) continue;
    const { complex, origin } = first;
    const { isWhole, fields } = complex;
    if (isWhole) {
      await createEntity(complexEntity, tx, { newId: id, fields: ComplexFields.parse(fields) }, employeeId, 'import');
      areThere.add(id);
    } else {
      const draft = { id, domain: 'industrial', kind: 'complex', parentId: null, place: '' } as const;
      drafts.push({ ...draft, fields, remarks: [], origin });
    }
  }
  for (const [id, [first]] of buildings) {
    if (first === undefined || areThere.has(id) || areDrafts.has(id)) continue;
    const { complex, building, origin } = first;
    const { isWhole, fields } = building;
    if (isWhole && areThere.has(complex.id)) {
      const parsed = { ...BuildingFields.parse(fields), complexId: complex.id };
      await createEntity(buildingEntity, tx, { newId: id, fields: parsed }, employeeId, 'import');
      areThere.add(id);
    } else {
      const place = typeof complex.fields['name'] === 'string' ? complex.fields['name'].slice(0, 500) : '';
      const draft = { id, domain: 'industrial', kind: 'building', parentId: complex.id, place } as const;
      drafts.push({ ...draft, fields, remarks: [], origin });
    }
  }
  await insertDrafts(tx, drafts, employeeId);
  return areThere;
}

/** Those of the ids that are drafts. */
async function findDrafted(tx: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const drafts = sql`select id from shared.drafts where id = any(${ids}::uuid[]) and deleted_at is null`;
  return new Set(await findIds(tx, drafts));
}

/** Those of the ids that exist in the database. */
function findMade(tx: Db, table: 'complexes' | 'buildings', ids: readonly string[]): Promise<string[]> {
  return findIds(tx, sql`select id from ${sql.table(`industrial.${table}`)} where id = any(${ids}::uuid[])`);
}
