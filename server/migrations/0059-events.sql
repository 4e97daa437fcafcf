-- Outbox of /api/events (0062): what each transaction changed, by kind and id, never values. A process asks for the rows that its last
-- snapshot did not see, as with versions.changed_rows. Deleted after an hour.
create table versions.events (
  number bigint generated always as identity constraint events__pkey primary key, -- order within a transaction
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  kind text not null, -- property, …, comments, selection, reminder, today, view, dictionary
  id text, -- null: any of the kind
  version integer, -- row_version after the change; null: unknown
  change text not null default 'changed' constraint events__change check (change in ('created', 'changed', 'gone')),
  employee_id uuid, -- who made the change
  for_employee uuid -- null: everyone
);
create index events__transaction on versions.events (transaction);
create index events__at on versions.events (at);

-- Positions of streams belong to one database: another one numbers its transactions differently.
create table versions.event_positions (
  database_id uuid not null default gen_random_uuid(),
  deleted_until xid8 -- the last transaction of deleted rows
);
insert into versions.event_positions default values;

-- A statement over more rows than this is one event of the whole kind.
create function versions.most_events() returns integer immutable language sql return 1000;

-- Argument: the kind. For tables of entities, with a row version.
create function versions.note_entities() returns trigger language plpgsql as $$
declare
  many constant boolean := (select count(*) from (select from changed limit versions.most_events() + 1) c) > versions.most_events();
  done constant text := case tg_op when 'INSERT' then 'created' when 'DELETE' then 'gone' else 'changed' end;
begin
  if many then
    insert into versions.events (kind) values (tg_argv[0]);
  elsif tg_op = 'DELETE' then
    insert into versions.events (kind, id, change) select tg_argv[0], id, done from changed;
  elsif tg_op = 'INSERT' then
    insert into versions.events (kind, id, version, change) select tg_argv[0], id, row_version, done from changed;
  else
    -- The same version: what belongs to the row has changed, and with it what lists show of it.
    insert into versions.events (kind, id, version)
    select tg_argv[0], c.id, case when c.row_version > b.row_version then c.row_version end from changed c join before b using (id);
  end if;
  if found then perform pg_notify('gektar_events', ''); end if;
  return null;
end $$;

-- Arguments: the kind, an expression over the row c for the id, an expression for the employee who alone sees the event.
create function versions.note_others() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into versions.events (kind, id, for_employee) select distinct %L, (%s)::text, (%s)::uuid from changed c limit %s',
    tg_argv[0], tg_argv[1], tg_argv[2], versions.most_events()
  );
  if (select count(*) from (select from changed limit versions.most_events() + 1) c) > versions.most_events() then
    insert into versions.events (kind) values (tg_argv[0]);
  end if;
  perform pg_notify('gektar_events', '');
  return null;
end $$;

-- Who made a change, from its audit row.
create function versions.note_authors() returns trigger language plpgsql as $$
begin
  insert into versions.events (kind, id, employee_id)
  select entity, entity_id::text, employee_id from changed
  where employee_id is not null
    and entity in ('property', 'complex', 'building', 'vacancy', 'land_request', 'industrial_request', 'company', 'contact')
  limit versions.most_events();
  return null;
end $$;

create trigger audit__authors after insert on shared.audit
  referencing new table as changed for each statement execute function versions.note_authors();

do $$
declare
  entities text[] := array[
    ['land.properties', 'property'],
    ['land.requests', 'land_request'],
    ['industrial.complexes', 'complex'],
    ['industrial.buildings', 'building'],
    ['industrial.vacancies', 'vacancy'],
    ['industrial.requests', 'industrial_request']
  ];
  -- Table, kind, id, the only employee.
  others text[] := array[
    ['industrial.complex_figures', 'complex', 'c.complex_id', 'null'],
    ['industrial.deals', 'vacancy', 'c.vacancy_id', 'null'],
    ['land.property_comments', 'comments', 'c.property_id', 'null'],
    ['industrial.complex_comments', 'comments', 'c.complex_id', 'null'],
    ['industrial.building_comments', 'comments', 'c.building_id', 'null'],
    ['industrial.vacancy_comments', 'comments', 'c.vacancy_id', 'null'],
    ['land.request_selection_items', 'selection',
      '(select s.request_id from land.request_selections s where s.id = c.request_selection_id)', 'null'],
    ['land.request_selection_links', 'selection',
      '(select s.request_id from land.request_selections s where s.id = c.request_selection_id)', 'null'],
    ['industrial.request_selection_items', 'selection',
      '(select s.request_id from industrial.request_selections s where s.id = c.request_selection_id)', 'null'],
    ['industrial.request_selection_links', 'selection',
      '(select s.request_id from industrial.request_selections s where s.id = c.request_selection_id)', 'null'],
    ['shared.companies', 'company', 'c.id', 'null'],
    ['shared.contacts', 'contact', 'c.id', 'null'],
    ['land.contacts', 'land_contact', 'c.id', 'null'],
    ['shared.views', 'view', 'null', 'null'],
    ['shared.dictionary_state', 'dictionary', 'null', 'null'],
    ['shared.reminders', 'reminder', 'c.about_id', 'null'],
    ['shared.reminders', 'today', 'null', 'c.employee_id'],
    ['shared.today_done', 'today', 'null', 'c.employee_id'],
    ['shared.mentions', 'today', 'null', 'c.employee_id'],
    ['land.favorites', 'favorites', 'null', 'c.employee_id']
  ];
  -- The page of a complex shows all of its parts; the page of a building its vacancies.
  complex_of_building constant text := '(select b.complex_id from industrial.buildings b where b.id = c.building_id)';
  complex_of_vacancy constant text := '(select b.complex_id from industrial.vacancies v join industrial.buildings b on b.id = v.building_id
    where v.id = c.vacancy_id)';
  parts text[] := array[
    ['industrial.buildings', 'complex', 'c.complex_id', 'null'],
    ['industrial.vacancies', 'building', 'c.building_id', 'null'],
    ['industrial.vacancies', 'complex', complex_of_building, 'null'],
    ['industrial.deals', 'complex', complex_of_vacancy, 'null'],
    ['industrial.building_comments', 'complex', complex_of_building, 'null'],
    ['industrial.vacancy_comments', 'complex', complex_of_vacancy, 'null']
  ];
  one text[];
  name text;
  call text;
begin
  foreach one slice 1 in array entities loop
    name := split_part(one[1], '.', 2) || '__events';
    call := format('for each statement execute function versions.note_entities(%L)', one[2]);
    execute format('create trigger %I after insert on %s referencing new table as changed %s', name || '_in', one[1], call);
    execute format('create trigger %I after update on %s referencing old table as before new table as changed %s',
      name || '_now', one[1], call);
    execute format('create trigger %I after delete on %s referencing old table as changed %s', name || '_out', one[1], call);
  end loop;
  foreach one slice 1 in array others || parts loop
    name := split_part(one[1], '.', 2) || '__' || one[2] || '_events';
    call := format('for each statement execute function versions.note_others(%L, %L, %L)', one[2], one[3], one[4]);
    execute format('create trigger %I after insert on %s referencing new table as changed %s', name || '_in', one[1], call);
    execute format('create trigger %I after update on %s referencing new table as changed %s', name || '_now', one[1], call);
    execute format('create trigger %I after delete on %s referencing old table as changed %s', name || '_out', one[1], call);
    -- A reminder of one employee that becomes another's.
    if one[4] <> 'null' then
      execute format('create trigger %I after update on %s referencing old table as changed %s', name || '_before', one[1], call);
    end if;
  end loop;
end $$;
