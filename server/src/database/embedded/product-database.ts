import pg from 'pg';

/** The database of the product inside its cluster. */
export const databaseName = 'gektar';

/**
 * The role that the product works as. It owns the database with all its objects, and has no other rights: it cannot run
 * programs, read files of the server, or create roles.
 */
export const productRole = 'gektar_product';

/** The first number that PostgreSQL assigns to user objects. */
const FIRST_USER_OID = 16_384;

/**
 * Creates the role and the database of the product if absent. In a cluster of an earlier version, where the superuser
 * owned everything, transfers schemas and their objects to the role. Idempotent.
 * @param urlOf address of a database of the cluster, for its superuser
 */
export async function ensureProductDatabase(urlOf: (database: string) => string): Promise<void> {
  await connected(urlOf('postgres'), async (client) => {
    const role = await client.query('select from pg_roles where rolname = $1', [productRole]);
    if (role.rowCount === 0) await client.query(`create role ${productRole} login`);
    const database = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [databaseName],
    );
    const [found] = database.rows;
    if (!found) await client.query(`create database ${databaseName} owner ${productRole}`);
    else if (found.owner !== productRole) {
      await client.query(`alter database ${databaseName} owner to ${productRole}`);
    }
  });
  await connected(urlOf(databaseName), handOver);
}

/**
 * `reassign owned` refuses objects of the role that created the cluster, so each object is altered by name. Parts of an
 * extension stay; sequences of columns, indexes and row types follow their tables.
 */
async function handOver(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `with owned (class, id, owner) as (
       select 'pg_namespace'::regclass, oid, nspowner from pg_namespace
       union all
       select 'pg_class'::regclass, oid, relowner from pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       union all
       select 'pg_proc'::regclass, oid, proowner from pg_proc
       union all
       select 'pg_type'::regclass, t.oid, typowner from pg_type t left join pg_class c on c.oid = typrelid
       where typelem = 0 and typtype <> 'm' and coalesce(c.relkind, 'c') = 'c'
       union all
       select 'pg_collation'::regclass, oid, collowner from pg_collation
       union all
       select 'pg_statistic_ext'::regclass, oid, stxowner from pg_statistic_ext
       union all
       select 'pg_ts_dict'::regclass, oid, dictowner from pg_ts_dict
       union all
       select 'pg_ts_config'::regclass, oid, cfgowner from pg_ts_config)
     select format('alter %s %s owner to %I', case type when 'statistics object' then 'statistics' else type end, identity, $1::text) as statement
     from owned cross join pg_identify_object(class, id, 0)
     where id >= $2 and owner = (select oid from pg_roles where rolname = current_user)
       and not exists (select from pg_depend where classid = class and objid = id and objsubid = 0
         and (deptype = 'e' or (deptype in ('a', 'i') and type = 'sequence' and refclassid = 'pg_class'::regclass)))
       and identity !~ '^pg_(temp|toast)'
     order by type, identity`,
    [productRole, FIRST_USER_OID],
  );
  if (rows.length === 0) return;
  await client.query(`begin; ${rows.map(({ statement }) => statement).join('; ')}; commit`);
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
