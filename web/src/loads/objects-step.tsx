import type { LoadObject, LoadQuestion } from '@gektar/contract/loads/load.ts';
import type { CellChoice } from '@gektar/contract/loads/load-answer.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { failureText } from '#api/failure-text.ts';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { useColumnLayout } from '#table/laid-out-columns.ts';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useIsNarrow } from '#ui/use-media.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { AcceptFoot } from './accept-foot.tsx';
import { ExistingObjects } from './existing-objects.tsx';
import { insteadOfRows } from './instead-of-rows.tsx';
import { objectsQuery } from './load-data.ts';
import { useLoadsAbout } from './load-kind.ts';
import { askedCells, firstStep, objectQuestions } from './load-steps.ts';
import { NotTaken } from './not-taken.tsx';
import { ObjectCards } from './object-cards.tsx';
import { objectColumns } from './objects-columns.tsx';
import { ObjectsGrid } from './objects-grid.tsx';
import { ObjectsHead } from './objects-head.tsx';
import classes from './objects-step.module.css';
import { choicesOf, QuestionsPanel } from './questions-panel.tsx';
import type { StepProps } from './step-props.ts';
import { useAcceptance } from './use-acceptance.ts';
import { useLoadActions } from './use-load-actions.ts';
import { useLoadKeys } from './use-load-keys.ts';
import { useObjectCells } from './use-object-cells.tsx';
import { useStepPanel } from './use-step-panel.tsx';

const noObjects: readonly LoadObject[] = [];

/** 'Объекты': all objects that will be written, in one table; doubtful cells are answered one by one or together. */
export function ObjectsStep({ load, search, onSearch, frame }: StepProps) {
  const { kind } = useLoadsAbout();
  const { domain, id } = load;
  const questions = objectQuestions(load);
  const earlier = load.questions.length - questions.length;
  const { show, group } = search;
  const isOpen = load.state === 'questions';
  const isNarrow = useIsNarrow();
  const actions = useLoadActions(load);
  const query = useInfiniteQuery(objectsQuery(domain, id, { state: show, group }));
  const objects = useMemo(() => query.data?.pages.flatMap((page) => page.objects) ?? noObjects, [query.data]);
  const columns = useMemo(() => objectColumns(objects, kind), [objects, kind]);
  const settings = useColumnSettings(`${domain}-load`, columns);
  const laidOut = useColumnLayout(columns, settings);
  const columnIds = laidOut.map(({ column }) => column.id);
  const cells = useObjectCells({ load, objects, columnIds, actions, isOpen });
  const panel = useStepPanel('Ответить сразу', askedCells({ questions }));
  // The search without a step: the page shows the step of the load's state, progress and then the outcome.
  const { parts, setParts, accept } = useAcceptance(actions, () => onSearch({}));
  const current = cells.question ?? questions[0];

  function choose(question: LoadQuestion, choice: CellChoice) {
    void actions.answer({ kind: 'group', group: question.group, choice });
    if (question.group === group) onSearch({ ...search, group: undefined });
  }
  const chooseForAll = (choice: 'stored' | 'file') =>
    void actions.answer({ kind: 'difference', keys: null, field: null, choice });

  useLoadKeys(load, actions, {
    choices: current && choicesOf(current),
    onChoose: ({ choice }) => current && choose(current, choice),
    onPrimary: () => void accept(),
  });
  // Focuses the table once it is loaded, so that its keys work at once.
  const isLoaded = query.data !== undefined;
  const { gridRef } = cells;
  useEffect(() => {
    if (isLoaded) gridRef.current?.focus({ preventScroll: true });
  }, [isLoaded, gridRef]);

  const isTable = show !== 'refused' && show !== 'exists';
  const ofList = { load, objects, query, actions, isOpen };
  function drawObjects() {
    if (show === 'refused') return <NotTaken {...ofList} />;
    if (show === 'exists') return <ExistingObjects {...ofList} />;
    if (objects.length === 0) return <EmptyState title="Нет данных" caption="Таких объектов в загрузке нет" />;
    if (isNarrow) return <ObjectCards objects={objects} query={query} onPick={cells.pick} />;
    return (
      <ObjectsGrid
        label="Объекты загрузки"
        gridRef={gridRef}
        columns={laidOut}
        objects={objects}
        count={query.data?.pages.at(-1)?.count ?? 0}
        cursor={cells.cursor}
        onPick={cells.pick}
        onKey={cells.handleKey}
        onEndReached={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        isLoadingMore={query.isFetchingNextPage}
        failure={query.isFetchNextPageError ? failureText(query.error) : undefined}
        card={cells.card}
      />
    );
  }
  const questionsPanel = (
    <QuestionsPanel
      title="Ответить сразу"
      load={{ ...load, questions }}
      earlier={
        earlier > 0 ? { count: earlier, onOpen: () => onSearch({ ...search, step: firstStep(load) }) } : undefined
      }
      current={current?.group}
      isOpen={isOpen}
      onChoose={choose}
      onType={(question, choice) => actions.answer({ kind: 'group', group: question.group, choice }, true)}
      onOneByOne={(question) => {
        panel.close();
        cells.moveTo(undefined);
        onSearch({ ...search, show: undefined, group: question.group });
      }}
      onTakeBack={(answer) => void actions.takeBack(answer.id)}
    />
  );

  return frame({
    foot: isOpen && (
      <AcceptFoot
        load={load}
        parts={parts}
        onParts={setParts}
        isPending={actions.isPending}
        onAccept={() => void accept()}
        isOfExisting={show === 'exists'}
      />
    ),
    children: (
      <div className={classes.columns} data-whole={show === 'exists' || undefined}>
        <section className={classes.main} aria-label="Объекты">
          <ObjectsHead
            {...{ load, search, onSearch }}
            onLeave={() => cells.moveTo(undefined)}
            onForAll={isOpen ? chooseForAll : undefined}
            button={panel.button}
            columnsMenu={!isNarrow && isTable && <ColumnsMenu columns={columns} settings={settings} />}
          />
          {insteadOfRows(query, 7) ?? drawObjects()}
        </section>
        {isNarrow && cells.card && (
          <Dialog opened onClose={() => cells.moveTo(undefined)} title={cells.label ?? ''}>
            {cells.card}
          </Dialog>
        )}
        {!(panel.isLaptop && show === 'exists') && panel.draw(questionsPanel)}
      </div>
    ),
  });
}
