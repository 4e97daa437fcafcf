import { afterEach, expect, test, vi } from 'vitest';
import { type Bearer, createVerifiedTokens } from './verified-tokens.ts';

function bearer(employeeId: string): Bearer {
  return { employeeId, version: 1 };
}

afterEach(() => {
  vi.useRealTimers();
});

test('a token is known until the second in which it ends', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const tokens = createVerifiedTokens();
  tokens.keep('token', bearer('Егор'), 1_002_000);
  vi.setSystemTime(1_001_999);
  expect(tokens.find('token')).toEqual(bearer('Егор'));
  vi.setSystemTime(1_002_000);
  expect(tokens.find('token')).toBeUndefined();
});

test('a token that nobody has shown is not known', () => {
  expect(createVerifiedTokens().find('token')).toBeUndefined();
});

test('of too many tokens those least recently used are forgotten', () => {
  const tokens = createVerifiedTokens(2);
  const later = Date.now() + 60_000;
  tokens.keep('first', bearer('Егор'), later);
  tokens.keep('second', bearer('Анна'), later);
  tokens.find('first');
  tokens.keep('third', bearer('Павел'), later);
  expect(['first', 'second', 'third'].map((token) => tokens.find(token))).toEqual([
    bearer('Егор'),
    undefined,
    bearer('Павел'),
  ]);
});
