import { CallBroken } from '@gektar/contract/call.ts';
import { uploadFiles } from '@gektar/contract/files/file-calls.ts';
import type { FileKind, StoredFile } from '@gektar/contract/files/stored-file.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { failureText, fieldFailures } from '#api/failure-text.ts';
import { checkFile } from './check-file.ts';
import { createUploadQueue, type Upload, type UploadRefusal } from './upload-queue.ts';

/** Uploads of a screen; leaving the screen cancels them. */
export function useUploads(kind: FileKind, onArrived: (file: StoredFile) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  }, [onArrived]);
  const [queue] = useState(() =>
    createUploadQueue({
      check: (file) => checkFile(file, kind),
      send: (file, signal, onShare) => sendFile(file, kind, signal, onShare),
      explain,
      onArrived: (file) => arrived.current(file),
      onChange: setUploads,
    }),
  );
  useEffect(() => () => queue.cancelAll(), [queue]);
  return { uploads, ...queue };
}

async function sendFile(file: File, kind: FileKind, signal: AbortSignal, onShare: (share: number) => void) {
  const onSent = (sent: number, total: number) => onShare(total > 0 ? sent / total : 0);
  const [stored] = await call(uploadFiles, { query: { kind }, form: { files: [file] } }, { signal, onSent });
  if (stored === undefined) throw new CallBroken('an upload was answered without its file');
  return stored;
}

/** Reason of a refusal: the server sends it as the message at the file's field. */
function explain(error: unknown): UploadRefusal {
  const [reason] = Object.values(fieldFailures(error));
  return { reason: reason ?? failureText(error), canRetry: reason === undefined };
}
