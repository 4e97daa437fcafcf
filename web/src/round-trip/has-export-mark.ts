import { EXPORT_MARK } from '@gektar/contract/spreadsheet/export-mark-head.ts';

/** Largest part of a file that is unpacked and searched (bytes). */
const LARGEST_PART = 60_000_000;

/** Files inside a workbook that contain cell texts: of Excel, and of LibreOffice. */
const CELLS = /^(xl\/(sharedStrings|worksheets\/[^/]+)\.xml|content\.xml)$/;

/**
 * Whether a table has the mark of our exports, so that only such files are compared with the database. False for a file
 * that cannot be unpacked: the page that loads tables refuses it.
 */
export async function hasExportMark(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return includesMark(bytes);
  const { unzipSync } = await import('fflate');
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => CELLS.test(name) && originalSize <= LARGEST_PART,
    });
    return Object.values(parts).some(includesMark);
  } catch {
    return false;
  }
}

/** Searches the mark as bytes: in UTF-8, and in UTF-16 as in old workbooks. */
function includesMark(bytes: Uint8Array): boolean {
  const letters = [...EXPORT_MARK].map((letter) => letter.charCodeAt(0));
  return [letters, letters.flatMap((code) => [code, 0])].some((wanted) => indexOf(bytes, wanted) >= 0);
}

function indexOf(bytes: Uint8Array, wanted: readonly number[]): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
