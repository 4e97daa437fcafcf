-- Requests for industrial objects with everything that a search asks of a vacancy (3§3, F-06), their selections and client links.
create table industrial.requests (
  id uuid primary key,
  row_version integer not null default 1,
  is_enabled boolean not null default true,
  author_id uuid constraint requests__author references shared.employees, -- may edit it (B-07); null = a command of the server
  name text not null,
  company_id text not null, -- of the customer service, which may be away: no foreign key
  contact_id text,
  request_date timestamp(0) not null, -- Moscow time
  responsible_employee_id uuid not null constraint requests__responsible_employee references shared.employees,
  referral_contact_id text,
  referral_appointment_date_time timestamp(0), -- Moscow time
  referral_comment text,
  link_to_disk text,
  comment text,
  complex_name text,
  building_classes smallint[] not null default '{}',
  construction_statuses smallint[] not null default '{}', -- of buildings
  working_height_range_from numeric(6, 2), -- m
  working_height_range_to numeric(6, 2),
  total_area_from numeric(10, 2), -- m² of the building
  total_area_to numeric(10, 2),
  vacancy_area_range_from numeric(11, 2), -- m²
  vacancy_area_range_to numeric(11, 2),
  access_date_from date,
  access_date_to date,
  vacancy_types smallint constraint requests__vacancy_types check (vacancy_types between 1 and 7), -- bits
  main_area_types_calc smallint[] not null default '{}',
  has_temperature_area boolean not null default false,
  has_dry_area boolean not null default false,
  has_freezer_area boolean not null default false,
  has_unheated_area boolean not null default false,
  bts boolean not null default false,
  is_whole_for_rent boolean not null default false,
  has_shelving boolean not null default false,
  date_time_created timestamptz not null default now()
);
create index requests__by_creation on industrial.requests (date_time_created, id);
create index requests__by_date on industrial.requests (request_date, id);
create index requests__name_trigrams on industrial.requests using gin (shared.without_yo(name) gin_trgm_ops);
create index requests__comment_trigrams on industrial.requests using gin (shared.without_yo(comment) gin_trgm_ops);
create index requests__responsible_employee_id on industrial.requests (responsible_employee_id);
create index requests__author_id on industrial.requests (author_id);
create index requests__company_id on industrial.requests (company_id);
create index requests__contact_id on industrial.requests (contact_id);

-- Requested cities and regions; without a city the whole region.
create table industrial.request_places (
  request_id uuid not null constraint request_places__request references industrial.requests on delete cascade,
  position smallint not null,
  region_id integer not null constraint request_places__region references shared.regions,
  city_id integer constraint request_places__city references shared.cities,
  primary key (request_id, position)
);
create index request_places__region_id on industrial.request_places (region_id, request_id);
create index request_places__city_id on industrial.request_places (city_id);

create table industrial.request_building_types (
  request_id uuid not null constraint request_building_types__request references industrial.requests on delete cascade,
  building_type_id integer not null constraint request_building_types__building_type references industrial.building_types,
  primary key (request_id, building_type_id)
);
create index request_building_types__building_type_id on industrial.request_building_types (building_type_id, request_id);

-- A sum of bits on the wire (F-09); rows of their own, so that the foreign key keeps what is used.
create table industrial.request_request_types (
  request_id uuid not null constraint request_request_types__request references industrial.requests on delete cascade,
  request_type_id integer not null constraint request_request_types__request_type references industrial.request_type,
  primary key (request_id, request_type_id)
);
create index request_request_types__request_type_id on industrial.request_request_types (request_type_id, request_id);

create table industrial.request_highways (
  request_id uuid not null constraint request_highways__request references industrial.requests on delete cascade,
  highway_id integer not null constraint request_highways__highway references industrial.highways,
  primary key (request_id, highway_id)
);
create index request_highways__highway_id on industrial.request_highways (highway_id, request_id);

-- Colleagues who may edit the request beside its author and its responsible employee (B-07).
create table industrial.request_access_employees (
  request_id uuid not null constraint request_access_employees__request references industrial.requests on delete cascade,
  employee_id uuid not null constraint request_access_employees__employee references shared.employees,
  primary key (request_id, employee_id)
);
create index request_access_employees__employee_id on industrial.request_access_employees (employee_id);

create table industrial.request_selections (
  id uuid primary key,
  request_id uuid not null
    constraint request_selections__request references industrial.requests on delete cascade
    constraint request_selections__once unique,
  date_time_changed timestamptz not null default now() -- of the selection or any of its items
);

create table industrial.request_selection_items (
  id uuid primary key,
  row_version integer not null default 1,
  request_selection_id uuid not null
    constraint request_selection_items__selection references industrial.request_selections on delete cascade,
  vacancy_id uuid not null constraint request_selection_items__vacancy references industrial.vacancies on delete cascade,
  status boolean not null default true, -- false = hidden (F-03)
  "order" integer not null default 0, -- from 1 in a selection; gaps are allowed, the reader counts
  comment text, -- the broker's, never sent to a client
  client_favorite_at timestamptz, -- the client's mark (G-06); null = none
  date_time_created timestamptz not null default now(),
  constraint request_selection_items__once unique (request_selection_id, vacancy_id)
);
create index request_selection_items__vacancy_id on industrial.request_selection_items (vacancy_id);

create table industrial.request_selection_links (
  id uuid primary key,
  request_selection_id uuid not null
    constraint request_selection_links__selection references industrial.request_selections on delete cascade
    constraint request_selection_links__once unique,
  password text not null, -- access code, readable: a broker is shown it again (G-03)
  expiration_time timestamptz not null
);
