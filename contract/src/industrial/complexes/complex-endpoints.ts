import * as z from 'zod';
import { archiveTo } from '#archive-to.ts';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { AddedBuilding, BuildingSummary } from '#industrial/buildings/building.ts';
import { ComplexClusterBody } from '#industrial/full-model/full-filter.ts';
import { OperatorFields } from '#industrial/people/operator-link.ts';
import { updatedBetween } from '#industrial/shared-queries.ts';
import { paging } from '#list.ts';
import { MapPoint } from '#map-cells.ts';
import {
  Complex,
  ComplexDraft,
  ComplexEvent,
  ComplexLabel,
  ComplexRow,
  FullComplex,
  LinkedComplex,
  NewComplex,
} from './complex.ts';

/** Events of one answer; as many come with a full complex. */
export const LOG_TAKE = 200;

/** id, latitude, longitude, kind: construction status of the complex, 0 when archived. */
export const ComplexPoint = MapPoint;
export type ComplexPoint = MapPoint;

export const createComplex = endpoint({
  method: 'POST',
  path: '/api/industrial/complexes',
  access: 'employee',
  summary: 'Новый комплекс; с тем же newId второй не появится',
  body: NewComplex,
  output: Complex,
  success: 201,
  failures: ['complex.changed', 'complex.unknown_reference', 'file.gone'],
});

export const listComplexes = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes',
  access: 'employee',
  summary: 'Все комплексы страницами, без фильтра',
  query: z.object(paging(10)),
  output: z.array(ComplexRow),
  failures: [],
});

export const updateComplex = endpoint({
  method: 'POST',
  path: '/api/industrial/complexes/update',
  access: 'employee',
  summary: 'Изменить комплекс; устаревшее состояние не принимается',
  body: ComplexDraft,
  output: Complex,
  failures: ['complex.not_found', 'complex.changed', 'complex.unknown_reference', 'file.gone'],
});

export const listFullComplexes = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/full-complexes',
  access: 'employee',
  summary: 'Комплексы целиком, страницами',
  query: z.object(paging(10, 50)),
  output: z.array(FullComplex),
  failures: [],
});

export const listUpdatedComplexes = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/get-by-update-date',
  access: 'employee',
  summary: 'Комплексы, изменённые за время, старые первыми (A-13)',
  query: updatedBetween(10),
  output: z.array(ComplexRow),
  failures: [],
});

export const mapComplexes = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/map-complexes',
  access: 'employee',
  summary: 'Точки активных комплексов',
  output: z.array(ComplexPoint),
  failures: [],
});

export const findComplexesOfCluster = endpoint({
  method: 'POST',
  path: '/api/industrial/complexes/cluster-complexes',
  access: 'employee',
  summary: 'Карточки комплексов одной группы точек (A-11)',
  query: z.object(paging(10)),
  body: ComplexClusterBody,
  output: z.array(ComplexRow),
  failures: [],
});

export const updateSubAgglomerations = endpoint({
  method: 'POST',
  path: '/api/industrial/complexes/update-all-subaglomerations',
  access: 'employee',
  summary: 'Пересчитать субагломерации всех комплексов; сколько изменилось (H-26)',
  output: z.int(),
  failures: [],
});

export const getOneComplex = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/one-complex/{id}',
  access: 'employee',
  summary: 'Один комплекс без его зданий',
  params: ById,
  output: Complex,
  failures: ['complex.not_found'],
});

/** The path is spelled as given. */
export const getShortComplex = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/shot-complex/{id}',
  access: 'employee',
  summary: 'Название, адрес и состояние комплекса',
  params: ById,
  output: ComplexLabel,
  failures: ['complex.not_found'],
});

export const getComplex = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/{id}',
  access: 'employee',
  summary: 'Один комплекс без его зданий',
  params: ById,
  output: Complex,
  failures: ['complex.not_found'],
});

export const deleteComplex = endpoint({
  method: 'DELETE',
  path: '/api/industrial/complexes/{id}',
  access: 'employee',
  summary: 'Удалить комплекс со зданиями, вакансиями и сделками (H-23)',
  params: ById,
  output: ById,
  failures: ['complex.not_found'],
});

export const getFullComplex = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/{id}/full-complex',
  access: 'employee',
  summary: 'Комплекс целиком: здания, вакансии, сделки, люди, комментарии, журнал',
  params: ById,
  output: FullComplex,
  failures: ['complex.not_found'],
});

export const listBuildingsOfComplex = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/{id}/buildings',
  access: 'employee',
  summary: 'Здания комплекса с их вакансиями',
  params: ById,
  output: z.array(BuildingSummary),
  failures: ['complex.not_found'],
});

export const addBuildingToComplex = endpoint({
  method: 'POST',
  path: '/api/industrial/complexes/{id}/buildings/add',
  access: 'employee',
  summary: 'Новое здание; отвечает комплексом (A-19)',
  params: ById,
  body: AddedBuilding,
  output: FullComplex,
  failures: ['complex.not_found', 'complex.archived', 'building.changed', 'building.unknown_reference', 'file.gone'],
});

export const addOperatorToComplex = endpoint({
  method: 'POST',
  path: '/api/industrial/complexes/{id}/operators/add',
  access: 'employee',
  summary: 'Новый оператор; отвечает комплексом (A-19)',
  params: ById,
  body: OperatorFields,
  output: Complex,
  failures: ['complex.not_found'],
});

export const actualizeComplex = endpoint({
  method: 'POST',
  path: '/api/industrial/complexes/{id}/actualize',
  access: 'employee',
  summary: 'Данные комплекса подтверждены сейчас (2§4)',
  params: ById,
  output: Complex,
  failures: ['complex.not_found'],
});

export const actualizeVacanciesOfComplex = endpoint({
  method: 'POST',
  path: '/api/industrial/complexes/{id}/actualize-vacancies',
  access: 'employee',
  summary: 'Вакансии комплекса подтверждены сейчас этим сотрудником (H-31)',
  params: ById,
  output: Complex,
  failures: ['complex.not_found'],
});

export const listLinkedComplexes = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/{id}/linked-by-owners-complexes',
  access: 'employee',
  summary: 'Комплексы с общим собственником (H-11)',
  params: ById,
  output: z.array(LinkedComplex),
  failures: ['complex.not_found'],
});

/** Own addition to the specification: the log of a full complex goes no further than its first page. */
export const listComplexEvents = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/{id}/logs',
  access: 'employee',
  summary: 'Журнал комплекса и его частей, новые первыми',
  params: ById,
  query: z.object({
    take: paging(LOG_TAKE, LOG_TAKE).take,
    /** Only what was recorded before this event. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  output: z.array(ComplexEvent),
  failures: ['complex.not_found'],
});

export const archiveComplex = endpoint({
  method: 'POST',
  path: '/api/industrial/complexes/{id}/archive',
  access: 'employee',
  summary: 'В архив или из архива, вместе со зданиями и вакансиями (2§4, M-38)',
  params: ById,
  query: archiveTo,
  output: Complex,
  failures: ['complex.not_found'],
});
