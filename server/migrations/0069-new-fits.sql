-- New fits (0074): requests that a saved object fits, objects that fit a saved request.

-- Saved objects and requests whose fits are to be found, by whatever transaction wrote them. Appended to only: a save waits for nobody.
create table shared.fits_to_find (
  number bigint generated always as identity constraint fits_to_find__pkey primary key,
  domain text not null constraint fits_to_find__domain check (domain in ('land', 'industrial')),
  kind text not null constraint fits_to_find__kind check (kind in ('property', 'vacancy', 'building', 'complex', 'request')),
  saved_id uuid not null, -- may be deleted in the meantime
  saved_by uuid -- of a vacancy whose building or complex was saved; null: as the audit has it
);
create index fits_to_find__saved on shared.fits_to_find (saved_id);

-- Pairs of an object and a request that it fits, each found once.
create table shared.new_fits (
  domain text not null constraint new_fits__domain check (domain in ('land', 'industrial')),
  object_id uuid not null, -- plot or vacancy; of either domain: no foreign key
  request_id uuid not null,
  percent smallint, -- as of the last save of either; null: it fits no longer
  found_at timestamptz not null default now(),
  is_by_request boolean not null, -- found when the request was saved, not the object
  saved_by uuid constraint new_fits__saved_by references shared.employees, -- null: a command of the server
  -- The hour of finding, as an id (UUID of version 8): what a mass change finds is one line of 'Сегодня'.
  batch_id uuid not null generated always as (overlay(overlay(
    md5(domain || ' ' || floor(extract(epoch from found_at - timestamptz '1970-01-01 00:00+00') / 3600)::bigint::text)
    placing '8' from 13) placing '8' from 17)::uuid) stored,
  constraint new_fits__pkey primary key (domain, object_id, request_id)
);
create index new_fits__of_request on shared.new_fits (request_id, found_at) where percent is not null;
create index new_fits__by_request on shared.new_fits (domain, found_at) where is_by_request and percent is not null;

-- Arguments: domain, kind. A save raises the row version; what only belongs to a row, like its comments, does not.
create function shared.note_fits_to_find() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into shared.fits_to_find (domain, kind, saved_id) select tg_argv[0], tg_argv[1], id from changed where is_enabled;
  else
    insert into shared.fits_to_find (domain, kind, saved_id)
    select tg_argv[0], tg_argv[1], c.id from changed c join before b using (id) where c.is_enabled and c.row_version > b.row_version;
  end if;
  if found then perform pg_notify('gektar_fits', ''); end if;
  return null;
end $$;

do $$
declare
  -- Table, domain, kind.
  saved text[] := array[
    ['land.properties', 'land', 'property'],
    ['land.requests', 'land', 'request'],
    ['industrial.vacancies', 'industrial', 'vacancy'],
    ['industrial.buildings', 'industrial', 'building'],
    ['industrial.complexes', 'industrial', 'complex'],
    ['industrial.requests', 'industrial', 'request']
  ];
  one text[];
  name text;
  call text;
begin
  foreach one slice 1 in array saved loop
    name := split_part(one[1], '.', 2) || '__fits';
    call := format('for each statement execute function shared.note_fits_to_find(%L, %L)', one[2], one[3]);
    -- A new building or complex has no vacancies yet.
    if one[3] not in ('building', 'complex') then
      execute format('create trigger %I after insert on %s referencing new table as changed %s', name || '_in', one[1], call);
    end if;
    execute format('create trigger %I after update on %s referencing old table as before new table as changed %s',
      name || '_now', one[1], call);
  end loop;
end $$;

-- Sections of 'Сегодня' (0069), and its pages (0062): those of the employees of the request and of the object.
create trigger new_fits__change after insert or update or delete or truncate on shared.new_fits
  for each statement execute function versions.note_change('shared.new_fits');

create function versions.note_new_fits() returns trigger language plpgsql as $$
begin
  insert into versions.events (kind, for_employee)
  select distinct 'today', e.id
  from changed n cross join lateral (
    select r.responsible_employee_id as id from land.requests r where n.domain = 'land' and r.id = n.request_id
    union all
    select r.responsible_employee_id from industrial.requests r where n.domain = 'industrial' and r.id = n.request_id
    union all
    select p.responsible_employee_id from land.properties p where n.is_by_request and n.domain = 'land' and p.id = n.object_id
    union all
    select c.responsible_user from industrial.vacancies v join industrial.complexes c on c.id = v.complex_id
      where n.is_by_request and n.domain = 'industrial' and v.id = n.object_id
  ) e
  where e.id is not null;
  if found then perform pg_notify('gektar_events', ''); end if;
  return null;
end $$;
create trigger new_fits__events_in after insert on shared.new_fits
  referencing new table as changed for each statement execute function versions.note_new_fits();
create trigger new_fits__events_now after update on shared.new_fits
  referencing new table as changed for each statement execute function versions.note_new_fits();
