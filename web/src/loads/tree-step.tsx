import type { LoadTree } from '@gektar/contract/loads/load-tree.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconFold } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { confirm } from '#ui/dialog/confirm.tsx';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { icon16 } from '#ui/icon.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { useIsLaptop } from '#ui/use-media.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { TableSkeleton } from '#ui/waiting/page-skeletons.tsx';
import { treeQuery } from './load-data.ts';
import { QuestionCount } from './load-frame.tsx';
import { useLoadsAbout } from './load-kind.ts';
import { treeQuestions } from './load-steps.ts';
import classes from './objects-step.module.css';
import type { StepProps } from './step-props.ts';
import { ChooseComplex, RenamePart, type TreeDialog } from './tree-dialogs.tsx';
import { TreeGrid } from './tree-grid.tsx';
import { TreePanel } from './tree-panel.tsx';
import { treeAnswers } from './tree-questions.ts';
import { complexesShown, isAsked, keysOf, moveOf, rowsOf, type ShownComplexes, type TreeRow } from './tree-rows.ts';
import { useLoadActions } from './use-load-actions.ts';
import { useLoadKeys } from './use-load-keys.ts';

const complexForms: PluralForms = ['комплекс', 'комплекса', 'комплексов'];
const buildingForms: PluralForms = ['здание', 'здания', 'зданий'];
const newForms: PluralForms = ['новый', 'новых', 'новых'];
const newBuildingForms: PluralForms = ['новое', 'новых', 'новых'];

/** Vacancies above this number begin below closed complexes. */
const MOST_OPEN = 200;
const noTree: LoadTree = { complexes: [] };

