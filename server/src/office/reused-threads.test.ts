import { expect, test } from 'vitest';
import { runInThread } from './reused-threads.ts';

let modules = 0;
/** A module of which no thread runs yet. */
function newModule() {
  modules += 1;
  const module = new URL(`../testing/counting-thread.ts?${modules}`, import.meta.url);
  /** Runs a task. @returns its number among the tasks of its thread */
  return async (
    order: 'count' | 'fail' | 'wait',
    signal = new AbortController().signal,
    onBegin: (count: number) => void = () => undefined,
  ) => {
    let number = 0;
    await runInThread<string, number>(module, order, signal, (count) => {
      number = count;
      onBegin(count);
    });
    return number;
  };
}

test('a thread does one work after another; works at once get a thread each', async () => {
  const run = newModule();
  expect([await run('count'), await run('count')]).toEqual([1, 2]);
  const both = await Promise.all([run('count'), run('count')]);
  expect(both.toSorted()).toEqual([1, 3]);
});

test('a failure ends its work and its thread', async () => {
  const run = newModule();
  expect(await run('count')).toBe(1);
  await expect(run('fail')).rejects.toThrow('нарочно');
  expect(await run('count')).toBe(1);
});

test('work that is given up ends at once, and its thread does no other work', async () => {
  const run = newModule();
  expect(await run('count')).toBe(1);
  const control = new AbortController();
  const begun = Promise.withResolvers<number>();
  const work = run('wait', control.signal, begun.resolve);
  expect(await begun.promise).toBe(2);
  control.abort(new Error('клиент ушёл'));
  await expect(work).rejects.toThrow('клиент ушёл');
  expect(await run('count')).toBe(1);
  await expect(run('count', control.signal)).rejects.toThrow('клиент ушёл');
});
