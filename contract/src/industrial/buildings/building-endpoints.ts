import * as z from 'zod';
import { archiveTo } from '#archive-to.ts';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { OperatorFields } from '#industrial/people/operator-link.ts';
import { updatedBetween } from '#industrial/shared-queries.ts';
import { VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { paging } from '#list.ts';
import { Building, BuildingDraft, BuildingSummary, FullBuilding, NewBuilding } from './building.ts';

export const createBuilding = endpoint({
  method: 'POST',
  path: '/api/industrial/buildings',
  access: 'employee',
  summary: 'Новое здание комплекса; с тем же newId второе не появится',
  body: NewBuilding,
  output: Building,
  success: 201,
  failures: ['complex.not_found', 'complex.archived', 'building.changed', 'building.unknown_reference', 'file.gone'],
});

export const listBuildings = endpoint({
  method: 'GET',
  path: '/api/industrial/buildings',
  access: 'employee',
  summary: 'Все здания страницами, без фильтра',
  query: z.object(paging(10)),
  output: z.array(BuildingSummary),
  failures: [],
});

export const updateBuilding = endpoint({
  method: 'POST',
  path: '/api/industrial/buildings/update',
  access: 'employee',
  summary: 'Изменить здание; устаревшее состояние не принимается',
  body: BuildingDraft,
  output: Building,
  failures: ['building.not_found', 'building.changed', 'building.unknown_reference', 'file.gone'],
});

export const listFullBuildings = endpoint({
  method: 'GET',
  path: '/api/industrial/buildings/full-building',
  access: 'employee',
  summary: 'Здания целиком, страницами (A-06)',
  query: z.object(paging(10, 50)),
  output: z.array(FullBuilding),
  failures: [],
});

export const listUpdatedBuildings = endpoint({
  method: 'GET',
  path: '/api/industrial/buildings/get-by-update-date',
  access: 'employee',
  summary: 'Здания, изменённые за время, старые первыми (A-13)',
  query: updatedBetween(10),
  output: z.array(BuildingSummary),
  failures: [],
});

export const getOneBuilding = endpoint({
  method: 'GET',
  path: '/api/industrial/buildings/one-building/{id}',
  access: 'employee',
  summary: 'Одно здание без вакансий',
  params: ById,
  output: Building,
  failures: ['building.not_found'],
});

export const getBuilding = endpoint({
  method: 'GET',
  path: '/api/industrial/buildings/{id}',
  access: 'employee',
  summary: 'Одно здание без вакансий',
  params: ById,
  output: Building,
  failures: ['building.not_found'],
});

export const deleteBuilding = endpoint({
  method: 'DELETE',
  path: '/api/industrial/buildings/{id}',
  access: 'employee',
  summary: 'Удалить здание с вакансиями и сделками (H-23)',
  params: ById,
  output: ById,
  failures: ['building.not_found'],
});

export const getFullBuilding = endpoint({
  method: 'GET',
  path: '/api/industrial/buildings/{id}/full-building',
  access: 'employee',
  summary: 'Здание целиком: вакансии, сделки, люди',
  params: ById,
  output: FullBuilding,
  failures: ['building.not_found'],
});

export const getFullBuildingToo = endpoint({
  method: 'GET',
  path: '/api/industrial/buildings/{id}/full',
  access: 'employee',
  summary: 'Здание целиком; второй путь того же (A-06)',
  params: ById,
  output: FullBuilding,
  failures: ['building.not_found'],
});

export const listVacanciesOfBuilding = endpoint({
  method: 'GET',
  path: '/api/industrial/buildings/{id}/vacancies',
  access: 'employee',
  summary: 'Вакансии здания',
  params: ById,
  output: z.array(VacancyRow),
  failures: ['building.not_found'],
});

export const addOperatorToBuilding = endpoint({
  method: 'POST',
  path: '/api/industrial/buildings/{id}/operators/add',
  access: 'employee',
  summary: 'Новый оператор; отвечает зданием (A-19)',
  params: ById,
  body: OperatorFields,
  output: Building,
  failures: ['building.not_found'],
});

export const archiveBuilding = endpoint({
  method: 'POST',
  path: '/api/industrial/buildings/{id}/archive',
  access: 'employee',
  summary: 'В архив или из архива; вакансии остаются как есть (H-09)',
  params: ById,
  query: archiveTo,
  output: Building,
  failures: ['building.not_found', 'complex.restore_first'],
});
