import type { LoadObject, LoadQuestion, ObjectCounts } from '@gektar/contract/loads/load.ts';
import type { CellChoice } from '@gektar/contract/loads/load-answer.ts';
import { formatCount } from '@gektar/format/number.ts';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { useColumnLayout } from '#table/laid-out-columns.ts';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { icon14 } from '#ui/icon.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { useIsLaptop, useIsNarrow } from '#ui/use-media.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { TableSkeleton } from '#ui/waiting/page-skeletons.tsx';
import { AcceptFoot, allParts } from './accept-foot.tsx';
import { type CellAnswer, DoubtCard } from './doubt-card.tsx';
import { ExistingObjects } from './existing-objects.tsx';
import { objectsQuery } from './load-data.ts';
import { QuestionCount } from './load-frame.tsx';
import { useLoadsAbout } from './load-kind.ts';
import type { ShownObjects } from './load-search.ts';
import { askedCells } from './load-steps.ts';
import { type CellPlace, nextDoubt } from './next-doubt.ts';
import { NotTaken } from './not-taken.tsx';
import { ObjectCards } from './object-cards.tsx';
import { cellAt, objectColumns } from './objects-columns.tsx';
import { ObjectsGrid } from './objects-grid.tsx';
import classes from './objects-step.module.css';
import { choicesOf, QuestionsPanel } from './questions-panel.tsx';
import type { StepProps } from './step-props.ts';
import { typedValue } from './typed-value.ts';
import { type Refused, useLoadActions } from './use-load-actions.ts';
import { useLoadKeys } from './use-load-keys.ts';

const noObjects: readonly LoadObject[] = [];

