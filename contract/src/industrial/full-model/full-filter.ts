import * as z from 'zod';
import { BuildingFilter } from '#industrial/buildings/building-filter.ts';
import { ComplexFilter } from '#industrial/complexes/complex-filter.ts';
import { VacancyFilter } from '#industrial/vacancies/vacancy-filter.ts';
import { OnlyUuids } from '#list.ts';
import { OnlyCells, windowed } from '#map-cells.ts';
import { entriesOf } from '#records.ts';

const groups = { complex: ComplexFilter, building: BuildingFilter, vacancy: VacancyFilter } as const;

const Grouped = z.object({
  complex: ComplexFilter.prefault({}),
  building: BuildingFilter.prefault({}),
  vacancy: VacancyFilter.prefault({}),
  /** Only complexes with at least one open vacancy (H-15). */
  onlyWithVacancies: z.boolean().default(false),
  /** true = active, false = archived; null = both. */
  isEnabled: z.boolean().nullable().default(true),
});

/**
 * Filter of complexes, or of vacancies with their buildings and complexes (M-24): all criteria hold at once; those of
 * building and vacancy must hold for the same building and one of its vacancies. Names that occur in only one group are
 * also accepted outside their group, in a flat body.
 */
export const FullFilter = z.preprocess(grouped, Grouped);
export type FullFilter = z.infer<typeof FullFilter>;
export type FullFilterInput = z.input<typeof Grouped>;

/** The group of each name that occurs in only one group. */
const groupOfName = new Map<string, keyof typeof groups | null>();
for (const [group, schema] of entriesOf(groups)) {
  for (const name of Object.keys(schema.shape)) {
    groupOfName.set(name, groupOfName.has(name) ? null : group);
  }
}

/** Criteria with a singular name take a single value, as in the specification (2§3), or a list. */
const singular = new Set(['responsibleUser', 'typeIndustrialArea', 'mainAreaTypeCalc']);

function inLists(criteria: unknown): object {
  return Object.fromEntries(
    Object.entries(criteria ?? {}).map(([name, value]) => {
      const isSingle = singular.has(name) && !Array.isArray(value);
      return [name, isSingle ? [value].filter((one) => one !== null) : value];
    }),
  );
}

function grouped(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const ungrouped: Record<string, unknown> = {};
  const inGroups: Record<string, object> = {};
  for (const [name, value] of Object.entries(body)) {
    const group = groupOfName.get(name);
    if (group) inGroups[group] = { ...inGroups[group], ...inLists({ [name]: value }) };
    else if (name in groups) inGroups[name] = { ...inLists(value), ...inGroups[name] };
    else ungrouped[name] = value;
  }
  return { ...ungrouped, ...inGroups };
}

/** Sorts of complexes, spelled as given (2§3). */
export const complexSorts = [
  'Area',
  'ActualizeDate',
  'Address',
  'Name',
  'Status',
  'ActualizeDateVacancy',
  'TotalBuildingAreaCalc',
  'OwnerIds',
] as const;
export type ComplexSort = (typeof complexSorts)[number];

/** Sorts of vacancies, spelled as given (2§3). */
export const vacancySorts = [
  'ComplexName',
  'AvailabilityDate',
  'TotalVacancyArea',
  'SalePrice',
  'MinumalRentalArea',
  'HasShelves',
  'AverageBaseRate',
] as const;
export type VacancySort = (typeof vacancySorts)[number];

/** Order `{ isAsc, field }` (M-25); ascending by default. Active rows come first in both directions (H-16). */
export function orderModel<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts, first: Sorts[number]) {
  return z.object({ isAsc: z.boolean().default(true), field: z.enum(sorts).default(first as never) }).prefault({});
}
export const ComplexOrder = orderModel(complexSorts, 'Name');
export type ComplexOrder = z.infer<typeof ComplexOrder>;
export const VacancyOrder = orderModel(vacancySorts, 'ComplexName');
export type VacancyOrder = z.infer<typeof VacancyOrder>;

const filterModel = FullFilter.prefault({});

/** Body of a count or a map. */
export const FilterBody = z.object({ filterModel });
/** Body of the points on a map. */
export const PlacesBody = FilterBody.extend(windowed);
/** Body of a list of complexes. */
export const ComplexesBody = z.object({ filterModel, orderModel: ComplexOrder });
/** Body of a list of complexes that can be restricted to a place of the map. */
export const FoundComplexesBody = ComplexesBody.extend({ cells: OnlyCells });
/** Body of a list of vacancies. */
export const VacanciesBody = z.object({ filterModel, orderModel: VacancyOrder });
/** Body of a list of vacancies that can be restricted to a place of the map. */
export const FoundVacanciesBody = VacanciesBody.extend({ cells: OnlyCells });
/** Bodies with the ids of the points in a cluster (A-11, M-32). */
export const ComplexClusterBody = ComplexesBody.extend({ ids: OnlyUuids });
export const VacancyClusterBody = VacanciesBody.extend({ ids: OnlyUuids });
