import { fileReasons } from '@gektar/contract/files/file-reasons.ts';
import { DOCUMENT_MAX_BYTES, type FileKind, IMAGE_MAX_BYTES } from '@gektar/contract/files/stored-file.ts';

/** Types offered by the file dialog for photos (L-07). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
const photoTypeSet: ReadonlySet<string> = new Set(photoTypes);

/** The reason for not sending a file. Its content is checked by the server only. */
export function checkFile({ size, type }: Pick<File, 'size' | 'type'>, kind: FileKind): string | undefined {
  if (size === 0) return fileReasons.empty;
  if (kind === 'document') return size > DOCUMENT_MAX_BYTES ? fileReasons.documentTooLarge : undefined;
  // The server detects types unknown to the system.
  if (type !== '' && !photoTypeSet.has(type)) return fileReasons.notImage;
  return size > IMAGE_MAX_BYTES ? fileReasons.imageTooLarge : undefined;
}
