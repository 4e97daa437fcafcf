import { Failure } from '@gektar/contract/failure.ts';
import type { RoundTrip } from '@gektar/contract/round-trip/round-trip.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconChevronRight, IconFileSpreadsheet, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { usePageName } from '#ui/page-name.ts';
import { pathOptions } from '#ui/path-options.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { CellChanges } from './cell-changes.tsx';
import { type ChosenExport, shownExport } from './chosen-export.ts';
import { comparisonQuery, roundTripCalls } from './comparison.ts';
import classes from './round-trip.module.css';
import type { RoundTripAreaAbout } from './round-trip-area.ts';

const TITLE = 'Изменения из выгрузки';
const rows: PluralForms = ['строка', 'строки', 'строк'];
const columns: PluralForms = ['столбец', 'столбца', 'столбцов'];

/** Page 'Изменения из выгрузки': an edited export compared with the database, cell by cell, then written. */
export function RoundTripPage({ area }: { readonly area: RoundTripAreaAbout }) {
  const [chosen] = useState(shownExport);
  const isNarrow = useIsNarrow();
  usePageName(TITLE);
  // Files are chosen on the page 'Загрузка таблицы', which recognizes exports.
  if (chosen === undefined) return <Navigate {...pathOptions({ to: loadsPathOf(area) })} replace />;
  if (isNarrow) {
    return (
      <main className={classes.page}>
        <header className={classes.head}>
          <h1>{TITLE}</h1>
        </header>
        <EmptyState title="Удобнее с компьютера" caption="Изменения из выгрузки сверяют по ячейкам" />
      </main>
    );
  }
  return <Compared area={area} chosen={chosen} />;
}

function loadsPathOf({ domain }: Pick<RoundTripAreaAbout, 'domain'>): string {
  return `/${domain}/load`;
}

interface ComparedProps {
  readonly area: RoundTripAreaAbout;
  readonly chosen: ChosenExport;
}

function Compared({ area, chosen }: ComparedProps) {
  const { domain, kinds, list } = area;
  const navigate = useNavigate();
  const [openCount, setOpenCount] = useState(0);
  const [isTaking, setTaking] = useState(false);
  const compared = useQuery(comparisonQuery(domain, chosen));
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
        <Refused error={error} onRetry={() => void compared.refetch()} area={area} />
      ) : data === undefined ? (
        <div className={classes.waiting} aria-busy>
          <Spinner />
          <p>Сравниваем с базой</p>
        </div>
      ) : kind === undefined ? (
        <FailedState title="Эта выгрузка не сравнивается" />
      ) : (
        <CellChanges
          compared={data}
          kind={kind}
          calls={roundTripCalls[domain]}
          file={chosen.file.name}
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
  readonly area: RoundTripAreaAbout;
}

function Refused({ error, onRetry, area }: RefusedProps) {
  const isFile = error instanceof Failure && (error.code.startsWith('round_trip.') || error.code.startsWith('file.'));
  if (!isFile) return <FailedState caption={failureText(error)} onRetry={onRetry} />;
  const reason = Object.values(error.fields ?? {})[0];
  return (
    <>
      <FailedState title={reason === undefined ? failureText(error) : 'Файл не прочитан'} caption={reason} />
      <Button
        className={classes.back}
        renderRoot={(root) => <Link {...pathOptions({ to: loadsPathOf(area) })} {...root} />}
      >
        К загрузке таблицы
      </Button>
    </>
  );
}
