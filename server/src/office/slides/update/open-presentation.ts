import { unzipSync } from 'fflate';

/** Largest unpacked presentation (bytes): beyond it the archive is a zip bomb. */
const LARGEST_UNPACKED_BYTES = 400_000_000;
/** Largest part with markup (bytes). */
const LARGEST_XML_BYTES = 20_000_000;
const MOST_PARTS = 20_000;
const PRESENTATION = 'ppt/presentation.xml';

/** A file that cannot be updated; the message is for the broker. */
export class DeckRefused extends Error {}

export type Parts = Record<string, Uint8Array>;

/**
 * The parts of a presentation by name.
 * @throws {DeckRefused} when the file is no presentation, damaged, or too large when unpacked
 */
export function openPresentation(content: Uint8Array): Parts {
  let bytes = 0;
  let count = 0;
  let isTooLarge = false;
  let parts: Parts;
  try {
    parts = unzipSync(content, {
      filter: ({ name, originalSize }) => {
        bytes += originalSize;
        count += 1;
        isTooLarge ||= bytes > LARGEST_UNPACKED_BYTES || count > MOST_PARTS;
        isTooLarge ||= /\.(xml|rels)$/i.test(name) && originalSize > LARGEST_XML_BYTES;
        return !isTooLarge && !name.endsWith('/');
      },
    });
  } catch {
    throw new DeckRefused('Выберите презентацию .pptx или .ppt, выгруженную отсюда: этот файл не читается.');
  }
  if (isTooLarge) throw new DeckRefused('Презентация слишком велика: уберите из неё видео и лишние слайды.');
  if (!(PRESENTATION in parts)) throw new DeckRefused('Выберите презентацию, выгруженную отсюда: это не презентация.');
  return parts;
}
