import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { entityEndpoints } from '#entity-endpoints.ts';
import { CloseBody } from '#industrial/deals/close-vacancy.ts';
import { updatedBetween } from '#industrial/shared-queries.ts';
import { paging } from '#list.ts';
import { NewVacancy, Vacancy, VacancyDraft, VacancyRow } from './vacancy.ts';

const calls = entityEndpoints('/api/industrial/vacancies', Vacancy, 'vacancy.not_found');

export const createVacancy = calls.create(
  'Новая вакансия здания; с тем же newId вторая не появится',
  NewVacancy,
  'vacancy.not_found',
  'building.not_found',
  'building.archived',
  'complex.archived',
  'vacancy.changed',
  'vacancy.unknown_reference',
  'vacancy.status_by_deal',
  'file.gone',
  'trash.id_taken',
);

export const listVacancies = calls.list('Все вакансии страницами, без фильтра', z.object(paging(10)), VacancyRow);

export const updateVacancy = calls.update(
  'Изменить вакансию; устаревшее состояние не принимается',
  VacancyDraft,
  'vacancy.changed',
  'vacancy.unknown_reference',
  'vacancy.status_by_deal',
  'file.gone',
);

export const listLeaseClosedVacancies = calls.listOf(
  'lease-close-vacancies',
  'Вакансии, закрытые арендой, по дате закрытия (A-14)',
  updatedBetween(10),
  VacancyRow,
);

export const listUpdatedVacancies = calls.listOf(
  'get-by-update-date',
  'Вакансии, изменённые за время, старые первыми (A-13)',
  updatedBetween(10),
  VacancyRow,
);

export const getVacancy = endpoint({
  method: 'GET',
  path: '/api/industrial/vacancies/one-vacancy/{id}',
  access: 'employee',
  summary: 'Одна вакансия',
  params: ById,
  output: Vacancy,
  failures: ['vacancy.not_found'],
});

export const archiveVacancy = calls.archive('В архив или из архива (A-02)', 'complex.restore_first');

export const closeVacancy = endpoint({
  method: 'POST',
  path: '/api/industrial/vacancies/{id}/close',
  access: 'employee',
  summary: 'Закрыть вакансию сделкой, целиком или её часть (2§4, M-01)',
  params: ById,
  body: CloseBody,
  output: Vacancy,
  failures: [
    'vacancy.not_found',
    'vacancy.closed',
    'vacancy.archived',
    'deal.changed',
    'deal.unknown_reference',
    'deal.type_not_offered',
    'deal.part_too_large',
  ],
});

export const deleteVacancy = calls.delete('Удалить вакансию со сделкой (H-23)');

export const listVacancyHistory = calls.history('История изменений вакансии, новые первыми');