/** 'Объекты': everything that will be made, one table; doubtful cells are answered one by one or together. */
export function ObjectsStep({ load, search, onSearch, frame }: StepProps) {
  const { kind } = useLoadsAbout();
  const { domain, id, questions, answers } = load;
  const { show, group } = search;
  const isOpen = load.state === 'questions';
  const isLaptop = useIsLaptop();
  const isNarrow = useIsNarrow();
  const actions = useLoadActions(load);
  const query = useInfiniteQuery(objectsQuery(domain, id, { state: show, group }));
  const objects = useMemo(() => query.data?.pages.flatMap((page) => page.objects) ?? noObjects, [query.data]);
  const count = query.data?.pages.at(-1)?.count ?? 0;
  const columns = useMemo(() => objectColumns(objects, kind), [objects, kind]);
  const settings = useColumnSettings(`${domain}-load`, columns);
  const laidOut = useColumnLayout(columns, settings);
  const gridRef = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<CellPlace>();
  const [isCardOpen, setCardOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [parts, setParts] = useState(allParts);

  const columnIds = laidOut.map(({ column }) => column.id);
  const isDoubtful = (object: LoadObject, columnId: string) => {
    const cell = cellAt(object, columnId, kind);
    return cell !== undefined && cell.doubt !== null;
  };
  const object = objects.find(({ key }) => key === cursor?.key);
  const cell = object && cursor && cellAt(object, cursor.columnId, kind);
  const ofCell = questions.find((one) => one.group === cell?.group);
  const current = ofCell ?? questions[0];

  function moveTo(place: CellPlace | undefined) {
    setCursor(place);
    setEditing(false);
    setCardOpen(false);
  }
  const toDoubt = (step: 1 | -1) => moveTo(nextDoubt(objects, columnIds, isDoubtful, cursor, step) ?? cursor);

  async function answerCell(given: CellAnswer): Promise<Refused | undefined> {
    if (object === undefined || cell === undefined) return undefined;
    const isTyped = 'text' in given;
    const read = isTyped ? typedValue(cell, ofCell, given.text) : { choice: given };
    if ('message' in read) return read;
    const next = nextDoubt(objects, columnIds, isDoubtful, cursor);
    const answer = { kind: 'cells', keys: [object.key], field: cell.field, choice: read.choice } as const;
    const answered = actions.answer({ ...answer, keys: [...answer.keys] }, isTyped);
    // A typed text waits for the server, which may refuse it at the input.
    if (!isTyped) moveTo(next);
    const refused = await answered;
    if (refused !== undefined) return refused;
    if (isTyped) moveTo(next);
    gridRef.current?.focus({ preventScroll: true });
    return undefined;
  }

  function choose(question: LoadQuestion, choice: CellChoice) {
    void actions.answer({ kind: 'group', group: question.group, choice });
    if (question.group === group) onSearch({ ...search, group: undefined });
  }

  async function accept() {
    const refused = await actions.accept(parts);
    // The step that follows from the state: progress, then the outcome.
    if (refused === undefined) onSearch({});
  }

  function handleKey(event: KeyboardEvent): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.target instanceof Element && event.target.closest('[data-own-keys]') !== null) return false;
    const moved = movedBy(event.key, objects, columnIds, cursor);
    if (moved !== undefined) {
      moveTo(moved);
      return true;
    }
    switch (event.key) {
      case 'PageDown':
        toDoubt(1);
        return true;
      case 'PageUp':
        toDoubt(-1);
        return true;
      case 'Enter':
        if (cell === undefined || cell.doubt === null || cell.text === '' || !isOpen) setCardOpen(cell !== undefined);
        else void answerCell({ agree: true });
        return true;
      case 'F2':
        if (cell === undefined || !isOpen) return false;
        setCardOpen(true);
        setEditing(true);
        return true;
      case 'Delete':
        if (object === undefined || !isOpen || object.state === 'refused') return false;
        void actions.answer({ kind: 'row', sheet: object.sheet, row: object.row, take: false });
        return true;
      case 'Escape':
        if (cursor === undefined) return false;
        moveTo(undefined);
        return true;
      default:
        return false;
    }
  }

  useLoadKeys({
    isOpen,
    onDigit: (digit) => {
      const choice = current && choicesOf(current)[digit - 1];
      if (current && choice) choose(current, choice.choice);
    },
    onTakeBack: answers.length > 0 ? () => void actions.takeBack(null) : undefined,
    onPrimary: isOpen && !actions.isPending ? () => void accept() : undefined,
  });
  // The keys work at once.
  const isLoaded = query.data !== undefined;
  useEffect(() => {
    if (isLoaded) gridRef.current?.focus({ preventScroll: true });
  }, [isLoaded]);

  const panel = (
    <QuestionsPanel
      title="Ответить сразу"
      load={load}
      current={current?.group}
      isOpen={isOpen}
      onChoose={choose}
      onType={(question, choice) => actions.answer({ kind: 'group', group: question.group, choice }, true)}
      onOneByOne={(question) => {
        setPanelOpen(false);
        moveTo(undefined);
        onSearch({ ...search, show: undefined, group: question.group });
      }}
      onTakeBack={(answer) => void actions.takeBack(answer.id)}
    />
  );
  const isTable = show !== 'refused' && show !== 'exists';
  const chooseForAll = (choice: 'stored' | 'file') =>
    void actions.answer({ kind: 'difference', keys: null, field: null, choice });
  const hasCard = cell !== undefined && (cell.doubt !== null || isCardOpen);
  const card = hasCard ? (
    <DoubtCard
      key={`${object?.key} ${cell.field}`}
      cell={cell}
      question={ofCell}
      isEditing={isEditing}
      onEdit={(isNow) => {
        setEditing(isNow);
        setCardOpen(true);
        if (!isNow) gridRef.current?.focus({ preventScroll: true });
      }}
      onAnswer={answerCell}
      isOpen={isOpen}
    />
  ) : undefined;
  const asked = askedCells(load);
  const question = questions.find((one) => one.group === group);

  return frame({
    foot: isOpen && (
      <AcceptFoot
        load={load}
        parts={parts}
        onParts={setParts}
        isPending={actions.isPending}
        onAccept={() => void accept()}
      />
    ),
    children: (
      <div className={classes.columns} data-whole={show === 'exists' || undefined}>
        <section className={classes.main} aria-label="Объекты">
          <div className={classes.head}>
            {load.objects && (
              <Segmented<ShownObjects | 'all'>
                aria-label="Какие объекты"
                value={group === undefined ? (show ?? 'all') : undefined}
                onChange={(value) => {
                  moveTo(undefined);
                  onSearch({ ...search, group: undefined, show: value === 'all' ? undefined : value });
                }}
                options={filterOptions(load.objects)}
              />
            )}
            {question && (
              <Button
                rightSection={<IconX {...icon14} />}
                onClick={() => onSearch({ ...search, group: undefined })}
                className="slim"
              >
                Вопрос: {question.label}
              </Button>
            )}
            <span className="grow" />
            {!isLaptop && (
              <Button rightSection={asked > 0 && <QuestionCount count={asked} />} onClick={() => setPanelOpen(true)}>
                Ответить сразу
              </Button>
            )}
            {isOpen && show === 'exists' && (load.objects?.differs ?? 0) > 1 && (
              <ForAll count={load.objects?.differs ?? 0} onChoose={chooseForAll} />
            )}
            {!isNarrow && isTable && <ColumnsMenu columns={columns} settings={settings} />}
          </div>
          {query.isPending && <TableSkeleton rows={16} columns={7} />}
          {query.error && !query.data && (
            <FailedState caption={failureText(query.error)} onRetry={() => void query.refetch()} />
          )}
          {query.data &&
            (show === 'refused' ? (
              <NotTaken load={load} objects={objects} query={query} actions={actions} isOpen={isOpen} />
            ) : show === 'exists' ? (
              <ExistingObjects load={load} objects={objects} query={query} actions={actions} isOpen={isOpen} />
            ) : objects.length === 0 ? (
              <EmptyState title="Нет данных" caption="Таких объектов в загрузке нет" />
            ) : isNarrow ? (
              <ObjectCards
                objects={objects}
                query={query}
                onPick={(place) => {
                  moveTo(place);
                  setCardOpen(true);
                }}
              />
            ) : (
              <ObjectsGrid
                label="Объекты загрузки"
                gridRef={gridRef}
                columns={laidOut}
                objects={objects}
                count={count}
                cursor={cursor}
                onPick={(place) => {
                  moveTo(place);
                  setCardOpen(true);
                }}
                onKey={handleKey}
                onEndReached={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
                isLoadingMore={query.isFetchingNextPage}
                failure={query.isFetchNextPageError ? failureText(query.error) : undefined}
                card={card}
              />
            ))}
        </section>
        {isNarrow && card && (
          <Dialog opened onClose={() => moveTo(undefined)} title={cell?.label ?? ''}>
            {card}
          </Dialog>
        )}
        {isLaptop && show !== 'exists' && <aside className={`${classes.side} thin`}>{panel}</aside>}
        {!isLaptop && (
          <SideDrawer
            opened={isPanelOpen}
            onClose={() => setPanelOpen(false)}
            title="Ответить сразу"
            width={400}
            buttons={<Button onClick={() => setPanelOpen(false)}>Закрыть</Button>}
          >
            {panel}
          </SideDrawer>
        )}
      </div>
    ),
  });
}

