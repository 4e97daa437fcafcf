import { areaKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { Complex, ComplexFields, ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import { forEachName } from '@gektar/contract/records.ts';
import type { Insertable, Selectable } from 'kysely';
import { columnName } from '#database/entity-table.ts';
import type { IndustrialComplexes, IndustrialComplexFigures } from '#database/schema.ts';
import type { IndustrialValues } from '#industrial/dictionaries/industrial-values.ts';
import { complexTable } from '#industrial/tree/complex-table.ts';
import {
  type DocumentRecord,
  documentsSql,
  type ImageRecord,
  imagesSql,
  toImages,
} from '#industrial/tree/image-records.ts';
import { type PeopleRecord, peopleSql, toPeople } from '#industrial/tree/people-links.ts';

/** SQL of the owners of a complex with figures `f`, the main one first (H-11). */
export const ownersSql = `coalesce((select json_agg(json_build_object('id', o.id, 'name', coalesce(co.name, o.id)) order by o.place)
    from unnest(f.owner_ids) with ordinality as o (id, place) left join shared.companies co on co.id = o.id), '[]') as owners`;

/** Columns of a complex `c` with its figures `f` for lists. */
export const complexColumns = `c.*, f.*, ${complexTable.listsSql}, ${imagesSql('complex', 'c')}, ${ownersSql}`;

interface Named {
  readonly id: number;
  readonly name: string;
}
const named = (table: string, id: string, as: string) =>
  `(select json_build_object('id', n.id, 'name', n.name) from shared.${table} n where n.id = ${id}) as ${as}`;

/** Further columns for the whole complex. */
export const complexDetails = `${peopleSql('complex', 'c')}, ${documentsSql('complex', 'c')},
  ${named('cities', 'c.city_id', 'city')}, ${named('settlements', 'c.settlement_id', 'settlement')},
  ${named('sub_agglomerations', 'f.sub_agglomeration_id', 'sub_agglomeration')}`;

export interface ComplexRecord extends Selectable<IndustrialComplexes>, Selectable<IndustrialComplexFigures> {
  readonly images: readonly ImageRecord[];
  readonly owners: { id: string; name: string }[];
}

export interface ComplexDetailRecord extends ComplexRecord, PeopleRecord {
  readonly documents: DocumentRecord[];
  readonly city: Named | null;
  readonly settlement: Named | null;
  readonly sub_agglomeration: Named | null;
}

const readPlain = complexTable.reader<ComplexRow>();
const freeColumns = forEachName(areaKinds, (kind) => `free_${columnName(kind)}` as const);

/** Row → wire shape, for lists. */
export function toComplexRow(record: ComplexRecord, values: IndustrialValues): ComplexRow {
  return Object.assign(readPlain(record, values), {
    id: record.id,
    rowVersion: record.row_version,
    isEnabled: record.is_enabled,
    latitude: record.latitude,
    longitude: record.longitude,
    regionId: record.region_id,
    region: values.regions.one(record.region_id),
    cityId: record.city_id,
    settlementId: record.settlement_id,
    streetId: record.street_id,
    cadastralNumbers: record.cadastral_numbers,
    images: toImages(record.images, values),
    buildingCount: record.building_count,
    vacancyCount: record.vacancy_count,
    totalBuildingAreaCalc: record.total_building_area,
    buildingClasses: record.building_classes,
    averageRentalRate: record.average_rental_rate,
    averageSaleRate: record.average_sale_rate,
    freeArea: record.free_area,
    freeAreas: forEachName(areaKinds, (kind) => record[freeColumns[kind]]),
    owners: record.owners,
    dateTimeCreated: record.date_time_created,
  });
}

/** Row → wire shape, for the whole complex. */
export function toComplex(record: ComplexDetailRecord, values: IndustrialValues): Complex {
  return Object.assign(toComplexRow(record, values), toPeople(record, values), {
    city: record.city,
    settlement: record.settlement,
    subAgglomeration: record.sub_agglomeration,
    polygons: record.polygons,
    tenants: record.tenants,
    documents: record.documents,
  });
}

/** Wire → columns of `industrial.complexes`; lists are in other tables. */
export function toComplexColumns(
  fields: Omit<ComplexFields, 'contacts' | 'operatorWithRoles' | 'images' | 'documents'>,
): Omit<Insertable<IndustrialComplexes>, 'id'> {
  return {
    ...complexTable.columnsOf(fields),
    latitude: fields.latitude,
    longitude: fields.longitude,
    region_id: fields.regionId,
    city_id: fields.cityId,
    settlement_id: fields.settlementId,
    street_id: fields.streetId,
    cadastral_numbers: fields.cadastralNumbers,
    polygons: JSON.stringify(fields.polygons),
    tenants: JSON.stringify(fields.tenants),
  };
}
