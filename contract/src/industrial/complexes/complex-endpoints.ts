import * as z from 'zod';
import { archiveTo } from '#archive-to.ts';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { entityEndpoints } from '#entity-endpoints.ts';
import { AddedBuilding, BuildingSummary } from '#industrial/buildings/building.ts';
import { OperatorFields } from '#industrial/people/operator-link.ts';
import { updatedBetween } from '#industrial/shared-queries.ts';
import { paging } from '#list.ts';
import { MapPoint } from '#map-cells.ts';
import { ownOnly } from '#own-only.ts';
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
import { CreatedChain, NewChain } from './new-chain.ts';

/** Number of events in one answer, and in a full complex. */
export const LOG_TAKE = 200;

/** id, latitude, longitude, kind: the kind is the construction status of the complex, 0 when archived. */
export const ComplexPoint = MapPoint;
export type ComplexPoint = MapPoint;

const calls = entityEndpoints('/api/industrial/complexes', Complex, 'complex.not_found');

export const createComplex = calls.create(
  'Новый комплекс; с тем же newId второй не появится',
  NewComplex,
  'complex.not_found',
  'complex.changed',
  'complex.unknown_reference',
  'file.gone',
  'trash.id_taken',
);

/** Not in the specification (H-02). Refused fields are prefixed with their entity: `building.images.0`. */
export const createChain = endpoint({
  method: 'POST',
  path: '/api/industrial/complexes/chain',
  access: 'employee',
  summary: 'Новый комплекс с первым зданием и его первой вакансией: всё или ничего; с теми же newId вторых не появится',
  body: NewChain,
  output: CreatedChain,
  success: 201,
  failures: [
    'complex.not_found',
    'complex.changed',
    'complex.archived',
    'complex.unknown_reference',
    'building.changed',
    'building.archived',
    'building.unknown_reference',
    'vacancy.changed',
    'vacancy.status_by_deal',
    'vacancy.unknown_reference',
    'file.gone',
  ],
});

export const listComplexes = calls.list('Все комплексы страницами, без фильтра', z.object(paging(10)), ComplexRow);

export const updateComplex = calls.update(
  'Изменить комплекс; устаревшее состояние не принимается',
  ComplexDraft,
  'complex.changed',
  'complex.unknown_reference',
  'file.gone',
);

export const listFullComplexes = calls.listOf(
  'full-complexes',
  'Комплексы целиком, страницами',
  z.object(paging(10, 50)),
  FullComplex,
);

export const listUpdatedComplexes = calls.listOf(
  'get-by-update-date',
  'Комплексы, изменённые за время, старые первыми (A-13)',
  updatedBetween(10),
  ComplexRow,
);

export const mapComplexes = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/map-complexes',
  access: 'employee',
  summary: 'Точки активных комплексов',
  output: z.array(ComplexPoint),
  failures: [],
});

/** Not in the specification: overdue complexes for the bell of this domain (N-05). */
export const listOverdueComplexes = calls.listOf(
  'overdue-complexes',
  'Активные комплексы, вакансии которых пора подтвердить, каждый по своему сроку, старые первыми; по просьбе только свои',
  z.object({ ...paging(10), ...ownOnly }),
  ComplexRow,
);

export const countOverdueComplexes = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/overdue-complexes-amount',
  access: 'employee',
  summary: 'У скольких комплексов пора подтвердить вакансии; по просьбе только своих',
  query: z.object(ownOnly),
  output: z.int(),
  failures: [],
});

export const chooseOverdueComplexes = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/overdue-ids',
  access: 'employee',
  summary: 'id своих комплексов, вакансии которых пора подтвердить, старые первыми; не больше 1 000',
  output: z.array(z.uuid()),
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

export const getComplex = calls.get('Один комплекс без его зданий');

export const deleteComplex = calls.delete('Удалить комплекс со зданиями, вакансиями и сделками (H-23)');

export const getFullComplex = calls.part(
  'full-complex',
  'Комплекс целиком: здания, вакансии, сделки, люди, комментарии, журнал',
  FullComplex,
);

export const listBuildingsOfComplex = calls.part(
  'buildings',
  'Здания комплекса с их вакансиями',
  z.array(BuildingSummary),
);

export const addBuildingToComplex = endpoint({
  method: 'POST',
  path: '/api/industrial/complexes/{id}/buildings/add',
  access: 'employee',
  summary: 'Новое здание; отвечает комплексом (A-19)',
  params: ById,
  body: AddedBuilding,
  output: FullComplex,
  failures: [
    'complex.not_found',
    'complex.archived',
    'building.changed',
    'building.unknown_reference',
    'file.gone',
    'trash.id_taken',
  ],
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

export const actualizeComplex = calls.act('POST', 'actualize', 'Данные комплекса подтверждены сейчас (2§4)');

export const actualizeVacanciesOfComplex = calls.act(
  'POST',
  'actualize-vacancies',
  'Вакансии комплекса подтверждены сейчас этим сотрудником (H-31)',
);

export const listLinkedComplexes = calls.part(
  'linked-by-owners-complexes',
  'Комплексы с общим собственником (H-11)',
  z.array(LinkedComplex),
);

/** Not in the specification: a full complex contains only the first page of its log. */
export const listComplexEvents = endpoint({
  method: 'GET',
  path: '/api/industrial/complexes/{id}/logs',
  access: 'employee',
  summary: 'Журнал комплекса и его частей, новые первыми',
  params: ById,
  query: z.object({
    take: paging(LOG_TAKE, LOG_TAKE).take,
    /** Returns only events recorded before this event id. */
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
  failures: ['complex.not_found', 'operation.id_taken'],
});
