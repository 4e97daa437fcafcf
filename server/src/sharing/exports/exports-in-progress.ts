import { type ExportProgress, getExportProgress } from '@gektar/contract/sharing/export-progress.ts';
import type { Route } from '#http/router.ts';

/** Exports in progress in this process, readable by the employees who started them. */
export interface ExportsInProgress {
  /** Begins an export. @param id made by the client to read the progress; undefined: it will not be read */
  begin(employeeId: string, id: string | undefined): { report(progress: ExportProgress): void; end(): void };
  of(employeeId: string, id: string): ExportProgress | undefined;
}

export function createExportsInProgress(): ExportsInProgress {
  const running = new Map<string, ExportProgress>();
  const keyOf = (employeeId: string, id: string) => `${employeeId} ${id}`;
  return {
    begin(employeeId, id) {
      if (id === undefined) return { report: () => undefined, end: () => undefined };
      const key = keyOf(employeeId, id);
      running.set(key, { stage: 'waiting', done: 0, total: 0 });
      return {
        report: (progress) => void (running.has(key) && running.set(key, progress)),
        end: () => void running.delete(key),
      };
    },
    of: (employeeId, id) => running.get(keyOf(employeeId, id)),
  };
}

export function exportProgressRoutes(route: Route, running: ExportsInProgress): void {
  route(getExportProgress, ({ employeeId, params }) => ({ progress: running.of(employeeId, params.id) ?? null }));
}
