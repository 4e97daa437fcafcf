const MAX_LENGTH = 200;
/** Control characters, and those that turn the direction of writing: `фото<RLO>gpj.exe` looks like `фотоexe.jpg`. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;
/** What file systems do not take in a name. */
const FORBIDDEN = /[<>:"|?*]/g;

/**
 * The name of a file as it may be shown and given to a download: without folders, unseen characters and what a file system refuses.
 * Whatever is left of it, it is never used as a path here.
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

/** Keeps the extension, and never half of a character. */
function shortened(name: string): string {
  const letters = [...name];
  if (letters.length <= MAX_LENGTH) return name;
  const extension = extensionOf(name);
  const ending = extension === '' || extension.length > 20 ? '' : `.${extension}`;
  return letters.slice(0, MAX_LENGTH - ending.length).join('') + ending;
}

/** Lower case, without the dot; empty where there is none. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
