import type { TreeComplex } from '@gektar/contract/loads/load-tree.ts';
import { formatCount, formatMeasured } from '@gektar/format/number.ts';
import { formatCountOf, vacancies } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { Menu } from '@mantine/core';
import {
  IconArrowMerge,
  IconArrowsSplit,
  IconBan,
  IconBuildingPlus,
  IconChevronDown,
  IconChevronRight,
  IconDatabase,
  IconHelpCircle,
  IconPencil,
} from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type DragEvent, type KeyboardEvent, type MouseEvent, type RefObject, useId, useState } from 'react';
import { Key } from '#ui/component/key-hint.tsx';
import { QuietDecimals } from '#ui/component/quiet-decimals.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon14, icon16 } from '#ui/icon.ts';
import { DotsMenu } from '#ui/menu/dots-menu.tsx';
import { TreeNameField } from './tree-name-field.tsx';
import { areaOf, moveOf, sourceText, type TreeRow } from './tree-rows.ts';
import classes from './tree-step.module.css';
import type { Refused } from './use-load-actions.ts';
import { WithArrow } from './with-arrow.tsx';

/** Height of a line (px). */
const LINE_HEIGHT = 36;

export type TreeAction = 'join' | 'link' | 'rename' | 'split' | 'new' | 'leave';

export interface TreeGridProps {
  readonly treeRef: RefObject<HTMLDivElement | null>;
  readonly rows: readonly TreeRow[];
  readonly closed: ReadonlySet<string>;
  readonly chosen: TreeRow | undefined;
  /** Whether answers are accepted. */
  readonly isOpen: boolean;
  readonly isAsked: (complex: TreeComplex) => boolean;
  readonly onChoose: (row: TreeRow | undefined) => void;
  readonly onToggle: (node: string) => void;
  /** Called when a line is dropped on another one, or pasted there. */
  readonly onMove: (moved: TreeRow, target: TreeRow) => void;
  readonly onAct: (row: TreeRow, action: TreeAction) => void;
  /** Names a complex that has no name. @returns the refusal; undefined when it is stored */
  readonly onName: (row: TreeRow, name: string) => Promise<Refused | undefined>;
  /** Whether complexes of the database can be searched. */
  readonly canLink: boolean;
}

