import { hash } from 'node:crypto';
import { moscowTime } from '@gektar/format/date.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { applyAnswers, changesReading, readingChanges } from './apply-answers.ts';
import type { LoadKind } from './load-kind.ts';
import type { LoadParts } from './load-parts.ts';
import {
  findContent,
  findVersion,
  insertLoad,
  mustFindLoad,
  type StoredLoad,
  updateRead,
  updateRefused,
} from './load-queries.ts';
import type { LoadReading, OpenedFile } from './load-reading.ts';
import { countsOf, findChoices, type PresentLoads, viewOf } from './present-load.ts';
import { readFile } from './read-file.ts';
import type { ThreadAnswer } from './read-in-thread.ts';
import { answersOfSender, findByFingerprint, spellingAnswersOf } from './senders.ts';
import type { StoredAnswer } from './stored-answer.ts';

const LONGEST_NAME = 300;

/** Stores a file for reading. @returns id of the load */
export async function storeLoad(
  db: Db,
  kind: LoadKind,
  { name, content, isText, employeeId }: { name: string; content: Buffer; isText: boolean; employeeId: string },
): Promise<string> {
  const id = uuidv7();
  const fileName = name.replaceAll('\0', '').toWellFormed().slice(0, LONGEST_NAME) || 'таблица';
  const sha256 = sha256Of(content);
  await insertLoad(db, { id, domain: kind.domain, fileName, isText, content, sha256, employeeId });
  return id;
}

export function sha256Of(content: Buffer): string {
  return hash('sha256', content, 'hex');
}

/**
 * Reads the stored file of a load. A load that was read meanwhile is unchanged.
 * @param about.loads caches the reading for pages that request it
 */
export async function readStored(
  db: Db,
  kind: LoadKind,
  id: string,
  about: { parts: LoadParts; loads?: PresentLoads },
): Promise<void> {
  try {
    await readUnread(db, kind, id, about);
  } finally {
    about.loads?.removeOpened(id);
  }
}

async function readUnread(
  db: Db,
  kind: LoadKind,
  id: string,
  { parts, loads }: { parts: LoadParts; loads?: PresentLoads },
): Promise<void> {
  const stored = await mustFindLoad(db, kind.domain, id);
  const content = await findContent(db, id);
  if (content === undefined || stored.state !== 'reading') return;
  const { report } = parts;
  const onOpened = loads && ((opened: OpenedFile) => loads.putOpened(id, opened));
  const first = await readWith(db, kind, { content, stored, answers: [] }, { report, onOpened });
  if ('refusal' in first) return updateRefused(db, id, first.refusal);
  const read = JSON.parse(first.reading) as LoadReading;
  if (read.objects.length + read.refused.length === 0) return updateRefused(db, id, 'no-table');
  const sender = await findByFingerprint(db, kind.domain, read.fingerprint);
  const { employeeId } = stored;
  const by = { employeeId, dateTime: moscowTime() };
  const ofFile = sender ? answersOfSender(sender, read, by) : [];
  const isReadAgain = ofFile.some(({ answer }) => changesReading(answer));
  const again = isReadAgain ? await readWith(db, kind, { content, stored, answers: ofFile }, parts) : first;
  const used = 'refusal' in again ? first : again;
  const reading = used === first ? read : (JSON.parse(used.reading) as LoadReading);
  const answers = [...ofFile, ...(sender ? await spellingAnswersOf(db, sender, reading, { kind, ...by }) : [])];
  const { counts } = applyAnswers(
    reading,
    answers.map(({ answer }) => answer),
    kind,
  );
  const counted = answers.map((answer, index) => ({ ...answer, count: counts[index] ?? 0 }));
  const version = await findVersion(db, kind);
  const view = await viewOf(db, kind, reading, { answers: counted, employeeId });
  const senderId = sender?.id ?? null;
  if (!(await updateRead(db, id, { ...used, answers: counted, senderId, counts: countsOf(view) }))) return;
  const rowVersion = stored.rowVersion + 1;
  loads?.put(
    { stored: { ...stored, state: 'questions', answers: counted, senderId, rowVersion }, reading, view },
    version,
  );
}

/** Reads a file with those answers that affect its reading. */
export async function readWith(
  db: Db,
  kind: LoadKind,
  {
    content,
    stored,
    answers,
  }: { content: Buffer; stored: Pick<StoredLoad, 'isText' | 'day'>; answers: readonly StoredAnswer[] },
  about: Pick<LoadParts, 'report'> & { readonly onOpened?: ((opened: OpenedFile) => void) | undefined },
): Promise<ThreadAnswer> {
  const source = {
    content: new Uint8Array(content),
    isText: stored.isText,
    choices: await findChoices(db, kind),
    changes: readingChanges(answers.map(({ answer }) => answer)),
    // Noon of the day of the load: repeated readings give the same result.
    now: new Date(`${stored.day}T12:00:00+03:00`),
  };
  return readFile(kind, source, about);
}
