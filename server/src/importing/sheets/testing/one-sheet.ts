import type { Chance } from '#demo/seeded-random.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';
import { type FileFormat, WrittenSheet } from './written-sheet.ts';

/** A kind with one sheet, 'Лист1'. */
export function kind(
  title: string,
  format: FileFormat,
  write: (sheet: WrittenSheet, chance: Chance) => ExpectedObject[],
): WrittenKind {
  return {
    title,
    write(chance) {
      const sheet = new WrittenSheet();
      const objects = write(sheet, chance);
      return { sheets: [sheet], format, objects };
    },
  };
}
