import type { CallOf, CallsOf } from '#endpoint.ts';
import { exportCalls, pageCall } from '#sharing/selection-export-calls.ts';
import type * as endpoints from './selection-exports.ts';

export const industrialExports: CallsOf<typeof endpoints.industrialExports> = exportCalls('industrial');

export const exportVacancySlides: CallOf<typeof endpoints.exportVacancySlides> = {
  method: 'GET',
  path: '/api/industrial/powerpoint-export/vacancy/{id}',
  access: 'employee',
  output: 'bytes',
};

export const exportBuildingSlides: CallOf<typeof endpoints.exportBuildingSlides> = {
  method: 'GET',
  path: '/api/industrial/powerpoint-export/building/{id}/{vacancyType}',
  access: 'employee',
  output: 'bytes',
};

export const exportVacancyPdf: CallOf<typeof endpoints.exportVacancyPdf> = {
  method: 'GET',
  path: '/api/industrial/pdf-export/vacancy/{id}',
  access: 'employee',
  output: 'bytes',
};

export const exportBuildingPdf: CallOf<typeof endpoints.exportBuildingPdf> = {
  method: 'GET',
  path: '/api/industrial/pdf-export/building/{id}/{vacancyType}',
  access: 'employee',
  output: 'bytes',
};

export const exportVacancyPage: CallOf<typeof endpoints.exportVacancyPage> = pageCall('industrial', 'vacancy');

export const exportComplexPage: CallOf<typeof endpoints.exportComplexPage> = pageCall('industrial', 'complex');
