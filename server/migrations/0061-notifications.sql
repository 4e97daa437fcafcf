-- The bell: notifications are computed from what is stored; here is only what an employee has read and turned off.

create table shared.notification_settings (
  employee_id uuid primary key constraint notification_settings__employee references shared.employees,
  read_up_to timestamptz, -- everything noticed until then is read
  off_kinds text[] not null default '{}' -- neither counted nor listed
);

create table shared.notification_reads (
  employee_id uuid not null constraint notification_reads__employee references shared.employees,
  kind text not null constraint notification_reads__kind
    check (kind in ('mention', 'mark', 'fit', 'reminder', 'link', 'operation')),
  object_id uuid not null, -- comment, selected item, request, reminder, link or operation
  read_at timestamptz not null default now(), -- what is noticed anew after it is unread
  constraint notification_reads__once primary key (employee_id, kind, object_id)
);

-- A comment may name an employee long after it was written. Null: named when it was written, or before this column.
alter table shared.mentions add column created_at timestamptz;
alter table shared.mentions alter column created_at set default now();

-- When an operation that continues after its answer ended. Null: it continues, or was complete with its answer.
alter table shared.operations add column finished_at timestamptz;
update shared.operations set finished_at = started_at where kind = 'change' and fields <> '{}';
create index operations__finished on shared.operations (employee_id, finished_at) where finished_at is not null;

-- What an employee reads or turns off, and an operation that ends, reach their other windows (0062).
do $$
declare
  name text;
  call constant text := 'for each statement execute function versions.note_others(''today'', ''null'', ''c.employee_id'')';
begin
  foreach name in array array['notification_settings', 'notification_reads'] loop
    execute format('create trigger %I after insert on shared.%s referencing new table as changed %s', name || '__events_in', name, call);
    execute format('create trigger %I after update on shared.%s referencing new table as changed %s', name || '__events_now', name, call);
    execute format('create trigger %I after delete on shared.%s referencing old table as changed %s', name || '__events_out', name, call);
  end loop;
end $$;
create function versions.note_ended_operation() returns trigger language plpgsql as $$
begin
  insert into versions.events (kind, for_employee) values ('today', new.employee_id);
  perform pg_notify('gektar_events', '');
  return null;
end $$;
create trigger operations__ended after update on shared.operations for each row
  when (old.finished_at is null and new.finished_at is not null) execute function versions.note_ended_operation();
