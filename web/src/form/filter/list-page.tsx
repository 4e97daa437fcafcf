import { type ReactNode, Suspense } from 'react';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { type ListView, ViewSwitch } from '#ui/menu/view-switch.tsx';
import { useIsNarrow } from '#ui/use-media.ts';
import { FoundStatus } from '#ui/waiting/found-status.tsx';
import classes from './list-head.module.css';
import type { ArchiveState } from './list-search.ts';

const DisplayMenu = lazyPart(async () => ({ default: (await import('./display-menu.tsx')).DisplayMenu }));

/** Options in the wording of C-14. */
const archiveOptions = [
  { value: 'all', label: 'Все' },
  { value: 'active', label: 'Только активные' },
  { value: 'archived', label: 'Только архивные' },
] as const satisfies readonly { value: ArchiveState; label: string }[];

export interface ListHeadProps<View extends ListView> {
  readonly crumbs: ReactNode;
  /** Content after the title: a switch to another list of the same section. */
  readonly beside?: ReactNode;
  /** '128 объектов' */
  readonly title: string;
  /** Number of results as a text, for screen readers; undefined while unknown. */
  readonly found: string | undefined;
  readonly archive: ArchiveState;
  /** Archive states that can be chosen. */
  readonly archives: readonly ArchiveState[];
  readonly onArchiveChange: (archive: ArchiveState) => void;
  readonly view: View;
  /** View marked in the switch: the view being opened, if any. */
  readonly chosenView: View;
  readonly views: readonly View[];
  readonly onViewChange: (view: View) => void;
  /** Menu of the columns, for a table. */
  readonly columns: ReactNode;
  /** Menu of the order, for cards: a table is sorted by its column heads. */
  readonly sort: ReactNode;
  /** The search box of the list. */
  readonly search?: ReactNode;
  readonly filters: (isNarrow: boolean) => ReactNode;
  /** Button that shows changes made by others since the list was loaded. */
  readonly news?: ReactNode;
  /** Saved views, between title and filters. */
  readonly tabs: ReactNode;
  /** Buttons of a changed view, after the filters. */
  readonly saving: ReactNode;
  /** The primary button. */
  readonly add: ReactNode;
}

export interface ListPageProps {
  readonly head: ReactNode;
  /** Rows, cards or a map. */
  readonly children: ReactNode;
}

/**
 * A list screen: its head above the rows. All views have the same head, so that a focused view switch stays focused
 * when the view changes.
 */
export function ListPage({ head, children }: ListPageProps) {
  return (
    <Stack pane="still" as="main" display="flex" flex={1}>
      {head}
      {children}
    </Stack>
  );
}

/**
 * Title and count, archive, views and filters of a list; on a narrow screen the buttons are in the line of the title.
 */
export function ListHead<View extends ListView>(props: ListHeadProps<View>) {
  const { view, chosenView, views, onViewChange } = props;
  const isNarrow = useIsNarrow();
  const title = (
    <>
      <h1>{props.title}</h1>
      <FoundStatus found={props.found} />
    </>
  );
  const archive = (
    <Segmented
      aria-label="Архив"
      value={props.archive}
      onChange={props.onArchiveChange}
      options={archiveOptions.filter(({ value }) => props.archives.includes(value))}
    />
  );
  const viewSwitch = <ViewSwitch value={chosenView} onChange={onViewChange} views={views} />;
  // A map without cards has no order.
  const order = view === 'table' ? props.columns : view !== 'wide-map' && props.sort;
  return (
    <Stack columns="minmax(0, 1fr)" gap={8} p="12px var(--gutter)" flex="none" className={classes.head}>
      {props.crumbs}
      <Row wrap="wrap" gap="8px 12px" mih={32} className={classes.headRow}>
        {title}
        {props.beside && <div className={classes.beside}>{props.beside}</div>}
        {!isNarrow && archive}
        {props.news}
        <Row gap={12} ms="auto" className={classes.controls}>
          {isNarrow ? (
            <Suspense fallback={<i />}>
              <DisplayMenu view={viewSwitch} archive={archive} order={order} />
            </Suspense>
          ) : (
            <>
              {viewSwitch}
              {order}
            </>
          )}
          <div className={classes.icon}>{props.add}</div>
        </Row>
      </Row>
      <div className={classes.tabs}>{props.tabs}</div>
      <Row wrap="wrap" align="flex-start" gap={8} className={classes.filterRow}>
        {props.search}
        {props.filters(isNarrow)}
        {props.saving}
      </Row>
    </Stack>
  );
}
