-- Which transactions have changed what sections of 'Сегодня' read (0038, 0069), beyond objects, requests and dealt-with lines.

-- The row of a request is written anew with what belongs to it, as that of an object is (0048): its version is the transaction that last
-- wrote it, whatever SQL writes past it. Selections apart: they decide which fits are left, not which requests an object fits.
do $$
declare
  child record;
  call text;
begin
  for child in
    select c.conrelid::regclass as child, t.relname as name, c.confrelid::regclass as owner, a.attname as owner_column
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1 and t.relname <> 'request_selections'
      and c.confrelid in ('land.requests'::regclass, 'industrial.requests'::regclass)
    order by 1
  loop
    call := format('for each statement execute function versions.touch_owners(%L, %L)', child.owner, child.owner_column);
    execute format('create trigger %I after insert on %s referencing new table as changed %s', child.name || '__touch_in', child.child, call);
    execute format('create trigger %I after update on %s referencing new table as changed %s', child.name || '__touch_now', child.child, call);
    execute format('create trigger %I after update on %s referencing old table as changed %s', child.name || '__touch_before', child.child, call);
    execute format('create trigger %I after delete on %s referencing old table as changed %s', child.name || '__touch_out', child.child, call);
  end loop;
end $$;
drop trigger request_selection_items__change on land.request_selection_items;
drop trigger request_selection_items__change on industrial.request_selection_items;

do $$
declare
  -- Table, area.
  noted text[] := array[
    ['land.request_selections', 'land.selections'],
    ['land.request_selection_items', 'land.selections'],
    ['industrial.request_selections', 'industrial.selections'],
    ['industrial.request_selection_items', 'industrial.selections'],
    ['land.request_selection_links', 'land.links'],
    ['industrial.request_selection_links', 'industrial.links'],
    ['land.property_comments', 'land.comments'],
    ['industrial.complex_comments', 'industrial.comments'],
    ['industrial.building_comments', 'industrial.comments'],
    ['industrial.vacancy_comments', 'industrial.comments'],
    ['shared.mentions', 'shared.mentions'],
    ['shared.reminders', 'shared.reminders'],
    ['shared.trash', 'shared.trash']
  ];
  one text[];
begin
  foreach one slice 1 in array noted loop
    execute format('create trigger %I after insert or update or delete or truncate on %s
      for each statement execute function versions.note_change(%L)', split_part(one[1], '.', 2) || '__change', one[1], one[2]);
  end loop;
end $$;

-- Names and telephones of customers. The mirror writes each of them again and again: a statement says nothing, another value does.
create trigger companies__customer_change after insert or delete on shared.companies
  for each row execute function versions.note_change('shared.customers');
create trigger companies__customer_change_now after update on shared.companies
  for each row when ((old.id, old.name, old.phones) is distinct from (new.id, new.name, new.phones))
  execute function versions.note_change('shared.customers');
create trigger companies__customer_change_all after truncate on shared.companies
  for each statement execute function versions.note_change('shared.customers');
create trigger contacts__customer_change after insert or delete on shared.contacts
  for each row execute function versions.note_change('shared.customers');
create trigger contacts__customer_change_now after update on shared.contacts
  for each row when ((old.id, old.company_id, old.first_name, old.last_name, old.phones)
    is distinct from (new.id, new.company_id, new.first_name, new.last_name, new.phones))
  execute function versions.note_change('shared.customers');
create trigger contacts__customer_change_all after truncate on shared.contacts
  for each statement execute function versions.note_change('shared.customers');

-- Marks of clients in a selection.
create index request_selection_items__marked on land.request_selection_items (request_selection_id) where client_favorite_at is not null;
create index request_selection_items__marked on industrial.request_selection_items (request_selection_id)
  where client_favorite_at is not null;

-- Overdue plots of an employee, which are counted by the thousand, and the next of them to become overdue.
create index properties__overdue_of on land.properties (responsible_employee_id, coalesce(actualization_date_time, date_time_created), id)
  include (actualization_date_time, date_time_created) where is_enabled;