/** Complexes, buildings and vacancies of a load as lines; only visible ones are rendered. */
export function TreeGrid(props: TreeGridProps) {
  const { treeRef, rows, closed, chosen, isOpen, isAsked, onChoose, onToggle, onMove, onAct, onName, canLink } = props;
  const id = useId();
  const { moved, take, release, dragOf } = useMovedRow(onMove);
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => treeRef.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 12,
  });
  const index = chosen === undefined ? -1 : rows.findIndex(({ node }) => node === chosen.node);

  function choose(at: number) {
    const inside = Math.min(Math.max(at, 0), rows.length - 1);
    onChoose(rows[inside]);
    lines.scrollToIndex(inside);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    const isControl = event.ctrlKey || event.metaKey;
    if (isControl && isOpen && chosen !== undefined && (event.code === 'KeyX' || event.code === 'KeyV')) {
      event.preventDefault();
      if (event.code === 'KeyX') take(chosen);
      else if (moved !== undefined) release(chosen);
      return;
    }
    if (isControl || event.altKey) return;
    const isClosed = chosen !== undefined && closed.has(chosen.node);
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => choose(index + 1),
      ArrowUp: () => choose(index - 1),
      Home: () => choose(0),
      End: () => choose(rows.length - 1),
      ArrowRight: isClosed ? () => onToggle(chosen.node) : undefined,
      ArrowLeft:
        chosen !== undefined && chosen.level < 3 && !isClosed
          ? () => onToggle(chosen.node)
          : () => choose(rows.findLastIndex((row, at) => at < index && row.level < (chosen?.level ?? 1))),
      Enter: chosen !== undefined && chosen.level < 3 ? () => onToggle(chosen.node) : undefined,
      F2: isOpen && chosen !== undefined && mayRename(chosen) ? () => onAct(chosen, 'rename') : undefined,
      Delete: isOpen && chosen !== undefined ? () => onAct(chosen, 'leave') : undefined,
      Escape: moved && (() => release()),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  function handleClick({ target }: MouseEvent) {
    const line = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
    if (line !== null) onChoose(rows[Number(line.dataset['index'])]);
  }

  return (
    <div
      ref={treeRef}
      role="tree"
      tabIndex={0}
      aria-label="Комплексы, здания, вакансии"
      aria-activedescendant={index < 0 ? undefined : `${id}-${index}`}
      className={`${classes.tree} thin`}
      onKeyDown={handleKey}
      onClick={handleClick}
      onFocus={({ target, currentTarget }) => target === currentTarget && index < 0 && choose(0)}
    >
      <TreeHead />
      <div className={classes.rows} role="presentation" style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().map(({ index: at, start }) => {
          const row = rows[at];
          if (row === undefined) return null;
          const { node, level } = row;
          return (
            <div
              key={node}
              id={`${id}-${at}`}
              data-index={at}
              role="treeitem"
              tabIndex={-1}
              aria-level={level}
              aria-selected={row === chosen}
              aria-expanded={level === 3 ? undefined : !closed.has(node)}
              className={classes.line}
              style={{ top: start }}
              draggable={isOpen}
              {...dragOf(row)}
            >
              <Name
                row={row}
                isClosed={closed.has(node)}
                isAsked={level === 1 && isAsked(row.complex)}
                {...{ onToggle }}
                onName={isOpen ? onName : undefined}
              />
              <span className={classes.end}>
                <Area row={row} />
              </span>
              <span className={`${classes.end} ${classes.count}`}>
                {level === 3 ? '' : formatCount(row.vacancies.length)}
              </span>
              <span className={classes.from} title={sourceText(row)}>
                {sourceText(row)}
              </span>
              {isOpen && <LineMenu row={row} onAct={onAct} canLink={canLink} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The line that is moved, by dragging or by Ctrl+X, until it is dropped on another one. */
function useMovedRow(onMove: TreeGridProps['onMove']) {
  const [moved, setMoved] = useState<TreeRow>();
  const [over, setOver] = useState<string>();

  /** @param target absent: the line is not moved */
  function release(target?: TreeRow) {
    if (moved !== undefined && target !== undefined) onMove(moved, target);
    setMoved(undefined);
    setOver(undefined);
  }
  function dragOf(row: TreeRow) {
    const { node } = row;
    const mayDrop = moved !== undefined && moveOf(moved, row) !== undefined;
    return {
      'data-over': (over === node && mayDrop) || undefined,
      'data-moved': moved?.node === node || undefined,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', nameOf(row));
        setMoved(row);
      },
      onDragOver: (event: DragEvent) => {
        if (!mayDrop) return;
        event.preventDefault();
        setOver(node);
      },
      onDragLeave: () => setOver((now) => (now === node ? undefined : now)),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        release(row);
      },
      onDragEnd: () => release(),
    };
  }
  return { moved, take: setMoved, release, dragOf };
}

function TreeHead() {
  return (
    <div className={`${classes.line} ${classes.head}`} aria-hidden>
      <span>
        <WithArrow text="Комплекс → здание → вакансия" />
      </span>
      <span className={classes.end}>
        Площадь, <span className="mute">м²</span>
      </span>
      <span className={`${classes.end} ${classes.count}`}>Вакансий</span>
      <span className={classes.from}>Откуда</span>
      <span />
    </div>
  );
}

function nameOf({ complex, building, vacancy }: TreeRow): string {
  if (vacancy !== undefined) return vacancy.name || missing.value;
  return building === undefined ? complex.name || missing.value : building.name || 'Без здания';
}

function mayRename({ level, complex, building }: TreeRow): boolean {
  if (level === 3) return false;
  return building === undefined ? complex.complexId === null : building.buildingId === null;
}

function Area({ row }: { readonly row: TreeRow }) {
  const area = areaOf(row);
  return area === null ? missing.dash : <QuietDecimals text={formatMeasured(area)} />;
}

interface NameProps extends Pick<TreeGridProps, 'onToggle'> {
  /** undefined: answers are not taken. */
  readonly onName: TreeGridProps['onName'] | undefined;
  readonly row: TreeRow;
  readonly isClosed: boolean;
  readonly isAsked: boolean;
}

function Name({ row, isClosed, isAsked, onToggle, onName }: NameProps) {
  const { level, complex, building, vacancy } = row;
  if (vacancy !== undefined) {
    return (
      <span className={classes.name}>
        <i className={classes.dot} aria-hidden />
        <b>{vacancy.name || missing.dash}</b>
        <span className={classes.about}>
          {vacancy.areaKind !== '' && (
            <i className={classes.square} data-light={vacancy.areaKind === 'mezzanine' || undefined} aria-hidden />
          )}
          {vacancy.about}
        </span>
      </span>
    );
  }
  const isThere = building === undefined ? complex.complexId !== null : building.buildingId !== null;
  const spellings = (building?.spellings ?? complex.spellings.map(({ name }) => name)).slice(0, 3);
  const isNameless = building?.name === '';
  const Chevron = isClosed ? IconChevronRight : IconChevronDown;
  return (
    <span className={classes.name}>
      <Chevron
        {...icon14}
        onClick={(event) => {
          event.stopPropagation();
          onToggle(row.node);
        }}
      />
      {level === 1 && complex.name === '' && onName ? (
        <TreeNameField source={sourceText(row)} onName={(name) => onName(row, name)} />
      ) : (
        <b className={isNameless ? classes.none : undefined}>{nameOf(row)}</b>
      )}
      {level === 1 && spellings.length > 0 && (
        <span className={classes.about}>= {spellings.map((name) => `«${name}»`).join(', ')}</span>
      )}
      {!isNameless && (
        <Tag tone={isThere ? 'plain' : 'accent'}>{isThere ? 'есть в базе' : level === 1 ? 'новый' : 'новое'}</Tag>
      )}
      {isAsked && (
        <span className={classes.asks} title="Есть вопрос">
          <IconHelpCircle {...icon16} aria-label="Есть вопрос" />
        </span>
      )}
    </span>
  );
}

interface LineMenuProps extends Pick<TreeGridProps, 'onAct' | 'canLink'> {
  readonly row: TreeRow;
}

function LineMenu({ row, onAct, canLink }: LineMenuProps) {
  const { level, complex, building } = row;
  const item = (action: TreeAction, label: string, Icon: typeof IconPencil, key?: string) => (
    <Menu.Item
      key={action}
      leftSection={<Icon {...icon16} />}
      rightSection={key && <Key name={key} />}
      onClick={() => onAct(row, action)}
    >
      {label}
    </Menu.Item>
  );
  const isThere = building === undefined ? complex.complexId !== null : building.buildingId !== null;
  return (
    <DotsMenu label={`Ещё: ${nameOf(row)}`} isInRow>
      {level === 1 && item('join', 'Объединить с…', IconArrowMerge)}
      {level === 1 && complex.spellings.length > 0 && item('split', 'Разделить по написанию', IconArrowsSplit)}
      {level === 1 && canLink && item('link', 'Связать с имеющимся…', IconDatabase)}
      {level < 3 && isThere && item('new', 'Считать новым', IconBuildingPlus)}
      {level < 3 && <Menu.Divider />}
      {mayRename(row) && item('rename', 'Переименовать', IconPencil, 'F2')}
      {item('leave', `Не брать ${formatCountOf(row.vacancies.length, vacancies)}`, IconBan, 'Delete')}
    </DotsMenu>
  );
}
