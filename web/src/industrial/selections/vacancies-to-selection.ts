import { findRequests, listMatchesOfVacancy } from '@gektar/contract/industrial/requests/request-calls.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection-calls.ts';
import { call } from '#api/call.ts';
import { requestActions } from '#industrial/requests/request-data.ts';
import { requestKind } from '#industrial/requests/request-kind.ts';
import { toSelectionKindOf } from '#sharing/to-selection/to-selection-kind.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { vacancySelections } from './industrial-selections.ts';

/** How vacancies are added to selections, on every screen that shows them. */
export const vacanciesToSelection = toSelectionKindOf({
  selections: vacancySelections,
  added: 'Добавлена',
  takenOut: 'Убрана',
  ofObjects: industrialSelections.ofObjects,
  requests: {
    source: requestKind.entries.source,
    find: (body, take, options) =>
      call(findRequests, { query: { take, sort: 'DateTimeCreated', direction: 'desc' }, body }, options),
    archive: requestActions.archive,
    matches: (id, query, options) => call(listMatchesOfVacancy, { params: { id }, query }, options),
    selectionOf: requestKind.links.selection,
    NewRequest: lazyPart(() => import('./new-request-for-vacancies.tsx')),
  },
});
