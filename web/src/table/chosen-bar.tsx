import type { PluralForms } from '@gektar/format/plural.ts';
import { Menu } from '@mantine/core';
import { type Icon, IconArchive, IconArchiveOff, IconFileSpreadsheet, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { BulkRunning } from '#ui/bulk/bulk-actions.ts';
import { SelectionAction, SelectionBar } from '#ui/component/selection-bar.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import type { Question } from '#ui/dialog/question.ts';
import { icon16 } from '#ui/icon.ts';
import { type ChosenKey, useChosenKeys } from '#ui/key-line.ts';
import { DotsMenu } from '#ui/menu/dots-menu.tsx';
import { useIsLaptop, useIsNarrow } from '#ui/use-media.ts';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import { ChooseAll } from './choose-all.tsx';
import type { Chosen } from './chosen-rows.ts';
import { chosenTitle, isPartOfFound } from './chosen-title.ts';
import { loadedFirst } from './loaded-first.ts';

/** Number of actions at the end of the bar that move into a menu when the buttons do not all fit. */
const IN_MENU = 2;

/** A bar of chosen rows as data; declared at module level. */
export interface ChosenBarAbout<Fact> {
  /** 'объект', 'объекта', 'объектов' */
  readonly forms: PluralForms;
  /** 'Выбрана', 'Выбраны', 'Выбрано'; masculine by default. */
  readonly verbs?: PluralForms;
  /** Largest number of rows in a selection. */
  readonly most: number;
  /** 'Не удалось выбрать все объекты' */
  readonly failed: string;
  readonly isEnabled: (fact: Fact) => boolean;
  /** Sums over the selection: '51,72 га'. */
  readonly sums?: (facts: readonly Fact[]) => string;
}

/** An action over the chosen rows. */
export interface ChosenAction {
  readonly label: string;
  readonly Icon: Icon;
  /** Its key; actions with a key come first. */
  readonly keyOf?: ChosenKey;
  /** Rows to which the action applies, all by default; without such rows its button is hidden. */
  readonly of?: 'active' | 'archived';
  readonly isDisabled?: boolean;
  readonly question?: (count: number) => Question | undefined;
  /** @returns ids to deselect; the others stay selected for another try. undefined: all stay selected */
  readonly run: (ids: readonly string[]) => Promise<ReadonlySet<string> | undefined> | undefined;
}

/** Buttons that change fields of the chosen rows. */
export interface ChosenEditProps {
  /** Loaded rows first, in the order of the screen. */
  readonly ids: readonly string[];
  /** Reduces the selection to these ids. */
  readonly onKeep: (ids: readonly string[]) => void;
  /** Buttons that come after the first one. */
  readonly children: ReactNode;
}

/** Properties that a bar gets from its list. */
export interface ChosenListProps<Row, Fact> {
  readonly chosen: Chosen<Row, Fact>;
  /** Number of loaded rows. */
  readonly loadedCount: number;
  /** Number of results; undefined while unknown. */
  readonly total: number | undefined;
}

interface ChosenBarProps<Row, Fact> extends ChosenListProps<Row, Fact> {
  readonly about: ChosenBarAbout<Fact>;
  /** All results of the filter, by id. */
  readonly findAll: () => Promise<ReadonlyMap<string, Fact>>;
  /** Actions that may be running; the bar shows the progress of the first one instead of its buttons. */
  readonly runs: readonly { readonly running: BulkRunning | undefined; readonly stop: () => void }[];
  readonly edit: (props: ChosenEditProps) => ReactNode;
  /** Button 'В подборку'; absent where rows cannot be added to a selection. */
  readonly toSelection?: (ids: readonly string[]) => ReactNode;
  readonly actions: readonly ChosenAction[];
  /** Copies the chosen rows as text (Ctrl+C). */
  readonly copy?: (ids: readonly string[]) => Promise<void>;
}

/** Bar under a table: sums over the selection, a button to select all results, and bulk actions. */
export function ChosenBar<Row extends { readonly id: string }, Fact>(props: ChosenBarProps<Row, Fact>) {
  const { about, chosen, loadedCount, total, findAll, runs, edit, toSelection, actions, copy } = props;
  const all = [...chosen.facts];
  const idsOf = (of: ChosenAction['of']) =>
    all.flatMap(([id, fact]) => (of === undefined || about.isEnabled(fact) === (of === 'active') ? id : []));
  const ids = idsOf(undefined);
  const isPart = isPartOfFound(all.length, loadedCount, total);
  const [current] = runs.flatMap(({ running, stop }) => (running ? [{ ...running, stop }] : []));
  const shown = actions.filter(({ of }) => idsOf(of).length > 0);
  const keyless = shown.filter(({ keyOf }) => keyOf === undefined);
  const isLaptop = useIsLaptop();
  // A phone has no menu: its bar may have several lines.
  const hasMenu = !useIsNarrow() && !isLaptop && keyless.length > 1;
  const keysOfActions = shown.flatMap(({ keyOf }) => keyOf ?? []);
  useChosenKeys([
    'change',
    ...(toSelection ? (['toSelection'] as const) : []),
    ...keysOfActions,
    ...(copy ? (['copyRows'] as const) : []),
  ]);
  useCopying(copy && (() => copy(ids)));

  const keep = (isKept: (id: string) => boolean) => chosen.onChange(new Map(all.filter(([id]) => isKept(id))));

  async function act({ question, run }: ChosenAction, on: readonly string[]) {
    const asked = question?.(on.length);
    if (asked && !(await confirm(asked))) return;
    const settled = await run(on);
    if (settled !== undefined) keep((id) => !settled.has(id));
  }

  const buttonOf = (action: ChosenAction) => (
    <SelectionAction
      key={action.label}
      icon={<action.Icon {...icon16} />}
      keyOf={action.keyOf}
      disabled={action.isDisabled}
      onClick={() => void act(action, idsOf(action.of))}
    >
      {action.label}
    </SelectionAction>
  );

  return (
    <SelectionBar
      title={chosenTitle(all.length, isPart ? total : undefined, about.forms, about.verbs)}
      details={about.sums?.(all.map(([, fact]) => fact))}
      onClear={chosen.onClear}
    >
      {current ? (
        <ProgressBar label={current.label} done={current.done} total={current.total} onCancel={current.stop} />
      ) : (
        <>
          {isPart && total !== undefined && (
            <ChooseAll
              total={total}
              most={about.most}
              find={findAll}
              onChoose={chosen.onChange}
              failed={about.failed}
            />
          )}
          {edit({
            ids: loadedFirst(ids, chosen.rows),
            onKeep: (left) => keep((id) => left.includes(id)),
            children: (
              <>
                {toSelection?.(ids)}
                {shown.filter(({ keyOf }) => keyOf !== undefined).map(buttonOf)}
              </>
            ),
          })}
          {(hasMenu ? keyless.slice(0, -IN_MENU) : keyless).map(buttonOf)}
          {hasMenu && (
            <DotsMenu label="Другие действия с выбранным">
              {keyless.slice(-IN_MENU).map((action) => (
                <Menu.Item
                  key={action.label}
                  leftSection={<action.Icon {...icon16} />}
                  disabled={action.isDisabled === true}
                  onClick={() => void act(action, idsOf(action.of))}
                >
                  {action.label}
                </Menu.Item>
              ))}
            </DotsMenu>
          )}
        </>
      )}
    </SelectionBar>
  );
}

/** Ctrl+C copies the chosen rows, unless a text or a block of cells is copied. */
function useCopying(copy: (() => Promise<void>) | undefined): void {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const isInField = event.target instanceof Element && event.target.closest('input:not([type=checkbox]), textarea');
    if (event.defaultPrevented || isInField || window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    void copy?.();
  });
  const isOn = copy !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const onCopy = (event: ClipboardEvent) => handle(event);
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, [isOn]);
}

