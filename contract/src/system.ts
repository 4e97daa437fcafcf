import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** Names of the background jobs, which are also the names of their queues. */
export const systemJobs = [
  'backup',
  'check-services',
  'clear-files',
  'clear-trash',
  'go-on-with-operations',
  'go-on-with-loads',
  'delete-old-events',
  'delete-old-outcomes',
  'delete-old-load-files',
  'find-new-fits',
  'fold-changes',
  'forget-fits-of-deleted',
  'remove-deleted-drafts',
  'remove-deleted-reminders',
  'remove-deleted-talks',
  'clear-access-code-tries',
  'clear-client-answers',
  'clear-sign-in-tries',
] as const;

/** Services that the program uses, inside or outside of the office. */
export const systemServices = ['crm', 'addresses', 'cadastre', 'map', 'files'] as const;
export type SystemService = (typeof systemServices)[number];

/** Why a service or a job failed. Not its error message, which may contain an address. */
export const failureReasons = ['silent', 'unreachable', 'refused', 'full', 'broken'] as const;
export type FailureReason = (typeof failureReasons)[number];

/** Last success and last failure, stored in the database by whichever process saw them. */
const History = z.object({
  dateTimeDone: z.string().nullable(),
  /** Duration of the last success (ms). */
  tookMs: z.int().nullable(),
  dateTimeFailed: z.string().nullable(),
  /** Reason of the last failure. */
  failure: z.enum(failureReasons).nullable(),
  /** First failure after the last success; null when it works. */
  dateTimeFailing: z.string().nullable(),
});

export const ServiceState = History.extend({
  name: z.enum(systemServices),
  /**
   * `own`: no service is connected, our own data answer; `unknown`: connected and not used or checked so far; `slow`:
   * the last answer took long.
   */
  state: z.enum(['own', 'unknown', 'working', 'slow', 'failing']),
  isBeingChecked: z.boolean(),
});
export type ServiceState = z.infer<typeof ServiceState>;

/**
 * State of the running program. Not in the specification. Contains no secrets, since every employee sees it: there are
 * no roles (B-06).
 */
export const AboutSystem = z.object({
  version: z.string(),
  /** Last migration of the database: the last update that changed it. */
  dateTimeUpdated: z.string(),
  database: z.object({
    isEmbedded: z.boolean(),
    /** Version of PostgreSQL. */
    version: z.string(),
    bytes: z.int(),
    connectionCount: z.int(),
  }),
  /** Disk of the data folder; null where the system does not report it. */
  disk: z.object({ totalBytes: z.int(), freeBytes: z.int() }).nullable(),
  /** Photos and documents, including those in the trash; of photos only the full size is counted. */
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** The newest backup in the backup folder; null when there is none. */
  backup: z
    .object({ dateTimeCreated: z.string(), bytes: z.int(), reason: z.enum(['asked', 'nightly', 'before-update']) })
    .nullable(),
  /** All backups in the backup folder. */
  backupBytes: z.int(),
  /** The last backup that was restored in full and compared. */
  provenRestore: z.object({ dateTimeProven: z.string(), dateTimeBackup: z.string() }).nullable(),
  /** Empty until a server process has started the jobs. */
  jobs: z.array(
    History.extend({
      name: z.enum(systemJobs),
      waitingCount: z.int(),
      runningCount: z.int(),
      /** Failed runs of the last 24 hours. */
      failedCount: z.int(),
    }),
  ),
  services: z.array(ServiceState),
  /** Companies and contacts of the CRM as we store them; null without a CRM. */
  customers: z.object({ companyCount: z.int(), contactCount: z.int(), dateTimeSeen: z.string().nullable() }).nullable(),
  /** The oldest first; each reports once a minute. */
  processes: z.array(
    z.object({
      id: z.uuid(),
      isAnswering: z.boolean(),
      /** No report for more than two minutes. */
      isSilent: z.boolean(),
      version: z.string(),
      dateTimeStarted: z.string(),
      dateTimeSeen: z.string(),
      memoryBytes: z.int(),
      callsPerMinute: z.int(),
    }),
  ),
});
export type AboutSystem = z.infer<typeof AboutSystem>;

export const getAboutSystem = endpoint({
  method: 'GET',
  path: '/api/system',
  access: 'employee',
  summary: 'О системе: версия, база, диск, файлы, резервная копия, процессы, фоновые работы, службы',
  output: AboutSystem,
  failures: [],
});

export const checkServices = endpoint({
  method: 'POST',
  path: '/api/system/checks',
  access: 'employee',
  summary: 'Проверить службы сейчас: ответ приходит не позже чем через 10 секунд',
  body: z.object({ names: z.array(z.enum(systemServices)).min(1).max(systemServices.length) }),
  output: z.array(ServiceState),
  failures: ['service.not_connected', 'service.being_checked'],
});
