-- One row: which state the dictionaries are in. Every change of any of them makes another version in the same transaction, so that the
-- server may keep the values of a version in memory and a list need not carry their names.
create table shared.dictionary_state (
  version uuid not null
);
insert into shared.dictionary_state (version) values (gen_random_uuid());

create function shared.renew_dictionary_state() returns trigger language plpgsql as $$
begin
  update shared.dictionary_state set version = gen_random_uuid();
  return null;
end $$;

create trigger categories__state after insert or update or delete or truncate on land.categories
  for each statement execute function shared.renew_dictionary_state();
create trigger property_types__state after insert or update or delete or truncate on land.property_types
  for each statement execute function shared.renew_dictionary_state();
create trigger ownership_types__state after insert or update or delete or truncate on land.ownership_types
  for each statement execute function shared.renew_dictionary_state();
create trigger land_highways__state after insert or update or delete or truncate on land.land_highways
  for each statement execute function shared.renew_dictionary_state();
create trigger best_uses__state after insert or update or delete or truncate on land.best_uses
  for each statement execute function shared.renew_dictionary_state();
create trigger permitted_use_types__state after insert or update or delete or truncate on land.permitted_use_types
  for each statement execute function shared.renew_dictionary_state();
create trigger image_types__state after insert or update or delete or truncate on land.image_types
  for each statement execute function shared.renew_dictionary_state();
create trigger regions__state after insert or update or delete or truncate on shared.regions
  for each statement execute function shared.renew_dictionary_state();
create trigger okveds__state after insert or update or delete or truncate on shared.okveds
  for each statement execute function shared.renew_dictionary_state();
