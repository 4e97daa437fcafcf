/** How a selection is shown: ordered cards, columns, or a map. */
export const selectionViews = ['list', 'table', 'map'] as const;

export interface SelectionSearch {
  readonly view?: (typeof selectionViews)[number];
  /** Shows hidden items instead of visible ones. */
  readonly hidden?: true;
}

/** Parses a URL query leniently; by default the list of visible items. */
export function readSelectionSearch(raw: Readonly<Record<string, unknown>>): SelectionSearch {
  const view = selectionViews.find((one) => one === raw['view']);
  return { ...(view && view !== 'list' && { view }), ...(raw['hidden'] === true && { hidden: true as const }) };
}
