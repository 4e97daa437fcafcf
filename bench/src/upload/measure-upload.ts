import { readFile } from 'node:fs/promises';
import { cpuTime } from '#cpu-time.ts';
import type { UploadServer } from './upload-servers.ts';

/** A run of uploads on one server. */
export interface UploadResult {
  readonly server: string;
  readonly photos: number;
  readonly bytes: number;
  /** Concurrent uploads. */
  readonly atOnce: number;
  readonly seconds: number;
  /** Processor time of the server's process per photo (ms). Linux only, like memory. */
  readonly cpuMs: number | undefined;
  /** Resident memory of the server's process (MB): after the first photo, and the peak. */
  readonly memory: { readonly settled: number; readonly most: number } | undefined;
}

/** @throws when an upload is not answered 201 */
export async function measureUpload(
  server: UploadServer,
  photo: Buffer,
  { photos, atOnce }: { photos: number; atOnce: number },
): Promise<UploadResult> {
  // The first photo loads the library and warms up the code; not counted.
  await server.upload(photo);
  const [cpuBefore, before] = [await cpuTime(server.pid), await memoryOf(server.pid)];
  const started = performance.now();
  let left = photos;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        await server.upload(photo);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const [cpuAfter, after] = [await cpuTime(server.pid), await memoryOf(server.pid)];
  return {
    server: server.name,
    photos,
    bytes: photo.length,
    atOnce,
    seconds,
    cpuMs: cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / photos,
    memory: before && after && { settled: before.now, most: after.most },
  };
}

/** MB, as reported by the kernel. */
async function memoryOf(pid: number): Promise<{ now: number; most: number } | undefined> {
  if (process.platform !== 'linux') return undefined;
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const line = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
  return { now: line('VmRSS'), most: line('VmHWM') };
}
