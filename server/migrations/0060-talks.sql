-- Talks with companies and people, and the search of both by a telephone number.

create table shared.talks (
  id uuid primary key, -- made by the client; the same id is the same talk
  kind text not null constraint talks__kind check (kind in ('company', 'contact')),
  customer_id text not null, -- our own one or that of the customer service, as in reminders: no foreign key
  employee_id uuid not null constraint talks__employee references shared.employees, -- author
  at timestamp(0) not null, -- beginning, Moscow time
  text text not null, -- what was said
  minutes integer, -- length
  created_at timestamptz not null default now(),
  deleted_at timestamptz, -- can be restored for a day
  row_version integer not null default 1
);
create index talks__customer on shared.talks (kind, customer_id, at desc) where deleted_at is null; -- of one customer
create index talks__employee on shared.talks (employee_id, at desc) where deleted_at is null; -- last ones of an employee
create index talks__deleted on shared.talks (deleted_at) where deleted_at is not null; -- to be removed

-- Last call-backs of an employee.
create index reminders__finished_calls on shared.reminders (employee_id, done_at desc)
  where kind = 'call' and done_at is not null and deleted_at is null;
-- Companies by a part of a telephone number; people have contacts__search.
create index companies__phone_digits on shared.companies using gin (shared.phone_digits(phones) gin_trgm_ops);
-- Client links of a selection that were created, also deleted ones, for the line of a customer.
create index audit__links on shared.audit ((changes #>> '{requestSelectionId,1}'))
  where entity in ('land_selection_link', 'industrial_selection_link') and action = 'create';

-- Announced to open pages by the customer (0062).
create trigger talks__talk_events_in after insert on shared.talks
  referencing new table as changed for each statement execute function versions.note_others('talk', 'c.customer_id', 'null');
create trigger talks__talk_events_now after update on shared.talks
  referencing new table as changed for each statement execute function versions.note_others('talk', 'c.customer_id', 'null');
create trigger talks__talk_events_out after delete on shared.talks
  referencing old table as changed for each statement execute function versions.note_others('talk', 'c.customer_id', 'null');
