import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { extensionOf } from './file-name.ts';

/** Accepted photo formats, detected by content. An animated PNG is reduced to its first picture. */
const imageFormats: Readonly<Record<string, 'jpeg' | 'png' | 'webp'>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
};

/** Executables, and pages with scripts. */
const forbiddenTypes = new Set([
  'application/x-msdownload',
  'application/vnd.microsoft.portable-executable',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-ms-shortcut',
  'application/x-ms-regedit',
  'application/vnd.android.package-archive',
  'application/java-archive',
  'application/java-vm',
  'application/wasm',
  'application/x-deb',
  'application/x-rpm',
  'application/x-apple-diskimage',
  'application/x-shockwave-flash',
  'application/x-google-chrome-extension',
  'text/html',
  'image/svg+xml',
]);
/** Extensions of files that a colleague's system would run; refused whatever the content. */
const forbiddenExtensions = new Set(
  'exe dll com scr pif cpl msi msp bat cmd ps1 vbs vbe js jse mjs wsf wsh hta jar lnk url reg apk app sh htm html xhtml shtml mht mhtml svg svgz'.split(
    ' ',
  ),
);

/** Length of the beginning of a text that is searched for HTML or SVG (bytes). */
const LOOKED_AT_BYTES = 65_536;
const PAGE =
  /<(?:!doctype\s+html|html|head|body|script|iframe|object|embed|svg|math|style|meta|link|title|base|form)\b/i;

/** Type of a file by its content, regardless of its name. */
export type Recognised =
  | { readonly is: 'image'; readonly format: 'jpeg' | 'png' | 'webp' }
  | { readonly is: 'document'; readonly type: string }
  | { readonly is: 'forbidden' };

/** @param name cleaned by `cleanFileName`: invisible characters could hide its extension */
export async function recognise(path: string, name: string): Promise<Recognised> {
  const type = await typeOf(path);
  const format = type && imageFormats[type];
  if (format) return { is: 'image', format };
  if ((type && forbiddenTypes.has(type)) || forbiddenExtensions.has(extensionOf(name.normalize('NFKC'))))
    return { is: 'forbidden' };
  // A known signature other than XML means that it is not a text; XML and content without a signature may be a page.
  if (type && !type.endsWith('/xml')) return { is: 'document', type };
  const text = await beginningAsText(path);
  if (text === undefined) return { is: 'document', type: type ?? 'application/octet-stream' };
  if (text.startsWith('#!')) return { is: 'forbidden' };
  if (text.trimStart().startsWith('<') && PAGE.test(text)) return { is: 'forbidden' };
  return { is: 'document', type: type ?? 'text/plain' };
}

/** Media type by signature; undefined when unknown. */
async function typeOf(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch (error) {
    // An unreadable disk is an internal error; a malformed file has no known type.
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  }
}

/** The first bytes of a file as text; undefined when they are not text. */
async function beginningAsText(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT_BYTES), 0, LOOKED_AT_BYTES, 0);
    const beginning = buffer.subarray(0, bytesRead);
    const encoding = encodingOf(beginning);
    const text = new TextDecoder(encoding).decode(beginning);
    return text.includes('\0') ? undefined : text;
  } finally {
    await file.close();
  }
}

function encodingOf(beginning: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le';
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}
