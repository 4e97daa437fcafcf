import type { LoadQuestion } from '@gektar/contract/loads/load.ts';
import type { LoadTree } from '@gektar/contract/loads/load-tree.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconFold } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { toggled } from '#ui/toggled.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { insteadOfRows } from './instead-of-rows.tsx';
import { treeQuery } from './load-data.ts';
import { useLoadsAbout } from './load-kind.ts';
import { treeQuestions } from './load-steps.ts';
import classes from './objects-step.module.css';
import type { StepProps } from './step-props.ts';
import { AboutLine, type TreeDialog } from './tree-dialogs.tsx';
import { type TreeAction, TreeGrid } from './tree-grid.tsx';
import { TreePanel } from './tree-panel.tsx';
import { treeAnswers } from './tree-questions.ts';
import {
  complexesShown,
  isAsked,
  keysOf,
  moveOf,
  placeOfLine,
  rowsOf,
  type ShownComplexes,
  type TreeRow,
  vacanciesOf,
} from './tree-rows.ts';
import { type LoadActions, useLoadActions } from './use-load-actions.ts';
import { useLoadKeys } from './use-load-keys.ts';
import { useStepPanel } from './use-step-panel.tsx';

const complexForms: PluralForms = ['комплекс', 'комплекса', 'комплексов'];
const buildingForms: PluralForms = ['здание', 'здания', 'зданий'];
const newForms: PluralForms = ['новый', 'новых', 'новых'];
const newBuildingForms: PluralForms = ['новое', 'новых', 'новых'];

/** Largest number of vacancies for which all complexes are expanded at first. */
const MOST_OPEN = 200;
const noTree: LoadTree = { complexes: [] };

/**
 * 'Комплексы': assigns the vacancies of a sheet to complexes and buildings; lines can be moved, joined, split, linked
 * to the database or left out.
 */
export function TreeStep({ load, search, onSearch, frame }: StepProps) {
  const { kind } = useLoadsAbout();
  const { domain, id, answers } = load;
  const isOpen = load.state === 'questions';
  const actions = useLoadActions(load);
  const query = useQuery(treeQuery(domain, id));
  const tree = query.data ?? noTree;
  const treeRef = useRef<HTMLDivElement>(null);
  const questions = treeQuestions(load);
  const panel = useStepPanel('Вопросы', questions.length);
  const lines = useTreeLines(tree, questions);
  const { rows, chosen, closed, nodes } = lines;
  const { dialog, setDialog, move, act, name } = useTreeActs(actions);
  const isAllClosed = nodes.every((node) => closed.has(node));
  const toObjects = () => onSearch({ ...search, step: 'objects' });
  const treeQuestionsOf = questions.map((question) => treeAnswers(question, tree));
  const [first] = treeQuestionsOf;
  useLoadKeys(load, actions, {
    choices: first?.choices,
    onChoose: ({ answer }) => void actions.answer(answer),
    onPrimary: toObjects,
  });

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
            <Sum tree={query.data} /> · {formatCountOf(lines.vacancyCount, kind.forms)}
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
              value={lines.shown}
              onChange={lines.setShown}
              options={lines.options}
            />
            {isOpen && panel.isLaptop && <span className="soft">перетащите вакансию или здание на новое место</span>}
            <span className="grow" />
            {panel.button}
            <Button
              leftSection={<IconFold {...icon16} />}
              onClick={() => lines.setClosed(new Set(isAllClosed ? [] : nodes))}
            >
              {isAllClosed ? 'Развернуть всё' : 'Свернуть всё'}
            </Button>
          </div>
          {insteadOfRows(query, 4) ??
            (rows.length === 0 ? (
              <EmptyState title="Нет данных" caption="Таких комплексов в загрузке нет" />
            ) : (
              <TreeGrid
                {...{ treeRef, rows, closed, chosen, isOpen }}
                isAsked={(complex) => isAsked(complex, lines.asked)}
                onChoose={lines.choose}
                onToggle={(node) => lines.setClosed(toggled(closed, node))}
                onMove={(moved, target) => void move(moved, target)}
                onAct={act}
                onName={name}
                canLink={kind.findComplexes !== undefined}
              />
            ))}
        </section>
        {panel.draw(
          <TreePanel
            questions={treeQuestionsOf}
            chosen={chosen}
            isOpen={isOpen}
            answers={answers}
            onAnswer={(answer) => void actions.answer(answer)}
            onTakeBack={(answer) => void actions.takeBack(answer.id)}
          />,
        )}
        {dialog && <AboutLine {...dialog} tree={tree} onAnswer={actions.answer} onClose={() => setDialog(undefined)} />}
      </div>
    ),
  });
}

/** State of the shown lines of a tree: its filter, collapsed lines and the chosen one. */
function useTreeLines(tree: LoadTree, questions: readonly LoadQuestion[]) {
  const [shown, setShown] = useState<ShownComplexes>('all');
  const [closedByHand, setClosed] = useState<ReadonlySet<string>>();
  const [chosenNode, setChosenNode] = useState<string>();
  const asked = useMemo(() => new Set(questions.flatMap(({ keys }) => keys)), [questions]);
  const vacancyCount = tree.complexes.flatMap(vacanciesOf).length;
  const nodes = tree.complexes.map(({ node }) => node);
  const closed = closedByHand ?? new Set(vacancyCount > MOST_OPEN ? nodes : []);
  const rows = rowsOf(complexesShown(tree, shown, asked), closed);
  const option = (value: ShownComplexes, words: string) => ({
    value,
    label: `${words} ${formatCount(complexesShown(tree, value, asked).length)}`,
  });
  return {
    ...{ shown, setShown, closed, setClosed, asked, vacancyCount, nodes, rows },
    options: [option('all', 'Все'), option('new', 'Новые'), option('asked', 'С вопросом')],
    chosen: rows.find(({ node }) => node === chosenNode),
    choose: (row: TreeRow | undefined) => setChosenNode(row?.node),
  };
}

/** Actions on a line, done at once or after a dialog. */
function useTreeActs(actions: LoadActions) {
  const [dialog, setDialog] = useState<TreeDialog>();

  async function move(moved: TreeRow, target: TreeRow) {
    const answer = moveOf(moved, target);
    if (answer === undefined) return;
    if (moved.level === 1 && !(await isSureToJoin(moved, target.complex.name))) return;
    await actions.answer(answer);
  }
  function act(row: TreeRow, action: TreeAction) {
    const { complex, building } = row;
    if (action === 'leave') void actions.answer({ kind: 'leave', keys: keysOf(row), isOut: true });
    else if (action === 'split') {
      for (const { name, keys } of complex.spellings)
        void actions.answer({ kind: 'place', keys, complex: { name, id: null, isNew: true }, building: null });
    } else if (action === 'new') {
      const place = { name: (building ?? complex).name, id: null, isNew: true };
      void actions.answer({ kind: 'place', keys: keysOf(row), ...placeOfLine(row, place) });
    } else setDialog({ row, action });
  }
  function name(row: TreeRow, given: string) {
    const place = placeOfLine(row, { name: given, id: null, isNew: false });
    return actions.answer({ kind: 'place', keys: keysOf(row), ...place }, true);
  }
  return { dialog, setDialog, move, act, name };
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
