import { Failure } from '@gektar/contract/failure.ts';
import type { RoundTrip } from '@gektar/contract/round-trip/round-trip.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconChevronRight, IconFileSpreadsheet, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { usePageName } from '#ui/page-name.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { CellChanges } from './cell-changes.tsx';
import { type ChosenExport, chooseExport, chosenExport, EXPORT_FORMATS } from './chosen-export.ts';
import classes from './round-trip.module.css';
import type { RoundTripAreaAbout } from './round-trip-area.ts';

const TITLE = 'Изменения из выгрузки';
const rows: PluralForms = ['строка', 'строки', 'строк'];
const columns: PluralForms = ['столбец', 'столбца', 'столбцов'];

/** Page 'Изменения из выгрузки': an edited export compared with the database, cell by cell, then written. */
export function RoundTripPage({ area }: { readonly area: RoundTripAreaAbout }) {
  const [chosen, setChosen] = useState(chosenExport);
  const isNarrow = useIsNarrow();
  usePageName(TITLE);
  if (isNarrow) {
    return (
      <Titled>
        <EmptyState title="Удобнее с компьютера" caption="Изменения из выгрузки сверяют по ячейкам" />
      </Titled>
    );
  }
  const choose = (file: File) => setChosen(chooseExport(file));
  if (chosen === undefined) {
    return (
      <Titled>
        <DropExport onChoose={choose} />
      </Titled>
    );
  }
  return <Compared key={chosen.key} area={area} chosen={chosen} onChoose={choose} />;
}

/** The page while there is no file to show. */
function Titled({ children }: { readonly children: ReactNode }) {
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <h1>{TITLE}</h1>
      </header>
      {children}
    </main>
  );
}

interface ComparedProps {
  readonly area: RoundTripAreaAbout;
  readonly chosen: ChosenExport;
  readonly onChoose: (file: File) => void;
}

function Compared({ area, chosen, onChoose }: ComparedProps) {
  const { domain, calls, kinds, list } = area;
  const navigate = useNavigate();
  const [openCount, setOpenCount] = useState(0);
  const [isTaking, setTaking] = useState(false);
  const compared = useQuery({
    queryKey: ['round-trip', domain, chosen.key],
    queryFn: ({ signal }) => call(calls.compare, { form: { files: [chosen.file] } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const { data, error } = compared;
  const kind = data && kinds[data.entity];
  const leave = () => void navigate({ to: kind?.list ?? list });
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <span className={classes.icon}>
          <IconFileSpreadsheet {...icon16} />
        </span>
        <div className={classes.title}>
          <h1>{chosen.file.name}</h1>
          <p>{data ? <About compared={data} /> : 'читаем файл'}</p>
        </div>
        <ol className={classes.steps} aria-label="Шаги">
          <li {...(!isTaking && { 'aria-current': 'step' as const })}>
            Изменения
            {openCount > 0 && !isTaking && <span className={classes.count}>{openCount}</span>}
          </li>
          <li aria-hidden>
            <IconChevronRight {...icon16} />
          </li>
          <li {...(isTaking && { 'aria-current': 'step' as const })}>Приём</li>
        </ol>
        <IconButton label="Закрыть" variant="subtle" icon={<IconX {...icon16} />} onClick={leave} />
      </header>
      {error ? (
        <Refused error={error} onRetry={() => void compared.refetch()} onChoose={onChoose} />
      ) : data === undefined ? (
        <div className={classes.drop} aria-busy>
          <Spinner />
          <p>Сравниваем с базой</p>
        </div>
      ) : kind === undefined ? (
        <FailedState title="Эта выгрузка не сравнивается" />
      ) : (
        <CellChanges
          compared={data}
          kind={kind}
          calls={calls}
          onOpenCount={setOpenCount}
          onTaking={() => setTaking(true)}
          onLeave={leave}
        />
      )}
    </main>
  );
}

/** 'наша выгрузка от 12.11.2026 · 128 строк, 21 столбец · Егор Степной' */
function About({ compared }: { readonly compared: RoundTrip }): ReactNode {
  const { exportedAt, rowCount, columnCount, employeeId } = compared;
  const size = `${formatCountOf(rowCount, rows)}, ${formatCountOf(columnCount, columns)}`;
  return (
    <>
      наша выгрузка от {formatDate(exportedAt)} · {size}
      {employeeId !== null && (
        <>
          {' · '}
          <EmployeeName id={employeeId} />
        </>
      )}
    </>
  );
}

interface RefusedProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly onChoose: (file: File) => void;
}

function Refused({ error, onRetry, onChoose }: RefusedProps) {
  const isFile = error instanceof Failure && (error.code.startsWith('round_trip.') || error.code.startsWith('file.'));
  if (!isFile) return <FailedState caption={failureText(error)} onRetry={onRetry} />;
  const reason = Object.values(error.fields ?? {})[0];
  return (
    <>
      <FailedState title={reason === undefined ? failureText(error) : 'Файл не прочитан'} caption={reason} />
      <DropExport onChoose={onChoose} />
    </>
  );
}

/** Takes a file that is dropped or chosen. */
function DropExport({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file !== undefined) onChoose(file);
  };
  const handleOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section
      className={classes.drop}
      aria-label="Исправленная выгрузка"
      data-over={isOver || undefined}
      onDragOver={handleOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <IconFileSpreadsheet size={32} aria-hidden />
      <b>Перетащите сюда исправленную выгрузку</b>
      <p>Список, выгруженный отсюда в XLS, исправленный и сохранённый таблицей или текстом</p>
      <input
        ref={input}
        type="file"
        accept={EXPORT_FORMATS}
        hidden
        aria-label="Файл выгрузки"
        onChange={({ currentTarget }) => take(currentTarget.files)}
      />
      <Button onClick={() => input.current?.click()}>Выбрать файл</Button>
    </section>
  );
}
