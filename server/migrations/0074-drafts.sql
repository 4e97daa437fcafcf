-- Objects of an intake that lack required fields (N-10, 0085). A table of its own: nothing that reads objects can see them.

create table shared.drafts (
  id uuid constraint drafts__pkey primary key, -- the object made of the draft has the same id
  domain text not null constraint drafts__domain check (domain in ('land', 'industrial')),
  kind text not null constraint drafts__kind check (kind in ('property', 'complex', 'building', 'vacancy')),
  -- Complex of a building, building of a vacancy. Either an object or another draft, which becomes the object with this id.
  parent_id uuid,
  fields jsonb not null default '{}' constraint drafts__fields check (jsonb_typeof(fields) = 'object'), -- as a creation takes them
  remarks jsonb not null default '[]', -- what else to settle: [{ field, text }]
  place text not null default '', -- names from the source while there is no parent: 'Логопарк Север, 2'
  origin jsonb, -- { loadId, file, sheet, row }; null: made by hand
  created_by uuid constraint drafts__created_by references shared.employees, -- null: a command of the server
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  row_version integer not null default 1,
  deleted_at timestamptz, -- can be restored for a day
  -- Searched text: names, numbers, address, place.
  search_text text not null generated always as (shared.without_yo(
    coalesce(fields ->> 'name', '') || ' ' || coalesce(fields ->> 'cadastralNumbers', '') || ' '
    || coalesce(fields ->> 'address', '') || ' ' || place || ' ' || coalesce(origin ->> 'file', '')
  )) stored,
  constraint drafts__kind_of_domain check ((domain = 'land') = (kind = 'property')),
  constraint drafts__parent check (parent_id is null or kind in ('building', 'vacancy'))
);
create index drafts__list on shared.drafts (domain, created_at desc, id desc) where deleted_at is null;
create index drafts__search on shared.drafts using gin (search_text gin_trgm_ops);
create index drafts__of_load on shared.drafts ((origin ->> 'loadId')) where origin is not null;
create index drafts__parent_id on shared.drafts (parent_id) where parent_id is not null;

create trigger drafts__events_in after insert on shared.drafts referencing new table as changed
  for each statement execute function versions.note_others('draft', 'c.id', 'null');
create trigger drafts__events_now after update on shared.drafts referencing new table as changed
  for each statement execute function versions.note_others('draft', 'c.id', 'null');
create trigger drafts__events_out after delete on shared.drafts referencing old table as changed
  for each statement execute function versions.note_others('draft', 'c.id', 'null');
