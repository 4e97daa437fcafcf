import type { ChangedObject } from '@gektar/contract/operations/operation.ts';
import type { RoundTrip, RoundTripCell, RoundTripProblem } from '@gektar/contract/round-trip/round-trip.ts';
import { formatCount } from '@gektar/format/number.ts';
import { useEffect, useState } from 'react';
import { Segmented } from '#ui/menu/segmented.tsx';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import {
  addableRows,
  arranged,
  type CellChoices,
  changesOf,
  isWritten,
  noChoices,
  openConflicts,
} from './cell-choices.ts';
import { CellTable } from './cell-table.tsx';
import { MissingRows, NewRows } from './other-rows.tsx';
import { ProblemTable } from './problem-table.tsx';
import classes from './round-trip.module.css';
import type { RoundTripCalls, RoundTripKind } from './round-trip-area.ts';
import { TakenChanges } from './taken-changes.tsx';
import { TakingFoot } from './taking-foot.tsx';
import { type TakenOutcome, useTaking } from './use-taking.ts';

export interface CellChangesProps {
  readonly compared: RoundTrip;
  readonly kind: RoundTripKind;
  readonly calls: RoundTripCalls;
  /** Name of the file. */
  readonly file: string;
  /** Receives the number of conflicts without a chosen side. */
  readonly onOpenCount: (count: number) => void;
  readonly onTaking: () => void;
  readonly onLeave: () => void;
}

type Tab = 'changes' | 'conflicts' | 'new' | 'missing' | 'problems';

/** The tab shown first: the changes; without any, the first tab with rows. */
function firstTab({ cells, newRows, missing, problems }: RoundTrip): Tab {
  if (cells.length > 0) return 'changes';
  if (problems.length > 0) return 'problems';
  return newRows.length > 0 || missing.length === 0 ? 'new' : 'missing';
}

/** Changes of an edited export, conflicts, new, missing and unclear rows; writes the chosen changes. */
export function CellChanges({ compared, kind, calls, file, onOpenCount, onTaking, onLeave }: CellChangesProps) {
  const { about } = kind;
  const [cells, setCells] = useState<readonly RoundTripCell[]>(compared.cells);
  const [problems, setProblems] = useState<readonly RoundTripProblem[]>(compared.problems);
  const [choices, setChoices] = useState<CellChoices>(noChoices);
  const [tab, setTab] = useState<Tab>(() => firstTab(compared));
  const [order, setOrder] = useState<'object' | 'field'>('object');
  const [taken, setTaken] = useState<TakenOutcome>();
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const taking = useTaking(about, calls);
  const conflicts = cells.filter(({ conflict }) => conflict !== null);
  const open = openConflicts(cells, choices);
  const openCount = open.length;
  useEffect(() => onOpenCount(openCount), [openCount, onOpenCount]);
  const objects = new Map(compared.objects.map((object): [string, ChangedObject] => [object.id, object]));
  const { newRows, missing } = compared;
  const isSame =
    cells.length + problems.length + missing.length === 0 && newRows.every(({ state }) => state === 'added');
  const addable = addableRows(newRows);

  if (taken !== undefined) return <TakenChanges kind={kind} taken={taken} objects={objects} onLeave={onLeave} />;
  if (isSame) {
    return <EmptyState title="Файл не отличается от базы" action={{ label: 'К списку', onClick: onLeave }} />;
  }

  const writtenCount = cells.filter((cell) => cell.rowVersion !== null && isWritten(cell, choices)).length;
  const take = async () => {
    const rows = addable.filter(({ id }) => added.has(id));
    const accepted = {
      entity: compared.entity,
      file,
      cellCount: writtenCount,
      changes: changesOf(cells, choices),
      rows,
    };
    const ended = await taking.take(accepted);
    onTaking();
    setTaken(ended);
  };
  const labelOf = (field: string) => about.fields[field]?.label ?? field;
  const tabs = [
    ['changes', 'Изменения', cells.length],
    ['conflicts', 'Конфликты', conflicts.length],
    ['new', 'Новые строки', newRows.length],
    ['missing', 'Нет в файле', missing.length],
    ['problems', 'Не поняты', problems.length],
  ] as const;
  return (
    <>
      <div className={classes.bar}>
        <Segmented<Tab>
          value={tab}
          onChange={setTab}
          aria-label="Что показать"
          options={tabs
            .filter(([value, , count]) => value === 'changes' || count > 0)
            .map(([value, label, count]) => ({ value, label: `${label} ${formatCount(count)}` }))}
        />
        {tab === 'changes' && (
          <Segmented
            value={order}
            onChange={setOrder}
            aria-label="Порядок"
            options={[
              { value: 'object', label: 'По объектам' },
              { value: 'field', label: 'По полям' },
            ]}
          />
        )}
      </div>
      <div className={classes.body}>
        {(tab === 'changes' || tab === 'conflicts') && (
          <CellTable
            about={about}
            cells={arranged(tab === 'conflicts' ? conflicts : cells, order, labelOf)}
            objects={objects}
            isGrouped={order === 'object'}
            choices={choices}
            onChoose={setChoices}
          />
        )}
        {tab === 'new' && <NewRows rows={newRows} added={added} onAdd={setAdded} />}
        {tab === 'missing' && <MissingRows kind={kind} objects={missing} />}
        {tab === 'problems' && (
          <ProblemTable
            entity={compared.entity}
            calls={calls}
            problems={problems}
            objects={objects}
            onRead={(problem, { cell, problem: again }) => {
              setProblems((all) => all.flatMap((one) => (one === problem ? (again ?? []) : one)));
              if (cell !== null) setCells((all) => [...all, cell]);
            }}
          />
        )}
      </div>
      <TakingFoot
        {...{ taking, addable, added, writtenCount, openCount }}
        missingCount={missing.length}
        onAdd={setAdded}
        onTake={() => void take()}
      />
    </>
  );
}
