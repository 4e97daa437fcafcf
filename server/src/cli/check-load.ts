import { readFile, writeFile } from 'node:fs/promises';
import { GivenAnswer } from '@gektar/contract/loads/load-answer.ts';
import * as z from 'zod';
import { vacancyLoad } from '#industrial/complexes/load/vacancy-load.ts';
import { plotLoad } from '#land/properties/load/plot-load.ts';
import { applyAnswers, readingChanges } from '#loads/apply-answers.ts';
import type { LoadKind } from '#loads/load-kind.ts';
import { findChoices } from '#loads/present-load.ts';
import { readLoad } from '#loads/read-load.ts';
import { StartRefused } from '#start-refused.ts';
import { readTyped } from './check-sheets.ts';
import { typedPath } from './typed-path.ts';
import { withDatabase } from './with-database.ts';

const nothing = () => Promise.resolve();
const kinds: Readonly<Record<'land-plots' | 'vacancies', LoadKind>> = {
  'land-plots': plotLoad(nothing),
  vacancies: vacancyLoad(nothing),
};

interface CheckedLoad {
  readonly file: string;
  /** Path of a list of answers, as the calls of a load take them. */
  readonly answers: string;
  /** Path of the result. */
  readonly json: string;
}

/**
 * Reads a file with answers, by the same functions as a load, and writes objects, open questions and refused rows as
 * JSON. Nothing is stored.
 * @throws {StartRefused} when the file, the answers or the database cannot be read
 */
export async function checkLoad(
  of: keyof typeof kinds,
  { file, answers: answersPath, json }: CheckedLoad,
): Promise<void> {
  const kind = kinds[of];
  const [content, answers] = [await readTyped(file), await readAnswers(answersPath)];
  const choices = await withDatabase((db) => findChoices(db, kind));
  const changes = readingChanges(answers);
  const { reading } = await readLoad({ content, isText: false, choices, changes, now: new Date() }, kind);
  const { objects } = applyAnswers(reading, answers, kind);
  const taken = objects.filter(({ isLeftOut }) => !isLeftOut);
  const questions = taken.flatMap(({ read: { sheet, row }, open }) => open.map((one) => ({ sheet, row, ...one })));
  const result = {
    objects: taken.map(({ read: { sheet, row, rows }, values }) => ({
      sheet,
      sourceRow: row,
      sourceRows: rows,
      ...values,
    })),
    questions,
    refused: reading.refused.map(({ sheet, row, reason }) => ({ sheet, row, reason })),
  };
  await writeFile(typedPath(json), JSON.stringify(result, null, 1)).catch((error: Error) => {
    throw new StartRefused(`Проверьте путь: ${json} не записать (${error.message}).`);
  });
  process.stdout.write(
    `Объектов ${taken.length}, вопросов ${questions.length}, строк не взято ${reading.refused.length}\n`,
  );
}

async function readAnswers(path: string): Promise<GivenAnswer[]> {
  const text = await readFile(typedPath(path), 'utf8').catch(() => {
    throw new StartRefused(`Проверьте путь: ответов ${path} не прочитать.`);
  });
  const parsed = z.array(GivenAnswer).safeParse(parsedJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartRefused(`Исправьте ответы, ${issue?.path.join('.') || path}: ${issue?.message}.`);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
