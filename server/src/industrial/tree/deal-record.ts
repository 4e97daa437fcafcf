import type { DealFields } from '@gektar/contract/industrial/deals/deal.ts';
import { dealFields } from '@gektar/contract/industrial/deals/deal-fields.ts';
import type { Insertable } from 'kysely';
import { columnName } from '#database/entity-table.ts';
import type { IndustrialDeals } from '#database/schema.ts';
import { dealTable } from './deal-table.ts';

const moment = (column: string) => `to_char(d.${column}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

/** Fields without a field description; their columns have the same names. */
const ownFields = ['tenantName', 'tenantBitrixId', 'agentName', 'agentBitrixId', 'sectorId', 'industryId'] as const;

const described = Object.entries(dealFields)
  .filter(([, { kind }]) => kind !== 'own')
  .map(([name, { kind }]) => `'${name}', ${kind === 'day' ? moment(columnName(name)) : `d.${columnName(name)}`}`);

/** SQL of a deal `d` in its wire shape, with its vacancy `v` and the building `b` of the vacancy. */
export const dealJson = `json_build_object('id', d.id, 'rowVersion', d.row_version, 'vacancyId', v.id, 'vacancyName', v.name,
    'areaSize', v.area_size, 'buildingId', b.id, 'buildingName', b.name, 'complexId', v.complex_id,
    ${[...described, ...ownFields.map((name) => `'${name}', d.${columnName(name)}`)].join(', ')},
    'sector', (select json_build_object('id', s.id, 'name', s.name) from shared.sectors s where s.id = d.sector_id),
    'industry', (select json_build_object('id', i.id, 'name', i.name) from shared.industries i where i.id = d.industry_id),
    'dateTimeCreated', ${moment('date_time_created')})`;

/** SQL of the deal of a vacancy `v`, null while it is open. */
export const dealOfVacancySql = `(select ${dealJson} from industrial.deals d where d.vacancy_id = v.id) as deal`;

/** Wire → columns of `industrial.deals`. */
export function toDealColumns(fields: DealFields): Omit<Insertable<IndustrialDeals>, 'id' | 'vacancy_id'> {
  const typed = Object.fromEntries(ownFields.map((name) => [columnName(name), fields[name]]));
  return { ...dealTable.columnsOf(fields), ...typed };
}
