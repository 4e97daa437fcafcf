import type { Endpoint } from '@gektar/contract/endpoint.ts';
import { industrialDictionaries } from '@gektar/contract/industrial/dictionaries/industrial-dictionaries.ts';
import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { declaredEndpoints } from '#testing/declared-endpoints.ts';
import { givenLink } from '#testing/given-link.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { changedTables, type TableContents, type WatchedTables, watchTables } from '#testing/table-contents.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { sentFilesRemoved, storedNames } from '#testing/upload.ts';
import { installWriteFaults, type WriteFaults } from '#testing/write-faults.ts';
import { nameOf, send, type WritingCall } from '#testing/writing-calls/writing-call.ts';
import { readingPosts, writingCalls } from '#testing/writing-calls/writing-calls.ts';

const endpoints = await declaredEndpoints();

let app: TestApp;
let faults: WriteFaults;
let tables: WatchedTables;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  faults = await installWriteFaults(app.db);
  tables = await watchTables(app.db);
});
afterAll(() => app.close());

const AUDIT = 'shared.audit';
/** More writes than any call makes. */
const MOST_WRITES = 80;

/** Calls that write without an audit record, with the reason. */
const untraced: Readonly<Record<string, string>> = {
  'POST /api/Auth': 'a sign-in changes nothing of the trade',
  'POST /api/Auth/refresh': 'as a sign-in',
  'POST /api/Auth/logout': 'as a sign-in',
  'POST /api/image-storage': 'a file belongs to nothing yet',
  'DELETE /api/image-storage/{id}': 'a file that belonged to nothing',
  'POST /api/land/favorites': 'what one keeps at hand is one’s own (E-11)',
  'POST /api/land/favorites/update': 'as above',
  'DELETE /api/land/favorites/{propertyId}': 'as above',
  'POST /api/industrial/complexes/update-all-subaglomerations': 'computed anew from what is there',
  'POST /api/views': 'how one person looks at a list is no change of the trade',
  'POST /api/views/update': 'as above',
  'POST /api/views/order': 'as above',
  'POST /api/views/habits': 'as above',
  'DELETE /api/views/{id}': 'as above',
  'POST /api/views/{id}/restore': 'as above',
  'POST /api/reminders': 'a reminder itself says who set it and when',
  'POST /api/reminders/update': 'as above',
  'POST /api/reminders/{id}/done': 'as above',
  'POST /api/reminders/{id}/open': 'as above',
  'DELETE /api/reminders/{id}': 'as above',
  'POST /api/talks': 'a talk itself says who wrote it and when',
  'POST /api/talks/update': 'as above',
  'DELETE /api/talks/{id}': 'as above',
  'POST /api/talks/{id}/restore': 'as above',
  'POST /api/today/lines': 'what one person has dealt with is no change of the trade',
  'POST /api/notifications/read': 'as above',
  'POST /api/notifications/read-all': 'as above',
  'POST /api/notifications/settings': 'as above',
  'POST /api/link-message': 'how one person words messages is no change of the trade',
  'POST /api/employees/current/card': 'what one person shows of themselves is no change of the trade',
  'POST /api/operations/{id}/stop': 'what is done is traced by itself',
  'POST /api/land/loads/{id}/answers': 'an answer itself says who gave it and when',
  'POST /api/land/loads/{id}/answers/back': 'what was read of a file is no change of the trade',
  'DELETE /api/land/load-files/{id}': 'as above',
  'POST /api/land/load-senders/{id}/rename': 'as above',
  'DELETE /api/land/load-senders/{id}': 'as above',
  'POST /api/industrial/loads/{id}/answers': 'an answer itself says who gave it and when',
  'POST /api/industrial/loads/{id}/answers/back': 'what was read of a file is no change of the trade',
  'DELETE /api/industrial/load-files/{id}': 'as above',
  'POST /api/industrial/load-senders/{id}/rename': 'as above',
  'DELETE /api/industrial/load-senders/{id}': 'as above',
  'GET /api/land/request-selections-for-clients/{id}': 'a client looks; tries are counted',
  'GET /api/industrial/request-selections-for-clients/{id}': 'as above',
  'GET /api/land/request-selections-for-clients/{id}/answers': 'a client looks; openings are counted',
  'GET /api/land/request-selections-for-clients/{id}/ended': 'a client looks; tries are counted',
  'POST /api/land/request-selections-for-clients/{id}/ask-again': 'the link itself says when a client asked',
  'GET /api/industrial/request-selections-for-clients/{id}/ended': 'a client looks; tries are counted',
  'POST /api/industrial/request-selections-for-clients/{id}/ask-again': 'the link itself says when a client asked',
  'GET /api/land/request-selections-for-clients/{id}/picture': 'a messenger looks; tries are counted',
  'GET /api/land/request-selections-for-clients/{id}/visit': 'a client looks; tries are counted',
  'POST /api/land/request-selections-for-clients/request-selection-item/{id}/answer':
    'an answer itself says what came when; a like is traced as the mark',
  'POST /api/land/request-selections-for-clients/request-selection-item/{id}/open': 'openings are counted',
  'POST /api/land/request-selections/request/{requestId}/client-answers/seen':
    'what one person has seen is no change of the trade',
  'POST /api/land/request-selections/items/{id}/client-reply': 'a reply itself says who wrote it and when',
  'GET /api/industrial/request-selections-for-clients/{id}/answers': 'a client looks; openings are counted',
  'GET /api/industrial/request-selections-for-clients/{id}/picture': 'a messenger looks; tries are counted',
  'GET /api/industrial/request-selections-for-clients/{id}/visit': 'a client looks; tries are counted',
  'POST /api/industrial/request-selections-for-clients/request-selection-item/{id}/answer':
    'an answer itself says what came when; a like is traced as the mark',
  'POST /api/industrial/request-selections-for-clients/request-selection-item/{id}/open': 'openings are counted',
  'POST /api/industrial/request-selections/request/{requestId}/client-answers/seen':
    'what one person has seen is no change of the trade',
  'POST /api/industrial/request-selections/items/{id}/client-reply': 'a reply itself says who wrote it and when',
  'GET /api/land/ExcelExport/request/{id}': 'what was shown is recorded by itself',
  'GET /api/land/powerpoint-export/request/{id}': 'as above',
  'GET /api/land/pdf-export/request/{id}': 'as above',
  'GET /api/industrial/ExcelExport/request/{id}': 'as above',
  'GET /api/industrial/powerpoint-export/request/{id}': 'as above',
  'GET /api/industrial/pdf-export/request/{id}': 'as above',
  'GET /api/industrial/powerpoint-export/vacancy/{id}': 'as above',
  'GET /api/industrial/powerpoint-export/building/{id}/{vacancyType}': 'as above',
  'GET /api/industrial/pdf-export/vacancy/{id}': 'as above',
  'GET /api/industrial/pdf-export/building/{id}/{vacancyType}': 'as above',
  'POST /api/land/powerpoint-update/request/{id}': 'as above',
  'POST /api/industrial/powerpoint-update/request/{id}': 'as above',
  'GET /api/land/pdf-page/property/{id}': 'as above',
  'GET /api/industrial/pdf-page/vacancy/{id}': 'as above',
  'GET /api/industrial/pdf-page/complex/{id}': 'as above',
};
/** Calls of dictionaries write no audit record: their values only have a version. */
const ofDictionaries = new Set<string>(
  [...Object.values(landDictionaries), ...Object.values(industrialDictionaries)].flatMap(({ create, update, remove }) =>
    [create, update, remove].map(nameOf),
  ),
);
const isTraced = (endpoint: Endpoint) => !(nameOf(endpoint) in untraced) && !ofDictionaries.has(nameOf(endpoint));

