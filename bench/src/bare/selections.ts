import type pg from 'pg';
import { type Row, toListed } from './answer.ts';
import type { Dictionaries } from './dictionaries.ts';
import { pageStatement } from './statements.ts';

/** Plots by id, as in lists. */
async function plotsOf(pool: pg.Pool, dictionaries: Dictionaries, ids: readonly unknown[]) {
  const order = 'p.date_time_created, p.id';
  const statement = pageStatement('p.id = any($1::uuid[])', order, ids.length);
  const { rows } = await pool.query<Row>(statement, [ids]);
  return new Map(rows.map((row) => [row['id'], toListed(row, dictionaries) as Plot]));
}

/** `GET …/request-selections/request/{id}` */
export async function selectionOf(pool: pg.Pool, dictionaries: Dictionaries, requestId: string): Promise<object> {
  const { rows: selections } = await pool.query<Row>(
    `select s.id, s.request_id, r.name, l.id as link_id, l.password, l.expiration_time
    from land.request_selections s
    join land.requests r on r.id = s.request_id
    left join land.request_selection_links l on l.request_selection_id = s.id
    where s.request_id = $1`,
    [requestId],
  );
  const [selection] = selections;
  if (!selection) throw new Error('no such selection');
  const { rows: items } = await pool.query<Row>(
    `select i.id, i.row_version, i.request_selection_id, s.request_id, i.property_id, i.status, i.comment,
      i.client_favorite_at is not null as is_client_favorite, i.client_favorite_at, i.date_time_created, i.added_by,
      row_number() over (partition by i.request_selection_id order by i."order", i.date_time_created, i.id) as place
    from land.request_selection_items i join land.request_selections s on s.id = i.request_selection_id
    where i.request_selection_id = any($1::uuid[]) order by request_selection_id, place`,
    [[selection['id']]],
  );
  const plots = await plotsOf(
    pool,
    dictionaries,
    items.map((item) => item['property_id']),
  );
  return {
    id: selection['id'],
    requestId: selection['request_id'],
    name: selection['name'],
    items: items.map((item) => ({
      id: item['id'],
      rowVersion: item['row_version'],
      requestSelectionId: item['request_selection_id'],
      requestId: item['request_id'],
      property: { ...plots.get(item['property_id']), order: item['place'], status: item['status'] },
      status: item['status'],
      comment: item['comment'],
      order: item['place'],
      isClientFavorite: item['is_client_favorite'],
      clientFavoriteDateTime: item['client_favorite_at'],
      dateTimeCreated: item['date_time_created'],
      addedByEmployeeId: item['added_by'],
    })),
    requestSelectionLink: selection['link_id'] && {
      id: selection['link_id'],
      requestSelectionId: selection['id'],
      password: selection['password'],
      expirationTime: selection['expiration_time'],
    },
  };
}

/** `GET …/request-selections-for-clients/{id}`; counts attempts, like the product. */
export async function clientSelection(
  pool: pg.Pool,
  dictionaries: Dictionaries,
  id: string,
  code: string | null,
): Promise<object> {
  const { rows: links } = await pool.query<Row>(
    `select id, password, expiration_time, has_rates, has_answers, has_card from land.request_selection_links
    where request_selection_id = $1 and expiration_time > clock_timestamp()`,
    [id],
  );
  const [link] = links;
  if (!link || link['password'] !== code) throw new Error('no such link');
  await pool.query(
    `insert into shared.access_code_tries as kept (link_id, address, since, tries)
    values ($1, '127.0.0.1', clock_timestamp(), 0)
    on conflict (link_id, address) do update set since = clock_timestamp(), tries = 0 returning tries`,
    [link['id']],
  );
  const company = pool.query<Row>(
    `select c.name from land.request_selections s join land.requests r on r.id = s.request_id
    join shared.companies c on c.id = r.company_id where s.id = $1`,
    [id],
  );
  const { rows: items } = await pool.query<Row>(
    `select i.id, i.property_id, i.client_favorite_at from land.request_selection_items i
    where i.request_selection_id = $1 and i.status
      and exists (select from land.properties p where p.id = i.property_id and p.is_enabled)
    order by i."order", i.date_time_created, i.id`,
    [id],
  );
  const ids = items.map((item) => item['property_id']);
  const [plots, outlines] = await Promise.all([
    plotsOf(pool, dictionaries, ids),
    pool.query<Row>(
      'select id, polygons from land.properties where id = any($1::uuid[]) and is_confidentially = false',
      [ids],
    ),
  ]);
  const outlinesById = new Map(outlines.rows.map((row) => [row['id'], row['polygons']]));
  return {
    id,
    companyName: (await company).rows[0]?.['name'] ?? null,
    expirationTime: link['expiration_time'],
    linkExpirationTime: link['expiration_time'],
    hasRates: link['has_rates'],
    hasAnswers: link['has_answers'],
    hasCard: link['has_card'],
    items: items.map((item, index) => ({
      id: item['id'],
      order: index + 1,
      isClientFavorite: item['client_favorite_at'] !== null,
      property: forClient(plots.get(item['property_id']), outlinesById.get(item['property_id'])),
    })),
  };
}

interface Plot {
  readonly [field: string]: unknown;
  readonly isConfidentially: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly images: readonly { readonly globalImageId: string; readonly imageType: { readonly name: string } | null }[];
}

const fields = [
  'region',
  'landHighway',
  'kmFromCity',
  'propertyType',
  'category',
  'ownershipType',
  'bestUses',
  'permittedUseTypes',
  'area',
  'buildingArea',
  'price',
  'pricePerHa',
  'isConfidentially',
  'gasSupply',
  'electricitySupply',
  'waterSupply',
  'sewerage',
  'heatSupply',
  'hasBarganing',
  'hasDriveway',
  'hasIndustrialRailway',
  'hasOverheadCrane',
  'hasPond',
  'hasLandLotTownPlanningPlan',
  'isTerritoryComplexDevelopment',
  'isSpecialEconomicZone',
  'isIndustrialPark',
  'isLightIndustrial',
  'builtToSuit',
  'builtToLease',
] as const;
/** Types of photos shown to clients for a confidential plot. */
const views: ReadonlySet<string> = new Set(['общий вид', 'подъезд', 'строения']);
const place = ['cadastralNumbers', 'address', 'latitude', 'longitude', 'isApproximatePosition'] as const;

/** A plot as visible to a client: a confidential one without its position. */
function forClient(plot: Plot | undefined, polygons: unknown): object {
  if (!plot) throw new Error('a plot is gone');
  const shown: Record<string, unknown> = {};
  for (const name of fields) shown[name] = plot[name];
  shown['images'] = plot.images
    .map(({ globalImageId, imageType }) => ({ globalImageId, imageTypeName: imageType?.name ?? null }))
    .filter(({ imageTypeName }) => !plot.isConfidentially || views.has(imageTypeName?.toLowerCase() ?? ''));
  if (plot.isConfidentially) {
    return {
      ...shown,
      cadastralNumbers: [],
      address: null,
      latitude: rounded(plot.latitude, 0.02),
      longitude: rounded(plot.longitude, 0.03),
      isApproximatePosition: true,
      polygons: [],
    };
  }
  for (const name of place) shown[name] = plot[name];
  shown['polygons'] = polygons;
  return shown;
}

function rounded(degrees: number, step: number): number {
  return Math.round(Math.round(degrees / step) * step * 100) / 100;
}
