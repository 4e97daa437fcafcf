import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { Link, type LinkOptions } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { FoundPart } from '#map/list-beside-map.tsx';
import { type RowSelectionKey, rowSelectionKeyOf } from '#table/chosen-rows.ts';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import type { ListRow, ListTableProps } from '#table/list-table.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { type ColumnSettings, useColumnSettings } from '#table/use-column-settings.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { ChosenItems } from './chosen-items.tsx';
import { SelectionBarLine } from './selection-bar-line.tsx';
import type { AnyItem, Selection, SelectionKind, SelectionRequest } from './selection-kind.ts';
import { SelectionList, type SelectionListProps } from './selection-list.tsx';
import { readSelectionSearch, type SelectionSearch, selectionViews } from './selection-search.ts';
import { TabFrame } from './tab-frame.tsx';

/** A table inside a request with selectable rows. */
export interface ChoosableTable<Row extends ListRow, Sort extends string>
  extends Omit<ListTableProps<Row, Sort>, 'about'> {
  readonly rowSelectionKey: RowSelectionKey;
  readonly chosenBar: (chosen: { readonly rows: readonly Row[]; readonly onClear: () => void }) => ReactNode;
}

/** Data of a selection list with columns. */
export interface ListOfSelection<Row, Item extends AnyItem, Sort extends string> {
  readonly items: readonly Item[];
  /** False for hidden items, which have no position. */
  readonly canOrder: boolean;
  readonly columns: readonly TableColumn<Row, Sort>[];
  readonly settings: ColumnSettings;
  readonly rowSelectionKey: RowSelectionKey;
}

export interface SelectionViewProps<Row extends ListRow, Item extends AnyItem, Sort extends string> {
  readonly kind: SelectionKind<Row, Item>;
  readonly request: SelectionRequest;
  readonly selection: Selection<Item>;
  readonly search: SelectionSearch;
  readonly navigate: (to: {
    readonly search: (before: Readonly<Record<string, unknown>>) => SelectionSearch;
    readonly replace: true;
    readonly resetScroll: boolean;
  }) => unknown;
  readonly searchTab: LinkOptions;
  /** Text for an empty selection. */
  readonly emptyCaption: string;
  /** Sum of the shown items: '12 га'. */
  readonly sumOf: (shown: readonly Row[]) => string;
  /** Declared at module level. */
  readonly columns: readonly TableColumn<Row, Sort>[];
  /** Available views; all of them by default. */
  readonly views?: readonly (typeof selectionViews)[number][];
  /** Card of the ordered list, unless the domain has its own list. */
  readonly card?: SelectionListProps<Row, Item>['card'];
  /** In place of the ordered cards. */
  readonly list?: (list: ListOfSelection<Row, Item, Sort>) => ReactNode;
  readonly table?: (part: ChoosableTable<Row, Sort>) => ReactNode;
  readonly map: (part: FoundPart<Row, { ids: string[] }>) => ReactNode;
}

/** The selected objects in the client's order, with the client link and the exports. */
export function SelectionView<Row extends ListRow, Item extends AnyItem, Sort extends string>(
  props: SelectionViewProps<Row, Item, Sort>,
) {
  const { kind, request, selection, navigate } = props;
  const { view = 'list', hidden = false } = props.search;
  const settings = useColumnSettings(`${kind.domain}-selection`, props.columns);
  const shown = selection.items.filter(({ status }) => status);
  const hiddenCount = selection.items.length - shown.length;
  const isHiddenShown = hidden && hiddenCount > 0;
  const items = isHiddenShown ? selection.items.filter(({ status }) => !status) : shown;
  const rows = items.map(kind.rowOf);

  const change = (next: Partial<Record<keyof SelectionSearch, unknown>>) =>
    void navigate({
      search: (before) => readSelectionSearch({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    });

  const isNothingHidden = hidden && hiddenCount === 0;
  useEffect(() => {
    // The last hidden item was shown again: switches back to the visible items. Otherwise hiding another item later
    // would switch the page.
    if (isNothingHidden) {
      void navigate({ search: ({ hidden: _, ...before }) => before, replace: true, resetScroll: true });
    }
  }, [isNothingHidden, navigate]);

  if (selection.items.length === 0) return <EmptySelection {...props} />;

  const bar = (
    <SelectionBarLine
      kind={kind}
      request={request}
      selection={selection}
      view={view}
      views={props.views ?? selectionViews}
      hasColumns={view === (props.list ? 'list' : 'table')}
      hiddenCount={hiddenCount}
      isHiddenShown={isHiddenShown}
      onChange={change}
      sum={props.sumOf(shown.map(kind.rowOf))}
      searchTab={props.searchTab}
      columns={<ColumnsMenu columns={props.columns} settings={settings} />}
    />
  );

  if (items.length === 0) {
    return (
      <TabFrame bar={bar}>
        <EmptyState
          title={missing.data}
          caption={`Все ${kind.words.many} подборки скрыты`}
          action={{ label: 'Показать скрытые', onClick: () => change({ hidden: true }) }}
        />
      </TabFrame>
    );
  }
  const rowSelectionKey = rowSelectionKeyOf(`${kind.domain}-request-selection-${request.id}`, { isHiddenShown });
  const all = { rows, totalCount: rows.length, onEndReached: undefined, isLoadingMore: false, instead: null };
  return (
    <TabFrame bar={bar}>
      {view === 'map' && (
        <Suspense fallback={<CardSkeleton />}>
          {props.map({
            ...all,
            filter: { ids: rows.map(({ id }) => id) },
            view: undefined,
            onMove: () => undefined,
          })}
        </Suspense>
      )}
      {view === 'list' &&
        props.list?.({ items, canOrder: !isHiddenShown, columns: props.columns, settings, rowSelectionKey })}
      {view === 'list' && props.card && <SelectionList items={items} canOrder={!isHiddenShown} card={props.card} />}
      {view === 'table' &&
        props.table?.({
          ...all,
          columns: props.columns,
          settings,
          resetKey: String(isHiddenShown),
          // A selection has a fixed order, so the table offers no sorting.
          order: undefined,
          isPending: false,
          isStale: false,
          rowSelectionKey,
          chosenBar: (chosen) => <ChosenItems chosen={chosen.rows} isHidden={isHiddenShown} onClear={chosen.onClear} />,
        })}
    </TabFrame>
  );
}

function EmptySelection({ searchTab, emptyCaption }: { searchTab: LinkOptions; emptyCaption: string }) {
  return (
    <EmptyState title="Подборка пуста" picture="blank" caption={emptyCaption}>
      <Button variant="filled" renderRoot={(props) => <Link {...searchTab} {...props} />}>
        Перейти к поиску
      </Button>
    </EmptyState>
  );
}
