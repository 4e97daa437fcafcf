import type { Deal } from '@gektar/contract/industrial/deals/deal.ts';
import type { Agent } from '@gektar/contract/industrial/people/agent.ts';
import type { Vacancy, VacancyFields, VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { EntityComment } from '@gektar/contract/people/comment.ts';
import type { Insertable, Selectable } from 'kysely';
import type { IndustrialVacancies } from '#database/schema.ts';
import { columnsOfAreas, toAreaSetWithPrice } from '#industrial/areas/area-columns.ts';
import type { IndustrialValues } from '#industrial/dictionaries/industrial-values.ts';
import { dealOfVacancySql } from '#industrial/tree/deal-record.ts';
import { commentsSql, type DocumentRecord, documentsSql } from '#industrial/tree/image-records.ts';
import { companySql } from '#industrial/tree/people-links.ts';
import { vacancyTable } from '#industrial/tree/vacancy-table.ts';

type Columns = Selectable<IndustrialVacancies>;

/** Columns for every answer with a vacancy `v` of a building `b` in a complex `c`. */
export const vacancyColumns = `v.*, ${vacancyTable.listsSql},
  (v.is_enabled and b.is_enabled and c.is_enabled) as is_active,
  b.name as building_name, b.building_class, b.building_type_id, b.construction_status as building_construction_status,
  b.working_height as building_working_height, b.total_area as building_total_area,
  c.name as complex_name, c.region_id, c.highway_id, c.distance_from_ring_road, c.latitude, c.longitude,
  c.vacancies_actualize_date, c.vacancies_update_period,
  (select json_build_object('id', t.id, 'name', t.name) from shared.cities t where t.id = c.city_id) as city,
  ${dealOfVacancySql}`;

/** A row of a list of vacancies. */
export interface VacancyRecord extends Columns {
  readonly is_active: boolean;
  readonly building_name: string;
  readonly building_class: number;
  readonly building_type_id: number;
  readonly building_construction_status: number;
  readonly building_working_height: number;
  readonly building_total_area: number;
  readonly complex_name: string;
  readonly region_id: number;
  readonly city: VacancyRow['city'];
  readonly highway_id: number | null;
  readonly distance_from_ring_road: number | null;
  readonly vacancies_actualize_date: string | null;
  readonly vacancies_update_period: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly deal: Deal | null;
}

const agents = (kind: 'sale' | 'lease') =>
  `coalesce((select json_agg(json_build_object('companyId', a.company_id, 'company', ${companySql('a.company_id')},
    'isExclusive', a.is_exclusive, 'exclusiveDateTo', to_char(a.exclusive_date_to, 'YYYY-MM-DD"T"HH24:MI:SS'), 'other', a.other,
    'contactRole', a.contact_role_id) order by a.position)
    from industrial.vacancy_agents a where a.vacancy_id = v.id and a.kind = '${kind}'), '[]') as ${kind}_agents`;

/** Further columns for the whole vacancy. */
export const vacancyDetails = `c.city_id, c.settlement_id, c.street_id, c.house, ${agents('sale')}, ${agents('lease')},
  ${documentsSql('vacancy', 'v')}, ${commentsSql('vacancy', 'v')}`;

type AgentRecord = Omit<Agent, 'contactRole'> & { readonly contactRole: number | null };

export interface VacancyDetailRecord extends VacancyRecord {
  readonly city_id: number | null;
  readonly settlement_id: number | null;
  readonly street_id: number | null;
  readonly house: string | null;
  readonly sale_agents: readonly AgentRecord[];
  readonly lease_agents: readonly AgentRecord[];
  readonly documents: DocumentRecord[];
  readonly comments: EntityComment[];
}

const readPlain = vacancyTable.reader<VacancyRow>();

/** Row → wire shape, for lists. */
export function toVacancyRow(record: VacancyRecord, values: IndustrialValues): VacancyRow {
  return Object.assign(readPlain(record, values), {
    id: record.id,
    rowVersion: record.row_version,
    isEnabled: record.is_enabled,
    isActive: record.is_active,
    buildingId: record.building_id,
    buildingName: record.building_name,
    buildingClass: record.building_class,
    buildingType: values['building-types'].one(record.building_type_id),
    buildingConstructionStatus: record.building_construction_status,
    buildingWorkingHeight: record.building_working_height,
    buildingTotalArea: record.building_total_area,
    complexId: record.complex_id,
    complexName: record.complex_name,
    region: values.regions.one(record.region_id),
    city: record.city,
    highway: values.highways.oneOrNone(record.highway_id),
    distanceFromRingRoad: record.distance_from_ring_road,
    vacanciesActualizeDate: record.vacancies_actualize_date,
    vacanciesUpdatePeriod: record.vacancies_update_period,
    latitude: record.latitude,
    longitude: record.longitude,
    areaSetWithPrice: toAreaSetWithPrice(record),
    warehouseAreaTotal: record.warehouse_area_total,
    lightIndustrialAreaTotal: record.light_industrial_area,
    dataCenterAreaTotal: record.data_center_area,
    productionAreaTotal: record.production_area,
    officeAreaTotal: record.office_area,
    mezzanineAreaTotal: record.mezzanine_area,
    officeAreaRate: record.office_price,
    mezzanineAreaRate: record.mezzanine_price,
    deal: record.deal,
  });
}

/** Row → wire shape, for the whole vacancy. */
export function toVacancy(record: VacancyDetailRecord, values: IndustrialValues): Vacancy {
  const named = (agent: AgentRecord) => ({
    ...agent,
    contactRole: values['contact-role'].oneOrNone(agent.contactRole),
  });
  return Object.assign(toVacancyRow(record, values), {
    regionId: record.region_id,
    cityId: record.city_id,
    settlementId: record.settlement_id,
    streetId: record.street_id,
    house: record.house,
    saleAgents: record.sale_agents.map(named),
    leaseAgents: record.lease_agents.map(named),
    documents: record.documents,
    comments: record.comments,
    dateTimeCreated: record.date_time_created,
  });
}

/** SQL of a vacancy `v` as the tree of its complex shows it. */
export const vacancyLabelJson = `json_build_object('id', v.id, 'isEnabled', v.is_enabled, 'name', v.name,
  'vacancyStatus', v.vacancy_status, 'vacancyTypes', v.vacancy_types, 'areaSize', v.area_size, 'mainAreaTypeCalc', v.main_area_type_calc,
  'hasDeal', exists (select from industrial.deals d where d.vacancy_id = v.id))`;

/** Wire → columns of `industrial.vacancies`; lists are in other tables. */
export function toVacancyColumns(
  fields: VacancyFields,
): Omit<Insertable<IndustrialVacancies>, 'id' | 'building_id' | 'complex_id'> {
  return {
    ...vacancyTable.columnsOf(fields),
    ...columnsOfAreas(fields.areaSetWithPrice, { hasPrices: true }),
  };
}
