import type { Page } from '@gektar/contract/list.ts';
import type { ProtocolLine } from '@gektar/contract/loads/load.ts';
import type { Db } from '#database/db.ts';
import { type AnsweredObject, applyAnswers } from './apply-answers.ts';
import type { LoadKind } from './load-kind.ts';
import { findOutcomes, findReading, mustFindLoad, type StoredLoad } from './load-queries.ts';
import { labelOf } from './load-view.ts';

/**
 * Outcomes of a load in the order of the file, each with its row, its open questions and the answers about it.
 * @throws {Failure} load.not_found
 */
export async function findProtocol(
  db: Db,
  kind: LoadKind,
  id: string,
  page: Page,
): Promise<{ count: number; lines: ProtocolLine[] }> {
  const stored = await mustFindLoad(db, kind.domain, id);
  const { count, outcomes } = await findOutcomes(db, id, page);
  const reading = await findReading(db, id);
  if (reading === undefined) return { count, lines: [] };
  const answers = stored.answers.map(({ answer }) => answer);
  const objects = new Map(applyAnswers(reading, answers, kind).objects.map((object) => [object.read.key, object]));
  const refused = new Map(reading.refused.map(({ sheet, row, text }) => [`${sheet}!${row}`, text]));
  const lines = outcomes.map((outcome) => {
    const object = objects.get(outcome.key);
    return {
      ...outcome,
      text: object?.read.text ?? refused.get(outcome.key) ?? '',
      doubts: object === undefined || outcome.result === 'skipped' ? [] : doubtsOf(object, kind),
      answers: object === undefined ? [] : answersOf(object, stored),
    };
  });
  return { count, lines };
}

/** 'Рабочая высота «08.окт»: Excel сделал из числа дату' */
function doubtsOf({ open, read }: AnsweredObject, kind: LoadKind): string[] {
  return open.map(({ field, reason }) => {
    const raw = read.cells[field]?.raw ?? '';
    return `${labelOf(kind, field)}${raw === '' ? '' : ` «${raw}»`}: ${reason}`;
  });
}

function answersOf({ answered }: AnsweredObject, { answers }: StoredLoad): ProtocolLine['answers'] {
  const given = [...new Set(answered.values())].flatMap((index) => answers[index] ?? []);
  return given.map(({ text, employeeId, dateTime }) => ({ text, employeeId, dateTime }));
}
