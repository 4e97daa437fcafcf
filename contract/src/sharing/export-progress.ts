import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';

/** Id under which the progress of an export can be read, made by the caller; without it no progress is recorded. */
export const WatchedExport = z.object({ progress: z.uuid().optional() });
export type WatchedExport = z.infer<typeof WatchedExport>;

export const exportStages = ['waiting', 'photos', 'slides'] as const;

export const ExportProgress = z.object({
  stage: z.enum(exportStages),
  /** Number of photos cropped, or of slides drawn. */
  done: z.int(),
  total: z.int(),
});
export type ExportProgress = z.infer<typeof ExportProgress>;

/** Progress of the caller's export; null before it begins, after it ends, and for exports of other employees. */
export const getExportProgress = endpoint({
  method: 'GET',
  path: '/api/export-progress/{id}',
  access: 'employee',
  summary: 'Сколько сделано из выгружаемой презентации или PDF; null – ещё не начата, готова или чужая',
  params: ById,
  output: z.object({ progress: ExportProgress.nullable() }),
  failures: [],
});
