-- Search that forgives (0022): numbers without colons or leading zeros; objects and requests by their people, by name or telephone.

-- '50:20:0010203:145' → '50200010203145'
create function shared.digits_of(given text) returns text language sql immutable parallel safe
return regexp_replace(given, '\D', '', 'g');

-- '50:20:0010203:145' → ':50:20:10203:145', as `plainNumber` of the contract does.
create function land.plain_number(number text) returns text language sql immutable parallel safe
return regexp_replace(':' || number, ':0+(?=\d)', ':', 'g');

-- Digits of all telephones of a person of the customer service, each with the 7 of the country in front, a blank between.
create function shared.phone_digits(phones jsonb) returns text language sql immutable parallel safe
return (
  select string_agg(regexp_replace(regexp_replace(shared.digits_of(phone ->> 'phoneNumber'), '^8(?=\d{10}$)', '7'), '^(?=\d{10}$)', '7'), ' ')
  from jsonb_array_elements(phones) as phone
);

-- Numbers typed without colons, or without leading zeros.
create index property_cadastral_numbers__forgiving on land.property_cadastral_numbers
  using gin (shared.digits_of(number) gin_trgm_ops, land.plain_number(number) gin_trgm_ops);
-- People of the customer service by name or telephone, ё as е.
create index contacts__search on shared.contacts
  using gin (shared.without_yo(last_name || ' ' || first_name) gin_trgm_ops, shared.phone_digits(phones) gin_trgm_ops);
-- Land contacts by name or telephone, ё as е.
create index contacts__search on land.contacts using gin (
  shared.without_yo(last_name || ' ' || first_name || ' ' || coalesce(middle_name, '')) gin_trgm_ops, phone gin_trgm_ops
);
-- What belongs to whom was found.
create index properties__company_id on land.properties (company_id);
create index properties__contact_id on land.properties (contact_id);
create index requests__contact_id on land.requests (contact_id);
