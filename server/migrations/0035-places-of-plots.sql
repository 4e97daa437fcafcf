-- A window of a map of many plots reads its own strip of them alone, from the index.
create index properties__place on land.properties (longitude, latitude) include (id, is_enabled, property_type_id);
