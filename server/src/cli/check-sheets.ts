import { readFile, writeFile } from 'node:fs/promises';
import type { Db } from '#database/db.ts';
import { valueLists } from '#dictionaries/dictionary-table.ts';
import { findListedValues } from '#dictionaries/listed-values.ts';
import { countWords } from '#importing/sheets/count-words.ts';
import { openSheetsApart } from '#importing/sheets/open-sheets-apart.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { SheetKind, SheetsResult } from '#importing/sheets/sheet-kind.ts';
import { vacancySheets } from '#industrial/complexes/import/sheets/read-vacancy-sheets.ts';
import { vacancyFileWords } from '#industrial/complexes/import/sheets/vacancy-sheet-words.ts';
import { industrialDictionaryTables } from '#industrial/dictionaries/industrial-values.ts';
import { landDictionaryTables } from '#land/dictionaries/land-values.ts';
import { plotFileWords } from '#land/properties/import/sheets/plot-sheet-words.ts';
import { plotSheets } from '#land/properties/import/sheets/read-plot-sheets.ts';
import { StartRefused } from '#start-refused.ts';
import { typedPath } from './typed-path.ts';
import { withDatabase } from './with-database.ts';

/**
 * Kind of objects that a file is read as; `undefined`: the kind whose distinctive words the file has more of or, if
 * equal, whose distinctive values.
 */
export type SheetsOf = 'land-plots' | 'vacancies' | undefined;

/** Kinds of sheets with their dictionaries; the words and the values that only files of the kind have. */
const sources = {
  'land-plots': {
    kind: plotSheets,
    words: plotFileWords,
    lists: valueLists(landDictionaryTables),
    telling: /"(?:cadastralNumbers|category|permittedUseTypes|ownershipType)":/g,
  },
  vacancies: {
    kind: vacancySheets,
    words: vacancyFileWords,
    lists: valueLists(industrialDictionaryTables),
    telling: /"(?:leasePricePerSqm|opexPerSqm)":\d|"(?:buildingClass|workingHeight|availabilityDate|leaseVat)":/g,
  },
} as const;

/**
 * Reads the sheets of a file and writes what was understood as JSON: objects, questions, refused rows. Nothing is
 * stored.
 * @throws {StartRefused} when the file or the database cannot be read
 */
export async function checkSheets(of: SheetsOf, file: string, json: string): Promise<void> {
  const sheets = await openSheetsApart(await readTyped(file));
  const result = await withDatabase(async (db) => {
    const kinds = of === undefined ? Object.values(sources) : [sources[of]];
    const results: { result: SheetsResult; wordCount: number; tellingCount: number }[] = [];
    for (const { kind, lists, words, telling } of kinds) {
      const result = await read(db, kind, lists);
      const tellingCount = JSON.stringify(result.objects).match(telling)?.length ?? 0;
      results.push({ result, wordCount: countWords(sheets, words), tellingCount });
    }
    const [best] = results.toSorted(
      (one, other) => other.wordCount - one.wordCount || other.tellingCount - one.tellingCount,
    );
    return best?.result;
  });
  async function read(db: Db, kind: SheetKind, lists: Readonly<Record<string, string>>): Promise<SheetsResult> {
    const read = readSheets(sheets, kind, { choices: await findChoices(db, lists), now: new Date() });
    return { objects: read.objects, questions: read.questions, refused: read.refused };
  }
  const text = JSON.stringify(result, null, 1);
  await writeFile(typedPath(json), text).catch((error: Error) => {
    throw new StartRefused(`Проверьте путь: ${json} не записать (${error.message}).`);
  });
  process.stdout.write(
    `Объектов ${result?.objects.length}, вопросов ${result?.questions.length}, строк не взято ${result?.refused.length}\n`,
  );
}

/** Bytes of a typed file. @throws {StartRefused} when it cannot be read */
export async function readTyped(file: string): Promise<Uint8Array> {
  try {
    return await readFile(typedPath(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new StartRefused(
      code === 'ENOENT'
        ? `Проверьте путь: файла ${file} нет.`
        : `Укажите файл с таблицей: ${file} не читается (${code}).`,
    );
  }
}

function findChoices(db: Db, lists: Readonly<Record<string, string>>): Promise<SheetChoices> {
  return findListedValues(db, { ...lists, regions: 'select id, name from shared.regions' });
}
