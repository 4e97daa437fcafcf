-- What the file said when a row was taken in, so that a later file with the same row shows what differs.
alter table land.property_sources add column cells jsonb; -- column → cell; null: taken in before they were kept

-- For possible doubles, without the leading zeros of a number's parts: what `land.plain_number` stands for.
create index property_cadastral_numbers__plain on land.property_cadastral_numbers (regexp_replace(':' || number, ':0+(?=\d)', ':', 'g'));
