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

/** Data of an open list for its saved views. The functions parse a URL query leniently, like the page itself. */
export interface OpenList {
  /** Permanent name: 'land-properties'. */
  readonly key: string;
  readonly counted: PluralForms;
  readonly filter: FilterAbout;
  readonly sortLabels: Readonly<Record<string, string>>;
  /** Parsed query of the URL. */
  readonly search: ListAddress<string, ListView>;
  readonly usualView: ListView;
  readonly read: (raw: Raw) => ListAddress<string, ListView>;
  readonly criteriaOf: (raw: Raw) => Raw;
  /** The filter for the list's count endpoint. */
  readonly filterOf: (raw: Raw) => object;
  readonly orderOf: (raw: Raw) => Order<string>;
  /** Path with query. */
  readonly hrefOf: (raw: Raw) => string;
  readonly open: (raw: Raw) => void;
  /** Number of rows found; undefined while unknown. */
  readonly count: number | undefined;
  /**
   * First part of the query keys of all counts of the list: a change that outdates the list outdates these queries,
   * too.
   */
  readonly countKey: QueryKey;
  readonly columns: readonly Pick<TableColumn<never>, 'id' | 'isHiddenAtFirst' | 'width'>[];
  /** Columns of the list when no view is open. */
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
  /** Stores the order as the last one used in the list. */
  readonly onOrder: (order: Order<string>) => void;
}

/** A hook, provided by the module `views`. */
export type UseSavedViews = (list: OpenList) => SavedViews;
