import { getAboutSystem } from '@gektar/contract/system.ts';
import { moscowTime } from '@gektar/format/date.ts';
import { findBackups } from '#backup/backup-folder.ts';
import { programVersion } from '#backup/program-version.ts';
import type { Route } from '#http/router.ts';
import type { ServiceRecord } from './service-record.ts';
import { findDatabase, findJobs, findStorage } from './system-queries.ts';

export interface SystemParts {
  readonly isEmbedded: boolean;
  readonly backupFolder: string;
  /** Record of calls to the customer service; undefined when none is configured. */
  readonly crm: ServiceRecord | undefined;
}

const NEVER = { dateTimeAnswered: null, dateTimeFailed: null };

/** Facts about the installation for every employee. */
export function systemRoutes(route: Route, { isEmbedded, backupFolder, crm }: SystemParts): void {
  const dateTimeStarted = moscowTime();
  route(getAboutSystem, async ({ db }) => {
    const [database, files, jobs, [backup]] = await Promise.all([
      findDatabase(db),
      findStorage(db),
      findJobs(db),
      findBackups(backupFolder),
    ]);
    return {
      version: programVersion,
      dateTimeStarted,
      database: { isEmbedded, ...database },
      files,
      backup: backup
        ? { dateTimeCreated: moscowTime(backup.createdAt), bytes: backup.bytes, reason: backup.reason }
        : null,
      jobs,
      services: [{ name: 'crm' as const, isConfigured: crm !== undefined, ...(crm?.read() ?? NEVER) }],
    };
  });
}
