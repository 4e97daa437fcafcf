import type { View } from '@gektar/contract/views/view.ts';
import type { ViewedList } from '@gektar/contract/views/view-lists.ts';
import type { OpenList } from '#form/filter/saved-views.ts';
import type { ColumnSettings } from '#table/use-column-settings.ts';

/** An open list with its views. */
export interface OpenViews {
  readonly list: OpenList;
  readonly viewedList: ViewedList;
  /** Own ones first, then shared ones of others. */
  readonly views: readonly View[];
  /** The open one. */
  readonly view: View | undefined;
  /** The one that opens the list without an address. */
  readonly defaultViewId: string | undefined;
  /** Columns as they are now. */
  readonly columns: ColumnSettings;
  /** Returns the columns of the open view to the saved ones. */
  readonly forgetChanges: () => void;
}

/** What the dialog of a view is opened for. */
export type ViewDialogMode = { readonly kind: 'new' } | { readonly kind: 'rename'; readonly view: View };
