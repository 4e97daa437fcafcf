import { mainKinds, warehouseParts } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { sql } from 'kysely';
import type { WeekDomain } from '#week/counted.ts';

/** Kinds of area that have a rate, as JSON paths: `warehouse,dry`. */
const kinds = [...mainKinds, ...warehouseParts.map((part) => `warehouse,${part}`)];

/** Whether any rate changed: a change of areas alone does not count as a change of price. */
const hasOtherRates = sql<boolean>`(a.changes ? 'areaSetWithPrice' and (${sql.join(
  kinds.map((kind) => {
    const [before, after] = [0, 1].map((place) => sql.lit(`{areaSetWithPrice,${place},${kind},leasePricePerSqm}`));
    return sql`a.changes #>> ${before} is distinct from a.changes #>> ${after}`;
  }),
  sql` or `,
)}))`;

/** JSON of a deal. The amount of a lease or of storage is the rent of one year, that of a sale the whole price. */
const value = sql`(
  select json_build_object('closeDate', to_char(d.close_date, 'YYYY-MM-DD'), 'vacancyType', d.vacancy_type,
    'rentalPeriod', d.rental_period, 'areaSize', v.area_size,
    'roubles', case when d.vacancy_type = 2 then v.sale_price else round(v.area_size * v.average_net_rental_rate, 2) end)
  from industrial.deals d join industrial.vacancies v on v.id = d.vacancy_id where d.vacancy_id = a.entity_id)`;

/** Whether the deal still exists and the vacancy has not been reopened or closed again since. */
const holds = sql<boolean>`exists (select from industrial.deals d where d.vacancy_id = a.entity_id)
  and not exists (
    select from shared.audit l
    where l.entity = a.entity and l.entity_id = a.entity_id and l.id > a.id and l.action in ('close', 'reopen'))`;

/** Tables and audit actions of the industrial domain that the weekly figures of the office count. */
export const industrialWeek = {
  domain: 'industrial',
  objects: { complex: 'industrial.complexes', building: 'industrial.buildings', vacancy: 'industrial.vacancies' },
  actualized: { entities: ['complex'], actions: ['actualize', 'actualize-vacancies'] },
  prices: {
    entity: 'vacancy',
    changed: {
      areaSetWithPrice: hasOtherRates,
      salePrice: sql`a.changes ? 'salePrice'`,
      palletPrice: sql`a.changes ? 'palletPrice'`,
    },
  },
  deal: { holds, value },
  item: { entity: 'vacancy', key: 'entity' },
} as const satisfies WeekDomain;
