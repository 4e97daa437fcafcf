/** A file that was chosen as an edited export. */
export interface ChosenExport {
  /** Key of its comparison. */
  readonly key: string;
  readonly file: File;
}

let chosen: ChosenExport | undefined;
let count = 0;

/** Holds a file for the page 'Изменения из выгрузки', which opens next; the same file chosen again is compared anew. */
export function chooseExport(file: File): ChosenExport {
  count += 1;
  chosen = { key: `${count}:${file.name}:${file.size}:${file.lastModified}`, file };
  return chosen;
}

/** The file chosen last; undefined after the page was loaded again. */
export function chosenExport(): ChosenExport | undefined {
  return chosen;
}

/** Formats in which Excel saves an export. */
export const EXPORT_FORMATS = '.xlsx,.xls,.xlsm,.csv,.txt,.tsv';
