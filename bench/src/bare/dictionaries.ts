import type pg from 'pg';

export interface Value {
  readonly id: number;
  /** Position of the value in a list. */
  readonly order: number;
  /** The value as sent in answers. */
  readonly shown: object;
}

export type Dictionary = ReadonlyMap<number, Value>;

const statements = {
  categories: 'select id, name from land.categories',
  propertyTypes: 'select id, name, color from land.property_types order by name collate shared.russian',
  ownershipTypes: 'select id, name from land.ownership_types',
  landHighways: 'select id, code, name from land.land_highways order by name collate shared.russian',
  regions: 'select id, name from shared.regions',
  bestUses: 'select id, name from land.best_uses order by name collate shared.russian',
  permittedUseTypes: 'select id, code, name from land.permitted_use_types order by code collate shared.russian',
  okveds: 'select id, code, name from shared.okveds order by code collate "C"',
  requestTypes: 'select id, name from land.request_types order by name collate shared.russian',
  imageTypes: 'select id, name, "order" from land.image_types order by "order"',
} as const;

export type Dictionaries = Readonly<Record<keyof typeof statements, Dictionary>>;

/** Reads the dictionaries once: the bare server does not notice renamed values. */
export async function readDictionaries(pool: pg.Pool): Promise<Dictionaries> {
  const read = async (statement: string): Promise<Dictionary> => {
    const { rows } = await pool.query<{ id: number }>(statement);
    return new Map(rows.map((shown, order) => [shown.id, { id: shown.id, order, shown }]));
  };
  return {
    categories: await read(statements.categories),
    propertyTypes: await read(statements.propertyTypes),
    ownershipTypes: await read(statements.ownershipTypes),
    landHighways: await read(statements.landHighways),
    regions: await read(statements.regions),
    bestUses: await read(statements.bestUses),
    permittedUseTypes: await read(statements.permittedUseTypes),
    okveds: await read(statements.okveds),
    requestTypes: await read(statements.requestTypes),
    imageTypes: await read(statements.imageTypes),
  };
}
