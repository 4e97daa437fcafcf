-- What an employee keeps at hand (E-11): personal, one record per property.
create table land.favorites (
  id uuid primary key,
  employee_id uuid not null constraint favorites__employee references shared.employees on delete cascade,
  property_id uuid not null constraint favorites__property references land.properties on delete cascade,
  status boolean not null default true, -- shown; false = set aside
  comment text,
  date_time_created timestamptz not null default now(),
  row_version integer not null default 1,
  constraint favorites__once unique (employee_id, property_id)
);
-- A property's delete removes it from everyone's favorites (D-18).
create index favorites__property_id on land.favorites (property_id);
