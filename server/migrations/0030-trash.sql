-- What was deleted waits here for thirty days and comes back with everything that hung on it (0035).

create table shared.trash (
  id uuid primary key,
  domain text not null constraint trash__domain check (domain in ('land', 'industrial')),
  kind text not null, -- as in shared.audit: property, …
  entity_id uuid not null,
  title text not null, -- by which people knew it
  place text not null default '', -- where it was: an address, the complex of a building
  building_count integer not null default 0,
  vacancy_count integer not null default 0,
  editor_ids uuid[], -- who alone may restore or destroy it (B-07); null = every employee
  deleted_by uuid constraint trash__deleted_by references shared.employees, -- null: a command of the server
  deleted_at timestamptz not null default now()
);
create index trash__by_time on shared.trash (domain, deleted_at desc, id desc); -- the page of the trash
create index trash__entity_id on shared.trash (entity_id); -- 'Отменить' right after a deletion
create index trash__deleted_at on shared.trash (deleted_at); -- what is cleared after thirty days

-- The deleted rows of all tables, by the names of their columns. A migration that renames, splits or drops a column of a table
-- that is kept here rewrites these rows too.
create table shared.trash_rows (
  id bigint generated always as identity primary key,
  trash_id uuid not null constraint trash_rows__trash references shared.trash on delete cascade,
  table_name text not null, -- with its schema: land.properties
  content jsonb not null -- column → value
);
create index trash_rows__of_table on shared.trash_rows (trash_id, table_name);
create index trash_rows__by_id on shared.trash_rows (table_name, (content ->> 'id')); -- whether a missing parent is in the trash

-- Names of the dictionary values that the rows refer to: no foreign key holds those.
create table shared.trash_values (
  trash_id uuid not null constraint trash_values__trash references shared.trash on delete cascade,
  table_name text not null,
  value_id integer not null,
  name text not null,
  is_gone boolean not null default false, -- deleted since; its id may belong to another value by now (F-09)
  primary key (trash_id, table_name, value_id)
);
create index trash_values__by_value on shared.trash_values (table_name, value_id); -- deletion of a value marks it

-- A file of a deleted entity: kept, but handed out to nobody.
alter table shared.files
  drop constraint files__state,
  add constraint files__state check (state in ('arriving', 'kept', 'trashed', 'discarded')),
  add column trash_id uuid constraint files__trash references shared.trash,
  add constraint files__trashed check ((state = 'trashed') = (trash_id is not null));
create index files__trash_id on shared.files (trash_id) where trash_id is not null;
