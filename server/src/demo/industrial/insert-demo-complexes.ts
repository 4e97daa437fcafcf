import { moscowDay } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { demoCompanies, demoPeople } from '#demo/demo-companies.ts';
import type { DemoCustomers } from '#demo/demo-customers.ts';
import { demoId } from '#demo/demo-id.ts';
import { must } from '#demo/must.ts';
import { DOCUMENT_BYTES, documentId } from '#demo/photos/drawn-document.ts';
import { insertDrawnPhotos } from '#demo/photos/insert-drawn-photos.ts';
import type { WarehouseView } from '#demo/photos/photo-id.ts';
import { seededRandom } from '#demo/seeded-random.ts';
import { findIdsByName, foldName } from '#importing/ids-by-name.ts';
import { toBuildingColumns } from '#industrial/buildings/building-record.ts';
import { toComplexColumns } from '#industrial/complexes/complex-record.ts';
import { toDealColumns } from '#industrial/tree/deal-record.ts';
import { toVacancyColumns } from '#industrial/vacancies/vacancy-record.ts';
import { dealFields, type InventedBuilding, type InventedVacancy } from './demo-buildings.ts';
import { type InventedComplex, inventComplexes } from './demo-complexes.ts';

const DAY_MS = 86_400_000;

/** Tables of the dictionaries whose values the invented objects use. */
const dictionaries = [
  'complex_types',
  'types_industrials_zones',
  'permitted_use_types',
  'right_to_land',
  'sewerage_type',
  'highways',
  'lease_commission',
  'sale_commission',
  'building_types',
  'facades',
  'flooring_type',
  'fire_extinguishing_systems',
  'ventilations',
  'image_types',
  'floor',
  'rent_statuses',
  'utility_bill',
  'contact_role',
] as const;

interface Placed {
  readonly id: string;
  readonly complex: InventedComplex;
  readonly buildings: readonly {
    readonly id: string;
    readonly building: InventedBuilding;
    readonly vacancies: readonly { readonly id: string; readonly vacancy: InventedVacancy }[];
  }[];
}

/** Inserts the invented complexes with everything below them, a table at a time: a demonstration starts in seconds. */
export async function insertDemoComplexes(
  tx: Db,
  { employeeIds, customers, now }: { employeeIds: readonly string[]; customers: DemoCustomers; now: Date },
): Promise<void> {
  const ids = new Map<string, ReadonlyMap<string, number>>();
  for (const table of dictionaries) ids.set(table, await findIdsByName(tx, `industrial.${table}`));
  const valueNamed = (table: string, name: string) => ({ id: must(ids.get(table)?.get(foldName(name)), name) });
  const highways = await tx.selectFrom('land.land_highways').select(['code', 'name']).execute();
  const highwayNames = new Map(highways.map(({ code, name }) => [code, name]));

  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const placed = inventComplexes(valueNamed, (code) => must(highwayNames.get(code), code), employeeIds).map(
    (complex): Placed => {
      const at = daysAgo(complex.daysSince.created).getTime();
      return {
        id: demoId(at),
        complex,
        buildings: complex.buildings.map((building) => ({
          id: demoId(at),
          building,
          vacancies: building.vacancies.map((vacancy) => ({ id: demoId(at), vacancy })),
        })),
      };
    },
  );
  const about = { employeeIds, customers, daysAgo, valueNamed };
  await insertObjects(tx, placed, about);
  await insertLinks(tx, placed);
  await insertPeople(tx, placed, about);
  await insertDeals(tx, placed, about);
  await insertNotes(tx, placed, about);
  await insertPhotos(tx, placed, about);
  await insertDocuments(tx, placed, about);
}

interface About {
  readonly employeeIds: readonly string[];
  readonly customers: DemoCustomers;
  readonly daysAgo: (days: number) => Date;
  readonly valueNamed: (table: string, name: string) => { id: number };
}

const buildingsOf = (placed: readonly Placed[]) =>
  placed.flatMap(({ id, complex, buildings }) => buildings.map((one) => ({ ...one, complexId: id, complex })));
const vacanciesOf = (placed: readonly Placed[]) =>
  buildingsOf(placed).flatMap(({ vacancies, ...building }) =>
    vacancies.map((one) => ({
      ...one,
      buildingId: building.id,
      building: building.building,
      complexId: building.complexId,
      complex: building.complex,
    })),
  );

