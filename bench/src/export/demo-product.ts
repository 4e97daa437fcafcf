import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, createCall } from '@gektar/contract/call.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import { findVacancies } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { isOffered } from '@gektar/contract/industrial/requests/fits-request.ts';
import { createRequest as createVacancyRequest } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { findProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { createRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { addSelectionItems, getSelectionOfRequest } from '@gektar/contract/land/selections/selection.ts';
import { signIn } from '@gektar/contract/people/sign-in.ts';
import { industrialRequestFields } from '@gektar/server/testing/given-industrial-request.ts';
import { requestFields } from '@gektar/server/testing/given-request.ts';
import { startProduct } from '@gektar/server/testing/product.ts';

/** The product on its first start, filled with demo data. */
export interface DemoProduct {
  readonly url: string;
  readonly pid: number;
  /** From the command to the first answer, including creating and filling the database. */
  readonly startSeconds: number;
  readonly token: string;
  /** Id of the signed-in employee. */
  readonly employeeId: string;
  readonly call: Call;
  stop(): Promise<void>;
}

export async function startDemo(): Promise<DemoProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'gektar-export-'));
  const started = performance.now();
  const product = startProduct({ GEKTAR_DATA: folder });
  const url = await product.url;
  const startSeconds = (performance.now() - started) / 1000;
  const { token } = await callerOf(url)(signIn, { body: { login: 'broker', password: 'gektar-demo' } });
  return {
    url,
    pid: product.pid ?? 0,
    startSeconds,
    token,
    employeeId: subjectOf(token),
    call: callerOf(url, token),
    async stop() {
      product.kill('SIGTERM');
      await product.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function subjectOf(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return String((JSON.parse(claims) as { sub: unknown }).sub);
}

function callerOf(url: string, token?: string): Call {
  return createCall((path, init) => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    return fetch(url + path, { ...init, headers });
  });
}

/**
 * Fills a request's selection with `count` objects.
 * @returns id of the request
 */
export function fillSelection(product: DemoProduct, domain: Domain, count: number): Promise<string> {
  return domain === 'land' ? fillWithPlots(product, count) : fillWithVacancies(product, count);
}

const MOST_OF_PAGE = 200;

async function everyVacancy(call: Call): Promise<VacancyRow[]> {
  const all: VacancyRow[] = [];
  for (let skip = 0; ; skip += MOST_OF_PAGE) {
    const page = await call(findVacancies, { query: { take: MOST_OF_PAGE, skip }, body: {} });
    all.push(...page);
    if (page.length < MOST_OF_PAGE) return all;
  }
}

async function fillWithVacancies({ call, employeeId }: DemoProduct, count: number): Promise<string> {
  // Closed vacancies are not shown to clients.
  const found = await everyVacancy(call);
  const vacancies = found.filter(isOffered).slice(0, count);
  if (vacancies.length < count) throw new Error(`the demonstration has ${vacancies.length} vacancies, not ${count}`);
  const request = await call(createVacancyRequest, {
    body: industrialRequestFields({ name: 'Подборка для измерения', responsibleEmployeeId: employeeId }),
  });
  const selection = await call(industrialSelections.ofRequest, { params: { requestId: request.id } });
  const items = vacancies.map(({ id }) => ({ entityId: id }));
  await call(industrialSelections.addItems, { params: { id: selection.id }, body: { items } });
  return request.id;
}

async function fillWithPlots({ call }: DemoProduct, count: number): Promise<string> {
  const plots = await call(findProperties, { query: { take: count, skip: 0 }, body: { isEnabled: true } });
  const [first] = plots;
  if (!first || plots.length < count) throw new Error(`the demonstration has ${plots.length} plots, not ${count}`);
  const request = await call(createRequest, {
    body: requestFields({ name: 'Подборка для измерения', propertyTypes: [{ id: first.propertyType.id }] }),
  });
  const selection = await call(getSelectionOfRequest, { params: { requestId: request.id } });
  const items = plots.map(({ id }) => ({ entityId: id }));
  await call(addSelectionItems, { params: { id: selection.id }, body: { items } });
  return request.id;
}
