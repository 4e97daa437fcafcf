/** A file that may be an edited export. */
export interface ChosenExport {
  /** Key of its comparison. */
  readonly key: string;
  readonly file: File;
}

let shown: ChosenExport | undefined;
let count = 0;

/** A file to compare, with a new key: choosing the same file again compares it again. */
export function chooseExport(file: File): ChosenExport {
  count += 1;
  return { key: `${count}:${file.name}:${file.size}:${file.lastModified}`, file };
}

/** Passes an export to the page 'Изменения из выгрузки', which opens next. */
export function showExport(chosen: ChosenExport): void {
  shown = chosen;
}

/** The export passed last; undefined after the page was reloaded. */
export function shownExport(): ChosenExport | undefined {
  return shown;
}
