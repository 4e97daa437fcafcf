import type { Order } from '@gektar/contract/list.ts';
import type { PluralForms } from '@gektar/format/plural.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TableColumn } from '#table/table-column.ts';
import type { ColumnSettings } from '#table/use-column-settings.ts';
import type { ListView } from '#ui/menu/view-switch.tsx';
import type { FilterAbout } from './criterion.ts';
import type { ListAddress } from './list-search.ts';

type Raw = Readonly<Record<string, unknown>>;

/** An open list, for its saved views. The functions read an address leniently, like the page itself. */
export interface OpenList {
  /** Permanent name: 'land-properties'. */
  readonly key: string;
  readonly counted: PluralForms;
  readonly filter: FilterAbout;
  readonly sortLabels: Readonly<Record<string, string>>;
  /** Parsed address. */
  readonly search: ListAddress<string, ListView>;
  readonly usualView: ListView;
  readonly read: (raw: Raw) => ListAddress<string, ListView>;
  readonly criteriaOf: (raw: Raw) => Raw;
  /** As the count of the list takes it. */
  readonly filterOf: (raw: Raw) => object;
  readonly orderOf: (raw: Raw) => Order<string>;
  /** Path with search parameters. */
  readonly hrefOf: (raw: Raw) => string;
  readonly open: (raw: Raw) => void;
  /** Rows found now; undefined while unknown. */
  readonly count: number | undefined;
  /** Beginning of the keys of all its counts: a write that outdates the list outdates them. */
  readonly countKey: QueryKey;
  readonly columns: readonly Pick<TableColumn<never>, 'id' | 'isHiddenAtFirst' | 'width'>[];
  /** Columns of the list outside of views. */
  readonly ownColumns: ColumnSettings;
}

/** Saved views of an open list. */
export interface SavedViews {
  /** The row of tabs. */
  readonly tabs: ReactNode;
  /** 'Вернуть' and 'Сохранить' of a changed view. */
  readonly saving: ReactNode;
  /** Names of criteria that differ from the open view. */
  readonly changed: readonly string[];
  /** Columns of the open view. */
  readonly columns: ColumnSettings;
  /** Remembers the last order of the list. */
  readonly onOrder: (order: Order<string>) => void;
}

/** A hook, from the trade `views`. */
export type UseSavedViews = (list: OpenList) => SavedViews;
