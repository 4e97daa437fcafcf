import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { WatchedExport } from '#sharing/export-progress.ts';
import { exportEndpoints, pageEndpoint } from '#sharing/selection-exports.ts';

export const industrialExports = exportEndpoints('industrial');

const OfBuilding = ById.extend({
  vacancyType: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2), z.literal(4)])),
});

/** One vacancy as a presentation (J-02). */
export const exportVacancySlides = endpoint({
  method: 'GET',
  path: '/api/industrial/powerpoint-export/vacancy/{id}',
  access: 'employee',
  summary: 'Вакансия презентацией',
  params: ById,
  query: WatchedExport,
  output: 'bytes',
  failures: ['vacancy.not_found'],
});

/** The open vacancies of a building with this vacancy type, as a presentation (J-02). */
export const exportBuildingSlides = endpoint({
  method: 'GET',
  path: '/api/industrial/powerpoint-export/building/{id}/{vacancyType}',
  access: 'employee',
  summary: 'Открытые вакансии здания одного типа презентацией; тип – его бит: 1 аренда, 2 продажа, 4 хранение',
  params: OfBuilding,
  query: WatchedExport,
  output: 'bytes',
  failures: ['building.not_found'],
});

/** The slides of a vacancy as a PDF. */
export const exportVacancyPdf = endpoint({
  method: 'GET',
  path: '/api/industrial/pdf-export/vacancy/{id}',
  access: 'employee',
  summary: 'Вакансия файлом PDF',
  params: ById,
  query: WatchedExport,
  output: 'bytes',
  failures: ['vacancy.not_found'],
});

/** The slides of a building's open vacancies of one type as a PDF. */
export const exportBuildingPdf = endpoint({
  method: 'GET',
  path: '/api/industrial/pdf-export/building/{id}/{vacancyType}',
  access: 'employee',
  summary: 'Открытые вакансии здания одного типа файлом PDF; тип – его бит: 1 аренда, 2 продажа, 4 хранение',
  params: OfBuilding,
  query: WatchedExport,
  output: 'bytes',
  failures: ['building.not_found'],
});

/** One vacancy as a single page. */
export const exportVacancyPage = pageEndpoint('industrial', 'vacancy', {
  summary: 'Вакансия одной страницей PDF',
  failures: ['vacancy.not_found'],
});

/** A complex with its open vacancies as a single page. */
export const exportComplexPage = pageEndpoint('industrial', 'complex', {
  summary: 'Комплекс с открытыми вакансиями одной страницей PDF',
  failures: ['complex.not_found', 'complex.nothing_open'],
});
