import { expect, test } from 'vitest';
import { type Announced, announced } from './announced.ts';

test('a progress that moves every 0.7 s is read aloud at its start and every 10 s, but shown each time', () => {
  let state: Announced | undefined;
  const aloud = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    state = announced(state, `${step} из 40`, 1_000 + step * 700);
    expect(state.text).toBe(`${step} из 40`);
    aloud.add(state.aloud);
  }
  // 27.3 s: the start, and the first steps after 10 s and 20 s.
  expect([...aloud]).toEqual(['0 из 40', '15 из 40', '30 из 40']);
});
