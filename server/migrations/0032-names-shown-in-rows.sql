-- Names of other tables that rows of lists show: the version of the dictionaries is theirs as well, so that a text of a row that is
-- kept by versions (0032) never shows an old one. The mirror of customers writes a company each time it is seen; only another name
-- counts.
create trigger companies__name_state after update of name on shared.companies
  for each row when (old.name is distinct from new.name) execute function shared.renew_dictionary_state();
create trigger contacts__name_state after update of first_name, last_name on shared.contacts
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function shared.renew_dictionary_state();
create trigger cities__state after update on shared.cities
  for each statement execute function shared.renew_dictionary_state();
create trigger sectors__state after update on shared.sectors
  for each statement execute function shared.renew_dictionary_state();
create trigger industries__state after update on shared.industries
  for each statement execute function shared.renew_dictionary_state();
