-- What SQL writes into a table that belongs to an object reaches the figures of its complex, and everything that processes remember of
-- the object (0032, 0038, 0040). The product's own writes take the same way.

-- Computes what complexes show of their parts (H-14, M-13, M-28). The one writer of these figures. Their complexes are locked first, so
-- that two writers of one complex see each other. @returns how many changed
create function industrial.renew_figures(ids uuid[]) returns integer language plpgsql as $$
declare
  renewed integer;
begin
  perform from industrial.complexes where id = any(ids) order by id for no key update;
  insert into industrial.complex_figures as f (complex_id,
    building_count, vacancy_count, total_building_area, building_classes, average_rental_rate, average_sale_rate, free_area, free_warehouse, free_dry, free_temperature, free_freezer, free_unheated, free_production, free_light_industrial, free_data_center, free_office, free_mezzanine, owner_ids, sub_agglomeration_id)
  select complex_id,
    building_count, vacancy_count, total_building_area, building_classes, average_rental_rate, average_sale_rate, free_area, free_warehouse, free_dry, free_temperature, free_freezer, free_unheated, free_production, free_light_industrial, free_data_center, free_office, free_mezzanine, owner_ids, sub_agglomeration_id
  from (
  select c.id as complex_id,
    built.building_count, coalesce(open.vacancy_count, 0) as vacancy_count, built.total_building_area, built.building_classes,
    open.average_rental_rate, open.average_sale_rate,
    coalesce(open.free_area, 0) as free_area,
    coalesce(open.free_warehouse, 0) as free_warehouse,
    coalesce(open.free_dry, 0) as free_dry,
    coalesce(open.free_temperature, 0) as free_temperature,
    coalesce(open.free_freezer, 0) as free_freezer,
    coalesce(open.free_unheated, 0) as free_unheated,
    coalesce(open.free_production, 0) as free_production,
    coalesce(open.free_light_industrial, 0) as free_light_industrial,
    coalesce(open.free_data_center, 0) as free_data_center,
    coalesce(open.free_office, 0) as free_office,
    coalesce(open.free_mezzanine, 0) as free_mezzanine,
    owned.owner_ids,
    coalesce(
      (select p.sub_agglomeration_id from shared.sub_agglomeration_places p where p.region_id = c.region_id and p.city_id = c.city_id),
      (select p.sub_agglomeration_id from shared.sub_agglomeration_places p where p.region_id = c.region_id and p.city_id is null)
    ) as sub_agglomeration_id
  from industrial.complexes c
  cross join lateral (
    select count(*)::int as building_count, coalesce(sum(b.total_area), 0) as total_building_area,
      coalesce(array_agg(distinct b.building_class order by b.building_class), '{}') as building_classes
    from industrial.buildings b where b.complex_id = c.id and b.is_enabled
  ) built
  left join lateral (
    select count(*)::int as vacancy_count,
      round((coalesce(sum(v.warehouse_area_total * industrial.warehouse_rate(v.warehouse_price, v.dry_area, v.dry_price, v.temperature_area, v.temperature_price, v.freezer_area, v.freezer_price, v.unheated_area, v.unheated_price)), 0)
        + coalesce(sum(v.production_area * v.production_price), 0)
        + coalesce(sum(v.light_industrial_area * v.light_industrial_price), 0)
        + coalesce(sum(v.data_center_area * v.data_center_price), 0)
        + coalesce(sum(v.office_area * v.office_price), 0)
        + coalesce(sum(v.mezzanine_area * v.mezzanine_price), 0)) / nullif(coalesce(sum(v.warehouse_area_total) filter (where industrial.warehouse_rate(v.warehouse_price, v.dry_area, v.dry_price, v.temperature_area, v.temperature_price, v.freezer_area, v.freezer_price, v.unheated_area, v.unheated_price) is not null), 0)
        + coalesce(sum(v.production_area) filter (where v.production_price is not null), 0)
        + coalesce(sum(v.light_industrial_area) filter (where v.light_industrial_price is not null), 0)
        + coalesce(sum(v.data_center_area) filter (where v.data_center_price is not null), 0)
        + coalesce(sum(v.office_area) filter (where v.office_price is not null), 0)
        + coalesce(sum(v.mezzanine_area) filter (where v.mezzanine_price is not null), 0), 0), 2) as average_rental_rate,
      round(sum(v.sale_price) filter (where v.area_size is not null)
        / nullif(sum(v.area_size) filter (where v.sale_price is not null), 0), 2) as average_sale_rate,
      sum(v.area_size) as free_area,
      sum(v.warehouse_area_total) as free_warehouse,
      sum(v.dry_area) as free_dry,
      sum(v.temperature_area) as free_temperature,
      sum(v.freezer_area) as free_freezer,
      sum(v.unheated_area) as free_unheated,
      sum(v.production_area) as free_production,
      sum(v.light_industrial_area) as free_light_industrial,
      sum(v.data_center_area) as free_data_center,
      sum(v.office_area) as free_office,
      sum(v.mezzanine_area) as free_mezzanine
    from industrial.vacancies v join industrial.buildings b on b.id = v.building_id
    where v.complex_id = c.id and v.is_enabled and v.vacancy_status <> 2 and b.is_enabled
  ) open on true
  cross join lateral (
    select coalesce(array_agg(o.operator_id order by o.since, o.operator_id), '{}') as owner_ids from (
      -- Both owners by their index: one condition with 'or' reads the operators of all complexes.
      select l.operator_id, min(l.appointment_date) as since from (
        select l.operator_id, l.appointment_date, l.roles from industrial.operators_with_roles l where l.complex_id = c.id
        union all select l.operator_id, l.appointment_date, l.roles from industrial.buildings b
          join industrial.operators_with_roles l on l.building_id = b.id where b.complex_id = c.id
      ) l where l.roles & 2 <> 0
      group by l.operator_id
    ) o
  ) owned
  where c.id = any(ids)
  ) computed
  on conflict (complex_id) do update set
    (building_count, vacancy_count, total_building_area, building_classes, average_rental_rate, average_sale_rate, free_area, free_warehouse, free_dry, free_temperature, free_freezer, free_unheated, free_production, free_light_industrial, free_data_center, free_office, free_mezzanine, owner_ids, sub_agglomeration_id)
    = row (excluded.building_count, excluded.vacancy_count, excluded.total_building_area, excluded.building_classes, excluded.average_rental_rate, excluded.average_sale_rate, excluded.free_area, excluded.free_warehouse, excluded.free_dry, excluded.free_temperature, excluded.free_freezer, excluded.free_unheated, excluded.free_production, excluded.free_light_industrial, excluded.free_data_center, excluded.free_office, excluded.free_mezzanine, excluded.owner_ids, excluded.sub_agglomeration_id)
  where row (f.building_count, f.vacancy_count, f.total_building_area, f.building_classes, f.average_rental_rate, f.average_sale_rate, f.free_area, f.free_warehouse, f.free_dry, f.free_temperature, f.free_freezer, f.free_unheated, f.free_production, f.free_light_industrial, f.free_data_center, f.free_office, f.free_mezzanine, f.owner_ids, f.sub_agglomeration_id)
    is distinct from row (excluded.building_count, excluded.vacancy_count, excluded.total_building_area, excluded.building_classes, excluded.average_rental_rate, excluded.average_sale_rate, excluded.free_area, excluded.free_warehouse, excluded.free_dry, excluded.free_temperature, excluded.free_freezer, excluded.free_unheated, excluded.free_production, excluded.free_light_industrial, excluded.free_data_center, excluded.free_office, excluded.free_mezzanine, excluded.owner_ids, excluded.sub_agglomeration_id);
  get diagnostics renewed = row_count;
  return renewed;
