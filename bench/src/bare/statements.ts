const own = `p.id, p.row_version, p.is_enabled, p.latitude, p.longitude, p.is_approximate_position, p.address,
  p.category_id, p.property_type_id, p.ownership_type_id, p.land_highway_id, p.region_id, p.contact_id, p.company_id,
  p.responsible_employee_id, p.last_conversation_date, p.date_time_created, p.actualization_date_time,
  p.price, p.price_per_ha, p.area, p.building_area, p.km_from_city, p.comment,
  p.link_to_public_cadastral_map, p.link_to_disk, p.link_to_documentation,
  p.gas_type, p.gas_value, p.gas_from, p.gas_to,
  p.electricity_type, p.electricity_value, p.electricity_from, p.electricity_to,
  p.water_type, p.water_value, p.water_from, p.water_to,
  p.sewerage_type, p.sewerage_value, p.sewerage_from, p.sewerage_to,
  p.heat_type, p.heat_value, p.heat_from, p.heat_to,
  p.is_active, p.is_checked, p.on_sale, p.is_confidentially, p.has_barganing, p.has_pond, p.has_driveway,
  p.has_overhead_crane, p.is_light_industrial, p.has_land_lot_town_planning_plan, p.is_territory_complex_development,
  p.is_special_economic_zone, p.has_industrial_railway, p.is_industrial_park, p.is_unfriendly_country,
  p.built_to_lease, p.built_to_suit`;

const linked = `coalesce(
    (select co.name from shared.companies co where co.id = p.company_id),
    (select nullif(concat_ws(' ', ct.last_name, ct.first_name), '') from shared.contacts ct where ct.id = p.contact_id)
  ) as client,
  array(select n.number from land.property_cadastral_numbers n where n.property_id = p.id order by n.position) as numbers,
  array(select l.best_use_id from land.property_best_uses l where l.property_id = p.id) as best_use_ids,
  array(select l.permitted_use_type_id from land.property_permitted_use_types l where l.property_id = p.id) as permitted_use_type_ids,
  array(select l.okved_id from land.property_okveds l where l.property_id = p.id) as okved_ids,
  (select json_agg(json_build_array(i.global_image_id, i.image_type_id, i.presence_in_the_flyer) order by i.position)
    from land.property_images i where i.property_id = p.id) as images`;

/** The page is chosen first, then the related rows are fetched. */
export function pageStatement(where: string, order: string, take: number): string {
  return `select ${own}, ${linked}
    from (select ${own} from land.properties p where ${where} order by ${order} limit ${take}) p order by ${order}`;
}

/** For many criteria with few matches: finds all of them, then sorts. */
export function fewStatement(where: string, order: string, take: number): string {
  const few = `select p.id, p.date_time_created, p.price from land.properties p where ${where} offset 0`;
  return `select ${own}, ${linked}
    from (select p.id from (${few}) p order by ${order} limit ${take}) chosen join land.properties p on p.id = chosen.id
    order by ${order}`;
}

export function countStatement(where: string): string {
  return `select count(*) as count from land.properties p where ${where}`;
}

export const pointsStatement = `select p.id, p.latitude, p.longitude,
  case when p.is_enabled then p.property_type_id else 0 end as kind from land.properties p`;

export const objectStatement = `select ${own}, p.polygons, p.land_contact_id, p.referral_contact_id,
  p.referral_appointment_date_time, p.referral_comment, ${linked},
  (select json_build_object('id', lc.id, 'firstName', lc.first_name, 'lastName', lc.last_name, 'middleName', lc.middle_name,
    'phone', lc.phone) from land.contacts lc where lc.id = p.land_contact_id) as land_contact,
  (select json_agg(json_build_object('globalDocumentId', d.global_document_id, 'name', d.name, 'date', d.date::timestamp) order by d.position)
    from land.property_documents d where d.property_id = p.id) as documents,
  (select json_agg(json_build_object('id', m.id, 'text', m.text, 'employeeId', m.employee_id,
    'dateTimeCreated', to_char(m.date_time_created, 'YYYY-MM-DD"T"HH24:MI:SS')) order by m.date_time_created, m.id)
    from land.property_comments m where m.property_id = p.id) as comments
  from land.properties p where p.id = $1`;
