import { type Credentials, REFRESH_TOKEN_KEY, signIn, TOKEN_KEY } from '@gektar/contract/people/sign-in.ts';
import { type Cluster, startCluster } from '@gektar/server/testing/cluster.ts';
import { givenSignIn } from '@gektar/server/testing/given-sign-in.ts';
import { type House, openHouse } from '@gektar/server/testing/house.ts';
import { test as base, expect } from '@playwright/test';
import { webFolder } from './build-web.ts';
import { type Troubles, watchTroubles } from './troubles.ts';

/** What opens the sign-in page of every house. */
export const credentials: Credentials = { login: 'stepnoy', password: 'Пароль-от-межи-7' };

interface ForEachTest {
  /** Settings of the server that differ from the defaults. */
  settings: Parameters<typeof openHouse>[1];
  /** Whether the browser begins signed in as Егор Степной. */
  isSignedIn: boolean;
  /** The whole server on a database of its own, with the built web app. */
  house: House;
  troubles: Troubles;
}

/**
 * A journey: its browser stands before a house of its own, signed in unless told otherwise. Afterwards nothing may have
 * gone wrong unseen: no error in the console, no failed request, nothing sent anywhere else.
 */
export const test = base.extend<ForEachTest, { cluster: Cluster }>({
  cluster: [
    async ({ browserName: _ }, use) => {
      const cluster = await startCluster();
      await use(cluster);
      await cluster.stop();
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  isSignedIn: [true, { option: true }],
  house: async ({ cluster, settings }, use) => {
    const house = await openHouse(cluster.url, { webFolder, ...settings });
    await givenSignIn(house.db, house.broker.id, credentials);
    await use(house);
    await house.close();
  },
  baseURL: ({ house }, use) => use(house.url),
  storageState: async ({ house, isSignedIn }, use) => {
    if (!isSignedIn) return use(undefined);
    const pair = await house.stranger(signIn, { body: credentials });
    const localStorage = [
      { name: TOKEN_KEY, value: pair.token },
      { name: REFRESH_TOKEN_KEY, value: pair.refreshToken },
    ];
    return use({ cookies: [], origins: [{ origin: house.url, localStorage }] });
  },
  troubles: [
    async ({ context, house }, use) => {
      const troubles = watchTroubles(context, house.url);
      await use(troubles);
      expect(troubles.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
