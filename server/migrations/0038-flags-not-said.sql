-- A yes/no that the specification does not require may be unanswered: null, in no filter by yes or no (N-01). What is stored stays.
do $$
declare
  -- Table, column.
  flags text[] := array[
    ['complexes', 'street_hunt'],
    ['complexes', 'is_many_owners'],
    ['complexes', 'owner_occupied'],
    ['complexes', 'has_canteen'],
    ['complexes', 'has_hostel'],
    ['complexes', 'has_outdoor_area_for_rent'],
    ['complexes', 'has_container_yard_for_rent'],
    ['complexes', 'has_responsible_storage'],
    ['complexes', 'has_industrial_railway'],
    ['buildings', 'has_cross_docks'],
    ['buildings', 'has_anti_dust_coating'],
    ['buildings', 'has_heating'],
    ['buildings', 'has_shelving'],
    ['buildings', 'has_responsible_storage'],
    ['buildings', 'has_checkpoint'],
    ['buildings', 'built_to_suit'],
    ['vacancies', 'is_opex_included'],
    ['vacancies', 'has_cross_dock'],
    ['vacancies', 'has_elevator'],
    ['vacancies', 'is_price_by_request'],
    ['vacancies', 'is_rental_price_on_request'],
    ['vacancies', 'bts'],
    ['vacancies', 'is_short_term_rental'],
    ['vacancies', 'has_shelves'],
    ['vacancies', 'pallet_price_on_request'],
    ['vacancies', 'pallet_places_on_request']
  ];
  flag text[];
begin
  foreach flag slice 1 in array flags loop
    execute format('alter table industrial.%I alter column %I drop not null, alter column %2$I drop default', flag[1], flag[2]);
  end loop;
end $$;

-- Pages by shelving, newest answer first: unanswered ones last in either direction (H-16); the ascending one stands in 0028.
create index vacancies__has_shelves_desc on industrial.vacancies (has_shelves desc nulls last, id desc);

-- A rate of the whole warehouse stored next to priced parts was never shown and came back once they were let (M-02, M-35).
update industrial.vacancies set warehouse_price = null, row_version = row_version + 1
where warehouse_price is not null and (
  (dry_area > 0 and dry_price is not null) or (temperature_area > 0 and temperature_price is not null)
  or (freezer_area > 0 and freezer_price is not null) or (unheated_area > 0 and unheated_price is not null));
