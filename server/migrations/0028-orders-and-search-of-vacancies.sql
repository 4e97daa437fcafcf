-- Pages of vacancies in every order, missing values last in either direction (H-16): an index read backwards would have them
-- first. Those of ascending orders stand in 0024.
create index vacancies__area_size_desc on industrial.vacancies (area_size desc nulls last, id desc);
create index vacancies__sale_price_desc on industrial.vacancies (sale_price desc nulls last, id desc);
create index vacancies__minimal_rental_block_area_desc on industrial.vacancies (minimal_rental_block_area desc nulls last, id desc);
create index vacancies__average_net_rental_rate on industrial.vacancies (average_net_rental_rate, id);
create index vacancies__average_net_rental_rate_desc on industrial.vacancies (average_net_rental_rate desc nulls last, id desc);
create index vacancies__has_shelves on industrial.vacancies (has_shelves, id);

-- What a search looks at, in small letters, ё as е: kept, since a comparison without regard to case makes them anew for every row
-- and every word.
drop index industrial.complexes__search;
drop index industrial.buildings__search;
drop index industrial.vacancies__search;
alter table industrial.complexes add column search_text text not null
  generated always as (lower(shared.without_yo(name || ' ' || full_address) collate shared.russian)) stored;
alter table industrial.buildings add column search_text text not null
  generated always as (lower(shared.without_yo(name) collate shared.russian)) stored;
alter table industrial.vacancies add column search_text text not null
  generated always as (lower(shared.without_yo(name) collate shared.russian)) stored;
create index complexes__search on industrial.complexes using gin (search_text gin_trgm_ops);
create index buildings__search on industrial.buildings using gin (search_text gin_trgm_ops);
create index vacancies__search on industrial.vacancies using gin (search_text gin_trgm_ops);
