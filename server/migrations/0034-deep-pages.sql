-- Orders of plots with the archive flag beside them: the way to a deep page of active ones leads through the index alone, instead of
-- looking at every plot before it (page at 50,000 of 100,000: 59,000 pages → 560).
drop index land.properties__by_creation;
drop index land.properties__by_conversation;
drop index land.properties__by_price;
drop index land.properties__by_price_down;
drop index land.properties__by_area;
drop index land.properties__by_price_per_ha;
drop index land.properties__by_price_per_ha_down;
create index properties__by_creation on land.properties (date_time_created, id) include (is_enabled);
create index properties__by_conversation on land.properties (last_conversation_date, id) include (is_enabled);
create index properties__by_price on land.properties (price, id) include (is_enabled);
create index properties__by_price_down on land.properties (price desc nulls last, id desc) include (is_enabled);
create index properties__by_area on land.properties (area, id) include (is_enabled);
create index properties__by_price_per_ha on land.properties (price_per_ha, id) include (is_enabled);
create index properties__by_price_per_ha_down on land.properties (price_per_ha desc nulls last, id desc) include (is_enabled);
