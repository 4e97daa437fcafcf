import { fieldsOfKind, fieldsWithout } from '@gektar/contract/fields.ts';
import type { IndustrialRequest, RequestFields } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { namesOf } from '@gektar/contract/records.ts';
import type { Insertable, Selectable } from 'kysely';
import type { IndustrialRequests } from '#database/schema.ts';
import { type Versioned, valuesVersion } from '#dictionaries/named-values.ts';
import type { IndustrialValues } from '#industrial/dictionaries/industrial-values.ts';
import { companySql, contactSql } from '#industrial/tree/people-links.ts';
import { identityOf, importanceColumn, type RequestRelations, stateOf } from '#requests/request-record.ts';
import { requestTable } from './request-table.ts';

type Columns = Selectable<IndustrialRequests>;

/** A requested place: ids, and the name of the city. */
interface PlaceRecord {
  readonly regionId: number;
  readonly cityId: number | null;
  readonly cityName: string | null;
}

/**
 * A request as the database returns it: columns of the table, lists as ids, and the version of the dictionaries that
 * name them.
 */
export interface RequestRecord extends Columns, Versioned, RequestRelations<IndustrialRequest> {
  readonly request_types: number | null;
  readonly places: readonly PlaceRecord[];
  readonly access_employees: string[];
}

/** Data of a request `r` from other tables; customers as last received. */
export const belongings = `${companySql('r.company_id')} as company, ${contactSql('r.contact_id')} as contact,
  ${requestTable.listsSql},
  (select bit_or(t.request_type_id) from industrial.request_request_types t where t.request_id = r.id) as request_types,
  coalesce((select json_agg(json_build_object('regionId', p.region_id, 'cityId', p.city_id, 'cityName', ct.name) order by p.position)
    from industrial.request_places p left join shared.cities ct on ct.id = p.city_id where p.request_id = r.id), '[]') as places,
  array(select a.employee_id from industrial.request_access_employees a where a.request_id = r.id order by a.employee_id)
    as access_employees,
  (select count(*) from industrial.request_selections s
    join industrial.request_selection_items i on i.request_selection_id = s.id where s.request_id = r.id and i.status) as item_count,
  ${valuesVersion} as values_version`;

/** Wire → columns of `industrial.requests`; lists are in other tables. */
export function toColumns(fields: RequestFields): Omit<Insertable<IndustrialRequests>, 'id'> {
  return { ...requestTable.columnsOf(fields), ...importanceColumn(fields) } as Omit<
    Insertable<IndustrialRequests>,
    'id'
  >;
}

// In answers, days come after the other fields of the table.
const days = fieldsOfKind(requestFields, 'days');
const readPlain = requestTable.reader<IndustrialRequest>(days);
const readDays = requestTable.reader<IndustrialRequest>(namesOf(fieldsWithout(requestFields, days)));

/** Row → wire. */
export function toRequest(record: RequestRecord, values: IndustrialValues): IndustrialRequest {
  const { main_area_types_calc: mainTypes } = record;
  return Object.assign(
    readPlain(record, values),
    identityOf(record),
    {
      requestTypes: record.request_types,
      ...readDays(record, values),
      cityRegions: record.places.map(({ regionId, cityId }) => ({ regionId, cityId })),
      fullCityRegions: record.places.map(({ regionId, cityId, cityName }) => ({
        region: values.regions.one(regionId),
        city: cityId === null || cityName === null ? null : { id: cityId, name: cityName },
      })),
      additionalAccessEmployees: record.access_employees,
      mainAreaTypeCalc: mainTypes[0] ?? null,
    },
    stateOf(record),
  ) as IndustrialRequest;
}
