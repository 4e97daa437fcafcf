import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { unzipSync, Zip, ZipPassThrough } from 'fflate';
import { DeflatedPart } from './deflated-part.ts';
import { drawDeck } from './draw-deck.ts';
import { mendParts } from './mend-parts.ts';
import { pathInMarker } from './picture-marker.ts';
import type { Deck, OnSlide, Pattern } from './slide.ts';

/**
 * Writes a presentation to a file with at most one picture in memory at a time. Blocks its thread: run it in a worker.
 * @param path of the new file; must not exist
 */
export async function writeDeck(deck: Deck, path: string, onSlide?: OnSlide): Promise<void> {
  const parts = mendParts(unzipSync(await drawDeck(deck, onSlide)), patternsOf(deck));
  const file = createWriteStream(path, { flags: 'wx' });
  // Rejects when the file cannot be written; checked after the last write or when waiting fails.
  const written = finished(file);
  let isFull = false;
  const zip = new Zip((error, chunk, isLast) => {
    if (error) {
      file.destroy(error);
      return;
    }
    isFull = !file.write(chunk);
    if (isLast) file.end();
  });
  for (const name of Object.keys(parts)) {
    const content = parts[name] ?? new Uint8Array();
    const picture = pathInMarker(content);
    const part = picture === undefined ? new DeflatedPart(name) : new ZipPassThrough(name);
    zip.add(part);
    part.push(picture === undefined ? content : await readFile(picture), true);
    // Frees the memory of a written part.
    delete parts[name];
    if (isFull) await Promise.race([once(file, 'drain'), written]);
  }
  zip.end();
  await written;
}

/** Patterns of bars, keyed by their placeholder colours. */
function patternsOf({ slides }: Deck): ReadonlyMap<string, Pattern> {
  const bars = slides.flatMap(({ shapes }) => shapes).flatMap((shape) => (shape.kind === 'bars' ? shape.bars : []));
  return new Map(bars.flatMap(({ color, pattern }) => (pattern ? [[color, pattern] as const] : [])));
}
