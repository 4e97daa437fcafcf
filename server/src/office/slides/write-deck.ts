import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { unzipSync, Zip, ZipPassThrough } from 'fflate';
import { DeflatedPart } from './deflated-part.ts';
import { drawDeck } from './draw-deck.ts';
import { bytesHash, marksOf } from './marks.ts';
import { mendParts } from './mend-parts.ts';
import { pathInMarker } from './picture-marker.ts';
import type { Deck, OnSlide, Pattern } from './slide.ts';

/**
 * Writes a presentation to a file with at most one picture in memory at a time. Blocks its thread: run it in a worker.
 * @param path of the new file; must not exist
 */
export async function writeDeck(deck: Deck, path: string, onSlide?: OnSlide): Promise<void> {
  await writeParts(await partsOfDeck(deck, onSlide), path);
}

/** The parts of a presentation by name, with markers in place of pictures. */
export async function partsOfDeck(deck: Deck, onSlide?: OnSlide): Promise<Record<string, Uint8Array>> {
  const hashes = await hashesOfPictures(deck);
  const marks = marksOf(deck, (path) => hashes.get(path) ?? '');
  return mendParts(unzipSync(await drawDeck(deck, onSlide)), patternsOf(deck), marks);
}

/** Hash of each picture by its path; one picture is in memory at a time. */
async function hashesOfPictures({ slides }: Deck): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const shape of slides.flatMap(({ shapes }) => shapes)) {
    if (shape.kind !== 'picture' || hashes.has(shape.path)) continue;
    hashes.set(shape.path, bytesHash(await readFile(shape.path)));
  }
  return hashes;
}

/**
 * Writes the parts of a presentation to a file and empties `parts`; markers are replaced with their pictures.
 * @param path of the new file; must not exist
 */
export async function writeParts(parts: Record<string, Uint8Array>, path: string): Promise<void> {
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
