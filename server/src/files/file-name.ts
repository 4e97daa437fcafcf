const MAX_LENGTH = 200;
/** Control characters, and those that change the writing direction: `фото<RLO>gpj.exe` looks like `фотоexe.jpg`. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;
/** Characters that file systems refuse in names. */
const FORBIDDEN = /[<>:"|?*]/g;

/**
 * A file name safe to show and to download: without folders, invisible characters and characters that file systems
 * refuse. Never used as a path here.
 */
export function cleanFileName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(FORBIDDEN, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return shortened(clean) || 'Файл';
}

/** Keeps the extension, and never splits a character. */
function shortened(name: string): string {
  const letters = [...name];
  if (letters.length <= MAX_LENGTH) return name;
  const extension = extensionOf(name);
  const ending = extension === '' || extension.length > 20 ? '' : `.${extension}`;
  return letters.slice(0, MAX_LENGTH - ending.length).join('') + ending;
}

/** Lower case, without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