async function insertObjects(
  tx: Db,
  placed: readonly Placed[],
  { employeeIds, customers, daysAgo }: About,
): Promise<void> {
  const time = (days: number) => daysAgo(days).toISOString();
  await insertMany(
    tx,
    'industrial.complexes',
    placed.map(({ id, complex }) => {
      const { created, actualized, vacancies } = complex.daysSince;
      return {
        id,
        ...toComplexColumns(complex.fields),
        // Passed as an object: text would be stored as a JSON string.
        polygons: complex.fields.polygons,
        tenants: complex.tenants.map((index) => firmAt(customers, index)),
        is_enabled: !complex.isArchived,
        complex_actualization_date: actualized === undefined ? null : time(actualized),
        vacancies_actualize_date: time(vacancies),
        actualize_vacancy_employee: must(employeeIds[complex.responsible], 'employee'),
        date_time_created: time(created),
        date_time_updated: time(Math.min(created, actualized ?? created, vacancies)),
      };
    }),
  );
  await insertMany(
    tx,
    'industrial.buildings',
    buildingsOf(placed).map(({ id, complexId, complex, building }) => ({
      id,
      complex_id: complexId,
      ...toBuildingColumns(building.fields),
      is_enabled: !complex.isArchived && !building.isArchived,
      date_time_created: time(complex.daysSince.created),
    })),
  );
  await insertMany(
    tx,
    'industrial.vacancies',
    vacanciesOf(placed).map(({ id, complexId, buildingId, complex, building, vacancy }) => ({
      id,
      complex_id: complexId,
      building_id: buildingId,
      ...toVacancyColumns(vacancy.fields),
      is_enabled: !complex.isArchived && !building.isArchived && !vacancy.isArchived,
      date_time_created: time(complex.daysSince.created),
    })),
  );
}

/** The invented company of the CRM with this index. */
function firmAt({ companyIds }: DemoCustomers, index: number): { id: string; name: string } {
  const place = index % demoCompanies.length;
  return { id: must(companyIds[place], 'company'), name: must(demoCompanies[place], 'company') };
}

/** Inserts the fields that hold several values of a dictionary. */
async function insertLinks(tx: Db, placed: readonly Placed[]): Promise<void> {
  const linksOf = <Owner extends { id: string }>(
    owners: readonly Owner[],
    ownerColumn: string,
    valueColumn: string,
    valuesOf: (owner: Owner) => readonly { id: number }[],
  ) => owners.flatMap((owner) => valuesOf(owner).map(({ id }) => ({ [ownerColumn]: owner.id, [valueColumn]: id })));
  const buildings = buildingsOf(placed);
  const lists: readonly [table: string, rows: readonly Row[]][] = [
    [
      'complex_sewerage_types',
      linksOf(placed, 'complex_id', 'sewerage_type_id', (one) => one.complex.fields.sewerageTypes),
    ],
    [
      'complex_permitted_use_types',
      linksOf(placed, 'complex_id', 'permitted_use_type_id', (one) => one.complex.fields.permittedUseTypes),
    ],
    [
      'complex_land_plot_rights',
      linksOf(placed, 'complex_id', 'land_plot_right_id', (one) => one.complex.fields.landPlotRights),
    ],
    ['building_facades', linksOf(buildings, 'building_id', 'facade_id', (one) => one.building.fields.facades)],
    [
      'building_flooring_types',
      linksOf(buildings, 'building_id', 'flooring_type_id', (one) => one.building.fields.flooringTypes),
    ],
    [
      'building_fire_extinguishing_systems',
      linksOf(
        buildings,
        'building_id',
        'fire_extinguishing_system_id',
        (one) => one.building.fields.fireExtinguishingSystems,
      ),
    ],
    [
      'building_ventilations',
      linksOf(buildings, 'building_id', 'ventilation_id', (one) => one.building.fields.ventilations),
    ],
    ['vacancy_floors', linksOf(vacanciesOf(placed), 'vacancy_id', 'floor_id', (one) => one.vacancy.fields.floors)],
  ];
  for (const [table, rows] of lists) await insertMany(tx, `industrial.${table}`, rows);
}

