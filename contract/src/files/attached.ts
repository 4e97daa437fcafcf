import * as z from 'zod';
import { LocalDateTime, SentDate } from '#measure/local-date-time.ts';
import { maybe, maybeText, some } from '#optional.ts';
import { text } from '#text.ts';
import { fileReasons } from './file-reasons.ts';

/** Maximum number of photos, and of documents, of one entity. */
export const MAX_ATTACHED = 200;

/**
 * A document of an entity. The wire name of the file id comes from the specification; name and date are our additions.
 */
export const AttachedDocument = z.object({
  globalDocumentId: z.uuid(),
  name: z.string(),
  date: LocalDateTime.nullable(),
});

export const DocumentDraft = z.object({
  globalDocumentId: z.uuid(),
  /** Name of the file by default. */
  name: maybeText(text(500)),
  /** Date of the document itself; its time of day is ignored (2§5). */
  date: maybe(SentDate),
});
export type DocumentDraft = z.infer<typeof DocumentDraft>;

/** Documents in the draft of any entity. */
export const DocumentDrafts = some(DocumentDraft, MAX_ATTACHED).check(eachFileOnce('globalDocumentId'));

/** Optional: an absent list leaves the stored one unchanged (M-39). */
export const OptionalDocumentDrafts = z
  .array(DocumentDraft)
  .max(MAX_ATTACHED)
  .check(eachFileOnce('globalDocumentId'))
  .optional();

/** Reports a file that is listed twice, at its second occurrence. */
export function eachFileOnce<Key extends string>(key: Key) {
  return ({ value, issues }: z.core.ParsePayload<Record<Key, string>[]>) => {
    const ids = value.map((one) => one[key]);
    const second = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (second !== -1) issues.push({ code: 'custom', path: [second], input: value, message: fileReasons.usedTwice });
  };
}
