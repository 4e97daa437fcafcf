const MAX_LENGTH = 200;
/**
 * Invisible characters: control characters, fillers and selectors, and changes of the writing direction
 * (`фото<RLO>gpj.exe` looks like `фотоexe.jpg`). Line ends and tabs count as blanks.
 */
const UNSEEN = /(?!\s)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|\ufeff/gu;
/** Characters that file systems refuse in names. */
const FORBIDDEN = /[<>:"|?*]/g;

/**
 * A file name safe to show and to download: without folders, invisible characters and characters that file systems
 * refuse. Never used as a path here.
 */
export function cleanFileName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(UNSEEN, '').normalize('NFC').replace(FORBIDDEN, '_').replace(/\s+/g, ' ');
  return bare(shortened(bare(clean))) || 'Файл';
}

/** Windows drops dots and blanks at the end of a name: `run.bat .` is a program. */
function bare(name: string): string {
  return name.replace(/^[. ]+|[. ]+$/g, '');
}

/** Keeps the extension, and never splits a character. */
function shortened(name: string): string {
  const letters = [...name];
  if (letters.length <= MAX_LENGTH) return name;
  const extension = extensionOf(name);
  const ending = extension === '' || extension.length > 20 ? '' : `.${extension}`;
  return letters.slice(0, MAX_LENGTH - ending.length).join('') + ending;
}

/**
 * Lower case, without the dot; empty when there is none.
 * @param name cleaned: a trailing dot would hide the extension
 */
export function extensionOf(name: string): string {
  return /.\.([^.]+)$/su.exec(name)?.[1]?.toLowerCase() ?? '';
}
