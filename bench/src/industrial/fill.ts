import pg from 'pg';
import { fillBare } from '#bare-tables.ts';

/** Number of entities of each kind. */
export interface Sizes {
  readonly complexes: number;
  readonly buildings: number;
  readonly vacancies: number;
}
export const USUAL: Sizes = { complexes: 5_000, buildings: 15_000, vacancies: 60_000 };
const REQUESTS = 2_000;
/** Numbers of buildings and vacancies in the first complex. */
const LARGEST = { buildings: 30, vacancies: 300 } as const;

/** Id of a generated object (UUID version 8), in SQL. */
const id = (kind: string, number: string) =>
  `overlay(overlay(md5('${kind}' || (${number})) placing '8' from 13) placing '8' from 17)::uuid`;
/** A repeatable fraction (0 to 1) from the row number and a word, in SQL. */
const share = (word: string) => `(abs(hashtext('${word}' || n)) % 1000) / 1000.0`;

/** Number of a building's complex: 1 for the first buildings, the other complexes in turn for the rest. */
const complexOf = ({ complexes }: Sizes) =>
  `case when n <= ${LARGEST.buildings} then 1 else 2 + n % ${complexes - 1} end`;
const buildingOf = ({ buildings }: Sizes) =>
  `case when n <= ${LARGEST.vacancies} then 1 + n % ${LARGEST.buildings}
  else ${LARGEST.buildings} + 1 + n % ${buildings - LARGEST.buildings} end`;

