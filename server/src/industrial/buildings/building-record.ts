import type { Building, BuildingFields, BuildingSummary } from '@gektar/contract/industrial/buildings/building.ts';
import type { Deal } from '@gektar/contract/industrial/deals/deal.ts';
import type { VacancyLabel } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { EntityComment } from '@gektar/contract/people/comment.ts';
import type { Insertable, Selectable } from 'kysely';
import type { IndustrialBuildings } from '#database/schema.ts';
import { columnsOfAreas, toAreaSet } from '#industrial/areas/area-columns.ts';
import type { IndustrialValues } from '#industrial/dictionaries/industrial-values.ts';
import { buildingTable } from '#industrial/tree/building-table.ts';
import { dealJson } from '#industrial/tree/deal-record.ts';
import {
  commentsSql,
  type DocumentRecord,
  documentsSql,
  type ImageRecord,
  imagesSql,
  toImages,
} from '#industrial/tree/image-records.ts';
import { type PeopleRecord, peopleSql, toPeople } from '#industrial/tree/people-links.ts';
import { vacancyLabelJson } from '#industrial/vacancies/vacancy-record.ts';

/** Columns for every answer with a whole building `b`. */
export const buildingColumns = `b.*, ${buildingTable.listsSql}, ${peopleSql('building', 'b')},
  ${imagesSql('building', 'b')}, ${documentsSql('building', 'b')}, ${commentsSql('building', 'b')}`;

export interface BuildingRecord extends Selectable<IndustrialBuildings>, PeopleRecord {
  readonly images: readonly ImageRecord[];
  readonly documents: DocumentRecord[];
  readonly comments: EntityComment[];
}

const readPlain = buildingTable.reader<Building>();

/** Row → wire. */
export function toBuilding(record: BuildingRecord, values: IndustrialValues): Building {
  const { column_pitch_x: x, column_pitch_y: y } = record;
  return Object.assign(readPlain(record, values), toPeople(record, values), {
    id: record.id,
    rowVersion: record.row_version,
    isEnabled: record.is_enabled,
    complexId: record.complex_id,
    areaSet: toAreaSet(record),
    columnPitch: x === null && y === null ? null : { x, y },
    images: toImages(record.images, values),
    documents: record.documents,
    comments: record.comments,
    dateTimeCreated: record.date_time_created,
  });
}

/** SQL of the deals of a building `b`, the latest first. */
const dealsSql = `coalesce((select json_agg(${dealJson} order by d.close_date desc, d.id) from industrial.deals d
  join industrial.vacancies v on v.id = d.vacancy_id where v.building_id = b.id), '[]') as deals`;

/** Columns of a building `b` for the tree of a complex. */
export const summaryColumns = `b.id, b.is_enabled, b.name, b.building_type_id, b.total_area, b.building_class, b.complex_id,
  coalesce((select json_agg(${vacancyLabelJson} order by v.name collate shared.russian, v.id)
    from industrial.vacancies v where v.building_id = b.id), '[]') as vacancies, ${dealsSql}`;

export interface BuildingSummaryRecord {
  readonly id: string;
  readonly is_enabled: boolean;
  readonly name: string;
  readonly building_type_id: number;
  readonly total_area: number;
  readonly building_class: number;
  readonly complex_id: string;
  readonly vacancies: VacancyLabel[];
  readonly deals: Deal[];
}

/** Row → wire. */
export function toBuildingSummary(record: BuildingSummaryRecord, values: IndustrialValues): BuildingSummary {
  return {
    id: record.id,
    isEnabled: record.is_enabled,
    name: record.name,
    buildingType: values['building-types'].one(record.building_type_id),
    totalArea: record.total_area,
    buildingClass: record.building_class,
    complexId: record.complex_id,
    vacancies: record.vacancies,
    deals: record.deals,
  };
}

/** Wire → columns of `industrial.buildings`; lists are in other tables. */
export function toBuildingColumns(fields: BuildingFields): Omit<Insertable<IndustrialBuildings>, 'id' | 'complex_id'> {
  return {
    ...buildingTable.columnsOf(fields),
    ...columnsOfAreas(fields.areaSet, { hasPrices: false }),
    column_pitch_x: fields.columnPitch?.x ?? null,
    column_pitch_y: fields.columnPitch?.y ?? null,
  };
}