interface ForAllProps {
  readonly count: number;
  readonly onChoose: (choice: 'stored' | 'file') => void;
}

/** One choice for all objects that differ from the database. */
function ForAll({ count, onChoose }: ForAllProps) {
  return (
    <>
      <span className={classes.forAll}>Для всех {formatCount(count)}:</span>
      <Button onClick={() => onChoose('file')}>Взять новое</Button>
      <Button onClick={() => onChoose('stored')}>Оставить как в базе</Button>
    </>
  );
}

function filterOptions({ all, ready, doubt, exists, refused }: ObjectCounts) {
  const option = <Value extends string>(value: Value, words: string, count: number) => ({
    value,
    label: `${words} ${formatCount(count)}`,
  });
  return [
    option('all', 'Все', all),
    option('ready', 'Готовы', ready),
    option('doubt', 'С вопросом', doubt),
    option('exists', 'Уже есть', exists),
    option('refused', 'Не берём', refused),
  ];
}

/** The cell that an arrow leads to. */
function movedBy(
  key: string,
  objects: readonly LoadObject[],
  columnIds: readonly string[],
  from: CellPlace | undefined,
): CellPlace | undefined {
  const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    ArrowRight: [0, 1],
    ArrowLeft: [0, -1],
  };
  const step = steps[key];
  if (step === undefined || objects.length === 0) return undefined;
  const row = from === undefined ? -1 : objects.findIndex((object) => object.key === from.key);
  const column = from === undefined ? 1 : columnIds.indexOf(from.columnId);
  const inside = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1);
  const object = objects[inside(row + step[0], objects.length)];
  const columnId = columnIds[inside(column + step[1], columnIds.length)];
  return object && columnId !== undefined ? { key: object.key, columnId } : undefined;
}
