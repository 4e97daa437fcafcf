import pg from 'pg';

/** SQL that assigns an id to one of the employees `$1`, by the hash of the id. */
const employeeOf = (id: string) => `($1::uuid[])[1 + abs(hashtext(${id}::text)) % cardinality($1::uuid[])]`;
const share = (id: string, of: number) => `abs(hashtext('day' || ${id}::text)) % ${of} = 0`;

/** Statements that give all employees a similar amount of work, by pseudo-random choice. The employees are `$1`. */
const statements = [
  `update industrial.complexes set responsible_user = ${employeeOf('id')}`,
  `update industrial.requests set responsible_employee_id = ${employeeOf('id')}`,
  // One object in a hundred becomes new.
  `update land.properties set date_time_created = now() - abs(hashtext(id::text)) % 7000 * interval '1 minute'
    where ${share('id', 100)} and cardinality($1::uuid[]) > 0`,
  `update industrial.vacancies set date_time_created = now() - abs(hashtext(id::text)) % 7000 * interval '1 minute'
    where ${share('id', 100)} and cardinality($1::uuid[]) > 0`,
  `update industrial.vacancies set date_time_created = now() - interval '90 days'
    where not (${share('id', 100)}) and cardinality($1::uuid[]) > 0`,
  // They alone are compared with requests.
  `delete from shared.fits_to_find where cardinality($1::uuid[]) > 0`,
  `insert into shared.fits_to_find (domain, kind, saved_id)
    select 'land', 'property', id from land.properties where ${share('id', 100)} and is_enabled and cardinality($1::uuid[]) > 0
    union all
    select 'industrial', 'vacancy', id from industrial.vacancies
      where ${share('id', 100)} and is_enabled and cardinality($1::uuid[]) > 0`,
  // Marks of clients and links that end within three days.
  ...['land', 'industrial'].flatMap((domain) => [
    `update ${domain}.request_selection_items set client_favorite_at = now() - abs(hashtext(id::text)) % 9000 * interval '1 minute'
      where ${share('id', 50)} and cardinality($1::uuid[]) > 0`,
    `insert into ${domain}.request_selection_links (id, request_selection_id, password, expiration_time)
      select gen_random_uuid(), s.id, 'K7M4XC', now() + abs(hashtext(s.id::text)) % 20000 * interval '1 minute'
      from ${domain}.request_selections s where cardinality($1::uuid[]) > 0
        and not exists (select from ${domain}.request_selection_links l where l.request_selection_id = s.id)`,
  ]),
  // Per employee, a hundred open reminders, forty of them due by today, and two hundred finished ones.
  `insert into shared.reminders (id, kind, text, due_at, employee_id, created_by, about_kind, about_id, done_at)
    select gen_random_uuid(), case when n % 2 = 0 then 'call' else 'task' end, 'Перезвонить после совета',
      now()::date + (n % 100 - 39) / 4 * interval '1 day' + interval '10 hours', e, e,
      case when o.id is null then null else o.kind end, o.id, case when n > 100 then now() - n * interval '1 hour' end
    from unnest($1::uuid[]) e, generate_series(1, 300) n, lateral (
      select * from (
        (select 'land_request' as kind, id::text from land.requests offset n limit 1) union all
        (select 'industrial_request', id::text from industrial.requests offset n limit 1) union all
        (select 'property', id::text from land.properties offset n limit 1) union all
        (select 'vacancy', id::text from industrial.vacancies offset n limit 1) union all
        (select 'company', id from shared.companies offset n limit 1)) all_kinds offset n % 5 limit 1) o`,
  // Twenty mentions per employee.
  `insert into shared.mentions (comment_id, employee_id)
    select c.id, e from unnest($1::uuid[]) with ordinality as es (e, k), lateral (
      select id from land.property_comments offset k * 20 limit 20) c`,
];

/**
 * Gives all employees lines for 'Сегодня'.
 * @returns the employee with the most land requests
 */
export async function fillDays(url: string, employeeIds: readonly string[]): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement, [employeeIds]);
    const { rows } = await client.query<{ id: string }>(
      'select responsible_employee_id as id from land.requests group by 1 order by count(*) desc, 1 limit 1',
    );
    if (rows[0] === undefined) throw new Error('no request has an employee');
    return rows[0].id;
  } finally {
    await client.end();
  }
}
