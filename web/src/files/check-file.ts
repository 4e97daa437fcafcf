import { fileReasons } from '@gektar/contract/files/file-reasons.ts';
import { DOCUMENT_MAX_BYTES, type FileKind, IMAGE_MAX_BYTES } from '@gektar/contract/files/stored-file.ts';

/** What the file dialog offers for photos (L-07). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
const photoTypeSet: ReadonlySet<string> = new Set(photoTypes);

/** Why a file need not even be sent. Its content is judged by the server alone. */
export function checkFile({ size, type }: Pick<File, 'size' | 'type'>, kind: FileKind): string | undefined {
  if (size === 0) return fileReasons.empty;
  if (kind === 'document') return size > DOCUMENT_MAX_BYTES ? fileReasons.documentTooLarge : undefined;
  // A type that the system does not know is the server's to find out.
  if (type !== '' && !photoTypeSet.has(type)) return fileReasons.notImage;
  return size > IMAGE_MAX_BYTES ? fileReasons.imageTooLarge : undefined;
}