/** Inserts operators and contacts; bits of roles: owner 2, managing company 4. */
async function insertPeople(
  tx: Db,
  placed: readonly Placed[],
  { customers, daysAgo, valueNamed }: About,
): Promise<void> {
  const contactOf = (index: number) => {
    const person = demoPeople.findIndex((one) => one.company === index % demoCompanies.length);
    return must(customers.contactIds[person], 'contact');
  };
  const roles = ['Собственник', 'Менеджер по аренде'] as const;
  await insertMany(
    tx,
    'industrial.operators_with_roles',
    placed.flatMap(({ id, complex }) =>
      (
        [
          [complex.owner, 2],
          [complex.manager, 4],
        ] as const
      ).map(([index, bits], position) => ({
        id: uuidv7(),
        complex_id: id,
        position,
        operator_id: firmAt(customers, index).id,
        roles: bits,
        appointment_date: complex.fields.commissioningDate ?? '2020-01-01T00:00:00',
      })),
    ),
  );
  await insertMany(
    tx,
    'industrial.contacts',
    placed.flatMap(({ id, complex }) =>
      [complex.owner, complex.manager].map((index, position) => ({
        id: uuidv7(),
        complex_id: id,
        position,
        company_id: firmAt(customers, index).id,
        contact_id: contactOf(index),
        contact_role_id: valueNamed('contact_role', roles[position] ?? roles[0]).id,
        main_contact: position === 0,
      })),
    ),
  );
  await insertMany(
    tx,
    'industrial.vacancy_agents',
    vacanciesOf(placed).flatMap(({ id, vacancy: { fields } }, index) =>
      (['lease', 'sale'] as const).flatMap((kind) => {
        if (index % (kind === 'lease' ? 9 : 7) !== 0 || (kind === 'sale' && fields.salePrice === null)) return [];
        const isExclusive = index % 18 === 0;
        return {
          vacancy_id: id,
          kind,
          position: 0,
          company_id: firmAt(customers, index).id,
          is_exclusive: isExclusive,
          exclusive_date_to: isExclusive ? `${moscowDay(daysAgo(-180))}T00:00:00` : null,
          contact_role_id: valueNamed('contact_role', 'Агент').id,
        };
      }),
    ),
  );
}

async function insertDeals(tx: Db, placed: readonly Placed[], { customers, daysAgo }: About): Promise<void> {
  const closed = vacanciesOf(placed).flatMap(({ id, vacancy: { deal } }) => (deal ? [{ id, deal }] : []));
  await insertMany(
    tx,
    'industrial.deals',
    closed.map(({ id, deal }, index) => {
      const fields = dealFields({
        vacancyType: deal.vacancyType,
        closeDate: `${moscowDay(daysAgo(deal.daysAgo))}T00:00:00`,
        rentalPeriod: deal.rentalPeriod,
        tenantName: firmAt(customers, index).name,
        tenantBitrixId: firmAt(customers, index).id,
        isVerifiedByReseach: index % 3 === 0,
      });
      return { id: uuidv7(), vacancy_id: id, ...toDealColumns(fields) };
    }),
  );
}

const remarks = [
  'Созвонились, условия прежние.',
  'Просят показывать по предварительной записи.',
  'Ставку готовы обсуждать при длинном договоре.',
  'Освободится раньше, чем в объявлении.',
  'Прислали новый план этажа.',
] as const;

/** A complex or a part of it in the log. */
interface LoggedEntity {
  readonly id: string;
  readonly complex: InventedComplex;
  readonly entity: 'complex' | 'building' | 'vacancy';
  readonly deal?: InventedVacancy['deal'];
}

async function insertNotes(tx: Db, placed: readonly Placed[], { employeeIds, daysAgo }: About): Promise<void> {
  const chance = seededRandom(9_900_000);
  const note = (complex: InventedComplex) => {
    const at = daysAgo(chance.whole(0, complex.daysSince.created));
    const author = must(employeeIds[chance.whole(0, employeeIds.length - 1)], 'employee');
    return {
      id: demoId(at.getTime()),
      employee_id: author,
      text: chance.pick(remarks),
      date_time_created: at.toISOString(),
    };
  };
  const some = <One>(list: readonly One[], share: number) => list.filter(() => chance.happens(share));
  await insertMany(
    tx,
    'industrial.complex_comments',
    some(placed, 0.7).map(({ id, complex }) => ({ complex_id: id, ...note(complex) })),
  );
  await insertMany(
    tx,
    'industrial.building_comments',
    some(buildingsOf(placed), 0.2).map(({ id, complex }) => ({ building_id: id, ...note(complex) })),
  );
  await insertMany(
    tx,
    'industrial.vacancy_comments',
    some(vacanciesOf(placed), 0.1).map(({ id, complex }) => ({ vacancy_id: id, ...note(complex) })),
  );
  await insertMany(
    tx,
    'shared.audit',
    [
      ...placed.map((one) => ({ ...one, entity: 'complex' as const })),
      ...buildingsOf(placed).map((one) => ({ ...one, entity: 'building' as const })),
      ...vacanciesOf(placed).map(({ vacancy, ...one }) => ({ ...one, entity: 'vacancy' as const, deal: vacancy.deal })),
    ]
      .flatMap(({ id, complex, entity, deal }: LoggedEntity) => {
        const at = (days: number) => ({ at: daysAgo(days).toISOString(), entity, entity_id: id, changes: {} });
        const by = must(employeeIds[complex.responsible], 'employee');
        const { created, actualized, vacancies } = complex.daysSince;
        return [
          { ...at(created), employee_id: by, action: 'create' },
          ...(entity === 'complex' ? [{ ...at(vacancies), employee_id: by, action: 'actualize-vacancies' }] : []),
          ...(entity === 'complex' && actualized !== undefined
            ? [{ ...at(actualized), employee_id: by, action: 'actualize' }]
            : []),
          ...(deal ? [{ ...at(Math.min(deal.daysAgo, created)), employee_id: by, action: 'close' }] : []),
          ...(complex.isArchived ? [{ ...at(0), employee_id: by, action: 'archive' }] : []),
        ];
      })
      // Inserted in the order of time: an event log is sorted by row number.
      .toSorted((one, other) => one.at.localeCompare(other.at)),
  );
}

