import type pg from 'pg';

/**
 * Columns that differ in a copy, by table: SQL of the new value, where `k` is the number of the copy. Other columns are
 * copied unchanged.
 */
const changed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'land.properties': {
    id: 'pg_temp.id_of(t.id, k)',
    latitude: 't.latitude + k * 0.0103',
    longitude: 't.longitude - k * 0.0171',
    date_time_created: "t.date_time_created - k * interval '7 hours'",
    price: 't.price * (100 + k) / 100',
    address: "t.address || '/' || k",
  },
  'shared.files': { id: 'pg_temp.id_of(t.id, k)', entity_id: 'pg_temp.id_of(t.entity_id, k)' },
  'land.property_cadastral_numbers': {
    property_id: 'pg_temp.id_of(t.property_id, k)',
    number: "regexp_replace(t.number, '\\d+$', '') || (k * 100000 + split_part(t.number, ':', 4)::int)",
  },
  'land.property_best_uses': { property_id: 'pg_temp.id_of(t.property_id, k)' },
  'land.property_permitted_use_types': { property_id: 'pg_temp.id_of(t.property_id, k)' },
  'land.property_okveds': { property_id: 'pg_temp.id_of(t.property_id, k)' },
  'land.property_images': {
    property_id: 'pg_temp.id_of(t.property_id, k)',
    global_image_id: 'pg_temp.id_of(t.global_image_id, k)',
  },
  'land.property_documents': {
    property_id: 'pg_temp.id_of(t.property_id, k)',
    global_document_id: 'pg_temp.id_of(t.global_document_id, k)',
  },
  'land.property_comments': { id: 'pg_temp.id_of(t.id, k)', property_id: 'pg_temp.id_of(t.property_id, k)' },
};

/**
 * Multiplies the plots by `times`, with copies at slightly other positions and higher prices. Generating a million
 * plots one by one would take a quarter of an hour.
 */
export async function multiplyPlots(client: pg.Client, times: number): Promise<void> {
  if (times <= 1) return;
  // The copy's number is encoded in version and variant of the UUID, which allow 32 combinations.
  await client.query(`create function pg_temp.id_of(id uuid, k int) returns uuid language sql immutable return
    overlay(overlay(id::text placing (1 + (k + 6) % 8)::text from 15 for 1) placing substr('89ab', 1 + k / 8, 1) from 20 for 1)::uuid`);
  for (const [table, columns] of Object.entries(changed)) {
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
      [table],
    );
    const names = rows.map(({ name }) => `"${name}"`).join(', ');
    const values = rows.map(({ name }) => columns[name] ?? `t."${name}"`).join(', ');
    await client.query(
      `insert into ${table} (${names}) select ${values} from ${table} t, generate_series(1, ${times - 1}) k`,
    );
  }
}
