import { type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import { type LandRequest, type RequestFlag, requestFlags } from '@gektar/contract/land/requests/request.ts';
import type { Range } from '@gektar/contract/measure/range.ts';
import type { Selectable } from 'kysely';
import type { LandRequests } from '#database/schema.ts';
import type { LandValues, Versioned } from '#land/dictionaries/land-values.ts';
import { flagColumn, utilityColumn } from '#land/properties/property-record.ts';

type Columns = Selectable<LandRequests>;

/** Columns of one utility: asked for, of which kind, with at least so much. */
export function askedColumns(key: UtilityKey) {
  return {
    asked: utilityColumn(key, 'asked'),
    type: utilityColumn(key, 'type'),
    value: utilityColumn(key, 'value'),
  } as const;
}

const flagColumns = requestFlags.map((flag) => [flag, flagColumn(flag)] as const);

/** One row as the database hands it over: own columns, lists as ids, and the version of what the ids stand for. */
export interface RequestRecord extends Columns, Versioned {
  region_ids: number[];
  land_highway_ids: number[];
  property_type_ids: number[];
  best_use_ids: number[];
  okved_ids: number[];
  request_type_ids: number[];
  company: LandRequest['company'];
  contact: LandRequest['contact'];
  /** Shown items of the selection. */
  item_count: number;
}

function toRange(from: number | null, to: number | null): Range<number> | null {
  return from === null && to === null ? null : { from, to };
}

function toUtilities(record: Columns): Pick<LandRequest, 'utilities' | 'infrastructure'> {
  const asked = utilityKeys.filter((key) => record[askedColumns(key).asked]);
  return {
    utilities: asked.map((key) => ({ ...utilityKinds[key], value: record[askedColumns(key).value] })),
    infrastructure: asked.flatMap((key) => {
      const type = record[askedColumns(key).type];
      return type === null ? [] : [{ id: utilityKinds[key].id, type: type as 1 | 2 }];
    }),
  };
}

/** Row → promise. */
export function toRequest(record: RequestRecord, values: LandValues): LandRequest {
  const request = {
    id: record.id,
    rowVersion: record.row_version,
    name: record.name,
    companyId: record.company_id,
    contactId: record.contact_id,
    company: record.company,
    contact: record.contact,
    requestDate: record.request_date,
    responsibleEmployeeId: record.responsible_employee_id,
    regions: values.regions.several(record.region_ids),
    landHighways: values.landHighways.several(record.land_highway_ids),
    distanceFromNearestCity: record.distance_from_nearest_city,
    area: toRange(record.area_from, record.area_to),
    buildingArea: toRange(record.building_area_from, record.building_area_to),
    budget: toRange(record.budget_from, record.budget_to),
    propertyTypes: values.propertyTypes.several(record.property_type_ids),
    bestUses: values.bestUses.several(record.best_use_ids),
    okveds: values.okveds.several(record.okved_ids),
    ...toUtilities(record),
    linkToDisk: record.link_to_disk,
    requestType: values.requestTypes.several(record.request_type_ids),
    comment: record.comment,
    referralContactId: record.referral_contact_id,
    referralAppointmentDateTime: record.referral_appointment_date_time,
    referralComment: record.referral_comment,
    dateTimeCreated: record.date_time_created,
    actualizeRequestDate: record.actualize_request_date,
    isActual: record.is_actual,
    isEnabled: record.is_enabled,
    countRequrestSelectionItems: record.item_count,
  };
  const flags = {} as Record<RequestFlag, boolean>;
  for (const [flag, column] of flagColumns) flags[flag] = record[column];
  return Object.assign(request, flags);
}
