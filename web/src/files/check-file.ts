import { fileReasons } from '@gektar/contract/files/file-reasons.ts';
import { DOCUMENT_MAX_BYTES, type FileKind, IMAGE_MAX_BYTES } from '@gektar/contract/files/stored-file.ts';

/** Types offered by the file dialog for photos (L-07). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
const photoTypeSet: ReadonlySet<string> = new Set(photoTypes);

/** Why a file cannot be sent; undefined when it can. The server alone checks its content. */
export function checkFile({ size, type }: Pick<File, 'size' | 'type'>, kind: FileKind): string | undefined {
  if (size === 0) return fileReasons.empty;
  if (kind === 'document') return size > DOCUMENT_MAX_BYTES ? fileReasons.documentTooLarge : undefined;
  // An empty type means that the system does not know it; the server detects it.
  if (type !== '' && !photoTypeSet.has(type)) return fileReasons.notImage;
  return size > IMAGE_MAX_BYTES ? fileReasons.imageTooLarge : undefined;
}
