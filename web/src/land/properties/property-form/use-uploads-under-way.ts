import { useEffect, useId } from 'react';
import type { Upload } from '#files/upload-queue.ts';
import { usePropertyEditing } from './form-context.ts';

/** Says to a save that files of this field are still on their way. */
export function useUploadsUnderWay(uploads: readonly Upload[]): void {
  const { uploading } = usePropertyEditing();
  const id = useId();
  const isUnderWay = uploads.some(({ status }) => status !== 'failed');
  useEffect(() => {
    const fields = uploading.current;
    if (isUnderWay) fields.add(id);
    else fields.delete(id);
    return () => void fields.delete(id);
  }, [uploading, id, isUnderWay]);
}
