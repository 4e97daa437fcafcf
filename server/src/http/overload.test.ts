import { getSettings } from '@gektar/contract/shell.ts';
import { expect, inject, test, vi } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { eventually } from '#testing/eventually.ts';
import { openTestApp } from '#testing/test-app.ts';

/** Blocks the event loop (ms). */
function block(durationMs: number): void {
  const end = performance.now() + durationMs;
  while (performance.now() < end);
}

test('a server that cannot keep up tells new requests to come back, and takes them again afterwards', async () => {
  const app = await openTestApp(inject('clusterUrl'), { maxLagMs: 100 });
  const answer = () => ask(app, 'GET', getSettings.path);
  await vi.waitFor(
    async () => {
      block(400);
      const refused = await answer();
      expect(refusalIn(refused).code).toBe('server.busy');
      expect(refused.headers.get('retry-after')).toBe('2');
    },
    { timeout: 60_000, interval: 1 },
  );
  await eventually(async () => expect((await answer()).status).toBe(200));
  await app.close();
});
