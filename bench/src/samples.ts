import pg from 'pg';

/** Things of the base that requests ask for. */
export interface Samples {
  readonly ids: readonly string[];
  /** End of a quarter and beginning of a parcel's number, e.g. `1203:41`: what people remember of a cadastral number. */
  readonly numberParts: readonly string[];
  readonly employeeId: string;
}

const SAMPLES = 200;

export async function findSamples(url: string): Promise<Samples> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const values = async (statement: string) => {
      const { rows } = await client.query<{ value: string }>(statement);
      return rows.map(({ value }) => value);
    };
    const [employeeId = ''] = await values('select id as value from shared.employees order by id limit 1');
    return {
      employeeId,
      ids: await values(`select id as value from land.properties order by md5(id::text) limit ${SAMPLES}`),
      numberParts: await values(`select substr(number, 10, 7) as value from land.property_cadastral_numbers
        order by md5(number) limit ${SAMPLES}`),
    };
  } finally {
    await client.end();
  }
}
