import type { View } from '@gektar/contract/views/view.ts';
import type { ViewedList } from '@gektar/contract/views/view-lists.ts';
import type { OpenList } from '#form/filter/saved-views.ts';
import type { ColumnSettings } from '#table/use-column-settings.ts';

/** An open list with its views. */
export interface OpenViews {
  readonly list: OpenList;
  readonly viewedList: ViewedList;
  /** The user's own views first, then shared views of other people. */
  readonly views: readonly View[];
  /** The open view; undefined: all rows. */
  readonly view: View | undefined;
  /** Id of the view that opens a list whose URL has no parameters. */
  readonly defaultViewId: string | undefined;
  /** Columns as they are now. */
  readonly columns: ColumnSettings;
  /** Resets the columns of the open view to the saved ones. */
  readonly forgetChanges: () => void;
}

/** Purpose for which the dialog of a view is opened. */
export type ViewDialogMode = { readonly kind: 'new' } | { readonly kind: 'rename'; readonly view: View };
