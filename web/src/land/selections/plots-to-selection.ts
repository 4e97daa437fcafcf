import { findRequests, listMatchesOfProperty } from '@gektar/contract/land/requests/request-calls.ts';
import { findSelectionsOfObjects } from '@gektar/contract/land/selections/selection-calls.ts';
import { call } from '#api/call.ts';
import { requestActions } from '#land/requests/request-data.ts';
import { requestKind } from '#land/requests/request-kind.ts';
import { toSelectionKindOf } from '#sharing/to-selection/to-selection-kind.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { landSelections } from './land-selections.ts';

/** How plots are added to selections, on every screen that shows them. */
export const plotsToSelection = toSelectionKindOf({
  selections: landSelections,
  added: 'Добавлен',
  takenOut: 'Убран',
  ofObjects: findSelectionsOfObjects,
  requests: {
    source: requestKind.entries.source,
    find: (body, take, options) =>
      call(findRequests, { query: { take, sort: 'DateTimeCreated', direction: 'desc' }, body }, options),
    archive: requestActions.archive,
    matches: (id, query, options) => call(listMatchesOfProperty, { params: { id }, query }, options),
    selectionOf: requestKind.links.selection,
    NewRequest: lazyPart(() => import('./new-request-for-plots.tsx')),
  },
});
