import type { Load } from '@gektar/contract/loads/load.ts';
import { industrialLoads, landLoads } from '@gektar/contract/loads/load-endpoints.ts';
import { LOAD_MAX_BYTES } from '@gektar/contract/loads/load-limits.ts';
import { industrialMessages, landMessages } from '@gektar/contract/loads/message-endpoints.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { acceptLoad, giveAnswer, givenLoad, type LoadArea, loadAreas } from '#testing/given-load.ts';
import type { TestApp } from '#testing/test-app.ts';
import { givenOperation } from './of-run.ts';
import { but, nobodysId, type Prepare, type WritingCall, withBody, withNobodysId, writes } from './writing-call.ts';

const goesOn = 'it goes on after its answer: loads.test.ts';

const tooLarge: Prepare = async () => ({ files: [new File([new Uint8Array(LOAD_MAX_BYTES + 1)], 'склады.xlsx')] });
/** Two bytes a letter: more than a body has. */
const tooLong: Prepare = async () => ({ body: { text: 'ж'.repeat(600_000) } });

let lastArea = 320;

function callsOf(area: LoadArea): WritingCall[] {
  // The calls of both domains differ in their paths alone.
  const calls = area.domain === 'land' ? (landLoads as unknown as typeof industrialLoads) : industrialLoads;

  const messages = area.domain === 'land' ? (landMessages as unknown as typeof industrialMessages) : industrialMessages;
  const draft: Prepare = async () => ({ body: { newId: uuidv7(), key: '!1', text: area.message } });

  async function load(app: TestApp): Promise<Load> {
    const csvOf = await area.prepare(app);
    lastArea += 3;
    const rows = [area.freshMark(), area.freshMark()].map((mark, index) => ({
      mark,
      area: lastArea + index,
      amount: 5_000 + lastArea,
    }));
    return givenLoad(app, area, csvOf(rows));
  }
  const leftOut = (of: Load) => ({ kind: 'row', sheet: of.sheets[0]?.name ?? '', row: 2, take: false });
  const answer: Prepare = async (app) => {
    const { id, rowVersion, ...rest } = await load(app);
    return { params: { id }, body: { rowVersion, answer: leftOut({ id, rowVersion, ...rest }) } };
  };
  const back: Prepare = async (app) => {
    const read = await load(app);
    const { id, rowVersion } = await giveAnswer(app, area, read, leftOut(read));
    return { params: { id }, body: { rowVersion } };
  };
  const accept: Prepare = async (app) => {
    const { id, rowVersion } = await load(app);
    const parts = { ready: true, drafts: true, updates: true };
    return { params: { id }, body: { rowVersion, operationId: uuidv7(), parts } };
  };
  const file: Prepare = async (app) => ({ params: { id: (await load(app)).id } });
  const reading: Prepare = async (app) => {
    const { id } = await load(app);
    await sql`update shared.loads set state = 'reading' where id = ${id}`.execute(app.db);
    return { params: { id } };
  };
  const sender: Prepare = async (app) => {
    const done = await acceptLoad(app, area, await load(app));
    return { params: { id: done.sender?.id }, body: { name: `Склады ${done.id}` } };
  };
  const stale = (prepare: Prepare) => withBody(prepare, { rowVersion: 999 });
  const nobodys = (prepare: Prepare) => but(prepare, () => ({ params: { id: nobodysId } }));
  const closed =
    (prepare: Prepare): Prepare =>
    async (app) => {
      const sent = await prepare(app);
      await sql`update shared.loads set state = 'done' where id = ${String(sent.params?.['id'])}`.execute(app.db);
      return sent;
    };
  /** An answer for which the file has to be read again. */
  const withoutFile =
    (taken: boolean): Prepare =>
    async (app) => {
      const read = await load(app);
      const again = { kind: 'head', sheet: read.sheets[0]?.name, rows: [1] };
      const { id, rowVersion } = taken ? await giveAnswer(app, area, read, again) : read;
      await sql`update shared.loads set content = null where id = ${id}`.execute(app.db);
      return { params: { id }, body: { rowVersion, ...(taken ? {} : { answer: again }) } };
    };
  const refusals = (prepare: Prepare) => ({
    'load.not_found': nobodys(prepare),
    'load.changed': stale(prepare),
    'load.closed': closed(prepare),
  });
  return [
    writes(calls.start, goesOn, { 'file.too_large': tooLarge }),
    writes(calls.startText, goesOn, { 'request.too_large': tooLong }),
    writes(calls.answer, answer, { ...refusals(answer), 'load_file.not_found': withoutFile(false) }),
    writes(calls.takeBack, back, { ...refusals(back), 'load_file.not_found': withoutFile(true) }),
    writes(calls.accept, goesOn, {
      ...refusals(accept),
      'operation.id_taken': async (app) => withBody(accept, { operationId: await givenOperation(app, 'done') })(app),
    }),
    writes(calls.stop, goesOn, { 'load.not_found': withNobodysId }),
    writes(calls.deleteFile, file, { 'load.not_found': withNobodysId, 'load.closed': reading }),
    writes(calls.renameSender, sender, { 'sender.not_found': nobodys(sender) }),
    writes(messages.draft, draft, {}),
    writes(calls.forgetSender, sender, { 'sender.not_found': withNobodysId }),
  ];
}

/** Loads of both domains. */
export const loadCalls: readonly WritingCall[] = loadAreas.flatMap(([, area]) => callsOf(area));
