-- Companies and people of our own, written on screen (N-03), and the search for doubles by telephone, INN and name.
alter table shared.companies
  add column inn text, -- 10 digits, of a sole proprietor 12; of our own ones alone
  add column phones jsonb not null default '[]', -- [{ phoneType, phoneNumber }], of our own ones alone
  add column emails jsonb not null default '[]', -- [{ emailAddressType, emailAddress }]
  add column note text,
  add column row_version integer not null default 1;
alter table shared.contacts
  add column note text,
  add column row_version integer not null default 1;

-- Telephone numbers of a record, each as eleven digits that begin with 7: '8 (916) 123-45-67' → '79161234567'.
create function shared.phone_numbers(phones jsonb) returns text[] language sql immutable parallel safe
return coalesce(string_to_array(shared.phone_digits(phones), ' '), '{}');

-- A name of a company as it is compared: 'ООО «Тёплый дом»' → 'теплый дом'.
create function shared.plain_company(name text) returns text language sql immutable parallel safe
return regexp_replace(regexp_replace(
  trim(regexp_replace(lower(shared.without_yo(name)), '[^0-9a-zа-я]+', ' ', 'g')),
  '^((ооо|оао|зао|пао|нао|ао|ип|кфх|гк) )+', ''), '( (ооо|оао|зао|пао|нао|ао|ип|кфх|гк))+$', '');

-- A name of a person as it is compared, whichever of its words comes first: 'Семён Ёлкин' → 'елкин семен'.
create function shared.plain_person(name text) returns text language sql immutable parallel safe
return (
  select coalesce(string_agg(word, ' ' order by word collate "C"), '')
  from regexp_split_to_table(regexp_replace(lower(shared.without_yo(name)), '[^0-9a-zа-я]+', ' ', 'g'), ' ') as word
  where word <> ''
);

-- Doubles of a new record.
create index companies__phone_numbers on shared.companies using gin (shared.phone_numbers(phones));
create index contacts__phone_numbers on shared.contacts using gin (shared.phone_numbers(phones));
create index companies__inn on shared.companies (inn) where inn is not null;
create index companies__plain_name on shared.companies (shared.plain_company(name));
create index contacts__plain_name on shared.contacts (shared.plain_person(first_name || ' ' || last_name));

-- Everything of a company or a person, for their page and for a link to a record of the customer service.
create index properties__referral_contact_id on land.properties (referral_contact_id) where referral_contact_id is not null;
create index requests__referral_contact_id on land.requests (referral_contact_id) where referral_contact_id is not null;
create index requests__referral_contact_id on industrial.requests (referral_contact_id) where referral_contact_id is not null;
create index contacts__company_id on industrial.contacts (company_id);
create index contacts__contact_id on industrial.contacts (contact_id);
create index vacancy_agents__company_id on industrial.vacancy_agents (company_id);
create index deals__tenant_bitrix_id on industrial.deals (tenant_bitrix_id) where tenant_bitrix_id is not null;
create index deals__agent_bitrix_id on industrial.deals (agent_bitrix_id) where agent_bitrix_id is not null;
create index complexes__tenants on industrial.complexes using gin (tenants jsonb_path_ops);
