import { expect, test } from 'vitest';
import { leaveStaleRelease } from './stale-release.ts';

const own = '/assets/index-old.js';

function browser(presentPage: () => Promise<string>) {
  const kept = new Map<string, string>();
  let reloads = 0;
  return {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    presentPage,
    reload: () => {
      reloads += 1;
    },
    reloads: () => reloads,
  };
}
const newer = async () => '<script type="module" src="/assets/index-new.js">';

test('a page whose scripts are gone is loaded anew, once', async () => {
  const page = browser(newer);
  expect(await leaveStaleRelease(own, page)).toBe(true);
  expect(await leaveStaleRelease(own, page)).toBe(false);
  expect(page.reloads()).toBe(1);
});

test('the release after the next one is left as well', async () => {
  const page = browser(async () => '<script src="/assets/index-newest.js">');
  expect(await leaveStaleRelease(own, page)).toBe(true);
  expect(await leaveStaleRelease('/assets/index-new.js', page)).toBe(true);
});

test('the same release, or a lost connection, is no reason to load anew', async () => {
  const same = browser(async () => `<script type="module" src="${own}">`);
  const offline = browser(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await leaveStaleRelease(own, same)).toBe(false);
  expect(await leaveStaleRelease(own, offline)).toBe(false);
  expect([same.reloads(), offline.reloads()]).toEqual([0, 0]);
});
