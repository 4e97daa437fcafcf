-- The list of objects by the price of a hectare, in either direction, and within a range of it; without a price an object stands last.
create index properties__by_price_per_ha on land.properties (price_per_ha, id);
create index properties__by_price_per_ha_down on land.properties (price_per_ha desc nulls last, id desc);
