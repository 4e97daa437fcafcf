import { Gauge, type Registry } from 'prom-client';
import { findBackups } from './backup-folder.ts';

/** Registers metrics: age and size of the newest backup; no values while there is none. */
export function observeBackups(registry: Registry, folder: string): void {
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Time since the newest backup in the backup folder',
    registers: [registry],
    async collect() {
      this.reset();
      const [last] = await findBackups(folder);
      // Unset without a backup: the gauge would report 0.
      if (last) this.set((Date.now() - last.createdAt.getTime()) / 1_000);
      else this.remove();
    },
  });
  new Gauge({
    name: 'backup_bytes',
    help: 'Size of the newest backup in the backup folder',
    registers: [registry],
    async collect() {
      const [last] = await findBackups(folder);
      if (last) this.set(last.bytes);
      else this.remove();
    },
  });
}
