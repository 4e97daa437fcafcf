import { randomUUID } from 'node:crypto';
import { PRESENCE_LASTS_S, type Present } from '@gektar/contract/events/event.ts';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { createPresence } from './presence.ts';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterEach(() => app.close());

test('a sign counts for thirty seconds; only changes are announced', async () => {
  let now = 0;
  const announced: (readonly Present[])[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const presence = createPresence(app.db, { now: () => now, onChange: (all) => announced.push(all) });
    const sign = {
      tabId: randomUUID(),
      at: { kind: 'property' as const, id: randomUUID(), within: null },
      isEditing: false,
    };
    const [first, second] = [randomUUID(), randomUUID()];
    await presence.show(first, sign);
    await presence.show(first, sign);
    // The same tab id, sent by another employee.
    await presence.show(second, sign);
    expect(announced.map((all) => all.length)).toEqual([1, 2]);
    now = (PRESENCE_LASTS_S - 1) * 1_000;
    await presence.show(second, sign);
    vi.advanceTimersByTime(2_000);
    expect(presence.present()).toHaveLength(2);
    now += 2_000;
    vi.advanceTimersByTime(2_000);
    expect(presence.present()).toMatchObject([{ employeeId: second }]);
    expect(announced.map((all) => all.length)).toEqual([1, 2, 1]);
    for (const payload of ['', 'null', '{', '{"employeeId":1}']) presence.receive(payload);
    expect(announced).toHaveLength(3);
    presence.close();
  } finally {
    vi.useRealTimers();
  }
});
