import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { SelectionItem } from '@gektar/contract/land/selections/selection.ts';
import {
  addSelectionItem,
  addSelectionItems,
  clearSelection,
  deleteSelectionItem,
  getSelectionOfRequest,
  landLinks,
  orderSelectionItems,
  restoreSelection,
  updateSelectionItem,
} from '@gektar/contract/land/selections/selection-calls.ts';
import { landExports } from '@gektar/contract/land/selections/selection-export-calls.ts';
import { shownNumbers } from '@gektar/contract/sharing/shown-numbers.ts';
import { moscowTime } from '@gektar/format/date.ts';
import { objects } from '@gektar/format/plural.ts';
import { call } from '#api/call.ts';
import { propertyTable } from '#land/properties/property-list.ts';
import { undo } from '#operations/undo-operation.ts';
import { linkCalls, type SelectionKind } from '#sharing/selection/selection-kind.ts';
import { landSelectionWords } from './land-selection-words.ts';

/** Selections of plots. */
export const landSelections: SelectionKind<PropertyRow, SelectionItem> = {
  domain: 'land',
  publicPath: '/public',
  words: landSelectionWords,
  links: linkCalls(landLinks),
  undo: (client, id, isQuiet = false) => undo(client, id, { forms: objects, isQuiet }),
  rowOf: ({ property }) => property,
  pageOf: propertyTable.pageOf,
  nameOf: ({ cadastralNumbers }) => cadastralNumbers[0] ?? '',
  numbersOf: (items) => shownNumbers(items, ({ property }) => property),
  itemOf: (property, common) => ({
    ...common,
    property,
    requestSelectionId: '',
    dateTimeCreated: moscowTime(),
  }),
  calls: {
    read: (requestId, options) => call(getSelectionOfRequest, { params: { requestId } }, options),
    add: (requestId, entityId, status, removedItemId, runId) =>
      call(addSelectionItem, { body: { entityId, requestId, status, removedItemId, runId } }),
    addMany: (id, entityIds, runId) =>
      call(addSelectionItems, { params: { id }, body: { items: entityIds.map((entityId) => ({ entityId })), runId } }),
    update: (body) => call(updateSelectionItem, { body }),
    remove: (id) => call(deleteSelectionItem, { params: { id } }),
    order: (id, itemIds) => call(orderSelectionItems, { params: { id }, body: { itemIds } }),
    clear: (id) => call(clearSelection, { params: { id } }),
    restore: (id) => call(restoreSelection, { params: { id } }),
    sheet: (id, audience) => call(landExports.sheet, { params: { id }, query: { audience } }),
    slides: (id, { query, options }) => call(landExports.slides, { params: { id }, query }, options),
    checkDeck: (id, file) => call(landExports.checkUpdate, { params: { id }, form: { files: [file], fields: {} } }),
    updateDeck: (id, file, fields) => call(landExports.update, { params: { id }, form: { files: [file], fields } }),
    pdf: (id, { query, options }) => call(landExports.pdf, { params: { id }, query }, options),
  },
};