const views = ['yard', 'docks', 'hall'] as const satisfies readonly WarehouseView[];
/** File name and image type of a photo. */
const words = {
  yard: { name: 'Двор.jpg', kind: 'Общий вид' },
  docks: { name: 'Доки.jpg', kind: 'Доки' },
  hall: { name: 'Внутри.jpg', kind: 'Внутри' },
} as const satisfies Record<WarehouseView, { name: string; kind: string }>;

/** Every second building has photos, and so do all complexes except every sixth. */
async function insertPhotos(tx: Db, placed: readonly Placed[], { valueNamed }: About): Promise<void> {
  const owners = [
    ...placed.filter((_, index) => index % 6 !== 5).map(({ id }) => ({ id, entityType: 'complex' as const })),
    ...buildingsOf(placed)
      .filter((_, index) => index % 2 === 0)
      .map(({ id }) => ({ id, entityType: 'building' as const })),
  ];
  const photos = await insertDrawnPhotos(
    tx,
    owners.flatMap(({ id, entityType }, index) =>
      views.map((view, position) => ({
        view,
        name: words[view].name,
        position,
        seed: 2_000_000 + index * 8 + position,
        owner: { entityType, id },
      })),
    ),
  );
  for (const entityType of ['complex', 'building'] as const) {
    await insertMany(
      tx,
      `industrial.${entityType}_images`,
      photos
        .filter(({ owner }) => owner.entityType === entityType)
        .map(({ id, view, position, owner }) => ({
          [`${entityType}_id`]: owner.id,
          position,
          global_image_id: id,
          image_type_id: valueNamed('image_types', words[view].kind).id,
          presence_in_the_flyer: view === 'yard',
        })),
    );
  }
}

/** Two complexes of three, every fourth building and every fifteenth vacancy have a document. */
async function insertDocuments(tx: Db, placed: readonly Placed[], { daysAgo }: About): Promise<void> {
  const owned = [
    ...placed
      .filter((_, index) => index % 3 !== 2)
      .map((one) => ({ ...one, entityType: 'complex' as const, name: 'Презентация комплекса.pdf' })),
    ...buildingsOf(placed)
      .filter((_, index) => index % 4 === 0)
      .map((one) => ({ ...one, entityType: 'building' as const, name: 'План корпуса.pdf' })),
    ...vacanciesOf(placed)
      .filter((_, index) => index % 15 === 0)
      .map((one) => ({ ...one, entityType: 'vacancy' as const, name: 'Договор, образец.pdf' })),
  ].map((one, index) => ({ ...one, documentId: documentId(3_000_000 + index * 8) }));
  await insertMany(
    tx,
    'shared.files',
    owned.map(({ id, entityType, name, documentId: file }) => ({
      id: file,
      kind: 'document',
      name,
      type: 'application/pdf',
      size: DOCUMENT_BYTES,
      sizes: [],
      state: 'kept',
      entity_type: entityType,
      entity_id: id,
      date_time_created: daysAgo(0).toISOString(),
      attached_at: daysAgo(0).toISOString(),
    })),
  );
  for (const entityType of ['complex', 'building', 'vacancy'] as const) {
    await insertMany(
      tx,
      `industrial.${entityType}_documents`,
      owned
        .filter((one) => one.entityType === entityType)
        .map(({ id, complex, name, documentId: file }) => ({
          [`${entityType}_id`]: id,
          position: 0,
          global_document_id: file,
          name,
          date: moscowDay(daysAgo(complex.daysSince.created)),
        })),
    );
  }
}

type Row = Readonly<Record<string, unknown>>;

/** Inserts rows by one statement; the columns are those of the first row. */
async function insertMany(tx: Db, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first).map((name) => sql.ref(name));
  await sql`
    insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(names)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}
