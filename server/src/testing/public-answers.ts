import type { Domain } from '@gektar/contract/domain.ts';
import { getFile } from '@gektar/contract/files/file-endpoints.ts';
import { type Answer, ask } from './ask.ts';
import type { TestApp } from './test-app.ts';

/** Ids and code of a shared selection, which strangers may know or guess. */
export interface SharedSelection {
  readonly domain: Domain;
  readonly selectionId: string;
  readonly requestId: string;
  readonly itemIds: readonly string[];
  readonly objectIds: readonly string[];
  readonly photoIds: readonly string[];
  readonly code: string;
  /** A selection of the same domain; its link has the same code and has expired. */
  readonly expiredId: string;
}

/** Every answer that clients and strangers can get, to valid and invalid calls; the first is the selection itself. */
export async function publicAnswers(app: TestApp, given: SharedSelection): Promise<readonly [Answer, ...Answer[]]> {
  const { domain, selectionId, requestId, itemIds, objectIds, photoIds, code, expiredId } = given;
  const path = `/api/${domain}/request-selections-for-clients`;
  const page = domain === 'land' ? '/public' : '/industrial-public';
  const get = (what: string, query = '') => ask(app, 'GET', `${what}${query}`, { token: null });
  const mark = (id = '', typed = code) =>
    ask(app, 'POST', `${path}/request-selection-item/${id}?password=${typed}`, { token: null });
  const send = (what: string, body?: unknown) =>
    ask(app, 'POST', `${path}/${what}?password=${code}`, { token: null, body });
  return [
    await get(`${path}/${selectionId}`, `?password=${code}`),
    await get(`${path}/${selectionId}`, `?password=${code}&take=1&fields=comment`),
    await get(`${path}/${selectionId}`),
    await get(`${path}/${selectionId}`, '?password=AAAAAA'),
    await get(`${path}/${expiredId}`, `?password=${code}`),
    await get(`${path}/${requestId}`, `?password=${code}`),
    await get(`${path}/${objectIds[0]}`, `?password=${code}`),
    await get(`${path}/x`),
    await get(path),
    await get(`${path}/${selectionId}/x`),
    await ask(app, 'POST', `${path}/${selectionId}`, { token: null, body: {} }),
    await ask(app, 'POST', `${path}/${selectionId}/extend-link`, { token: null, body: {} }),
    await ask(app, 'DELETE', `${path}/${selectionId}`, { token: null }),
    ...(await Promise.all(itemIds.map((id) => mark(id)))),
    await mark(itemIds[0]),
    await mark(itemIds[1], 'AAAAAA'),
    await mark(objectIds[0]),
    ...(await Promise.all(itemIds.map((id) => send(`request-selection-item/${id}/open`)))),
    ...(await Promise.all(
      [...itemIds, objectIds[0]].flatMap((id, at) =>
        [
          { kind: 'like', isSet: true },
          { kind: 'visit', days: ['2099-01-02'] },
          { kind: 'question', id: `019a0000-0000-7000-8000-00000000000${at}`, text: 'Есть ли газ?' },
          { kind: 'refusal', isSet: true, reasons: ['far'], text: 'Далеко' },
          { kind: 'refusal', isSet: true, reasons: ['x'] },
        ].map((body) => send(`request-selection-item/${id}/answer`, body)),
      ),
    )),
    await get(`${path}/${selectionId}/answers`, `?password=${code}`),
    await get(`${path}/${selectionId}/answers`),
    await get(`${path}/${expiredId}/answers`, `?password=${code}`),
    await get(`${path}/${expiredId}/ended`, `?password=${code}`),
    await get(`${path}/${expiredId}/ended`, '?password=AAAAAA'),
    await get(`${path}/${selectionId}/ended`, `?password=${code}`),
    await send(`${expiredId}/ask-again`),
    await send(`${selectionId}/ask-again`),
    await get(`${path}/${selectionId}/visit`, `?password=${code}`),
    await get(`${path}/${selectionId}/visit`),
    await get(`${path}/${expiredId}/visit`, `?password=${code}`),
    ...(await Promise.all(
      photoIds.flatMap((id) =>
        ['', '?size=full', '?size=small'].map((size) => get(getFile.path.replace('{id}', id), size)),
      ),
    )),
    ...(await Promise.all(
      ['', '/report', `?password=${code}`, '?password=AAAAAA'].map((rest) => get(`${page}/${selectionId}${rest}`)),
    )),
    await get(`${page}/${expiredId}`),
    ...(await Promise.all(Array.from({ length: 12 }, () => get(`${path}/${selectionId}`, '?password=BBBBBB')))),
    await get(`${path}/${selectionId}`, `?password=${code}`),
    await get('/api/settings'),
  ];
}

/** A whole response in lower case: status, headers and body, raw and with percent and escape sequences decoded. */
export function bytesOf({ status, headers, text }: Answer): string {
  const all = `${status}\n${JSON.stringify([...headers])}\n${text}`;
  return `${all}\n${all.replace(/(?:%[0-9a-f]{2})+/gi, decodePercents)}`.toLowerCase();
}

function decodePercents(part: string): string {
  return Buffer.from(part.replaceAll('%', ''), 'hex').toString('utf8');
}
