import { useEffect, useId } from 'react';
import { useSections } from '#form/sections/sections-context.ts';
import type { Upload } from './upload-queue.ts';

/** Reports to the form whether files of this field are still uploading. */
export function useUploadsUnderWay(uploads: readonly Upload[]): void {
  const { uploads: underWay } = useSections();
  const id = useId();
  const isFailed = uploads.some(({ status }) => status === 'failed');
  const isSending = uploads.some(({ status }) => status !== 'failed');
  useEffect(() => {
    underWay.report(id, isSending ? 'sending' : isFailed ? 'failed' : 'none');
  }, [underWay, id, isSending, isFailed]);
  useEffect(() => () => underWay.report(id, 'none'), [underWay, id]);
}
