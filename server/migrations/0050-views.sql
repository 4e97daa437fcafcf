-- Views of lists: a filter, an order, columns and a kind under a name (N-04, 0054).

create table shared.views (
  id uuid primary key, -- made by the client; the same id is the same view
  list text not null constraint views__list check (list in ('land-properties', 'land-requests', 'industrial-complexes',
    'industrial-vacancies', 'industrial-requests')),
  owner_id uuid not null constraint views__owner references shared.employees,
  name text not null,
  shared_at timestamptz, -- null: private
  filter jsonb not null, -- criteria as the address has them
  sort text,
  direction text constraint views__direction check (direction in ('asc', 'desc')),
  columns jsonb, -- null: the reader's own
  kind text, -- table, list, grid, map, wide-map; null: the usual one of the screen
  position int not null, -- among the views of its owner
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz, -- can be restored for a day
  taken_name text generated always as (case when deleted_at is null then lower(name) end) stored,
  constraint views__name unique (owner_id, list, taken_name)
);
create index views__of_owner on shared.views (owner_id, list, position, id); -- tabs over a list
create index views__shared on shared.views (list) where shared_at is not null and deleted_at is null; -- tabs of others

-- How a person opens a list without an address (N-04).
create table shared.list_habits (
  employee_id uuid not null constraint list_habits__employee references shared.employees,
  list text not null,
  default_view_id uuid constraint list_habits__default_view references shared.views on delete set null,
  sort text, -- the last order chosen outside of views; null: never sorted
  direction text constraint list_habits__direction check (direction in ('asc', 'desc')),
  primary key (employee_id, list)
);
create index list_habits__default_view on shared.list_habits (default_view_id) where default_view_id is not null;
