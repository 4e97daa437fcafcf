-- Finding an object while typing, finding its doubles, and the outline that belongs to a cadastral number.

-- ё is typed as е more often than not: both are one letter to a search.
create function shared.without_yo(given text) returns text language sql immutable parallel safe
return translate(given, 'ёЁ', 'еЕ');

-- Search by part of an address.
drop index land.properties__address_trigrams;
create index properties__address_trigrams on land.properties using gin (shared.without_yo(address) gin_trgm_ops);
-- Numbers that begin with what was typed, in order.
create index property_cadastral_numbers__beginnings on land.property_cadastral_numbers (number collate "C");

-- The box, in degrees (longitude, latitude), that holds the point of an object and its outline ([{ coordinates: [[latitude, longitude], …] }]).
create function land.extent_of(latitude double precision, longitude double precision, polygons jsonb) returns box
language sql immutable parallel safe
return (
  select box(point(min(corner.x), min(corner.y)), point(max(corner.x), max(corner.y)))
  from (
    select longitude as x, latitude as y
    union all
    select (c ->> 1)::double precision, (c ->> 0)::double precision
    from jsonb_array_elements(polygons) as p, jsonb_array_elements(p -> 'coordinates') as c
  ) as corner
);
-- Possible doubles: what lies near a point or an outline.
create index properties__extent on land.properties using gist (land.extent_of(latitude, longitude, polygons));

-- The outline that an object with this number had last; it stays when the object goes.
create table land.cadastral_outlines (
  number text primary key,
  polygons jsonb not null -- [{ coordinates: [[latitude, longitude], …] }]
);
insert into land.cadastral_outlines (number, polygons)
  select n.number, p.polygons from land.property_cadastral_numbers n join land.properties p on p.id = n.property_id
  where p.polygons <> '[]';
