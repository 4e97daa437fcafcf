import { findRequests } from '@gektar/contract/industrial/requests/request-calls.ts';
import type { RequestSelection } from '@gektar/contract/industrial/selections/selection.ts';
import { industrialSelections as calls } from '@gektar/contract/industrial/selections/selection-calls.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { call } from '#api/call.ts';
import type { SelectionOfObjects, ToSelectionKind } from '#sharing/to-selection/to-selection-kind.ts';

const ofVacancies = ({ id, items }: RequestSelection): SelectionOfObjects => ({
  id,
  items: items.map((item) => ({ id: item.id, objectId: item.entity.id, status: item.status })),
});

/** Adding vacancies to selections from wherever they are seen. */
export const vacanciesToSelection: ToSelectionKind = {
  domain: 'industrial',
  forms: vacancies,
  findRequests: ({ text, mine }, options) =>
    call(
      findRequests,
      {
        query: { take: 10, sort: 'DateTimeCreated', direction: 'desc' },
        body: {
          isEnabled: true,
          ...(text !== '' && { searchText: text }),
          ...(mine !== undefined && { responsibleEmployeeIds: [mine] }),
        },
      },
      options,
    ),
  read: async (requestId) => ofVacancies(await call(calls.ofRequest, { params: { requestId } })),
  addMany: async (id, ids) =>
    ofVacancies(await call(calls.addItems, { params: { id }, body: { items: ids.map((entityId) => ({ entityId })) } })),
  remove: (id) => call(calls.removeItem, { params: { id } }),
  hide: (id) => call(calls.updateItem, { body: { id, status: false } }),
};
