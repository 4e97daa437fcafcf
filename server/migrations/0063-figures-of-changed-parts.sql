-- Figures of a complex are computed again only when an update changes a column that they count (0048 computed them at each update of
-- a part: an OPEX of 1,000 vacancies cost as much as 1,000 rates). Figures depend on the counted columns alone, so two states of a
-- complex with the same rows of them have the same figures.

do $$
declare
  -- Table, counted columns, SQL of its complex. A test compares the columns with those that industrial.renew_figures reads.
  counted text[] := array[
    ['buildings', 'id, complex_id, is_enabled, total_area, building_class', 'x.complex_id'],
    ['vacancies', 'building_id, complex_id, is_enabled, vacancy_status, area_size, sale_price,
        warehouse_area_total, warehouse_price, dry_area, dry_price, temperature_area, temperature_price, freezer_area, freezer_price,
        unheated_area, unheated_price, production_area, production_price, light_industrial_area, light_industrial_price,
        data_center_area, data_center_price, office_area, office_price, mezzanine_area, mezzanine_price', 'x.complex_id'],
    ['operators_with_roles', 'complex_id, building_id, operator_id, appointment_date, roles',
      'coalesce(x.complex_id, (select b.complex_id from industrial.buildings b where b.id = x.building_id))']
  ];
  one text[];
begin
  foreach one slice 1 in array counted loop
    -- A function for each table, whose plans PostgreSQL keeps.
    execute format($function$
      create function industrial.renew_figures_of_changed_%1$s() returns trigger language plpgsql as $body$
      declare
        ids uuid[] := array(
          select distinct %3$s
          from (
            (select %2$s from changed except all select %2$s from before)
            union all (select %2$s from before except all select %2$s from changed)
          ) x
        );
      begin
        ids := array_remove(ids, null);
        if cardinality(ids) > 0 then perform industrial.renew_figures(ids); end if;
        return null;
      end $body$
    $function$, one[1], one[2], one[3]);
    execute format('drop trigger %1$s__figures_now on industrial.%1$s', one[1]);
    execute format('create trigger %1$s__figures_now after update on industrial.%1$s referencing old table as before new table as changed
      for each statement execute function industrial.renew_figures_of_changed_%1$s()', one[1]);
  end loop;
end $$;
