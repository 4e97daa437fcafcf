-- Requests with everything that a search asks of a plot (1§3, E-06), their selections and client links.
alter table land.requests
  add column row_version integer not null default 1,
  add column company_id text, -- of the customer service, which may be away: no foreign key
  add column contact_id text,
  add column responsible_employee_id uuid constraint requests__responsible_employee references shared.employees,
  add column distance_from_nearest_city numeric(8, 2), -- km, at most
  add column area_from numeric(10, 4), -- ha
  add column area_to numeric(10, 4),
  add column building_area_from numeric(9, 2), -- m²
  add column building_area_to numeric(9, 2),
  add column budget_from numeric(14, 2), -- roubles
  add column budget_to numeric(14, 2),
  -- A utility: asked for, of which kind (1 conditions will do, 2 a connection alone), with at least so much.
  add column gas_asked boolean not null default false,
  add column gas_type smallint constraint requests__gas_type check (gas_type in (1, 2)),
  add column gas_value numeric(10, 2), -- m³ a day
  add column electricity_asked boolean not null default false,
  add column electricity_type smallint constraint requests__electricity_type check (electricity_type in (1, 2)),
  add column electricity_value numeric(10, 2), -- kW
  add column water_asked boolean not null default false,
  add column water_type smallint constraint requests__water_type check (water_type in (1, 2)),
  add column water_value numeric(10, 2), -- m³ a day
  add column sewerage_asked boolean not null default false,
  add column sewerage_type smallint constraint requests__sewerage_type check (sewerage_type in (1, 2)),
  add column sewerage_value numeric(10, 2), -- m³ a day
  add column heat_asked boolean not null default false,
  add column heat_type smallint constraint requests__heat_type check (heat_type in (1, 2)),
  add column heat_value numeric(10, 2), -- Gcal
  add column link_to_disk text not null default '',
  add column comment text,
  add column referral_contact_id text,
  add column referral_appointment_date_time timestamp(0), -- Moscow time
  add column referral_comment text,
  add column date_time_created timestamptz not null default now(),
  add column actualize_request_date timestamptz,
  add column has_barganing boolean not null default false,
  add column has_driveway boolean not null default false,
  add column has_industrial_railway boolean not null default false,
  add column has_overhead_crane boolean not null default false,
  add column has_pond boolean not null default false,
  add column has_land_lot_town_planning_plan boolean not null default false,
  add column is_territory_complex_development boolean not null default false,
  add column is_special_economic_zone boolean not null default false,
  add column is_industrial_park boolean not null default false,
  add column is_light_industrial boolean not null default false,
  add column built_to_suit boolean not null default false,
  add column built_to_lease boolean not null default false;
alter table land.requests alter column link_to_disk drop default;

create index requests__by_creation on land.requests (date_time_created, id);
create index requests__name_trigrams on land.requests using gin (name gin_trgm_ops);
create index requests__responsible_employee_id on land.requests (responsible_employee_id);
create index requests__company_id on land.requests (company_id);

create table land.request_regions (
  request_id uuid not null constraint request_regions__request references land.requests on delete cascade,
  region_id integer not null constraint request_regions__region references shared.regions,
  primary key (request_id, region_id)
);
create index request_regions__region_id on land.request_regions (region_id, request_id);

create table land.request_land_highways (
  request_id uuid not null constraint request_land_highways__request references land.requests on delete cascade,
  land_highway_id integer not null constraint request_land_highways__land_highway references land.land_highways,
  primary key (request_id, land_highway_id)
);
create index request_land_highways__land_highway_id on land.request_land_highways (land_highway_id, request_id);

create table land.request_property_types (
  request_id uuid not null constraint request_property_types__request references land.requests on delete cascade,
  property_type_id integer not null constraint request_property_types__property_type references land.property_types,
  primary key (request_id, property_type_id)
);
create index request_property_types__property_type_id on land.request_property_types (property_type_id, request_id);

create table land.request_best_uses (
  request_id uuid not null constraint request_best_uses__request references land.requests on delete cascade,
  best_use_id integer not null constraint request_best_uses__best_use references land.best_uses,
  primary key (request_id, best_use_id)
);
create index request_best_uses__best_use_id on land.request_best_uses (best_use_id, request_id);

create table land.request_okveds (
  request_id uuid not null constraint request_okveds__request references land.requests on delete cascade,
  okved_id integer not null constraint request_okveds__okved references shared.okveds,
  primary key (request_id, okved_id)
);
create index request_okveds__okved_id on land.request_okveds (okved_id, request_id);

create table land.request_request_types (
  request_id uuid not null constraint request_request_types__request references land.requests on delete cascade,
  request_type_id integer not null constraint request_request_types__request_type references land.request_types,
  primary key (request_id, request_type_id)
);
create index request_request_types__request_type_id on land.request_request_types (request_type_id, request_id);

-- Names of request types are kept in the server process like the others (0009).
create trigger request_types__state after insert or update or delete or truncate on land.request_types
  for each statement execute function shared.renew_dictionary_state();

-- Every request has its selection (F-01); those made before this migration get theirs.
alter table land.request_selections rename constraint request_selections__request to request_selections__once;
alter table land.request_selections
  drop constraint request_selections_request_id_fkey,
  add constraint request_selections__request foreign key (request_id) references land.requests on delete cascade,
  add column date_time_changed timestamptz not null default now(); -- of the selection or any of its items
insert into land.request_selections (id, request_id)
  select gen_random_uuid(), r.id from land.requests r
  where not exists (select from land.request_selections s where s.request_id = r.id);

alter table land.request_selection_items
  add column row_version integer not null default 1,
  add column "order" integer not null default 0, -- from 1 in a selection; gaps are allowed, the reader counts
  add column comment text, -- the broker's, never sent to a client
  add column client_favorite_at timestamptz, -- the client's mark (G-06); null = none
  add column date_time_created timestamptz not null default now();

create table land.request_selection_links (
  id uuid primary key,
  request_selection_id uuid not null
    constraint request_selection_links__selection references land.request_selections on delete cascade
    constraint request_selection_links__once unique,
  password text not null, -- access code, readable: a broker is shown it again (G-03)
  expiration_time timestamptz not null
);

-- Wrong access codes per link and address in a running quarter of an hour (G-03), for all areas.
create table shared.access_code_tries (
  link_id uuid not null,
  address text not null, -- of the network; an IPv6 network counts as one
  since timestamptz not null,
  tries integer not null,
  primary key (link_id, address)
);
