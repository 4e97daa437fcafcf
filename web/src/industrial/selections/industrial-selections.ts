import { warningStatuses } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { isOffered } from '@gektar/contract/industrial/requests/fits-request.ts';
import type { SelectionItem } from '@gektar/contract/industrial/selections/selection.ts';
import { industrialLinks, industrialSelections } from '@gektar/contract/industrial/selections/selection-calls.ts';
import { industrialExports } from '@gektar/contract/industrial/selections/selection-export-calls.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { shownNumbers } from '@gektar/contract/sharing/shown-numbers.ts';
import { moscowTime } from '@gektar/format/date.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { call } from '#api/call.ts';
import { vacancyLink } from '#industrial/industrial-links.ts';
import { NO_ACCESS } from '#industrial/requests/no-access.ts';
import { editAccessQuery } from '#industrial/requests/request-data.ts';
import { vacancyName } from '#industrial/vacancies/vacancies-table.tsx';
import { undo } from '#operations/undo-operation.ts';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { linkCalls, type SelectionKind } from '#sharing/selection/selection-kind.ts';
import { industrialSelectionWords } from './industrial-selection-words.ts';

const calls = industrialSelections;

/** Selections of vacancies. */
export const vacancySelections: SelectionKind<VacancyRow, SelectionItem> = {
  domain: 'industrial',
  publicPath: '/industrial-public',
  words: industrialSelectionWords,
  links: linkCalls(industrialLinks),
  undo: (client, id, isQuiet = false) => undo(client, id, { forms: vacancies, isQuiet }),
  access: {
    query: editAccessQuery,
    me: async (client) => (await client.ensureQueryData(currentEmployeeQuery)).id,
    reason: NO_ACCESS,
  },
  rowOf: ({ entity }) => entity,
  nameOf: vacancyName,
  pageOf: vacancyLink,
  numbersOf: (items) => shownNumbers(items, ({ entity }) => ({ isEnabled: isOffered(entity) })),
  inactiveCount: (items) => items.filter(({ entity }) => warningStatuses.includes(entity.vacancyStatus)).length,
  itemOf: (entity, common) => ({
    ...common,
    entity,
    requestSelectionId: '',
    dateTimeCreated: moscowTime(),
  }),
  calls: {
    read: (requestId, options) => call(calls.ofRequest, { params: { requestId } }, options),
    add: (requestId, entityId, status, removedItemId, runId) =>
      call(calls.addItem, { body: { entityId, requestId, status, removedItemId, runId } }),
    addMany: (id, entityIds, runId) =>
      call(calls.addItems, { params: { id }, body: { items: entityIds.map((entityId) => ({ entityId })), runId } }),
    update: (body) => call(calls.updateItem, { body }),
    remove: (id) => call(calls.removeItem, { params: { id } }),
    order: (id, itemIds) => call(calls.order, { params: { id }, body: { itemIds } }),
    clear: (id) => call(calls.clear, { params: { id } }),
    restore: (id) => call(calls.restore, { params: { id } }),
    sheet: (id, audience) => call(industrialExports.sheet, { params: { id }, query: { audience } }),
    slides: (id, { query, options }) => call(industrialExports.slides, { params: { id }, query }, options),
    checkDeck: (id, file) =>
      call(industrialExports.checkUpdate, { params: { id }, form: { files: [file], fields: {} } }),
    updateDeck: (id, file, fields) =>
      call(industrialExports.update, { params: { id }, form: { files: [file], fields } }),
    pdf: (id, { query, options }) => call(industrialExports.pdf, { params: { id }, query }, options),
  },
};
