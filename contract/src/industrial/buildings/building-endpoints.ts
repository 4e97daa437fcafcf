import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { entityEndpoints } from '#entity-endpoints.ts';
import { OperatorFields } from '#industrial/people/operator-link.ts';
import { updatedBetween } from '#industrial/shared-queries.ts';
import { VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { paging } from '#list.ts';
import { Building, BuildingDraft, BuildingSummary, FullBuilding, NewBuilding } from './building.ts';

const calls = entityEndpoints('/api/industrial/buildings', Building, 'building.not_found');

export const createBuilding = calls.create(
  'Новое здание комплекса; с тем же newId второе не появится',
  NewBuilding,
  'building.not_found',
  'complex.not_found',
  'complex.archived',
  'building.changed',
  'building.unknown_reference',
  'file.gone',
  'trash.id_taken',
);

export const listBuildings = calls.list('Все здания страницами, без фильтра', z.object(paging(10)), BuildingSummary);

export const updateBuilding = calls.update(
  'Изменить здание; устаревшее состояние не принимается',
  BuildingDraft,
  'building.changed',
  'building.unknown_reference',
  'file.gone',
);

export const listFullBuildings = calls.listOf(
  'full-building',
  'Здания целиком, страницами (A-06)',
  z.object(paging(10, 50)),
  FullBuilding,
);

export const listUpdatedBuildings = calls.listOf(
  'get-by-update-date',
  'Здания, изменённые за время, старые первыми (A-13)',
  updatedBetween(10),
  BuildingSummary,
);

export const getOneBuilding = endpoint({
  method: 'GET',
  path: '/api/industrial/buildings/one-building/{id}',
  access: 'employee',
  summary: 'Одно здание без вакансий',
  params: ById,
  output: Building,
  failures: ['building.not_found'],
});

export const getBuilding = calls.get('Одно здание без вакансий');

export const deleteBuilding = calls.delete('Удалить здание с вакансиями и сделками (H-23)');

export const getFullBuilding = calls.part('full-building', 'Здание целиком: вакансии, сделки, люди', FullBuilding);

export const getFullBuildingToo = calls.part('full', 'Здание целиком; второй путь того же (A-06)', FullBuilding);

export const listVacanciesOfBuilding = calls.part('vacancies', 'Вакансии здания', z.array(VacancyRow));

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

export const archiveBuilding = calls.archive(
  'В архив или из архива; вакансии остаются как есть (H-09)',
  'complex.restore_first',
);

export const listBuildingHistory = calls.history('История изменений здания, новые первыми');
