-- What a bulk action archived, for thirty days, so that it can be returned as one (0035).

create table shared.archived_batches (
  id uuid primary key,
  domain text not null constraint archived_batches__domain check (domain in ('land', 'industrial')),
  run_id uuid not null, -- of the client: the calls of one bulk action have the same
  archived_by uuid not null constraint archived_batches__archived_by references shared.employees,
  archived_at timestamptz not null default now(),
  total_count integer not null, -- objects or complexes archived, those too that were restored since
  constraint archived_batches__run unique (domain, archived_by, run_id)
);
create index archived_batches__by_time on shared.archived_batches (domain, archived_at desc, id desc); -- the page of the trash
create index archived_batches__archived_at on shared.archived_batches (archived_at); -- what is cleared after thirty days

-- Entities that are in the archive by that action and by no later one: a change of their state takes them out.
create table shared.archived_items (
  entity_id uuid primary key,
  batch_id uuid not null constraint archived_items__batch references shared.archived_batches on delete cascade,
  kind text not null -- as in shared.audit: property, complex, building, vacancy
);
create index archived_items__batch_id on shared.archived_items (batch_id);

create function shared.forget_archived_item() returns trigger language plpgsql as $$
begin
  delete from shared.archived_items where entity_id = new.id;
  return null;
end $$;

create trigger properties__archived_item after update of is_enabled on land.properties
  for each row when (old.is_enabled is distinct from new.is_enabled) execute function shared.forget_archived_item();
create trigger complexes__archived_item after update of is_enabled on industrial.complexes
  for each row when (old.is_enabled is distinct from new.is_enabled) execute function shared.forget_archived_item();
create trigger buildings__archived_item after update of is_enabled on industrial.buildings
  for each row when (old.is_enabled is distinct from new.is_enabled) execute function shared.forget_archived_item();
create trigger vacancies__archived_item after update of is_enabled on industrial.vacancies
  for each row when (old.is_enabled is distinct from new.is_enabled) execute function shared.forget_archived_item();
