import { Failure } from '@gektar/contract/failure.ts';
import type { GivenAnswer } from '@gektar/contract/loads/load-answer.ts';
import type { industrialMessages, landMessages } from '@gektar/contract/loads/message-endpoints.ts';
import { moscowTime } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findSentBefore } from '#database/sent-before.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { readMessage } from '#importing/sheets/read-message.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import { isUnitDoubt } from '#importing/sheets/unit-choices.ts';
import { acceptedOf } from './accept-load.ts';
import { checked } from './answer-load.ts';
import { toLoadObject } from './load-cells.ts';
import type { LoadKind } from './load-kind.ts';
import type { LoadReading } from './load-reading.ts';
import { inPeriod, type LoadView } from './load-view.ts';
import { valueAt } from './object-values.ts';
import { findChoices, viewOf } from './present-load.ts';
import { readObject } from './read-load.ts';

type MessageCalls = typeof landMessages | typeof industrialMessages;

/** File name stored with drafts of messages. */
const SOURCE = 'сообщение';

interface GivenMessage {
  readonly text: string;
  readonly answers: readonly GivenAnswer[];
}

interface ViewedMessage {
  readonly reading: LoadReading;
  readonly view: LoadView;
}

/** Calls that read messages of a domain. A message is read like a load, but is not stored. */
export function messageRoutes(route: Route, given: MessageCalls, kind: LoadKind): void {
  // The calls of both domains differ only in their paths.
  const calls = given as typeof industrialMessages;

  route(calls.read, async ({ db, body, employeeId }) => {
    const { reading, view } = await viewMessage(db, kind, body, employeeId);
    const [refused] = reading.refused;
    const isEmpty = view.objects.length === 0;
    return {
      objects: view.objects.map((object) => toLoadObject(object, kind)),
      questions: [...view.questions],
      refusal: isEmpty ? (refused?.reason ?? 'Не поняли ни площади, ни адреса') : '',
    };
  });
  route(calls.draft, async ({ db, body: { newId: id, key, ...message }, employeeId }) => {
    const { reading, view } = await viewMessage(db, kind, message, employeeId);
    const object = view.objects.find(({ answered }) => answered.read.key === key);
    if (object === undefined)
      throw new Failure('request.invalid', { fields: { key: 'Такого объекта в сообщении нет' } });
    const accepted = acceptedOf(object, { objectId: id, action: 'draft' });
    const content = kind.plan([accepted], { listDay: reading.listDay, employeeId }).get(key)?.content;
    const origin = { loadId: null, file: SOURCE, sheet: null, row: object.answered.read.row };
    await inTransaction(db, async (tx) => {
      const earlier = await findSentBefore(tx, 'draft', id, findDraftOrObject(kind));
      if (earlier === undefined)
        await kind.create(tx, [{ objectId: id, action: 'draft', content, origin }], employeeId);
    });
    return { id };
  });
}

/** Finds a draft, or the object created from it. */
function findDraftOrObject({ table }: LoadKind) {
  return async (tx: Db, id: string): Promise<string | undefined> => {
    const { rows } = await sql<{ id: string }>`
      select id from shared.drafts where id = ${id} union all select id from ${sql.table(table)} where id = ${id}`.execute(
      tx,
    );
    return rows[0]?.id;
  };
}

async function viewMessage(
  db: Db,
  kind: LoadKind,
  { text, answers }: GivenMessage,
  employeeId: string,
): Promise<ViewedMessage> {
  const now = new Date(`${moscowTime().slice(0, 10)}T12:00:00+03:00`);
  const choices = await findChoices(db, kind);
  const read = readMessage(text, kind.sheets, { choices, now });
  const questions = Map.groupBy(read.questions, ({ sheet, row }) => `${sheet}!${row}`);
  const lines = text.split(/\r?\n/);
  const reading: LoadReading = {
    listDay: moscowTime().slice(0, 10),
    fingerprint: '',
    sheets: [],
    tables: [],
    objects: read.objects.map((object) => {
      const key = `${object.sheet}!${object.sourceRow}`;
      return readObject(object, undefined, questions.get(key) ?? [], kind);
    }),
    refused: read.refused.map((refused) => ({ ...refused, text: lines[refused.row - 1] ?? text })),
    rowCount: lines.length,
    turnedRowCount: 0,
    meanings: [],
  };
  const view = await viewOf(db, kind, reading, { answers: [], employeeId });
  if (answers.length === 0) return { reading, view };
  const id = '';
  const dateTime = moscowTime();
  const given = answers.map((answer) => withValue(answer, view, { kind, choices }));
  const stored = given.map((answer) => ({ id, answer, text: '', count: 0, employeeId, dateTime }));
  return { reading, view: await viewOf(db, kind, reading, { answers: stored, employeeId }) };
}

/**
 * An answer with its chosen option replaced by the value of that option.
 * @throws {Failure} request.invalid
 */
function withValue(
  answer: GivenAnswer,
  { objects, questions }: LoadView,
  { kind, choices }: { readonly kind: LoadKind; readonly choices: SheetChoices },
): GivenAnswer {
  if (answer.kind !== 'cells' || !('option' in answer.choice)) return answer;
  const { keys, field, choice } = answer;
  const question = questions.find((one) => one.field === field && keys.some((key) => one.keys.includes(key)));
  if (question === undefined || !isUnitDoubt(question.reason))
    return { ...answer, choice: checked(choice, field, { kind, choices }) };
  const object = objects.find(({ answered }) => keys.includes(answered.read.key));
  const value = object && valueAt(kind.fields, object.answered.values, field);
  const inUnit = typeof value === 'number' ? inPeriod(kind, field, value, choice.option) : undefined;
  if (inUnit === undefined)
    throw new Failure('request.invalid', { fields: { 'answer.choice': 'Такого варианта нет' } });
  return { ...answer, choice: { value: inUnit } };
}
