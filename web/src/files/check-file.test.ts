import { fileReasons } from '@gektar/contract/files/file-reasons.ts';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES } from '@gektar/contract/files/stored-file.ts';
import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

test('a file that would be refused is not sent: empty, too large, no photo', () => {
  expect(checkFile({ size: 0, type: 'image/png' }, 'image')).toBe(fileReasons.empty);
  expect(checkFile({ size: IMAGE_MAX_BYTES, type: 'image/png' }, 'image')).toBeUndefined();
  expect(checkFile({ size: IMAGE_MAX_BYTES + 1, type: 'image/png' }, 'image')).toBe(fileReasons.imageTooLarge);
  expect(checkFile({ size: 9, type: 'image/heic' }, 'image')).toBe(fileReasons.notImage);
  expect(checkFile({ size: 9, type: '' }, 'image')).toBeUndefined();
  expect(checkFile({ size: DOCUMENT_MAX_BYTES, type: 'application/pdf' }, 'document')).toBeUndefined();
  expect(checkFile({ size: 200 * 1_048_576, type: '' }, 'document')).toBe(fileReasons.documentTooLarge);
});
