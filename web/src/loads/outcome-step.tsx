import type { Load, LoadLine, LoadOutcome, LoadOutcomeCounts } from '@gektar/contract/loads/load.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconFileSpreadsheet } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { linkClass } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { pathOptions } from '#ui/path-options.ts';
import { useAction } from '#ui/use-action.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { TableSkeleton } from '#ui/waiting/page-skeletons.tsx';
import { doneCount, takenText, undoEndedText } from './line-words.ts';
import { findProtocol, outcomesQuery } from './load-data.ts';
import { type LoadKind, useLoadsAbout } from './load-kind.ts';
import { MoreOf } from './not-taken.tsx';
import classes from './outcome-step.module.css';
import { firstTab, type Result, tabsOf } from './outcome-tabs.ts';
import { protocolColumns, protocolName } from './protocol-sheet.ts';
import type { StepProps } from './step-props.ts';
import { UndoDialog } from './undo-dialog.tsx';

/** Outcome of a load: counts as filters, the objects of the chosen one, and the undo of the whole load. */
export function OutcomeStep({ load, frame }: StepProps) {
  const { kind, employeeName, drafts } = useLoadsAbout();
  const [isUndoing, setUndoing] = useState(false);
  const { outcome, state } = load;
  const tabs = outcome === null ? [] : tabsOf(outcome);
  const [chosen, setChosen] = useState<Result>();
  const result = chosen ?? firstTab(tabs);
  const written = outcome === null ? 0 : doneCount(outcome) - outcome.failed;
  const undoEnded = undoEndedText(load);
  const protocol = useAction({
    async run() {
      const [{ saveSheet }, lines] = await Promise.all([
        import('#spreadsheet/save-sheet.ts'),
        findProtocol(load.domain, load.id),
      ]);
      const columns = protocolColumns({ kind, employeeName }, window.location.origin);
      await saveSheet(protocolName(load), 'Протокол', columns, lines);
    },
    failed: 'Не удалось выгрузить файл',
  });
  return frame({
    foot: (
      <>
        <Button size="sm" renderRoot={(props) => <Link {...pathOptions({ to: kind.list.path })} {...props} />}>
          {kind.list.label}
        </Button>
        {outcome && (
          <Button
            size="sm"
            leftSection={<IconFileSpreadsheet {...icon16} />}
            loading={protocol.isPending}
            onClick={() => protocol.mutate()}
          >
            Протокол в XLS
          </Button>
        )}
      </>
    ),
    children: (
      <div className={`${classes.scroller} thin`}>
        <div className={classes.middle}>
          <header className={classes.head}>
            <div>
              <h2>{outcomeTitle(load)}</h2>
              {outcome && <p>{outcomeText(load, outcome, kind)}</p>}
              {state === 'undone' && (
                <p>
                  Возврат не отменить: убранные объекты 30 дней лежат в{' '}
                  <Link className={linkClass} {...pathOptions({ to: `/${load.domain}/trash` })}>
                    корзине
                  </Link>
                  , а файл можно загрузить снова.
                </p>
              )}
            </div>
            {state === 'done' && written > 0 && undoEnded !== undefined && <span className="mute">{undoEnded}</span>}
            {state === 'done' && written > 0 && undoEnded === undefined && (
              <Button size="sm" leftSection={<IconArrowBackUp {...icon16} />} onClick={() => setUndoing(true)}>
                Вернуть всё назад
              </Button>
            )}
          </header>
          {outcome && (
            <>
              <div className={classes.counts} role="tablist" aria-label="Итог">
                {tabs.map(({ result: of, label, count }) => (
                  <button key={of} type="button" role="tab" aria-selected={of === result} onClick={() => setChosen(of)}>
                    <small>{label}</small>
                    <b>{formatCount(count)}</b>
                  </button>
                ))}
              </div>
              {result === 'draft' && state === 'done' && outcome.drafts > 0 ? (
                drafts(load.id)
              ) : (
                <Outcomes key={result} load={load} result={result} />
              )}
            </>
          )}
        </div>
        {isUndoing && <UndoDialog load={load} onClose={() => setUndoing(false)} />}
      </div>
    ),
  });
}

