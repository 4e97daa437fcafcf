import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { entityEndpoints } from '#entity-endpoints.ts';
import { Building, BuildingSummary } from '#industrial/buildings/building.ts';
import { Complex, ComplexRow, FullComplex } from '#industrial/complexes/complex.ts';
import { ComplexPoint } from '#industrial/complexes/complex-endpoints.ts';
import { updatedBetween } from '#industrial/shared-queries.ts';
import { Vacancy, VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { paging } from '#list.ts';
import { MapPlaces, MapPoint } from '#map-cells.ts';
import { changeEndpoints } from '#operations/operation-endpoints.ts';
import { ExtendedVacancy } from './extended-vacancy.ts';
import {
  ComplexClusterBody,
  FilterBody,
  FoundComplexesBody,
  FoundVacanciesBody,
  FullFilter,
  PlacesBody,
  VacancyClusterBody,
} from './full-filter.ts';

const complexes = entityEndpoints('/api/industrial/complexes', Complex, 'complex.not_found');
const vacancies = entityEndpoints('/api/industrial/vacancies', Vacancy, 'vacancy.not_found');

/** id of the vacancy, latitude and longitude of its complex, main area type (0: none) (M-32). */
export const VacancyPoint = MapPoint;
export type VacancyPoint = MapPoint;

export const countComplexes = endpoint({
  method: 'POST',
  path: '/api/industrial/full-model/count',
  access: 'employee',
  summary: 'Сколько комплексов отвечают фильтру',
  body: FilterBody,
  output: z.int(),
  failures: [],
});

export const mapFilteredComplexes = endpoint({
  method: 'POST',
  path: '/api/industrial/full-model/map',
  access: 'employee',
  summary: 'Точки комплексов по фильтру',
  body: FilterBody,
  output: z.array(ComplexPoint),
  failures: [],
});

/** Not in the specification: points and cells for the map of the complexes list. */
export const mapComplexPlaces = endpoint({
  method: 'POST',
  path: '/api/industrial/full-model/map-places',
  access: 'employee',
  summary: 'Места комплексов по фильтру: все точки, пока их немного, иначе их число в клетках окна карты',
  body: PlacesBody,
  output: MapPlaces,
  failures: [],
});

export const findComplexes = endpoint({
  method: 'POST',
  path: '/api/industrial/full-model/get-all',
  access: 'employee',
  summary: 'Комплексы по фильтру, страницей',
  query: z.object(paging(200)),
  body: FoundComplexesBody,
  output: z.array(ComplexRow),
  failures: [],
});

export const findVacancies = endpoint({
  method: 'POST',
  path: '/api/industrial/full-model/get-full-vacancies',
  access: 'employee',
  summary: 'Вакансии по фильтру, страницей',
  query: z.object(paging(200)),
  body: FoundVacanciesBody,
  output: z.array(VacancyRow),
  failures: [],
});

/** Not in the specification. */
export const countVacancies = endpoint({
  method: 'POST',
  path: '/api/industrial/full-model/count-vacancies',
  access: 'employee',
  summary: 'Сколько вакансий отвечают фильтру',
  body: FilterBody,
  output: z.int(),
  failures: [],
});

export const mapVacancies = endpoint({
  method: 'POST',
  path: '/api/industrial/map-points/map-search',
  access: 'employee',
  summary: 'Точки вакансий по фильтру (A-11)',
  body: FilterBody,
  output: z.array(VacancyPoint),
  failures: [],
});

/** Not in the specification: points and cells for the map of the vacancies list. */
export const mapVacancyPlaces = endpoint({
  method: 'POST',
  path: '/api/industrial/full-model/map-vacancy-places',
  access: 'employee',
  summary: 'Места вакансий по фильтру: все точки, пока их немного, иначе их число в клетках окна карты',
  body: PlacesBody,
  output: MapPlaces,
  failures: [],
});

export const listClosedVacanciesOfComplex = endpoint({
  method: 'GET',
  path: '/api/industrial/full-model/{id}/get-closed-vacancies',
  access: 'employee',
  summary: 'Закрытые вакансии комплекса с их сделками',
  params: ById,
  output: z.array(VacancyRow),
  failures: ['complex.not_found'],
});

export const getOneComplexOfModel = endpoint({
  method: 'GET',
  path: '/api/industrial/full-model/get-one-complex/{id}',
  access: 'employee',
  summary: 'Один комплекс (A-12)',
  params: ById,
  output: Complex,
  failures: ['complex.not_found'],
});

export const getOneFullComplexOfModel = endpoint({
  method: 'GET',
  path: '/api/industrial/full-model/get-one-full-complex/{id}',
  access: 'employee',
  summary: 'Один комплекс целиком (A-12)',
  params: ById,
  output: FullComplex,
  failures: ['complex.not_found'],
});

export const getOneBuildingOfModel = endpoint({
  method: 'GET',
  path: '/api/industrial/full-model/get-one-building/{id}',
  access: 'employee',
  summary: 'Одно здание (A-12)',
  params: ById,
  output: Building,
  failures: ['building.not_found'],
});

export const getOneVacancyOfModel = endpoint({
  method: 'GET',
  path: '/api/industrial/full-model/get-one-vacancy/{id}',
  access: 'employee',
  summary: 'Одна вакансия (A-12)',
  params: ById,
  output: Vacancy,
  failures: ['vacancy.not_found'],
});

export const listUpdatedVacanciesOfModel = endpoint({
  method: 'GET',
  path: '/api/industrial/full-model/get-vacancy-by-update-date',
  access: 'employee',
  summary: 'Вакансии, изменённые за время (A-13)',
  query: updatedBetween(10),
  output: z.array(VacancyRow),
  failures: [],
});

export const listUpdatedComplexesOfModel = endpoint({
  method: 'GET',
  path: '/api/industrial/full-model/get-complex-by-update-date',
  access: 'employee',
  summary: 'Комплексы, изменённые за время (A-13)',
  query: updatedBetween(10),
  output: z.array(ComplexRow),
  failures: [],
});

export const listUpdatedBuildingsOfModel = endpoint({
  method: 'GET',
  path: '/api/industrial/full-model/get-building-by-update-date',
  access: 'employee',
  summary: 'Здания, изменённые за время (A-13)',
  query: updatedBetween(10),
  output: z.array(BuildingSummary),
  failures: [],
});

export const findComplexesOfCluster = complexes.find(
  'cluster-complexes',
  'Карточки комплексов одной группы точек (A-11)',
  {
    query: z.object(paging(10)),
    body: ComplexClusterBody,
    row: ComplexRow,
  },
);

export const findVacanciesOfCluster = vacancies.find(
  'cluster-vacancies',
  'Карточки вакансий одной группы точек (A-11)',
  {
    query: z.object(paging(10)),
    body: VacancyClusterBody,
    row: VacancyRow,
  },
);

export const getExtendedVacancy = endpoint({
  method: 'GET',
  path: '/api/industrial/vacancies/extended-vacancy/{id}',
  access: 'employee',
  summary: 'Вакансия со зданием и комплексом (A-12)',
  params: ById,
  output: ExtendedVacancy,
  failures: ['vacancy.not_found'],
});

/**
 * Cell edits, bulk changes and undo for complexes, buildings and vacancies; all three take the filter of complexes and
 * vacancies.
 */
export const complexChanges = changeEndpoints('/api/industrial/complexes', FullFilter);
export const buildingChanges = changeEndpoints('/api/industrial/buildings', FullFilter);
export const vacancyChanges = changeEndpoints('/api/industrial/vacancies', FullFilter);
