-- Search by part of a cadastral number (0022). Lists of trigrams grow with the base and are long: three digits stand in every
-- seventieth number. Runs of five are a hundred times rarer.

-- '50:20:0010203:145' → {50200, 2000, 20001, …}: every run of five digits of a number without its signs, and without the leading
-- zeros of its parts as well. A part of a number has no other runs than the number.
create function land.digit_runs(number text) returns int[] language plpgsql immutable parallel safe as $$
declare
  digits text := regexp_replace(number, '[^0-9]', '', 'g');
  plain text := regexp_replace(land.plain_number(number), '[^0-9]', '', 'g');
  runs int[] := '{}';
begin
  for i in 1 .. length(digits) - 4 loop runs := runs || substr(digits, i, 5)::int; end loop;
  if plain <> digits then
    for i in 1 .. length(plain) - 4 loop runs := runs || substr(plain, i, 5)::int; end loop;
  end if;
  return runs;
end $$;
create index property_cadastral_numbers__digit_runs on land.property_cadastral_numbers using gin (land.digit_runs(number));

-- True. A statement that has it is not planned for parallel workers; the plan itself has no trace of it.
create function shared.without_workers() returns boolean language sql immutable parallel unsafe return true;

-- Objects of a person who was found, in the order of a search: first the active ones, then the newest, from the index alone. A name
-- may be that of thousands of objects, of which ten are shown.
drop index land.properties__company_id;
drop index land.properties__contact_id;
drop index land.properties__land_contact_id;
create index properties__company_id on land.properties (company_id, is_enabled desc, date_time_created desc, id);
create index properties__contact_id on land.properties (contact_id, is_enabled desc, date_time_created desc, id);
create index properties__land_contact_id on land.properties (land_contact_id, is_enabled desc, date_time_created desc, id);
