/** How a selection is shown: ordered cards, columns, or a map. */
export const selectionViews = ['list', 'table', 'map'] as const;

export interface SelectionSearch {
  readonly view?: (typeof selectionViews)[number];
  /** The hidden items instead of the shown ones. */
  readonly hidden?: true;
}

/** Reads an address leniently: by default the list of shown items. */
export function readSelectionSearch(raw: Readonly<Record<string, unknown>>): SelectionSearch {
  const view = selectionViews.find((one) => one === raw['view']);
  return { ...(view && view !== 'list' && { view }), ...(raw['hidden'] === true && { hidden: true as const }) };
}
