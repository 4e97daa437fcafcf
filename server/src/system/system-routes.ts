import { namesOf } from '@gektar/contract/records.ts';
import { checkServices, getAboutSystem } from '@gektar/contract/system.ts';
import { moscowTime } from '@gektar/format/date.ts';
import { findBackups } from '#backup/backup-folder.ts';
import { programVersion } from '#backup/program-version.ts';
import type { Route } from '#http/router.ts';
import { findProcesses, type ProcessReport } from './process-report.ts';
import { checkNow, type ServiceChecks } from './services.ts';
import * as queries from './system-queries.ts';

export interface SystemParts {
  readonly isEmbedded: boolean;
  readonly backupFolder: string;
  readonly dataFolder: string;
  readonly checks: ServiceChecks;
  readonly processReport: ProcessReport;
}

/** Facts about the installation and checks of its services, for every employee. */
export function systemRoutes(
  route: Route,
  { isEmbedded, backupFolder, dataFolder, checks, processReport }: SystemParts,
): void {
  const connected = new Set(namesOf(checks.probes));
  route(getAboutSystem, async ({ db }) => {
    const [{ updated, ...database }, files, disk, jobs, services, customers, provenRestore, processes, backups] =
      await Promise.all([
        queries.findDatabase(db),
        queries.findStorage(db),
        queries.findDisk(dataFolder),
        queries.findJobs(db),
        queries.findServices(db, connected),
        connected.has('crm') ? queries.findMirroredCustomers(db) : null,
        queries.findProvenRestore(db),
        findProcesses(db, processReport.own()),
        findBackups(backupFolder),
      ]);
    const [backup] = backups;
    return {
      version: programVersion,
      dateTimeUpdated: updated,
      database: { isEmbedded, ...database },
      disk,
      files,
      backup: backup
        ? { dateTimeCreated: moscowTime(backup.createdAt), bytes: backup.bytes, reason: backup.reason }
        : null,
      backupBytes: backups.reduce((sum, { bytes }) => sum + bytes, 0),
      provenRestore,
      jobs,
      services,
      customers,
      processes,
    };
  });
  route(checkServices, async ({ db, body: { names } }) => {
    await checkNow(checks, names);
    const services = await queries.findServices(db, connected);
    return services.filter(({ name }) => names.includes(name));
  });
}
