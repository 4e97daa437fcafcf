import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { industrialExports } from '@gektar/contract/industrial/selections/selection-exports.ts';
import { landExports } from '@gektar/contract/land/selections/selection-exports.ts';
import { type ExportProgress, getExportProgress } from '@gektar/contract/sharing/export-progress.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { givenVacancySelection } from '#testing/given-vacancy-selection.ts';
import { corners } from '#testing/pictures.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';
import { whileLocked } from '#testing/while-locked.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

async function givenImages() {
  const photos = [corners(80, 60), corners(64, 64)].map(async (picture, index) => {
    const { id } = await givenUpload(app, { content: await picture.png().toBuffer() });
    const kind = sql<{ id: number; name: string }>`select id, name from industrial.image_types where name = 'Фасад'`;
    const { rows } = await kind.execute(app.db);
    return { globalImageId: id, imageType: rows[0] ?? null, presenceInTheFlyer: index === 0 };
  });
  return Promise.all(photos);
}

const domains = {
  land: {
    exports: landExports,
    /** The cover and the plot. */
    slides: 2,
    async given() {
      const { id } = await givenProperty(app.db, {
        images: (await givenImages()).map(({ globalImageId }) => ({ globalImageId })),
      });
      return (await givenSelection(app.db, { propertyIds: [id] })).requestId;
    },
  },
  industrial: {
    exports: industrialExports,
    /** The cover, the complex and the vacancy. */
    slides: 3,
    async given() {
      const building = await givenBuilding(app.db, (await givenComplex(app.db)).id, { images: await givenImages() });
      const { id } = await givenVacancy(app.db, building.id);
      return (await givenVacancySelection(app.db, { objectIds: [id] })).requestId;
    },
  },
} as const;

const incoming = () => readdir(join(app.settings.dataFolder, 'incoming')).catch(() => []);

describe.each(Object.entries(domains))('%s', (_, { exports, slides, given }) => {
  /** Starts an export with a new id, by which its progress can be read. */
  function started(kind: 'slides' | 'pdf', requestId: string, signal?: AbortSignal) {
    const id = uuidv7();
    const path = exports[kind].path.replace('{id}', requestId);
    const file = fetch(`${app.url}${path}?progress=${id}`, {
      headers: { authorization: `Bearer ${app.broker.token}` },
      ...(signal && { signal }),
    });
    const progress = async () => (await app.broker.call(getExportProgress, { params: { id } })).progress;
    return { id, file, progress };
  }

  test.each(['slides', 'pdf'] as const)('the caller reads how much of the %s is done, nobody else', async (kind) => {
    const requestId = await given();
    const stranger = await app.anotherBroker();
    // The showing is recorded once the last slide of the file is drawn.
    const { file, progress } = await whileLocked(app.db, 'shared.showings', async () => {
      const running = started(kind, requestId);
      await eventually(async () =>
        expect(await running.progress()).toEqual({ stage: 'slides', done: slides, total: slides }),
      );
      expect(await stranger.call(getExportProgress, { params: { id: running.id } })).toEqual({ progress: null });
      return running;
    });
    expect((await file).status).toBe(200);
    await (await file).arrayBuffer();
    expect(await progress()).toBeNull();
  });

  test('a cancelled export ends: nothing of it is in progress or on the disk', async () => {
    const requestId = await given();
    const cancel = new AbortController();
    const seen: (ExportProgress | null)[] = [];
    // The lock makes the search for photos wait until the export is cancelled.
    const { progress } = await whileLocked(app.db, 'shared.files', async () => {
      const running = started('slides', requestId, cancel.signal);
      await eventually(async () => {
        seen.push(await running.progress());
        expect(seen.at(-1)).not.toBeNull();
      });
      await eventually(async () => expect((await incoming()).length).toBe(1));
      cancel.abort();
      await expect(running.file).rejects.toThrow();
      return running;
    });
    await eventually(async () => expect(await progress()).toBeNull());
    expect(await incoming()).toEqual([]);
    // A cancelled export does not continue to its photos.
    expect(seen.at(-1)).toEqual({ stage: 'waiting', done: 0, total: 0 });
  });
});

test('an id that is none is refused', async () => {
  const path = landExports.slides.path.replace('{id}', uuidv7());
  const answer = await fetch(`${app.url}${path}?progress=1`, {
    headers: { authorization: `Bearer ${app.broker.token}` },
  });
  expect(answer.status).toBe(400);
});
