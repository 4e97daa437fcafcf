import { REFRESH_TOKEN_KEY, TOKEN_KEY } from '@gektar/contract/people/token-names.ts';
import { browserLaunch } from '@gektar/e2e/browser.ts';
import buildWeb, { webFolder } from '@gektar/e2e/build-web.ts';
import { startCluster } from '@gektar/server/testing/cluster.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenManyCompanies } from '@gektar/server/testing/given-customers.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { givenManyRequests } from '@gektar/server/testing/given-many-requests.ts';
import { givenTokens } from '@gektar/server/testing/given-sign-in.ts';
import { openTestApp } from '@gektar/server/testing/test-app.ts';
import { chromium } from '@playwright/test';
import { type FirstFiles, firstFilesOf } from './browser/first-files.ts';
import { median } from './table.ts';

// npm run first-screen -w bench   files that each list loads before its first row, and the time of that row on a slow
//                                 connection
//   --files       lists the files by size
//   BENCH_ROUNDS  slow visits, 5 by default
//   WEB_FOLDER    another build, for comparison

const addresses = [
  '/land/property',
  '/land/request',
  '/land/customers',
  '/industrial',
  '/industrial/vacancy',
  '/industrial/requests',
  '/industrial/customers',
];
/** Complexes with one vacancy each, and requests: more than a screen of rows. */
const INDUSTRIAL_ROWS = 40;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

await buildWeb();
const cluster = await startCluster();
const app = await openTestApp(cluster.url, { webFolder });
const browser = await chromium.launch(await browserLaunch());
try {
  await givenManyProperties(app.db, app.broker.id, 200);
  await givenManyRequests(app.db, 200);
  await givenManyCompanies(app.db, 200);
  for (let number = 0; number < INDUSTRIAL_ROWS; number += 1) {
    const { id } = await givenComplex(app.db, { responsibleUser: app.broker.id });
    await givenVacancy(app.db, (await givenBuilding(app.db, id)).id);
    await givenIndustrialRequest(app.db, { responsibleEmployeeId: app.broker.id });
  }
  for (const address of addresses) {
    const { files, scriptKb, styleKb } = await visit(address, false);
    if (process.argv.includes('--files')) {
      for (const [name, bytes] of [...files].toSorted(([, a], [, b]) => b - a)) console.log(bytes, name);
    }
    const slow: FirstFiles[] = [];
    for (let round = 0; round < rounds; round += 1) slow.push(await visit(address, true));
    const firstRow = rounds > 0 ? median(slow.map((one) => one.firstRow)).toFixed(0) : '?';
    console.log(
      `${address}: ${files.size} files, scripts ${scriptKb.toFixed(1)} KB, styles ${styleKb.toFixed(1)} KB, first row on a slow connection after ${firstRow} ms`,
    );
  }
} finally {
  await browser.close();
  await app.close();
  await cluster.stop();
}

async function visit(address: string, isSlow: boolean): Promise<FirstFiles> {
  const { token, refreshToken } = await givenTokens(app);
  const localStorage = [
    { name: TOKEN_KEY, value: token },
    { name: REFRESH_TOKEN_KEY, value: refreshToken },
  ];
  const context = await browser.newContext({
    baseURL: app.url,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: app.url, localStorage }] },
  });
  try {
    return await firstFilesOf(context, address, { isSlow });
  } finally {
    await context.close();
  }
}