/** Calls that succeed, by name. */
const succeeding = writingCalls.flatMap(({ prepare, ...call }) =>
  typeof prepare === 'string' ? [] : [[nameOf(call.endpoint), call, prepare] as const],
);

interface State {
  readonly tables: TableContents;
  readonly files: readonly string[];
}

/** All stored rows except attempt counters, which are kept even when a call fails. */
async function stateOf({ counts }: Pick<WritingCall, 'counts'>): Promise<State> {
  const compared = Object.entries(await tables.contents()).filter(([name]) => !counts.includes(name));
  return { tables: Object.fromEntries(compared), files: await storedNames(app) };
}

test('every declared call is known to write or to read', () => {
  const writing = writingCalls.map(({ endpoint }) => nameOf(endpoint));
  expect(new Set(writing).size).toBe(writing.length);
  const unknown = endpoints
    .filter(({ method }) => method !== 'GET')
    .map(nameOf)
    .filter((name) => !writing.includes(name) && !readingPosts.includes(name));
  expect(unknown).toEqual([]);
  const declared = endpoints.map(nameOf);
  expect([...writing, ...readingPosts].filter((name) => !declared.includes(name))).toEqual([]);
});

test('what only reads changes nothing', async () => {
  const { requestId, selectionId, propertyIds, itemIds } = await givenSelection(app.db, { count: 1 });
  const link = await givenLink(app.db, selectionId);
  const ids = [requestId, selectionId, ...propertyIds, ...itemIds, link.id, app.broker.id, '1'];
  const writing = new Set(writingCalls.map(({ endpoint }) => nameOf(endpoint)));
  const before = await stateOf({ counts: [] });
  for (const endpoint of endpoints.filter((one) => !writing.has(nameOf(one)))) {
    for (const id of endpoint.params ? ids : ['none']) {
      const params = { id, requestId: id, number: id };
      const answer = await send(app, endpoint, { params, ...(endpoint.body && { body: {} }) });
      expect(answer.status, nameOf(endpoint)).toBeLessThan(500);
      if (answer.status < 300) break;
    }
  }
  expect(await stateOf({ counts: [] })).toEqual(before);
});

test.each(succeeding)(
  '%s: whichever of its writes fails, its trace in the audit among them, nothing of it stays; without a fault it is done',
  async (_, call, prepare) => {
    await faults.failAt(0);
    const sent = await prepare(app);
    await sentFilesRemoved(app);
    const before = await stateOf(call);
    const expectNothingDone = async (fault: string) => {
      const answer = await send(app, call.endpoint, sent);
      if (answer.status < 400) return false;
      expect(answer.status, `${fault}: ${answer.text}`).toBe(500);
      expect(await stateOf(call), fault).toEqual(before);
      return true;
    };
    if (isTraced(call.endpoint)) {
      await faults.failIn(AUDIT);
      expect(await expectNothingDone(AUDIT)).toBe(true);
    }
    let nth = 0;
    do {
      nth += 1;
      await faults.failAt(nth);
    } while (nth < MOST_WRITES && (await expectNothingDone(`write ${nth}`)));
    await faults.failAt(0);
    expect(nth, 'writes').toBeGreaterThan(1);
    const changed = changedTables(before.tables, await tables.contents());
    expect(changed).not.toEqual([]);
    if (isTraced(call.endpoint)) expect(changed).toContain(AUDIT);
  },
);