end $$;

-- Argument: the column of the changed table that names the complex; of its building where it has none.
create function industrial.renew_changed_figures() returns trigger language plpgsql as $$
declare
  ids uuid[];
  complex text := format('select distinct %s from %%I x', tg_argv[0]);
begin
  if tg_op = 'UPDATE' then
    execute format('select array(%s union %s)', format(complex, 'changed'), format(complex, 'before')) into ids;
  else
    execute format('select array(%s)', format(complex, 'changed')) into ids;
  end if;
  ids := array_remove(ids, null);
  if cardinality(ids) > 0 then perform industrial.renew_figures(ids); end if;
  return null;
end $$;

-- A complex counts by itself when its place changes alone.
create function industrial.renew_moved_figures() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(
    select n.id from changed n join before o on o.id = n.id
    where (n.region_id, n.city_id) is distinct from (o.region_id, o.city_id)
  );
begin
  if cardinality(ids) > 0 then perform industrial.renew_figures(ids); end if;
  return null;
end $$;

create trigger complexes__figures_in after insert on industrial.complexes referencing new table as changed
  for each statement execute function industrial.renew_changed_figures('x.id');
create trigger complexes__figures_now after update on industrial.complexes referencing old table as before new table as changed
  for each statement execute function industrial.renew_moved_figures();

