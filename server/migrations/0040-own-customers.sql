-- Companies and people of our own beside those of a customer service (N-03). The mirror of the service writes is_own = false and
-- leaves the others alone. Rows of before the column: the service's ids are numbers, ours never were.
alter table shared.companies
  add column is_own boolean not null default true,
  add column crm_id text; -- record of the customer service that it was linked to: everything refers to that one
alter table shared.contacts
  add column is_own boolean not null default true,
  add column crm_id text;
update shared.companies set is_own = false where id ~ '^[1-9][0-9]{0,14}$';
update shared.contacts set is_own = false where id ~ '^[1-9][0-9]{0,14}$';

-- The ids of own records that lists mark as 'не из CRM'.
create index companies__own on shared.companies (id) where is_own and crm_id is null;
create index contacts__own on shared.contacts (id) where is_own and crm_id is null;
