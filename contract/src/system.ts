import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** Names of the background jobs, which are also the names of their queues. */
export const systemJobs = [
  'backup',
  'clear-files',
  'clear-trash',
  'clear-access-code-tries',
  'clear-sign-in-tries',
] as const;

/**
 * State of the running program. Not in the specification. Contains no secrets, since every employee sees it: there are
 * no roles (B-06).
 */
export const AboutSystem = z.object({
  version: z.string(),
  /** Start of the process that answers this call. */
  dateTimeStarted: z.string(),
  database: z.object({
    isEmbedded: z.boolean(),
    /** Version of PostgreSQL. */
    version: z.string(),
    bytes: z.int(),
  }),
  /** Photos and documents, including those in the trash; of photos only the full size is counted. */
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** The newest backup in the backup folder; null when there is none. */
  backup: z
    .object({ dateTimeCreated: z.string(), bytes: z.int(), reason: z.enum(['asked', 'nightly', 'before-update']) })
    .nullable(),
  /** Empty until a server process has started the jobs. */
  jobs: z.array(
    z.object({
      name: z.enum(systemJobs),
      waitingCount: z.int(),
      runningCount: z.int(),
      failedCount: z.int(),
      dateTimeDone: z.string().nullable(),
    }),
  ),
  /** External services, as seen by the answering process since its start. */
  services: z.array(
    z.object({
      name: z.enum(['crm']),
      isConfigured: z.boolean(),
      dateTimeAnswered: z.string().nullable(),
      dateTimeFailed: z.string().nullable(),
    }),
  ),
});
export type AboutSystem = z.infer<typeof AboutSystem>;

export const getAboutSystem = endpoint({
  method: 'GET',
  path: '/api/system',
  access: 'employee',
  summary: 'О системе: версия, база, файлы, резервная копия, фоновые работы, внешние службы',
  output: AboutSystem,
  failures: [],
});