do $$
declare
  -- Table, SQL of its complex.
  counted text[] := array[
    ['industrial.buildings', 'x.complex_id'],
    ['industrial.vacancies', 'x.complex_id'],
    ['industrial.operators_with_roles',
      'coalesce(x.complex_id, (select b.complex_id from industrial.buildings b where b.id = x.building_id))']
  ];
  one text[];
  name text;
  call text;
begin
  foreach one slice 1 in array counted loop
    name := split_part(one[1], '.', 2) || '__figures';
    call := format('for each statement execute function industrial.renew_changed_figures(%L)', one[2]);
    execute format('create trigger %I after insert on %s referencing new table as changed %s', name || '_in', one[1], call);
    execute format('create trigger %I after update on %s referencing old table as before new table as changed %s',
      name || '_now', one[1], call);
    execute format('create trigger %I after delete on %s referencing old table as changed %s', name || '_out', one[1], call);
  end loop;
end $$;

-- A row of an object is written anew with what belongs to it: its version is the transaction that last wrote it. Nothing is done where
-- this transaction has written it already, as every save has.
-- Arguments: the table of the object, and the column that names its row.
create function versions.touch_owners() returns trigger language plpgsql as $$
begin
  execute format(
    'update %s o set id = o.id where o.id in (select %I from changed) and o.xmin <> pg_current_xact_id()::xid',
    tg_argv[0], tg_argv[1]
  );
  return null;
end $$;

do $$
declare
  -- Remarks, favorites, places in selections and sources of an import are read with their own versions, or are in no list.
  apart text[] := array['property_comments', 'property_sources', 'favorites', 'request_selection_items', 'complex_comments',
    'building_comments', 'vacancy_comments', 'complex_sources', 'complex_figures', 'buildings', 'vacancies', 'deals'];
  key record;
  call text;
begin
  for key in
    select c.conrelid::regclass as child, t.relname as name, c.confrelid::regclass as owner, a.attname as owner_column,
      o.relname as owner_name
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_class o on o.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1 and not t.relname = any(apart)
      and c.confrelid in ('land.properties'::regclass, 'industrial.complexes'::regclass, 'industrial.buildings'::regclass,
        'industrial.vacancies'::regclass)
    order by 2, 3
  loop
    call := format('for each statement execute function versions.touch_owners(%L, %L)', key.owner, key.owner_column);
    execute format('create trigger %I after insert on %s referencing new table as changed %s',
      key.name || '__touch_' || key.owner_name || '_in', key.child, call);
    execute format('create trigger %I after update on %s referencing new table as changed %s',
      key.name || '__touch_' || key.owner_name || '_now', key.child, call);
    execute format('create trigger %I after update on %s referencing old table as changed %s',
      key.name || '__touch_' || key.owner_name || '_before', key.child, call);
    execute format('create trigger %I after delete on %s referencing old table as changed %s',
      key.name || '__touch_' || key.owner_name || '_out', key.child, call);
  end loop;
end $$;
