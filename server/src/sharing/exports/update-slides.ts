import { Failure } from '@gektar/contract/failure.ts';
import type { DeckUpdate } from '@gektar/contract/sharing/deck-update.ts';
import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import { makeSlides } from './make-slides.ts';
import type { EditedDeck, ExportJob, ExportParts, SelectionFiles, UpdateDone, WrittenFile } from './selection-files.ts';

/**
 * Brings an edited presentation of a selection up to date.
 * @throws {Failure} file.refused when the file is no presentation of this selection
 */
export async function updateSlides<Item extends ItemFields, Seen extends object, Photos>(
  files: SelectionFiles<Item, Seen, Photos>,
  parts: ExportParts,
  job: ExportJob,
  edited: EditedDeck,
): Promise<WrittenFile & { readonly report: DeckUpdate }> {
  const received: UpdateDone[] = [];
  const onUpdate = (message: UpdateDone) => received.push(message);
  const written = await makeSlides(files, parts, { ...job, format: 'pptx' }, { edited, onUpdate });
  const [done] = received;
  if (done === undefined) throw new Error('an update without a report');
  if ('refused' in done) throw refusedDeck(done.refused);
  return { ...written, report: done.updated };
}

function refusedDeck(message: string): Failure {
  return new Failure('file.refused', { fields: { 'files.0': message } });
}