/** 'Архивировать' for active rows and 'Разархивировать' for archived ones. */
export function archiveActions(
  run: (action: 'archive' | 'unarchive', ids: readonly string[]) => Promise<ReadonlySet<string>>,
  questions: Partial<Readonly<Record<'archive' | 'unarchive', ChosenAction['question']>>>,
): ChosenAction[] {
  const { archive, unarchive } = questions;
  return [
    {
      label: 'Архивировать',
      Icon: IconArchive,
      of: 'active',
      run: (ids) => run('archive', ids),
      ...(archive && { question: archive }),
    },
    {
      label: 'Разархивировать',
      Icon: IconArchiveOff,
      of: 'archived',
      run: (ids) => run('unarchive', ids),
      ...(unarchive && { question: unarchive }),
    },
  ];
}

/** 'Актуализировать' the active rows. */
export function actualizeAction(
  run: (kind: 'actualize', ids: readonly string[]) => ReturnType<ChosenAction['run']>,
): ChosenAction {
  return {
    label: 'Актуализировать',
    Icon: IconRefresh,
    keyOf: 'actualize',
    of: 'active',
    run: (ids) => run('actualize', ids),
  };
}

/** 'Экспорт выбранного в XLS'; the selection stays. */
export function exportAction(run: (ids: readonly string[]) => Promise<unknown>): ChosenAction {
  return {
    label: 'Экспорт выбранного в XLS',
    Icon: IconFileSpreadsheet,
    run: async (ids) => {
      await run(ids);
      return undefined;
    },
  };
}
