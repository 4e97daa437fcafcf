/** SQL of a property's label, `PropertyLabel` column by column: select from `land.properties p` with `labelJoins`. */
export const labelColumns = `p.id,
  (select n.number from land.property_cadastral_numbers n where n.property_id = p.id and n.position = 0) as "cadastralNumber",
  p.address, json_build_object('id', r.id, 'name', r.name) as region, p.area, p.is_enabled as "isEnabled", t.color as "typeColor"`;

export const labelJoins =
  'join shared.regions r on r.id = p.region_id join land.property_types t on t.id = p.property_type_id';
