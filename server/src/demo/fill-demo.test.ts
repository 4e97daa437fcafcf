import { signIn } from '@gektar/contract/people/sign-in.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from '#testing/house.ts';
import { demoLogin, demoPassword } from './demo-employees.ts';
import { isDemo } from './demo-mark.ts';
import { fillDemo } from './fill-demo.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('clusterUrl'));
  await fillDemo(house.db);
});
afterAll(() => house.close());

test('the public sign-in opens a filled base, which says that it is one', async () => {
  const pair = await house.stranger(signIn, { body: { login: demoLogin, password: demoPassword } });
  expect(pair.token).not.toBe('');
  expect(await isDemo(house.db)).toBe(true);
});

test('nobody else of the invented staff has a password that anyone knows', async () => {
  const others = ['lugova', 'polevoy', 'rechnaya', 'mezhevoy', 'ozernaya'];
  for (const login of others) {
    const attempt = house.stranger(signIn, { body: { login, password: demoPassword } });
    await expect(attempt).rejects.toMatchObject({ code: 'auth.wrong_credentials' });
  }
});

test('a filled base is not filled again', async () => {
  await expect(fillDemo(house.db)).rejects.toThrow('База уже заполнена демонстрационными данными.');
});
