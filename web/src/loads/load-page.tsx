import type { Load } from '@gektar/contract/loads/load.ts';
import { loadRefusals } from '@gektar/contract/loads/load-limits.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { usePageName } from '#ui/page-name.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { TableSkeleton } from '#ui/waiting/page-skeletons.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { bandText } from './band-text.ts';
import { ColumnsStep } from './columns-step.tsx';
import { ExportQuestion } from './export-question.tsx';
import { minuteOf, whenText } from './line-words.ts';
import { loadQuery } from './load-data.ts';
import { LoadFrame, type LoadFrameProps } from './load-frame.tsx';
import { useLoadsAbout } from './load-kind.ts';
import { loadPath, loadsPath } from './load-paths.ts';
import { type LoadSearch, type LoadStep, readLoadSearch } from './load-search.ts';
import { firstStep, stepsOf } from './load-steps.ts';
import { ObjectsStep } from './objects-step.tsx';
import { asksAboutExport } from './own-export-heads.ts';
import { RunStep } from './run-step.tsx';
import type { StepProps } from './step-props.ts';
import { TreeStep } from './tree-step.tsx';

type FrameParts = Parameters<StepProps['frame']>[0] & Partial<Pick<LoadFrameProps, 'steps'>>;

const rowForms: PluralForms = ['строка', 'строки', 'строк'];

/** Page of one load: its questions, its objects, their acceptance and the outcome. */
export function LoadPage() {
  const { kind, employeeName, exportHeads } = useLoadsAbout();
  const { id = '' } = useParams({ strict: false });
  const search = useSearch({ strict: false, select: readLoadSearch, structuralSharing: true });
  const { history } = useRouter();
  const isNarrow = useIsNarrow();
  const { data: load, error, failureCount, refetch } = useQuery(loadQuery(kind.domain, id));
  // The step that the load was opened with stays current even when its last question is answered.
  const [opened, setOpened] = useState<{ readonly id: string; readonly step: LoadStep }>();
  usePageName(load?.fileName);
  if (load === undefined) {
    if (error === null) return <TableSkeleton rows={14} columns={7} />;
    if (isFailure(error, 'load.not_found')) {
      const toLoads = () => history.push(loadsPath(kind.domain));
      return (
        <EmptyState
          isPage
          title="Нет данных"
          caption="Такой загрузки нет"
          action={{ label: 'К загрузкам', onClick: toLoads }}
        />
      );
    }
    return <FailedState isPage caption={failureText(error)} onRetry={() => void refetch()} />;
  }
  const isAsking = load.state === 'questions';
  if (isAsking && opened?.id !== id) setOpened({ id, step: firstStep(load) });
  const first = isAsking && opened !== undefined && opened.id === id ? opened.step : firstStep(load);
  const isReading = load.state === 'reading';
  const step = isReading || (search.step === 'run' && isAsking) ? first : (search.step ?? first);
  const about = aboutText(load, employeeName);
  const band = bandText(load, { step, isNarrow, isLost: failureCount > 0, nameOf: employeeName });
  const frame = (parts: FrameParts) => (
    <LoadFrame id={id} title={load.fileName} about={about} band={band} steps={stepsOf(load, step)} {...parts} />
  );
  if (isReading && load.tables.length === 0) return frame({ children: <Spinner label="Читаем таблицу" /> });
  if (load.state === 'refused') {
    const reason = load.refusal === null ? '' : loadRefusals[load.refusal];
    return frame({ children: <EmptyState picture="broken" title="Не прочитана" caption={reason} /> });
  }
  if (asksAboutExport(load, exportHeads)) {
    return <ExportQuestion load={load} frame={(parts) => frame({ ...parts, steps: [] })} />;
  }
  const onSearch = (next: LoadSearch) => history.replace(loadPath(kind.domain, id) + searchText(next));
  const props: StepProps = { load, search: { ...search, step }, onSearch, frame };
  if (step === 'columns') return <ColumnsStep {...props} />;
  if (step === 'tree' && load.domain === 'industrial') return <TreeStep {...props} />;
  return step === 'run' ? <RunStep {...props} /> : <ObjectsStep {...props} />;
}

function searchText(search: LoadSearch): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given as [string, string][]).toString();
  return text === '' ? '' : `?${text}`;
}

/** Text under the file name. */
function aboutText(load: Load, nameOf: (id: string) => string | undefined): string {
  const { sender, rows, dateTime, acceptedDateTime, acceptedBy, undoneDateTime, undoneBy } = load;
  const by = (words: string, when: string, who: string | null) =>
    `${words} ${whenText(when)}, ${(who === null ? undefined : nameOf(who)) ?? missing.value}`;
  const last =
    undoneDateTime !== null
      ? by('возвращена назад', undoneDateTime, undoneBy)
      : acceptedDateTime !== null
        ? by('приняли', acceptedDateTime, acceptedBy)
        : `сохранено в ${minuteOf(dateTime)}`;
  return [sender?.name, rows && formatCountOf(rows.all, rowForms), last].filter(Boolean).join(' · ');
}
