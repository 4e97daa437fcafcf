import { Failure } from '@gektar/contract/failure.ts';
import { expect, test } from 'vitest';
import { eachAlone } from './each-alone.ts';

const ids = ['a', 'b', 'c'];

test('those deleted meanwhile are reported, the others are done; another refusal breaks off', async () => {
  const outcome = await eachAlone(ids, 'vacancy.not_found', (id) =>
    id === 'b' ? Promise.reject(new Failure('vacancy.not_found')) : Promise.resolve(),
  );
  expect(outcome).toEqual({ done: ['a', 'c'], gone: ['b'], unchanged: [] });
  const refusal = new Failure('complex.restore_first');
  await expect(eachAlone(ids, 'vacancy.not_found', () => Promise.reject(refusal))).rejects.toBe(refusal);
});
