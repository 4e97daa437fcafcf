-- Which rows the transactions have changed that columns in the processes hold (0040): a process asks for those that its last
-- snapshot did not see. Forgotten half an hour after they became visible; whoever has not asked for that long reads everything anew.
-- Logged like the rows themselves: PostgreSQL outlives the crash of one of its processes, and empties unlogged tables then.
create table versions.changed_rows (
  transaction xid8 not null default pg_current_xact_id(),
  visible_at timestamptz, -- not later; null until somebody looked (fold-changes)
  kind text not null, -- land.properties, industrial.complexes, industrial.buildings, industrial.vacancies
  id uuid -- null: all of them
);
create index changed_rows__transaction on versions.changed_rows (transaction);

-- Arguments: the kind, and the column that names its row in this table.
create function versions.note_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into versions.changed_rows (kind) values (tg_argv[0]);
  else
    execute format(
      'insert into versions.changed_rows (kind, id) select distinct %L, %I from changed where %2$I is not null',
      tg_argv[0], tg_argv[1]
    );
  end if;
  return null;
end $$;

do $$
declare
  -- Table, column, kind.
  noted text[] := array[
    ['land.properties', 'id', 'land.properties'],
    ['industrial.complexes', 'id', 'industrial.complexes'],
    ['industrial.complex_figures', 'complex_id', 'industrial.complexes'],
    ['industrial.buildings', 'id', 'industrial.buildings'],
    ['industrial.vacancies', 'id', 'industrial.vacancies'],
    ['industrial.operators_with_roles', 'complex_id', 'industrial.complexes'],
    ['industrial.operators_with_roles', 'building_id', 'industrial.buildings']
  ];
  one text[];
  name text;
  call text;
begin
  foreach one slice 1 in array noted loop
    name := split_part(one[1], '.', 2) || '__rows_of_' || split_part(one[3], '.', 2);
    call := format('execute function versions.note_rows(%L, %L)', one[3], one[2]);
    execute format('create trigger %I after insert on %s referencing new table as changed for each statement %s', name || '_in', one[1], call);
    execute format('create trigger %I after update on %s referencing new table as changed for each statement %s', name || '_now', one[1], call);
    execute format('create trigger %I after delete on %s referencing old table as changed for each statement %s', name || '_out', one[1], call);
    execute format('create trigger %I after truncate on %s for each statement %s', name || '_all', one[1], call);
    -- A row that goes over to another owner.
    if one[2] <> 'id' then
      execute format('create trigger %I after update on %s referencing old table as changed for each statement %s', name || '_before', one[1], call);
    end if;
  end loop;
end $$;
