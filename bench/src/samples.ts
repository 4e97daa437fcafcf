import pg from 'pg';

/** Data of the database that the requests use. */
export interface Samples {
  readonly ids: readonly string[];
  /**
   * End of a quarter and beginning of a parcel number, e.g. `1203:41`: the part of a cadastral number that people
   * remember.
   */
  readonly numberParts: readonly string[];
  /** District and the beginning of a quarter, e.g. `50:20:00102`. */
  readonly numberBeginnings: readonly string[];
  /**
   * A village and a plot number as in addresses, e.g. `Сосновка 233`. A shorter number would be part of too many
   * addresses: the search then checks only five hundred of them, chosen by the database.
   */
  readonly addressWords: readonly string[];
  readonly employeeId: string;
  /** Ids of active plots, for which requests are matched. */
  readonly activeIds: readonly string[];
  /** Selections of 50 plots, each with its request and the code of its link. */
  readonly selections: readonly Selection[];
}

export interface Selection {
  readonly id: string;
  readonly requestId: string;
  readonly code: string;
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
      activeIds: await values(`select id as value from land.properties where is_enabled
        order by md5(id::text) limit ${SAMPLES}`),
      selections: await selections(client),
      ids: await values(`select id as value from land.properties order by md5(id::text) limit ${SAMPLES}`),
      numberParts: await values(`select substr(number, 10, 7) as value from land.property_cadastral_numbers
        order by md5(number) limit ${SAMPLES}`),
      numberBeginnings: await values(`select substr(number, 1, 11) as value from land.property_cadastral_numbers
        order by md5(number) limit ${SAMPLES}`),
      addressWords:
        await values(`select split_part(address, ', ', 3) || ' ' || substring(address from '[0-9]+$') as value
        from land.properties where address ~ ', [^,]+, [^,]+ [0-9]{3,}$' order by md5(id::text) limit ${SAMPLES}`),
    };
  } finally {
    await client.end();
  }
}

async function selections(client: pg.Client): Promise<Selection[]> {
  const { rows } = await client.query<Selection>(`select s.id, s.request_id as "requestId", l.password as code
    from land.request_selections s join land.request_selection_links l on l.request_selection_id = s.id order by s.id`);
  return rows;
}