/** 'Приняли 58 из 59', 'Приняли 37 из 59, остановлено' */
function outcomeTitle({ state, outcome }: Pick<LoadLine, 'state' | 'outcome'>): string {
  if (state === 'undone') return 'Загрузка возвращена назад';
  if (outcome === null) return 'Ничего не записано';
  const written = doneCount(outcome) - outcome.failed;
  return `Приняли ${formatCount(written)} из ${formatCount(outcome.total)}${outcome.isStopped ? ', остановлено' : ''}`;
}

function outcomeText({ state, progress }: Load, counts: LoadOutcomeCounts, words: LoadKind): string {
  const { created, updated, left } = counts;
  if (state === 'undone') {
    return left > 0
      ? `Осталось как есть: ${formatCount(left)}, их изменили после загрузки`
      : 'Всё, что она записала, убрано, прежние значения на месте';
  }
  if (created + updated === 0) return '';
  const requests = progress?.requestCount ?? 0;
  const found = requests > 0 ? `; подходят ${formatCountOf(requests, requestForms)}` : '';
  return `Уже в списках: ${takenText({ ...counts, drafts: 0 }, words)}${found}`;
}

const requestForms: PluralForms = ['запросу', 'запросам', 'запросам'];

interface OutcomesProps {
  readonly load: Load;
  readonly result: Result;
}

function Outcomes({ load, result }: OutcomesProps) {
  const { kind } = useLoadsAbout();
  const query = useInfiniteQuery(outcomesQuery(load.domain, load.id, result));
  const { data, error, refetch } = query;
  const outcomes = data?.pages.flatMap((page) => page.outcomes) ?? [];
  if (data === undefined) {
    return error ? (
      <FailedState caption={failureText(error)} onRetry={() => void refetch()} />
    ) : (
      <TableSkeleton rows={8} columns={4} />
    );
  }
  if (outcomes.length === 0) return <EmptyState title="Нет данных" caption="Таких объектов в этой загрузке нет" />;
  const head: Readonly<Partial<Record<Result, string>>> = {
    draft: 'Чего не хватает',
    failed: 'Почему не записано',
    skipped: 'Почему не брали',
  };
  const messageHead = head[result] ?? (outcomes.some(({ message }) => message !== '') ? 'Не решено' : undefined);
  return (
    <>
      <table className={classes.table} aria-label="Объекты загрузки">
        <thead>
          <tr>
            <th scope="col">Стр.</th>
            <th scope="col">{kind.title.head}</th>
            <th scope="col">{kind.part.head}</th>
            {messageHead !== undefined && <th scope="col">{messageHead}</th>}
          </tr>
        </thead>
        <tbody>
          {outcomes.map((outcome) => (
            <tr key={outcome.key}>
              <td>{outcome.row}</td>
              <th scope="row">
                <ObjectName outcome={outcome} isThere={load.state === 'done'} />
              </th>
              <td>{outcome.part || missing.dash}</td>
              {messageHead !== undefined && <td>{lackText(outcome.message)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <MoreOf query={query} />
    </>
  );
}

/** A message without its first words, which the heading already has: 'Не хватает: Категория' → 'Категория'. */
export function lackText(message: string): string {
  return message.replace(/^(?:Не хватает|Не решено, не записано): /, '');
}

function ObjectName({ outcome, isThere }: { readonly outcome: LoadOutcome; readonly isThere: boolean }) {
  const { kind } = useLoadsAbout();
  const { title, objectId, result } = outcome;
  const name = title || missing.value;
  if (!isThere || objectId === null) return name;
  const path = result === 'draft' ? `/${kind.domain}/drafts/${objectId}` : kind.pathOf(objectId);
  return (
    <Link className={linkClass} {...pathOptions({ to: path })}>
      {name}
    </Link>
  );
}
