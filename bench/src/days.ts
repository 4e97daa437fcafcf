import { updateSubAgglomerations } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { browserLaunch } from '@gektar/e2e/browser.ts';
import buildWeb from '@gektar/e2e/build-web.ts';
import { brokersDay, operatorsDay } from '@gektar/e2e/industrial-days.ts';
import { type Cluster, startCluster } from '@gektar/server/testing/cluster.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { openTestApp } from '@gektar/server/testing/test-app.ts';
import { type Browser, chromium } from '@playwright/test';
import { inNewContext } from './browser/signed-in.ts';
import { analyze, fillIndustrial, type Sizes, USUAL } from './industrial/fill.ts';
import { startOurs } from './servers.ts';

// npm run days -w bench   runs the journeys of a monitoring operator's day and of a broker's day among 300 and among
//                         60,000 vacancies: whether each succeeds, and how long it takes; prints, writes nothing

const databases: readonly Sizes[] = [{ complexes: 12, buildings: 40, vacancies: 300 }, USUAL];

await buildWeb();
const cluster = await startCluster();
const browser = await chromium.launch(await browserLaunch());
try {
  for (const sizes of databases) await liveThrough(cluster, browser, sizes);
} finally {
  await browser.close();
  await cluster.stop();
}

async function liveThrough(database: Cluster, through: Browser, sizes: Sizes): Promise<void> {
  const app = await openTestApp(database.url);
  await fillIndustrial(app.databaseUrl, sizes);
  await analyze(app.databaseUrl);
  await app.broker.call(updateSubAgglomerations);
  const wanted = await givenComplex(app.db, { name: 'Логопарк Восток' });
  const building = await givenBuilding(app.db, wanted.id, { name: 'Корпус 1' });
  const office = { areaValue: 12_000, leasePricePerSqm: 9_000 };
  await givenVacancy(app.db, building.id, { name: '1-А', areaSetWithPrice: { office } });
  const server = await startOurs(app.databaseUrl, app.broker.id);
  try {
    await inNewContext(through, server, async (context) => {
      const page = await context.newPage();
      const operator = await secondsOf(() => operatorsDay(page, async () => undefined));
      const broker = await secondsOf(() => brokersDay(page, wanted.name));
      console.log(`${sizes.vacancies} vacancies: an operator's day ${operator} s, a broker's ${broker} s`);
    });
  } finally {
    await server.stop();
    await app.close();
  }
}

async function secondsOf(day: () => Promise<unknown>): Promise<string> {
  const started = performance.now();
  await day();
  return ((performance.now() - started) / 1_000).toFixed(1);
}
