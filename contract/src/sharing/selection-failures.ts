export const selectionFailures = {
  'selection.not_found': 404,
  'selection.changed': 409,
  'selection.full': 409,
  'selection_item.not_found': 404,
  'selection_item.changed': 409,
  'showing.not_found': 404,
} as const;