/** 'Комплексы': where the vacancies of a sheet belong; lines are dragged, joined, split, renamed or left out. */
export function TreeStep({ load, search, onSearch, frame }: StepProps) {
  const { kind } = useLoadsAbout();
  const { domain, id, answers } = load;
  const isOpen = load.state === 'questions';
  const isLaptop = useIsLaptop();
  const actions = useLoadActions(load);
  const query = useQuery(treeQuery(domain, id));
  const tree = query.data ?? noTree;
  const treeRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownComplexes>('all');
  const [closedByHand, setClosed] = useState<ReadonlySet<string>>();
  const [chosenNode, setChosenNode] = useState<string>();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [dialog, setDialog] = useState<TreeDialog>();

  const questions = treeQuestions(load);
  const asked = useMemo(() => new Set(questions.flatMap(({ keys }) => keys)), [questions]);
  const complexes = complexesShown(tree, shown, asked);
  const vacancyCount = tree.complexes.flatMap(({ buildings }) => buildings.flatMap((one) => one.vacancies)).length;
  const nodes = tree.complexes.map(({ node }) => node);
  const closed = closedByHand ?? new Set(vacancyCount > MOST_OPEN ? nodes : []);
  const rows = rowsOf(complexes, closed);
  const chosen = rows.find(({ node }) => node === chosenNode);
  const isAllClosed = nodes.every((node) => closed.has(node));
  const toObjects = () => onSearch({ ...search, step: 'objects' });

  function toggle(node: string) {
    const next = new Set(closed);
    if (!next.delete(node)) next.add(node);
    setClosed(next);
  }

  async function move(moved: TreeRow, target: TreeRow) {
    const answer = moveOf(moved, target);
    if (answer === undefined) return;
    if (moved.level === 1 && !(await isSureToJoin(moved, target.complex.name))) return;
    await actions.answer(answer);
  }

  function leave(row: TreeRow) {
    void actions.answer({ kind: 'leave', keys: keysOf(row), isOut: true });
  }

  function actOn(row: TreeRow, action: 'join' | 'link' | 'rename' | 'split' | 'new' | 'leave') {
    const { complex, building } = row;
    if (action === 'leave') leave(row);
    else if (action === 'split') {
      for (const { name, keys } of complex.spellings)
        void actions.answer({ kind: 'place', keys, complex: { name, id: null, isNew: true }, building: null });
    } else if (action === 'new') {
      const place = { name: (building ?? complex).name, id: null, isNew: true };
      const part = building ? { complex: null, building: place } : { complex: place, building: null };
      void actions.answer({ kind: 'place', keys: keysOf(row), ...part });
    } else setDialog({ row, action });
  }

  const treeQuestionsOf = questions.map((question) => treeAnswers(question, tree));
  const [first] = treeQuestionsOf;
  useLoadKeys({
    isOpen,
    onDigit: (digit) => {
      const answer = first?.choices[digit - 1]?.answer;
      if (answer) void actions.answer(answer);
    },
    onTakeBack: answers.length > 0 ? () => void actions.takeBack(null) : undefined,
    onPrimary: toObjects,
  });

  const panel = (
    <TreePanel
      questions={treeQuestionsOf}
      chosen={chosen}
      isOpen={isOpen}
      answers={answers}
      onAnswer={(answer) => void actions.answer(answer)}
      onTakeBack={(answer) => void actions.takeBack(answer.id)}
    />
  );
  const count = (value: ShownComplexes) => complexesShown(tree, value, asked).length;
  const option = (value: ShownComplexes, words: string) => ({ value, label: `${words} ${formatCount(count(value))}` });

  return frame({
    foot: (
      <>
        <Button variant="filled" size="sm" aria-keyshortcuts="Control+Enter" onClick={toObjects}>
          Дальше: объекты
        </Button>
        <Button size="sm" onClick={() => onSearch({ ...search, step: 'columns' })}>
          Назад: столбцы
        </Button>
        <span className="grow" />
        {query.data && (
          <span className="soft on-tablet">
            <Sum tree={query.data} /> · {formatCountOf(vacancyCount, kind.forms)}
          </span>
        )}
      </>
    ),
    children: (
      <div className={classes.columns}>
        <section className={classes.main} aria-label="Комплексы">
          <div className={classes.head}>
            <Segmented<ShownComplexes>
              aria-label="Какие комплексы"
              value={shown}
              onChange={setShown}
              options={[option('all', 'Все'), option('new', 'Новые'), option('asked', 'С вопросом')]}
            />
            {isOpen && isLaptop && <span className="soft">перетащите вакансию или здание на новое место</span>}
            <span className="grow" />
            {!isLaptop && (
              <Button
                rightSection={questions.length > 0 && <QuestionCount count={questions.length} />}
                onClick={() => setPanelOpen(true)}
              >
                Вопросы
              </Button>
            )}
            <Button leftSection={<IconFold {...icon16} />} onClick={() => setClosed(new Set(isAllClosed ? [] : nodes))}>
              {isAllClosed ? 'Развернуть всё' : 'Свернуть всё'}
            </Button>
          </div>
          {query.isPending && <TableSkeleton rows={16} columns={4} />}
          {query.error && !query.data && (
            <FailedState caption={failureText(query.error)} onRetry={() => void query.refetch()} />
          )}
          {query.data &&
            (rows.length === 0 ? (
              <EmptyState title="Нет данных" caption="Таких комплексов в загрузке нет" />
            ) : (
              <TreeGrid
                treeRef={treeRef}
                rows={rows}
                closed={closed}
                chosen={chosen}
                isOpen={isOpen}
                isAsked={(complex) => isAsked(complex, asked)}
                onChoose={(row) => setChosenNode(row?.node)}
                onToggle={toggle}
                onMove={(moved, target) => void move(moved, target)}
                onAct={actOn}
                canLink={kind.findComplexes !== undefined}
              />
            ))}
        </section>
        {isLaptop && <aside className={`${classes.side} thin`}>{panel}</aside>}
        {!isLaptop && (
          <SideDrawer
            opened={isPanelOpen}
            onClose={() => setPanelOpen(false)}
            title="Вопросы"
            width={400}
            buttons={<Button onClick={() => setPanelOpen(false)}>Закрыть</Button>}
          >
            {panel}
          </SideDrawer>
        )}
        {dialog?.action === 'rename' && (
          <RenamePart row={dialog.row} onAnswer={actions.answer} onClose={() => setDialog(undefined)} />
        )}
        {(dialog?.action === 'join' || dialog?.action === 'link') && (
          <ChooseComplex
            {...dialog}
            tree={tree}
            onClose={() => setDialog(undefined)}
            onChoose={(complex) => {
              setDialog(undefined);
              void actions.answer({ kind: 'place', keys: keysOf(dialog.row), complex, building: null });
            }}
          />
        )}
      </div>
    ),
  });
}

function isSureToJoin({ complex }: TreeRow, name: string): Promise<boolean> {
  return confirm({
    title: `Объединить «${complex.name}» с «${name}»?`,
    text: 'Здания и вакансии перейдут в один комплекс. Ответ можно вернуть.',
    confirmLabel: 'Объединить',
  });
}

/** '24 комплекса, из них 7 новых · 38 зданий, 11 новых' */
function Sum({ tree: { complexes } }: { readonly tree: LoadTree }) {
  const buildings = complexes.flatMap((complex) => complex.buildings);
  const newCount = complexes.filter(({ complexId }) => complexId === null).length;
  const newBuildings = buildings.filter(({ buildingId }) => buildingId === null).length;
  const among = (count: number, forms: PluralForms) => `${formatCount(count)} ${plural(count, forms)}`;
  return (
    <>
      <b>{formatCountOf(complexes.length, complexForms)}</b>
      {newCount > 0 && `, из них ${among(newCount, newForms)}`} · {formatCountOf(buildings.length, buildingForms)}
      {newBuildings > 0 && `, ${among(newBuildings, newBuildingForms)}`}
    </>
  );
}
