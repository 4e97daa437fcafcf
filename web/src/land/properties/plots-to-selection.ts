import { findRequests } from '@gektar/contract/land/requests/request-calls.ts';
import type { RequestSelection } from '@gektar/contract/land/selections/selection.ts';
import {
  addSelectionItems,
  deleteSelectionItem,
  getSelectionOfRequest,
  updateSelectionItem,
} from '@gektar/contract/land/selections/selection-calls.ts';
import { objects } from '@gektar/format/plural.ts';
import { call } from '#api/call.ts';
import type { SelectionOfObjects, ToSelectionKind } from '#sharing/to-selection/to-selection-kind.ts';

const ofPlots = ({ id, items }: RequestSelection): SelectionOfObjects => ({
  id,
  items: items.map((item) => ({ id: item.id, objectId: item.property.id, status: item.status })),
});

/** Adding plots to selections from wherever they are seen. */
export const plotsToSelection: ToSelectionKind = {
  domain: 'land',
  forms: objects,
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
  read: async (requestId) => ofPlots(await call(getSelectionOfRequest, { params: { requestId } })),
  addMany: async (id, ids) =>
    ofPlots(await call(addSelectionItems, { params: { id }, body: { items: ids.map((entityId) => ({ entityId })) } })),
  remove: (id) => call(deleteSelectionItem, { params: { id } }),
  hide: (id) => call(updateSelectionItem, { body: { id, status: false } }),
};
