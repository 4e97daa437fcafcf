-- What an employee did to one or many objects at once: cells, pasted columns, bulk changes and their undo.

create table shared.operations (
  id uuid primary key, -- made by the client; the same id is the same operation
  employee_id uuid not null constraint operations__employee references shared.employees,
  domain text not null constraint operations__domain check (domain in ('land', 'industrial')),
  entity text not null, -- property, vacancy, …
  kind text not null constraint operations__kind check (kind in ('change', 'undo')),
  fields jsonb not null default '{}', -- of a change by filter: wire name → value or step
  field_names text[] not null default '{}',
  undoes uuid constraint operations__undoes references shared.operations, -- the operation that this one undoes
  started_at timestamptz not null default now(),
  stopped_at timestamptz -- by its employee, before all objects were changed
);
create index operations__of_employee on shared.operations (employee_id, started_at desc, id desc);
create index operations__undoes on shared.operations (undoes) where undoes is not null;

create table shared.operation_rows (
  operation_id uuid not null constraint operation_rows__operation references shared.operations on delete cascade,
  position int not null,
  entity_id uuid not null, -- may be deleted in the meantime
  state text not null default 'waiting'
    constraint operation_rows__state check (state in ('waiting', 'done', 'same', 'refused', 'stale', 'gone', 'left')),
  outcome jsonb not null default '{}',
  primary key (operation_id, entity_id)
);
create index operation_rows__position on shared.operation_rows (operation_id, position);
create index operation_rows__waiting on shared.operation_rows (operation_id) where state = 'waiting';

-- The operation of a write: its transaction names it by `set_config('gektar.operation', …, true)`.
alter table shared.audit add column operation_id uuid
  default nullif(current_setting('gektar.operation', true), '')::uuid
  constraint audit__operation references shared.operations on delete set null;
create index audit__operation on shared.audit (operation_id, entity_id) where operation_id is not null;
