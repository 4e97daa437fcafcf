import type { Load } from '@gektar/contract/loads/load.ts';
import { titleHash } from '@gektar/contract/spreadsheet/export-mark.ts';

/** Heads that a table needs to look like an export: fewer are common in tables of others. */
const FEWEST_HEADS = 6;
/** Beginning of the texts in the hidden columns of an export. */
const MARK = 'gektar-';

/**
 * Whether a table has the heads of one of our exports and no other ones: its marks are removed or spoilt, since a file
 * with marks is compared with the database.
 * @param exports heads of each export
 */
export function looksLikeExport({ tables }: Pick<Load, 'tables'>, exports: readonly (readonly string[])[]): boolean {
  const [table, ...others] = tables;
  if (table === undefined || others.length > 0) return false;
  const heads = table.columns
    .map(({ title }) => title.trim())
    .filter((title) => title !== '' && !title.startsWith(MARK));
  if (heads.length < FEWEST_HEADS) return false;
  return exports.some((titles) => {
    const known = new Set(titles.map(titleHash));
    return heads.every((head) => known.has(titleHash(head)));
  });
}

/** Whether to ask if such a table is loaded as any other: once, before its steps. */
export function asksAboutExport(
  load: Pick<Load, 'state' | 'tables' | 'answers'>,
  exports: readonly (readonly string[])[],
): boolean {
  const isAnswered = load.answers.some(({ answer }) => answer.kind === 'ordinary');
  return load.state === 'questions' && !isAnswered && looksLikeExport(load, exports);
}
