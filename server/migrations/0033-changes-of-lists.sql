-- Which transactions have changed what lists read, area by area: what a process keeps of lists, counts and points is true while the
-- sum and the last number here stay as they were (0038). A row for each transaction, folded into one later, so that no writer waits
-- for another. In a schema of its own: it is no part of the data and of no backup.
create schema versions;
create table versions.changes (
  area text not null, -- land.properties, industrial.objects
  transaction bigint not null default pg_current_xact_id()::text::bigint,
  number bigint not null default 1, -- of transactions that this row stands for; the last of them is named
  primary key (area, transaction)
);

create function versions.note_change() returns trigger language plpgsql as $$
begin
  -- A conflict is with an earlier statement of this transaction: nobody else has its number.
  insert into versions.changes (area) values (tg_argv[0]) on conflict do nothing;
  return null;
end $$;

-- Numbers and lists of a plot are written together with its row.
create trigger properties__change after insert or update or delete or truncate on land.properties
  for each statement execute function versions.note_change('land.properties');

create trigger complexes__change after insert or update or delete or truncate on industrial.complexes
  for each statement execute function versions.note_change('industrial.objects');
create trigger complex_figures__change after insert or update or delete or truncate on industrial.complex_figures
  for each statement execute function versions.note_change('industrial.objects');
create trigger buildings__change after insert or update or delete or truncate on industrial.buildings
  for each statement execute function versions.note_change('industrial.objects');
create trigger vacancies__change after insert or update or delete or truncate on industrial.vacancies
  for each statement execute function versions.note_change('industrial.objects');
create trigger deals__change after insert or update or delete or truncate on industrial.deals
  for each statement execute function versions.note_change('industrial.objects');
create trigger operators_with_roles__change after insert or update or delete or truncate on industrial.operators_with_roles
  for each statement execute function versions.note_change('industrial.objects');
-- Owners of a complex may become known after it; the mirror writes companies again and again, so each new one alone counts.
create trigger companies__change after insert or delete on shared.companies
  for each row execute function versions.note_change('industrial.objects');
