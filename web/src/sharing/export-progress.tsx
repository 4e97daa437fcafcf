import type { ExportProgress } from '@gektar/contract/sharing/export-progress.ts';
import { getExportProgress } from '@gektar/contract/sharing/export-progress-calls.ts';
import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';

export interface ExportProgressBarProps {
  /** Id under which the server stores the progress of the export. */
  readonly id: string;
  /** 'PPT' */
  readonly name: string;
  readonly onCancel: () => void;
}

const ASK_EVERY_MS = 500;
const stageWords = { waiting: 'ждёт очереди', photos: 'фотографии', slides: 'слайды' } as const;

/** Progress of an export. After a failed request the last progress stays shown. */
export function ExportProgressBar({ id, name, onCancel }: ExportProgressBarProps) {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      const { progress: next } = await call(getExportProgress, { params: { id } }, { signal: asking.signal });
      setProgress((last) => next ?? last);
    };
    const timer = setInterval(() => void ask().catch(() => undefined), ASK_EVERY_MS);
    void ask().catch(() => undefined);
    return () => {
      asking.abort();
      clearInterval(timer);
    };
  }, [id]);
  const { stage, done, total } = progress ?? { stage: 'waiting', done: 0, total: 0 };
  return <ProgressBar label={`${name}, ${stageWords[stage]}`} done={done} total={total} onCancel={onCancel} />;
}
