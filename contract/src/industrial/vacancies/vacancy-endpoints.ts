import * as z from 'zod';
import { archiveTo } from '#archive-to.ts';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { CloseBody } from '#industrial/deals/close-vacancy.ts';
import { VacancyClusterBody } from '#industrial/full-model/full-filter.ts';
import { updatedBetween } from '#industrial/shared-queries.ts';
import { paging } from '#list.ts';
import { ExtendedVacancy } from './extended-vacancy.ts';
import { NewVacancy, Vacancy, VacancyDraft, VacancyRow } from './vacancy.ts';

export const createVacancy = endpoint({
  method: 'POST',
  path: '/api/industrial/vacancies',
  access: 'employee',
  summary: 'Новая вакансия здания; с тем же newId вторая не появится',
  body: NewVacancy,
  output: Vacancy,
  success: 201,
  failures: [
    'building.not_found',
    'building.archived',
    'complex.archived',
    'vacancy.changed',
    'vacancy.unknown_reference',
    'vacancy.status_by_deal',
    'file.gone',
  ],
});

export const listVacancies = endpoint({
  method: 'GET',
  path: '/api/industrial/vacancies',
  access: 'employee',
  summary: 'Все вакансии страницами, без фильтра',
  query: z.object(paging(10)),
  output: z.array(VacancyRow),
  failures: [],
});

export const updateVacancy = endpoint({
  method: 'POST',
  path: '/api/industrial/vacancies/update',
  access: 'employee',
  summary: 'Изменить вакансию; устаревшее состояние не принимается',
  body: VacancyDraft,
  output: Vacancy,
  failures: [
    'vacancy.not_found',
    'vacancy.changed',
    'vacancy.unknown_reference',
    'vacancy.status_by_deal',
    'file.gone',
  ],
});

export const findVacanciesOfCluster = endpoint({
  method: 'POST',
  path: '/api/industrial/vacancies/cluster-vacancies',
  access: 'employee',
  summary: 'Карточки вакансий одной группы точек (A-11)',
  query: z.object(paging(10)),
  body: VacancyClusterBody,
  output: z.array(VacancyRow),
  failures: [],
});

export const listLeaseClosedVacancies = endpoint({
  method: 'GET',
  path: '/api/industrial/vacancies/lease-close-vacancies',
  access: 'employee',
  summary: 'Вакансии, закрытые арендой, по дате закрытия (A-14)',
  query: updatedBetween(10),
  output: z.array(VacancyRow),
  failures: [],
});

export const listUpdatedVacancies = endpoint({
  method: 'GET',
  path: '/api/industrial/vacancies/get-by-update-date',
  access: 'employee',
  summary: 'Вакансии, изменённые за время, старые первыми (A-13)',
  query: updatedBetween(10),
  output: z.array(VacancyRow),
  failures: [],
});

export const getVacancy = endpoint({
  method: 'GET',
  path: '/api/industrial/vacancies/one-vacancy/{id}',
  access: 'employee',
  summary: 'Одна вакансия',
  params: ById,
  output: Vacancy,
  failures: ['vacancy.not_found'],
});

export const getExtendedVacancy = endpoint({
  method: 'GET',
  path: '/api/industrial/vacancies/extended-vacancy/{id}',
  access: 'employee',
  summary: 'Вакансия со зданием и комплексом (A-12)',
  params: ById,
  output: ExtendedVacancy,
  failures: ['vacancy.not_found'],
});

export const archiveVacancy = endpoint({
  method: 'POST',
  path: '/api/industrial/vacancies/{id}/archive',
  access: 'employee',
  summary: 'В архив или из архива (A-02)',
  params: ById,
  query: archiveTo,
  output: Vacancy,
  failures: ['vacancy.not_found', 'complex.restore_first'],
});

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

export const deleteVacancy = endpoint({
  method: 'DELETE',
  path: '/api/industrial/vacancies/{id}',
  access: 'employee',
  summary: 'Удалить вакансию со сделкой (H-23)',
  params: ById,
  output: ById,
  failures: ['vacancy.not_found'],
});