const statements = (sizes: Sizes) => [
  `insert into industrial.complexes (id, name, complex_type_id, complex_construction_status, vacancies_update_period,
      responsible_user, latitude, longitude, region_id, full_address, complex_area, highway_id, distance_from_ring_road,
      is_enabled, vacancies_actualize_date)
    select ${id('complex', 'n')}, 'Парк ' || n, 1 + n % 7, 1 + n % 5, 30, (select min(id::text)::uuid from shared.employees),
      54.5 + ${share('lat')} * 2.5, 36 + ${share('lon')} * 3, case when n % 3 = 0 then 77 else 50 end,
      'Московская область, Образцово, ' || n, round((1000 + ${share('area')} * 200000)::numeric, 1), 1 + n % 30,
      n % 90, n = 1 or n % 20 <> 0, now() - n % 60 * interval '1 day'
    from generate_series(1, ${sizes.complexes}) n`,
  `insert into industrial.buildings (id, complex_id, name, construction_status, building_class, commissioning_date,
      total_area, building_type_id, floors_number, working_height, docks_number, has_heating, is_enabled)
    select ${id('building', 'n')}, ${id('complex', complexOf(sizes))}, 'Корпус ' || n, 1 + n % 5, 1 + n % 7, '2013-06-15',
      2000 + round((${share('total')} * 60000)::numeric, 1), 1 + n % 7, 1 + n % 2, 6 + n % 8, n % 60, n % 3 <> 0, n <= 30 or n % 25 <> 0
    from generate_series(1, ${sizes.buildings}) n`,
  `insert into industrial.vacancies (id, building_id, complex_id, name, availability_date, is_whole_for_rent,
      vacancy_status, vacancy_types, is_publication_on_website, warehouse_area, warehouse_price, dry_area, dry_price,
      temperature_area, temperature_price, freezer_area, office_area, office_price, production_area, production_price,
      sale_price, minimal_rental_block_area, has_shelves, is_enabled, rent_status_id)
    select ${id('vacancy', 'n')}, b.id, b.complex_id, 'Блок ' || n, timestamp '2026-01-01' + n % 700 * interval '1 day', n % 2 = 0,
      case n % 10 when 0 then 2 when 1 then 3 when 2 then 4 else 1 end, 1 + n % 7, n % 2 = 0,
      case when n % 4 = 0 then 100 + n % 9000 end, case when n % 4 = 0 then 6000 + n % 6000 end,
      case when n % 4 = 1 then 100 + n % 8000 end, case when n % 4 = 1 then 7000 + n % 6000 end,
      case when n % 8 = 1 then 50 + n % 800 end, case when n % 8 = 1 then 12000 end, case when n % 16 = 1 then 90 end,
      case when n % 3 = 0 then 20 + n % 400 end, case when n % 3 = 0 then 11000 end,
      case when n % 4 > 1 then 100 + n % 7000 end, case when n % 4 > 1 then 8000 + n % 5000 end,
      case when (1 + n % 7) & 2 <> 0 then 1000000 + n * 1000 end, 50 + n % 1000, n % 3 = 0, n <= 300 or n % 30 <> 0, 1 + n % 4
    from generate_series(1, ${sizes.vacancies}) n join industrial.buildings b on b.id = ${id('building', buildingOf(sizes))}`,
  `insert into industrial.deals (id, vacancy_id, vacancy_type, close_date)
    select gen_random_uuid(), id, 1, '2026-05-01' from industrial.vacancies where vacancy_status = 2`,
  `insert into shared.companies (id, name, websites) select 'firm-' || n, 'Фирма ' || n, '[]' from generate_series(1, 2000) n`,
  `insert into industrial.operators_with_roles (id, complex_id, operator_id, roles, appointment_date)
    select gen_random_uuid(), ${id('complex', 'n')}, 'firm-' || (1 + n % 2000), 2, '2020-01-01' from generate_series(1, ${sizes.complexes}) n`,
  `insert into industrial.vacancy_floors (vacancy_id, floor_id) select id, 3 from industrial.vacancies`,
  `insert into industrial.vacancy_comments (id, vacancy_id, employee_id, text)
    select gen_random_uuid(), v.id, (select min(id::text)::uuid from shared.employees), 'Созвонились, условия прежние.'
    from industrial.vacancies v where hashtext(v.id::text) % 10 = 0`,
  `insert into industrial.requests (id, name, company_id, request_date, responsible_employee_id, vacancy_types,
      building_classes, working_height_range_from, vacancy_area_range_from, vacancy_area_range_to, access_date_to,
      has_dry_area, has_shelving)
    select ${id('request', 'n')}, 'Запрос ' || n, 'firm-' || (1 + n % 2000), timestamp '2026-01-01' + n % 300 * interval '1 day',
      (select min(id::text)::uuid from shared.employees), case when n % 3 > 0 then 1 + n % 7 end,
      case when n % 2 = 0 then array[1, 2, 3 + n % 4]::smallint[] else '{}' end, case when n % 4 = 0 then 8 end,
      100 * (1 + n % 50), 100 * (1 + n % 50) + 3000, case when n % 5 = 0 then date '2027-06-01' end, n % 6 = 0, n % 7 = 0
    from generate_series(1, ${REQUESTS}) n`,
  `insert into industrial.request_places (request_id, position, region_id)
    select ${id('request', 'n')}, 0, case when n % 3 = 0 then 77 else 50 end from generate_series(1, ${REQUESTS}) n where n % 4 > 0`,
  `insert into industrial.request_selections (id, request_id) select ${id('selection', 'n')}, ${id('request', 'n')}
    from generate_series(1, ${REQUESTS}) n`,
  `insert into industrial.request_selection_items (id, request_selection_id, vacancy_id, "order")
    select gen_random_uuid(), ${id('selection', 'n')}, ${id('vacancy', 'n * 29 + k')}, k
    from generate_series(1, ${REQUESTS}) n, generate_series(1, 20) k`,
  `insert into shared.audit (employee_id, entity, entity_id, action, changes)
    select null, 'vacancy', id, 'create', '{}' from industrial.vacancies`,
];

/** Ids of entities that the cases request. */
export interface Samples {
  /** The largest complex and one of its vacancies. */
  readonly largest: string;
  readonly vacancy: string;
  /** Ids of requests with several kinds of conditions. */
  readonly requests: readonly string[];
}

/** Fills a database that has an employee but no complexes; the product computes the figures later. */
export async function fillIndustrial(url: string, sizes = USUAL): Promise<Samples> {
  const found = Promise.withResolvers<Samples>();
  await fillBare(url, ['industrial'], async (client) => {
    for (const statement of statements(sizes)) await client.query(statement);
    const { rows } = await client.query<Samples>(
      `select ${id('complex', '1')} as largest, ${id('vacancy', '1')} as vacancy,
        array(select ${id('request', 'n')}::text from generate_series(1, 12) n) as requests`,
    );
    const [samples] = rows;
    if (!samples) throw new Error('nothing was generated');
    found.resolve(samples);
  });
  return found.promise;
}

/** Prepares a filled database: statistics, and no fits to find among what it was filled with. */
export async function analyze(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('truncate shared.fits_to_find');
  await client.query('vacuum analyze').finally(() => client.end());
}
