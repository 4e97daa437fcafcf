import { getFile, getFileInfo } from '@gektar/contract/files/file-calls.ts';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { saveBlob } from '#ui/save-blob.ts';
import { showError } from '#ui/toast/toast.tsx';

/** Literal message of 1§8. */
export const NOT_LOADED = 'Не удалось загрузить файл';

/** Downloads a document under its file name. It requires the bearer token (L-06), which a plain link cannot send. */
export async function downloadFile(id: string): Promise<void> {
  try {
    const input = { params: { id } };
    const [{ name }, content] = await Promise.all([call(getFileInfo, input), call(getFile, input)]);
    saveBlob(content, name);
  } catch (error) {
    showError(NOT_LOADED, failureText(error));
  }
}
